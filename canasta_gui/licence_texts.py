"""Reads the licences of everything that the program contains."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from canasta_gui.resource_path import resource_path


@dataclass(frozen=True, slots=True)
class LicenceText:
    """A work, its version (empty if unknown), its licence, and the full text of its notices."""

    name: str
    version: str
    licence: str
    text: str


def licence_texts() -> tuple[LicenceText, ...]:
    """Returns every work that is shipped, the program itself first.

    Raises `OSError` when the program was installed without its licences.
    """
    folder = resource_path("assets", "licences")
    index = (folder / "index.toml").read_text(encoding="utf-8")
    works = [
        LicenceText(entry["name"], entry["version"], entry["licence"], _text(entry["texts"]))
        for entry in tomllib.loads(index)["notice"]
    ]
    return (*works, *_of_system(folder / "system"))


def _of_system(folder: Path) -> Iterator[LicenceText]:
    """Yields the system libraries that a built program for Linux contains."""
    for path in sorted(folder.glob("*.txt")):
        yield LicenceText(path.stem, "", "", path.read_text(encoding="utf-8", errors="replace"))


def _text(places: list[str]) -> str:
    texts = (resource_path("assets", place).read_text(encoding="utf-8") for place in places)
    return "\n\n\n".join(text.strip("\n") for text in texts)
