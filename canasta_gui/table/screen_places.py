"""Screen rectangles of the things on the table, for what opens beside them."""

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.table_scene import TableScene


class ScreenPlaces:
    """Rectangles of the table in the coordinates of the screen."""

    def __init__(self, viewport: QWidget, table_scene: TableScene) -> None:
        self._viewport = viewport
        self._table_scene = table_scene

    def of(self, rect: Rect) -> QRect:
        """Converts a rectangle of the table."""
        corner = self._viewport.mapToGlobal(QPoint(round(rect.x), round(rect.y)))
        return QRect(corner, QSize(round(rect.w), round(rect.h)))

    def plate(self, seat: int) -> QRect:
        """Returns the rectangle of a player's plate."""
        return self.of(self._table_scene.board.frame.place(seat).plate)

    def piles(self) -> QRect:
        """Returns the rectangle of stock and pile."""
        frame = self._table_scene.board.frame
        return self.of(hull([frame.stock, frame.pile]))
