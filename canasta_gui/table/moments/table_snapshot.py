"""A single picture of the table, shown while effects run above it and nothing on it moves.

With confetti all over a window each frame is drawn whole. Sixty cards and their shadows, blended
one after the other, would take most of the time; one opaque picture of them takes little.
"""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.render import surfaces


class TableSnapshot:
    """A picture that replaces everything on the table below a height, from `show` to `remove`.

    It is the background of the scene: nothing is drawn below it.
    """

    def __init__(self, at: MomentContext, height: float) -> None:
        self._scene, self._ratio = at.effects.scene, at.effects.ratio
        self._size = QSize(round(at.state.frame.width), round(at.state.frame.height))
        self._style = at.state.style
        self._height = height
        self._hidden: list[QGraphicsItem] = []
        self._veil: QGraphicsRectItem | None = None

    def show(self) -> None:
        """Takes the picture of the table as it is now and shows it."""
        self.remove()
        items = [it for it in self._scene.items() if it.topLevelItem() is it and it.isVisible()]
        above = [it for it in items if it.zValue() >= self._height]
        for item in above:
            item.hide()
        picture = self._drawn()
        for item in above:
            item.show()
        self._hidden = [it for it in items if it.zValue() < self._height]
        for item in self._hidden:
            item.hide()
        self._scene.setBackgroundBrush(QBrush(picture))

    def keep_dark(self, shade: float) -> None:
        """Darkens the picture itself by a part from now on, so that no shade has to be blended."""
        self._lift_veil()
        picture = self._scene.backgroundBrush().texture()
        painter = QPainter(picture)
        painter.fillRect(QRectF(QPointF(0, 0), self._size), _black(shade))
        painter.end()
        self._scene.setBackgroundBrush(QBrush(picture))

    def darken(self, shade: float) -> None:
        """Covers the picture with a shade that may change from frame to frame."""
        if self._veil is None:
            self._veil = QGraphicsRectItem(QRectF(QPointF(0, 0), self._size))
            self._veil.setPen(Qt.PenStyle.NoPen)
            self._veil.setZValue(self._height)
            self._scene.addItem(self._veil)
        self._veil.setBrush(_black(shade))

    def remove(self) -> None:
        """Removes the picture and shows the table itself again."""
        self._lift_veil()
        self._scene.setBackgroundBrush(QBrush())
        for item in self._hidden:
            if item.scene() is self._scene:
                item.show()
        self._hidden = []

    def _lift_veil(self) -> None:
        if self._veil is not None:
            self._scene.removeItem(self._veil)
            self._veil = None

    def _drawn(self) -> QPixmap:
        image = QImage(self._size * self._ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(self._ratio)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, surfaces.table(self._size, self._ratio, self._style))
        whole = QRectF(QPointF(0, 0), self._size)
        self._scene.render(painter, whole, whole)
        painter.end()
        return QPixmap.fromImage(image)


def _black(shade: float) -> QColor:
    return QColor(0, 0, 0, round(255 * shade))
