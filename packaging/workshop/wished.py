"""What a tool shall draw, by its arguments: ``DIR [NAME[@WIDTHxHEIGHT] ...] [--beside OLD]``.

A part of a name means all that have it. ``--beside`` names a folder of older pictures, of a build
before a change, say: into ``DIR/beside`` goes a sheet for each name, old and new in every size.
"""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from workshop.gallery import Tile, composed
from workshop.screenshot_program import save

_WIDTH: Final = 960
"""The width of a picture on a sheet of old and new ones."""


@dataclass(frozen=True, slots=True)
class Wished:
    """The pictures that a tool shall draw."""

    folder: Path
    sizes: Mapping[str, tuple[QSize, ...]]
    """By name: the sizes in which it is drawn."""
    older: Path | None
    suffix: str

    def save(self, name: str, size: QSize, picture: QImage) -> None:
        """Writes a picture and prints its path."""
        path = self.folder / self._file(name, size)
        save(picture, path)
        print(path)

    def save_pairs(self) -> None:
        """Writes the sheets of old and new pictures, where older ones are wished beside."""
        for name, sizes in self.sizes.items() if self.older else ():
            if tiles := [tile for size in sizes for tile in self._pair(name, size)]:
                path = self.folder / "beside" / f"{name}{self.suffix}"
                save(composed(tiles, 2, _WIDTH), path)
                print(path)

    def _pair(self, name: str, size: QSize) -> Sequence[Tile]:
        """Returns the old and the new picture; nothing where there is no older one."""
        folders = {"before": self.older or self.folder, "now": self.folder}
        file, across = self._file(name, size), f"{size.width()} × {size.height()}"
        tiles = [(f"{across}, {when}", QImage(str(it / file))) for when, it in folders.items()]
        return () if tiles[0][1].isNull() else tiles

    def _file(self, name: str, size: QSize) -> str:
        return f"{name}-{size.width()}x{size.height()}{self.suffix}"


def wished(
    tool: str,
    arguments: Sequence[str],
    names: Iterable[str],
    sizes: Sequence[QSize],
    suffix: str = ".png",
) -> Wished:
    """Returns what a tool's arguments ask for, of these names and usually in these sizes."""
    parser = argparse.ArgumentParser(prog=tool)
    parser.add_argument("folder", metavar="DIR", type=Path)
    parser.add_argument("shots", metavar="NAME[@WIDTHxHEIGHT]", nargs="*", default=[""])
    parser.add_argument("--beside", metavar="OLD", type=Path)
    given = parser.parse_intermixed_args(arguments)
    known, found = tuple(names), dict[str, tuple[QSize, ...]]()
    for shot in given.shots:
        part, _, size = shot.partition("@")
        chosen = (QSize(*map(int, size.split("x"))),) if size else tuple(sizes)
        meant = [part] if part in known else [it for it in known if part in it]
        if not meant:
            parser.error(f"{part} is none of {', '.join(known)}")
        for name in meant:
            found[name] = (*found.get(name, ()), *chosen)
    return Wished(given.folder, found, given.beside, suffix)
