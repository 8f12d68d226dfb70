"""A button with a player's face."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton
from typing_extensions import override

from canasta_gui.table.render.portrait import portrait
from canasta_gui.viewmodel.player_faces import FACES, Mood

_AIR = 4
"""The margin around the face in pixels, for the rings of choice and focus."""
_RING = 2.5


class FaceButton(QAbstractButton):
    """A face with an optional text below it; the chosen one has a heavy ring."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.face = FACES[0]
        self._size = size
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_face(self, face: str) -> None:
        """Shows another face."""
        self.face = face
        self.update()

    def set_size(self, size: int) -> None:
        """Shows the face in another size in pixels."""
        self._size = size
        self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        side, metrics = self._size + 2 * _AIR, self.fontMetrics()
        if not self.text():
            return QSize(side, side)
        wide = min(metrics.horizontalAdvance(self.text()), 2 * self._size) + 2 * _AIR
        return QSize(max(side, wide), side + metrics.height())

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = QPalette.ColorRole
        box = QRectF((self.width() - self._size) / 2, _AIR, self._size, self._size)
        ring = self.palette().color(role.Highlight if self.underMouse() else role.Mid)
        picture = portrait(self.face, Mood.CALM, self._size, self.devicePixelRatioF(), ring.name())
        painter.drawPixmap(box.topLeft(), picture)
        if self.isChecked():
            self._draw_ring(painter, box, self.palette().color(role.Highlight))
        if self.hasFocus():
            edge = _RING + 0.5
            self._draw_ring(
                painter, box.adjusted(-edge, -edge, edge, edge), self.palette().color(role.Text)
            )
        painter.setPen(self.palette().color(role.WindowText))
        below = QRectF(0, box.bottom() + _AIR, self.width(), self.height())
        where = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        elide = Qt.TextElideMode.ElideRight
        painter.drawText(
            below, where, self.fontMetrics().elidedText(self.text(), elide, self.width())
        )

    def _draw_ring(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, _RING))
        half = _RING / 2
        painter.drawEllipse(box.adjusted(half, half, -half, -half))
