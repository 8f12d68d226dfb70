"""The faces of the ordinary deck."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from canasta_gui.table.render.fonts import fitted_word
from canasta_gui.table.render.frame import draw_paper
from canasta_gui.table.render.palette import DeckPalette
from canasta_gui.table.render.pen import fill
from canasta_gui.table.render.shapes import placed

_WORDS = {"T": "10"}
_POINTS = {"J": 10, "Q": 10, "K": 10, "A": 20, "2": 20, "T": 10, "8": 10, "9": 10}


def points_of(text: str) -> int:
    """The value that is printed on a card."""
    special = {"Jk": 50, "Ca": -100, "3h": 100, "3d": 100}
    return special.get(text) or _POINTS.get(text[0], 5)


def draw_face(painter: QPainter, *, text: str, palette: DeckPalette, is_large: bool) -> None:
    """One face on the sheet."""
    draw_paper(painter, palette)
    rank, suit = text
    ink = palette.suit(suit).ink if suit in "shdc" else palette.joker
    size = 24 if is_large else 20
    for _ in range(2):
        word = _WORDS.get(rank, "\u2605" if rank == "J" and suit == "k" else rank)
        fill(painter, fitted_word(word, QRectF(4, 6, 22, size)), ink)
        if suit in "shdc":
            fill(painter, placed(suit, 15, size + 17, size * 0.85), ink)
        fill(painter, fitted_word(str(points_of(text)), QRectF(4, size + 31, 22, 10)), ink)
        painter.translate(100, 140)
        painter.rotate(180)
    if suit in "shdc":
        fill(painter, placed(suit, 50, 70, 40), ink)
