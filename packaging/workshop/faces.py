"""Draws every card in every variant, to be looked at: ``faces DIR``."""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.render.card_painter import (
    FACE_TEXTS,
    SHADOW_MARGIN,
    CardPainter,
)
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.render.style import BACKS, FELTS, DeckStyle, TableStyle
from canasta_gui.table.render.surfaces import cloth
from canasta_gui.windows.startup.start import make_app
from tests.kit.deck_styles import variants

_COLUMNS = 13
_HEIGHTS = (60, 154, 400)
_HAND = ["Jk", "2h", "As", "Kd", "Kc", "Qh", "Js", "Td", "9c", "8s", "7h", "4d", "3s"]
_MELD = ["Kh", "Ks", "Kd", "Kc", "2c", "Jk", "Ks"]
_FAN_STRIP = 0.28
_MELD_STRIP = 0.22


def face_sheet(style: DeckStyle, height: int) -> QImage:
    """Returns all faces and backs at a height in pixels."""
    width = height / CARD_ASPECT
    backs = [CardPainter(replace(style, back=back)).back(width, 1) for back in BACKS]
    return _arranged([*_faces(style, width, FACE_TEXTS), *backs], _COLUMNS)


def some_faces(style: DeckStyle, height: int, texts: Sequence[str], columns: int) -> QImage:
    """Returns some faces at a height in pixels."""
    return _arranged(_faces(style, height / CARD_ASPECT, texts), columns)


def _faces(style: DeckStyle, width: float, texts: Sequence[str]) -> list[QPixmap]:
    painter = CardPainter(style)
    return [painter.face(text, width, 1) for text in texts]


def _arranged(pictures: Sequence[QPixmap], columns: int) -> QImage:
    step = pictures[0].size()
    rows = -(-len(pictures) // columns)
    sheet = QImage(QSize(step.width() * columns, step.height() * rows), QImage.Format.Format_RGB32)
    sheet.fill(QColor(table_palette(TableStyle()).felt))
    painter = QPainter(sheet)
    for number, picture in enumerate(pictures):
        row, column = divmod(number, columns)
        painter.drawPixmap(QPoint(column * step.width(), row * step.height()), picture)
    painter.end()
    return sheet


def strip_sheet(style: DeckStyle, table: TableStyle, width: int) -> QImage:
    """Returns a fan and a meld in which only the narrowest strips of the cards are visible."""
    deck = CardPainter(style)
    height = width * CARD_ASPECT
    across = round(width * (_FAN_STRIP * len(_HAND) + 3.2))
    sheet = QImage(across, round(height * 2.7), QImage.Format.Format_RGB32)
    painter = QPainter(sheet)
    painter.drawPixmap(0, 0, cloth(sheet.size(), 1, table))
    margin = SHADOW_MARGIN * width
    for number, text in enumerate(_HAND):
        left = 0.3 * width + number * _FAN_STRIP * width
        place = QPointF(left - margin, 0.3 * width - margin)
        painter.drawPixmap(place, deck.face(text, width, 1))
    for number, text in enumerate(_MELD):
        top = 0.3 * width + number * _MELD_STRIP * height
        place = QPointF(across - 1.3 * width - margin, top - margin)
        painter.drawPixmap(place, deck.face(text, width, 1))
    painter.end()
    return sheet


def write_sheets(folder: Path) -> None:
    """Writes all sheets as PNG files into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, style in variants():
        for height in _HEIGHTS:
            face_sheet(style, height).save(str(folder / f"faces-{name}-{height}.png"))
        for number, felt_name in enumerate(FELTS):
            table = TableStyle(felt_name, high_contrast=style.high_contrast)
            strips = strip_sheet(style, table, 60 + 30 * number)
            strips.save(str(folder / f"strips-{name}-{felt_name}.png"))


def main(arguments: Sequence[str]) -> int:
    """Writes the sheets into the folder that is named."""
    parser = argparse.ArgumentParser(prog="faces", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    folder: Path = parser.parse_args(arguments).folder
    make_app()
    write_sheets(folder)
    return 0
