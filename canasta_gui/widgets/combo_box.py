"""A drop-down list in the program's own look."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QComboBox
from typing_extensions import override


class ComboBox(QComboBox):
    """Draws its arrow itself, in the colour of its text: a style sheet could only load pictures."""

    def shorten(self, letters: int) -> None:
        """Be no wider than so many letters need, however long the entries are."""
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(letters)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Text), 1.8))
        tip = QPointF(self.width() - 18, self.height() / 2 + 2.5)
        painter.drawPolyline([tip - QPointF(5, 5), tip, tip - QPointF(-5, 5)])
