"""A picture of the whole table that is shown in its place while confetti falls."""

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.render import surfaces

_WORDLESS = frozenset({"edges", "face", "frost", "pile shade", "place", "seal", "tray"})
"""The furniture that stays on the dark table; all other has words, which confetti would cover."""


def _has_words(key: Hashable) -> bool:
    return (key[0] if isinstance(key, tuple) else key) not in _WORDLESS


class TableSnapshot:
    """A picture that replaces everything on the table below a height, until `remove`.

    It is the background of the scene: nothing is drawn below it. With confetti all over a window
    each frame is drawn whole. Sixty cards and their shadows, blended one after the other, would
    take most of the time; one opaque picture of them takes little.
    """

    def __init__(
        self, at: MomentContext, height: float, light: Callable[[QPainter], None] | None
    ) -> None:
        self._light = light
        """Draws light on the dark table."""
        self._scene, self._ratio = at.effects.scene, at.effects.ratio
        self._size = QSize(round(at.state.frame.width), round(at.state.frame.height))
        self._style = at.state.style
        self._height = height
        self._words = at.items.chosen(_has_words)
        self._picture: QPixmap | None = None
        self._laid = 0
        """The height down to which the picture has its cloth."""
        self._is_shown = False
        self._dark = self._rows(0, 0)
        """The rows of the picture that are dark and wordless."""
        self._hidden: list[QGraphicsItem] = []
        self._veil: QGraphicsRectItem | None = None

    def lay_cloth(self, part: float) -> None:
        """Draws the empty table from the top down to a part of its height."""
        end = self._height_of(part)
        if self._picture is None:
            self._picture = QPixmap(self._size * self._ratio)
            self._picture.setDevicePixelRatio(self._ratio)
        if end > self._laid:
            self._draw(self._rows(self._laid, end), has_cards=False)
            self._laid = end

    def show(self) -> None:
        """Takes the picture of the table as it is now and shows it."""
        if self._is_shown:
            return
        self.lay_cloth(1.0)
        items = [it for it in self._scene.items() if it.topLevelItem() is it and it.isVisible()]
        self._hidden = [it for it in items if it.zValue() < self._height]
        self._draw(self._rows(0, self._size.height()), has_cloth=False)
        self._is_shown = True
        self._publish()

    def make_dark(self, part: float, shade: float) -> None:
        """Draws the picture with a shade and without words from the top down to a part of its
        height, so that no shade has to be blended there; the rest is covered with it.
        """
        self.show()
        begin, end = round(self._dark.bottom()), self._height_of(part)
        if end > begin:
            rows = self._rows(begin, end)
            self._draw(rows, has_words=False)
            self._paint(lambda painter: self._draw_shade(painter, rows, shade))
            self._dark = self._rows(0, end)
            self._publish()
        self.darken(shade)

    def _draw_shade(self, painter: QPainter, rows: QRectF, shade: float) -> None:
        painter.fillRect(rows, _black(shade))
        if self._light is not None:
            painter.setClipRect(rows)
            self._light(painter)

    def make_bright(self, part: float, shade: float) -> None:
        """Draws the picture as it was from the top down to a part of its height, and covers that
        with a shade.
        """
        self.show()
        begin, end = round(self._dark.top()), self._height_of(part)
        if end > begin:
            self._draw(self._rows(begin, end))
            self._dark = self._rows(end, self._size.height())
            self._publish()
        self.darken(shade)

    def _height_of(self, part: float) -> int:
        return min(math.ceil(part * self._size.height()), self._size.height())

    @property
    def _bright(self) -> QRectF:
        """Returns the rows without a shade of their own: below the dark ones, or above them."""
        top, end = round(self._dark.top()), round(self._dark.bottom())
        return self._rows(0, top) if top else self._rows(end, self._size.height())

    def darken(self, shade: float) -> None:
        """Covers what is bright of the picture with a shade that may change from frame to frame."""
        if self._bright.isEmpty():
            self._lift_veil()
            return
        if self._veil is None:
            self._veil = QGraphicsRectItem()
            self._veil.setPen(Qt.PenStyle.NoPen)
            self._veil.setZValue(self._height)
            self._scene.addItem(self._veil)
        self._veil.setRect(self._bright)
        self._veil.setBrush(_black(shade))

    def remove(self) -> None:
        """Removes the picture and shows the table itself again."""
        self._lift_veil()
        if self._is_shown:
            # Setting a brush draws the whole window, even where there was none.
            self._scene.setBackgroundBrush(QBrush())
        self._picture, self._is_shown, self._laid = None, False, 0
        self._dark = self._rows(0, 0)
        for item in self._hidden:
            if item.scene() is self._scene:
                item.show()
        self._hidden = []

    def _lift_veil(self) -> None:
        if self._veil is not None:
            self._scene.removeItem(self._veil)
            self._veil = None

    def _rows(self, top: int, end: int) -> QRectF:
        return QRectF(0, top, self._size.width(), end - top)

    def _draw(
        self,
        rows: QRectF,
        *,
        has_cloth: bool = True,
        has_cards: bool = True,
        has_words: bool = True,
    ) -> None:
        """Draws rows of the picture, without what is above it on the table."""

        def draw(painter: QPainter) -> None:
            painter.setClipRect(rows)
            if has_cloth:
                painter.drawPixmap(0, 0, surfaces.table(self._size, self._ratio, self._style))
            if has_cards:
                self._scene.render(painter, rows, rows)

        items = self._scene.items() if has_cards else []
        above = [it for it in items if it.zValue() >= self._height and it.isVisible()]
        for item in above:
            item.hide()
        for item in self._hidden:
            item.setVisible(has_words or item not in self._words)
        self._paint(draw)
        for item in self._hidden:
            item.hide()
        for item in above:
            item.show()

    def _paint(self, paint: Callable[[QPainter], object]) -> None:
        """Paints on the picture, which would be copied while it is the background as well."""
        assert self._picture is not None
        if self._is_shown:
            self._scene.setBackgroundBrush(QBrush())
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint(painter)
        painter.end()

    def _publish(self) -> None:
        assert self._picture is not None
        self._scene.setBackgroundBrush(QBrush(self._picture))


def _black(shade: float) -> QColor:
    return QColor(0, 0, 0, round(255 * shade))
