"""A drop-down list in the program's own look."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QComboBox
from typing_extensions import override


class ComboBox(QComboBox):
    """A drop-down list that draws its arrow in the colour of its text, as a style sheet cannot."""

    def shorten(self, letters: int) -> None:
        """Limits the least width to a number of letters, regardless of the entries."""
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
