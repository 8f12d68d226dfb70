"""Paints the empty table as the background of the view."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPixmap

from canasta_gui.table.render import surfaces
from canasta_gui.table.render.style import TableStyle


class Background:
    """Paints the table; stretches the last picture while the window is being resized."""

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._baked: tuple[QSize, float, TableStyle] | None = None
        """The size, pixel ratio and style for which the picture was made."""
        self.is_stretched = False
        """Whether the picture that was drawn last was made for another size."""

    def draw(
        self, painter: QPainter, size: QSize, style: TableStyle, *, ratio: float, is_hurried: bool
    ) -> None:
        """Draws a table of a size in logical pixels, as far as the painter's clip reaches.

        With ``is_hurried`` it stretches the existing picture, and has to be called again later.
        """
        wanted = (size, ratio, style)
        can_wait = is_hurried and self._baked is not None and self._baked[2] == style
        if wanted != self._baked and not can_wait:
            self._picture = QPixmap()  # Two pictures would take twice the memory.
            self._picture, self._baked = surfaces.table(*wanted), wanted
        self.is_stretched = self._baked != wanted
        if self.is_stretched:
            painter.drawPixmap(QRect(0, 0, size.width(), size.height()), self._picture)
        else:
            painter.drawPixmap(0, 0, self._picture)
