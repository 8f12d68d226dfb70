"""A drop-down list in the program's own look."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QComboBox
from typing_extensions import override

_ARROW = 18
"""How far the arrow lies from its end of the box, in pixels."""


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
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        across = _ARROW if is_mirrored else self.width() - _ARROW
        tip = QPointF(across, self.height() / 2 + 2.5)
        painter.drawPolyline([tip - QPointF(5, 5), tip, tip - QPointF(-5, 5)])
