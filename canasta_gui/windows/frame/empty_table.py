"""The table before a match is loaded: the cloth without cards."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.table.render.style import TableStyle
from canasta_gui.table.render.surfaces import bare_table, table


class EmptyTable(QWidget):
    """A widget that paints the cloth of a table style."""

    is_bare = False
    """Whether the cloth has no ornament."""

    def __init__(self) -> None:
        super().__init__()
        self._table = TableStyle()

    def show_empty_table(self, table: TableStyle) -> None:
        """Sets the table style."""
        self._table = table
        self.update()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        draw = bare_table if self.is_bare else table
        QPainter(self).drawPixmap(0, 0, draw(self.size(), self.devicePixelRatio(), self._table))
