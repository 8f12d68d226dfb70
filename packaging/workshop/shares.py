"""Measures how much of the table each thing takes: ``shares [FILE]`` writes a page of it.

Without a file the page is printed. What is covered is counted in pictures: a pixel is cloth if it
is as on the empty table. The rest are lengths of what stands on the table.
"""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.render import surfaces
from canasta_gui.table.render.basket.scene import BAND
from canasta_gui.table.render.card_body import SHEET
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.zones import ZoneKind
from engine import Match
from tests.kit.played_matches import dealt_match, first_match_where, is_rich, viewer_gone_out
from workshop.gallery import SIZES
from workshop.screenshot_program import ScreenshotProgram, screenshot_program

_SAME: Final = 8
"""How far a pixel of cloth may be from that of the empty table, of 255."""
_MOST: Final = 2.0
"""The largest part that is measured."""
_PLATE: Final = 1.3
"""The height of the plate with the result, in heights of the faces on it."""
_HEAD: Final = """# What the table is filled with

How much of a table each thing takes, in windows of five sizes: of the cloth, what no card, player,
word or tray covers; of lengths, the parts that each line says; of games, how many are in sight.
Made by `python packaging/workshop shares docs/measured/shares.md`. What moves in the moments (the
fan of a canasta, its points, the shade) is in `table/moments/great_moment.py`, and tested there.

"""

Measured = Callable[[TableWidget], float]
"""A function that returns a part, 1 for the whole."""


def main(arguments: Sequence[str]) -> int:
    """Writes the page into the named file, or prints it; returns the exit status."""
    parser = argparse.ArgumentParser(prog="shares", description=__doc__)
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE")
    file: Path | None = parser.parse_args(arguments).file
    page = _HEAD + _table(measured())
    if file is not None:
        file.write_text(page, encoding="utf-8")
    else:
        sys.stdout.write(page)
    return 0


def measured() -> Mapping[str, list[float]]:
    """Returns by line the parts in windows of each size."""
    found: dict[str, list[float]] = {}
    with screenshot_program(SIZES[0]) as room:
        for make, lines in _SCENES:
            room.show(make())
            for size in SIZES:
                for name, part in _in_size(room, size, lines).items():
                    found.setdefault(name, []).append(part)
        for size in SIZES:
            room.resize(size)
            for name, number in _games(room).items():
                found.setdefault(name, []).append(number)
    return found


def _in_size(
    room: ScreenshotProgram, size: QSize, lines: Mapping[str, Measured]
) -> dict[str, float]:
    room.resize(size)
    return {name: measure(room.window.table) for name, measure in lines.items()}


def _games(room: ScreenshotProgram) -> dict[str, float]:
    """Returns how many games the first page and the sheet of a new match show at once."""
    room.program.flow.greet()
    room.settle()
    boxes = list[QWidget](room.window.welcome.games.boxes)
    sheet = NewMatchDialog(room.program.flow.usual, (), room.window)
    sheet.open()
    room.settle()
    cards = list[QWidget](sheet.editions.cards.values())
    seen = {
        "games on the first page": float(sum(map(_is_in_sight, boxes))),
        "games in a new match": float(sum(map(_is_in_sight, cards))),
    }
    sheet.reject()
    return seen


def _is_in_sight(widget: QWidget) -> bool:
    return widget.isVisible() and widget.visibleRegion().boundingRect() == widget.rect()


def _table(found: Mapping[str, list[float]]) -> str:
    head = " | ".join(f"{size.width()} × {size.height()}" for size in SIZES)
    lines = [f"| | {head} |", "|---|" + "---:|" * len(SIZES)]
    for name, parts in found.items():
        lines.append(f"| {name} | " + " | ".join(map(_words, parts)) + " |")
    return "\n".join(lines) + "\n"


def _words(part: float) -> str:
    """Returns a part in percent; numbers above the largest part are counts."""
    return f"{part:.0f}" if part > _MOST else f"{part:.0%}"


def _cloth(table: TableWidget) -> float:
    """Returns the part of the table that is as on the empty one."""
    size = table.viewport().size()
    bare = surfaces.table(size, 1.0, table.options.table_style).toImage()
    apart = ImageChops.difference(_image(table.grab_picture()), _image(bare))
    farthest = ImageChops.lighter(ImageChops.lighter(*apart.split()[:2]), apart.split()[2])
    return sum(farthest.histogram()[: _SAME + 1]) / (size.width() * size.height())


def _image(picture: QImage) -> Image.Image:
    picture = picture.convertToFormat(QImage.Format.Format_RGBX8888)
    size = (picture.width(), picture.height())
    return Image.frombytes("RGBX", size, bytes(picture.constBits())).convert("RGB")


def _pile_to_hand(table: TableWidget) -> float:
    measure = table.table_scene.board.frame.measure
    return measure.pile / measure.card


def _hand(table: TableWidget) -> float:
    measure = table.table_scene.board.frame.measure
    return CARD_ASPECT * measure.card / table.viewport().height()


def _faces(table: TableWidget) -> float:
    places = table.table_scene.board.frame.seats.values()
    return min(place.face.h for place in places) / table.viewport().height()


def _score(table: TableWidget) -> float:
    return table.table_scene.board.frame.board.h / table.viewport().height()


def _melds(table: TableWidget, *, are_canastas: bool) -> float:
    """Returns the width of the largest own melds of a kind in the window."""
    board = table.table_scene.board
    own = [zone for zone in board.picture.zones if zone.kind is ZoneKind.MELD and not zone.owner]
    kind = [zone for zone in own if (zone in board.picture.canastas) is are_canastas]
    return max(board.arrangement.poses[zone][0].width for zone in kind)


def _trophy(table: TableWidget) -> float:
    return _melds(table, are_canastas=True) / _melds(table, are_canastas=False)


def _seal(table: TableWidget) -> float:
    scene = table.table_scene
    zone = next(zone for zone in scene.board.picture.canastas if not zone.owner)
    seal = scene.furniture.items.area(("seal", zone))
    assert seal is not None
    return seal.w / scene.board.arrangement.poses[zone][0].width


def _basket(_table: TableWidget) -> float:
    """Returns the height of a natural card's basket, of its own height."""
    return 1 - BAND / SHEET.height()


def _result_faces(table: TableWidget) -> float:
    area = table.table_scene.furniture.items.area("result")
    assert area is not None
    return area.h / _PLATE / table.viewport().height()


_SCENES: Final[tuple[tuple[Callable[[], Match], Mapping[str, Measured]], ...]] = (
    (
        lambda: dealt_match("shares"),
        {
            "cloth in sight after dealing": _cloth,
            "stock and pile, of a card in the hand": _pile_to_hand,
            "a card in the hand, of the height": _hand,
            "the basket, of a natural card": _basket,
            "the smallest face, of the height": _faces,
            "the score board, of the height": _score,
        },
    ),
    (
        lambda: first_match_where(is_rich, "picture"),
        {
            "cloth in sight late in a deal": _cloth,
            "stock and pile then": _pile_to_hand,
            "a canasta, of a card in a meld": _trophy,
            "its seal, of its width": _seal,
        },
    ),
    (viewer_gone_out, {"the faces at the end of a deal, of the height": _result_faces}),
)
