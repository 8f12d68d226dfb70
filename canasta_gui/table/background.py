"""Paints the empty table as the background of the view."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from canasta_gui.table.render import surfaces
from canasta_gui.table.render.style import TableStyle


class Background:
    """Paints the table; while the window is resized it stretches the last picture."""

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._style: TableStyle | None = None
        self.is_stretched = False
        """Whether the picture that was drawn last was made for another size."""

    def draw(
        self,
        painter: QPainter,
        area: QRectF,
        size: QSize,
        style: TableStyle,
        *,
        ratio: float,
        is_hurried: bool,
    ) -> None:
        """Draw the part of a table of ``size`` that lies in ``area``, in logical pixels.

        Hurried, it takes the picture that there is; it has to be drawn again later.
        """
        if not is_hurried or style != self._style:
            self._picture, self._style = surfaces.table(size, ratio, style), style
        across = self._picture.width() / max(size.width(), 1)
        down = self._picture.height() / max(size.height(), 1)
        self.is_stretched = self._picture.deviceIndependentSize().toSize() != size
        source = QRectF(
            area.x() * across, area.y() * down, area.width() * across, area.height() * down
        )
        painter.drawPixmap(area, self._picture, source)
