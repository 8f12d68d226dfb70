"""A drop-down list in the program's own look."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QComboBox
from typing_extensions import override

_ARROW = 18
"""How far the arrow lies from its end of the box, in pixels."""


class ComboBox(QComboBox):
    """A drop-down list that draws its arrow in the colour of its text, as a style sheet cannot."""

    _shows_whole = False

    def shorten(self, letters: int, *, shows_whole: bool = False) -> None:
        """Limits the least width to a number of letters, regardless of the entries.

        The usual width is limited too, unless the entries are to be whole where there is room.
        """
        self._shows_whole = shows_whole
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(letters)

    @override
    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        if not self._shows_whole:
            return hint
        metrics = self.fontMetrics()
        texts = (self.itemText(at) for at in range(self.count()))
        widest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
        least = self.minimumContentsLength() * metrics.horizontalAdvance("X")
        return QSize(hint.width() + max(0, widest - least), hint.height())

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
