"""The backs of the cards: a woven basket."""

from PySide6.QtGui import QPainter

from canasta_gui.table.render.frame import outline
from canasta_gui.table.render.palette import BackPalette
from canasta_gui.table.render.pen import fill


def draw_back(painter: QPainter, *, palette: BackPalette) -> None:
    """The back on the sheet."""
    fill(painter, outline(), palette.border)
    fill(painter, outline(5), palette.ground)
