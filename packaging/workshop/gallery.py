"""Draws every look on a few composed pictures: decks, backs, tables, players, sizes, paper."""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import cycle
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDate, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from canasta_gui.printing.page_items import draw_page
from canasta_gui.printing.pages import lay_out
from canasta_gui.printing.sheet_contents import score_paper
from canasta_gui.settings.own_decks import own_decks
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.render.style import BACKS, FELTS, DeckStyle, TableStyle
from canasta_gui.table.table_options import TableOptions
from canasta_gui.theme.tokens import LIGHT
from canasta_gui.viewmodel.deal_summary import summaries
from canasta_gui.windows.startup.start import make_app
from canasta_gui.words.setting_labels import words_of
from tests.kit.played_matches import dealt_match, play_deal
from tests.kit.scenes import SCENES, shoot
from workshop.faces import face_sheet, some_faces, strip_sheet
from workshop.screenshot_program import save

Tile = tuple[str, QImage]
"""A picture and its caption."""

_TABLE: Final = QSize(1024, 700)
SIZES: Final = (
    QSize(1024, 700), QSize(1366, 768), QSize(1600, 1000), QSize(1920, 1080), QSize(3840, 2160),
)  # fmt: skip
_UPRIGHT: Final = QSize(900, 1200)
_DECK_WORDS: Final = {name: f"{deck.title} cards" for name, deck in own_decks().items()}
_SWITCHES: Final = {
    "plain": (False, False, False),
    "four colours": (True, False, False),
    "large index": (False, True, False),
    "high contrast": (False, False, True),
}
_FINE: Final = ("As", "Kh", "Qd", "Jc", "Th", "3h", "3s", "2c", "Jk", "Ca")
_GAP, _CAPTION = 16, 34
_A4: Final = QSizeF(2100, 2970)


def main(arguments: Sequence[str]) -> int:
    """Writes every picture; returns the exit status."""
    parser = argparse.ArgumentParser(prog="gallery", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    folder: Path = parser.parse_args(arguments).folder
    app = make_app()
    app.setFont(QFont(load_fonts(), 10))
    for name, picture in PICTURES.items():
        save(picture(), folder / f"{name}.webp")
    return 0


def composed(tiles: Sequence[Tile], columns: int, width: int) -> QImage:
    """Returns pictures of one width in rows, each with its caption, on the ground of a window."""
    scaled = [
        (text, it.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation))
        for text, it in tiles
    ]
    rows = [scaled[at : at + columns] for at in range(0, len(scaled), columns)]
    heights = [max(it.height() for _, it in row) + _CAPTION + _GAP for row in rows]
    across = min(columns, len(tiles)) * (width + _GAP) + _GAP
    sheet = QImage(across, sum(heights) + _GAP, QImage.Format.Format_RGB32)
    sheet.fill(QColor(LIGHT.window))
    painter = QPainter(sheet)
    painter.setPen(QColor(LIGHT.text))
    font = QFont(load_fonts())
    font.setPixelSize(18)
    painter.setFont(font)
    for number, row in enumerate(rows):
        top = _GAP + sum(heights[:number])
        for column, (text, picture) in enumerate(row):
            left = _GAP + column * (width + _GAP)
            painter.drawImage(left, top, picture)
            room = QRectF(left, top + picture.height(), width, _CAPTION)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return sheet


def _decks() -> QImage:
    tiles = [(_DECK_WORDS[deck], face_sheet(DeckStyle(deck), 154)) for deck in own_decks()]
    return composed(tiles, 1, tiles[0][1].width())


def _switched(*names: str) -> Iterator[tuple[str, DeckStyle]]:
    """Yields every deck with one switch after the other, and their names."""
    for name in names:
        for deck in own_decks():
            yield f"{_DECK_WORDS[deck]}, {name}", DeckStyle(deck, *_SWITCHES[name])


def _small() -> QImage:
    """Returns every card 60 pixels high, where the index is large by itself."""
    styles = _switched("plain", "four colours", "high contrast")
    tiles = [(name, face_sheet(style, 60)) for name, style in styles]
    return composed(tiles, len(own_decks()), tiles[0][1].width())


def _large() -> QImage:
    """Returns cards 400 pixels high."""
    tiles = [
        (_DECK_WORDS[deck], some_faces(DeckStyle(deck), 400, _FINE, 5)) for deck in own_decks()
    ]
    return composed(tiles, 1, tiles[0][1].width())


def _variants() -> QImage:
    """Returns the switches of all decks, in the narrowest strips that can be read."""
    tiles = [
        (name, strip_sheet(style, TableStyle(high_contrast=style.high_contrast), 100))
        for name, style in _switched(*_SWITCHES)
    ]
    return composed(tiles, len(own_decks()), 640)


def _backs() -> QImage:
    pictures = [
        (words_of("back")[back], CardPainter(DeckStyle(back=back)).back(260, 1)) for back in BACKS
    ]
    tiles: list[Tile] = []
    for name, back in pictures:
        ground = QImage(back.size(), QImage.Format.Format_RGB32)
        ground.fill(QColor(LIGHT.window))
        painter = QPainter(ground)
        painter.drawPixmap(0, 0, back)
        painter.end()
        tiles.append((name, ground))
    return composed(tiles, len(tiles), tiles[0][1].width())


def _table(scene: str, deck: DeckStyle | None = None, felt: TableStyle | None = None) -> QImage:
    options = TableOptions(deck_style=deck or DeckStyle(), table_style=felt or TableStyle())
    return shoot(SCENES[scene](), _TABLE, options)


def _tables() -> QImage:
    felts, backs = words_of("felt"), words_of("back")
    looks = zip(FELTS, BACKS, cycle(own_decks()), strict=False)
    tiles = [
        (f"{felts[felt]}, {backs[back].lower()}, {_DECK_WORDS[deck].lower()}",
         _table("frozen", DeckStyle(deck, back=back), TableStyle(felt)))
        for felt, back, deck in looks
    ]  # fmt: skip
    for deck in own_decks():
        style = DeckStyle(deck, high_contrast=True)
        picture = _table("frozen", style, TableStyle(high_contrast=True))
        tiles.append((f"High contrast, {_DECK_WORDS[deck].lower()}", picture))
    return composed(tiles, 2, 760)


def _seats() -> QImage:
    scenes = {
        "two": "Two players",
        "three": "Three players",
        "play": "Four players",
        "five-resting": "Five players, one sits out",
        "six": "Six players, two sides",
        "teams": "Six players, three sides",
    }
    return composed([(text, _table(scene)) for scene, text in scenes.items()], 2, 760)


def _games() -> QImage:
    scenes = {
        "start": "Before the first card",
        "opening": "Laying the first melds",
        "crowded": "Many melds and a long hand",
        "samba": "Samba",
        "feet": "Hand & Foot",
        "curtain": "Between two people at one machine",
    }
    return composed([(text, _table(scene)) for scene, text in scenes.items()], 2, 760)


def _sizes() -> QImage:
    """Returns windows of every size, the upright one last, and large text."""
    tiles = [_sized(size) for size in SIZES]
    tiles += [_sized(_TABLE, scale) for scale in (1.25, 1.5)]
    return composed([*tiles, _sized(_UPRIGHT)], 4, 480)


def _sized(size: QSize, text: float = 1) -> Tile:
    caption = f"{size.width()} \N{MULTIPLICATION SIGN} {size.height()}"
    picture = shoot(SCENES["frozen"](), size, TableOptions(text_scale=text))
    return (caption if text == 1 else f"{caption}, text {text:.0%}"), picture


def _paper() -> QImage:
    """Returns the score sheet of a whole match, as it is printed."""
    match = dealt_match("paper")
    while True:
        list(play_deal(match))
        if match.is_over:
            break
        match.next_deal()
    page = lay_out(score_paper(summaries(match), QDate(2026, 11, 21)), _A4)[0]
    sheet = QImage((_A4 / 2).toSize(), QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.white)
    painter = QPainter(sheet)
    painter.scale(0.5, 0.5)
    draw_page(painter, page)
    painter.end()
    return composed([("The score sheet on A4", sheet)], 1, 760)


PICTURES: Final[Mapping[str, Callable[[], QImage]]] = {
    "decks": _decks,
    "small": _small,
    "large": _large,
    "variants": _variants,
    "backs": _backs,
    "tables": _tables,
    "seats": _seats,
    "games": _games,
    "sizes": _sizes,
    "score-sheet": _paper,
}
"""The functions that draw the pictures, by name of the file."""
