"""The time line of a recorded deal: every moment, with signs for the remarkable ones."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolTip
from typing_extensions import override

from canasta_gui.windows.playback.stops import (
    SIDE,
    Jump,
    MomentMark,
    Stops,
    draw_finding,
    draw_sign,
)

_MARGIN: Final = 18.0
_GROOVE: Final = 5.0
_HANDLE: Final = 8.0
_HEIGHT: Final = 58
_LANE: Final = 19.0
"""The distance in pixels of the signs from the groove."""
_NEAR: Final = 9.0
"""The distance in pixels within which a click means a sign."""


_KEYS: Final = {
    Qt.Key.Key_Left: Jump.BACK,
    Qt.Key.Key_Down: Jump.BACK,
    Qt.Key.Key_Right: Jump.ON,
    Qt.Key.Key_Up: Jump.ON,
    Qt.Key.Key_Home: Jump.FIRST,
    Qt.Key.Key_End: Jump.LAST,
    Qt.Key.Key_PageUp: Jump.TURN_BACK,
    Qt.Key.Key_PageDown: Jump.TURN_ON,
}
_WITH_CONTROL: Final = {Qt.Key.Key_Left: Jump.SIGN_BACK, Qt.Key.Key_Right: Jump.SIGN_ON}
_MIRRORED: Final = {Qt.Key.Key_Left: Qt.Key.Key_Right, Qt.Key.Key_Right: Qt.Key.Key_Left}


class TimeLine(QSlider):
    """A slider over the moments of a deal; it asks for a moment, and shows it when told so."""

    wanted = Signal(int)
    """Emitted with the number of the moment that the player wants to see."""
    play_asked = Signal()
    """Emitted when the player presses the space bar."""
    left = Signal()
    """Emitted when the player presses Escape."""

    def __init__(self, text_of: Callable[[int], str]) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._text_of = text_of
        self._stops = Stops((MomentMark(),), (0,))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(_HEIGHT)
        self.setMouseTracking(True)
        self.setTracking(False)
        # A screen reader may set the value as well.
        self.valueChanged.connect(self.wanted)

    def show_stops(self, stops: Stops) -> None:
        """Shows the moments of a deal."""
        self._stops = stops
        with QSignalBlocker(self):
            self.setRange(0, stops.last)
        self.update()

    def show_at(self, at: int) -> None:
        """Shows at which moment the table is."""
        with QSignalBlocker(self):
            self.setValue(at)
        self.setAccessibleDescription(self._text_of(at))
        self.update()

    def go(self, move: Jump) -> None:
        """Asks for the moment to which a move leads."""
        goal = self._stops.goal(move, self.value())
        if goal != self.value():
            self.wanted.emit(goal)

    # --- keys and mouse

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            key = _MIRRORED.get(key, key)
        has_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        move = (_WITH_CONTROL if has_control else _KEYS).get(key)
        if move is not None:
            self.go(move)
        elif key == Qt.Key.Key_Space and not has_control:
            self.play_asked.emit()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._want(self._at(event.position()))

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._want(round(self._exact(event.position().x())))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        self.go(Jump.BACK if event.angleDelta().y() > 0 else Jump.ON)
        event.accept()

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            text = self._text_of(self._at(QPointF(event.pos())))
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def _want(self, at: int) -> None:
        if at != self.value():
            self.wanted.emit(at)

    def _at(self, point: QPointF) -> int:
        """Returns the moment under a point; near a sign the moment of the sign."""
        exact = self._exact(point.x())
        nearest = min(max(round(exact), 0), self.maximum())
        is_below = point.y() > self._middle + _GROOVE
        if abs(point.y() - self._middle) < _GROOVE:
            return nearest
        signs = [
            at
            for at, mark in enumerate(self._stops.marks)
            if (mark.is_finding if is_below else mark.sign is not None)
            and abs(self._x(at) - point.x()) <= _NEAR
        ]
        return min(signs, key=lambda at: abs(at - exact), default=nearest)

    # --- places

    @property
    def _middle(self) -> float:
        """The height of the groove."""
        return self.height() / 2 + 2

    def _x(self, at: float) -> float:
        room = self.width() - 2 * _MARGIN
        share = at / max(1, self.maximum())
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        return _MARGIN + room * share

    def _exact(self, x: float) -> float:
        share = (x - _MARGIN) / max(1.0, self.width() - 2 * _MARGIN)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        return min(max(share, 0.0), 1.0) * self.maximum()

    # --- painting

    @override
    def sizeHint(self) -> QSize:
        return QSize(480, _HEIGHT)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(240, _HEIGHT)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_groove(painter)
        for at, mark in enumerate(self._stops.marks):
            if mark.has_reason and not mark.is_finding:
                self._draw_dot(painter, at)
        self._draw_signs(painter)
        for at, mark in enumerate(self._stops.marks):
            if mark.is_finding:
                middle = QPointF(self._x(at), self._middle + _LANE - 2)
                paper = self._ink(QPalette.ColorRole.Window)
                draw_finding(painter, middle, self._ink(QPalette.ColorRole.Text), paper)
        self._draw_handle(painter)

    def _draw_groove(self, painter: QPainter) -> None:
        """Draws the line, filled up to the present moment, and a notch at each turn."""
        painter.setPen(Qt.PenStyle.NoPen)
        left, right = sorted((self._x(0), self._x(self.maximum())))
        whole = QRectF(left, self._middle - _GROOVE / 2, right - left, _GROOVE)
        painter.setBrush(self._ink(QPalette.ColorRole.Dark))
        painter.drawRoundedRect(whole, _GROOVE / 2, _GROOVE / 2)
        start, now = sorted((self._x(0), self._x(self.value())))
        painter.setBrush(self._ink(QPalette.ColorRole.Highlight))
        done = QRectF(start, whole.top(), now - start, _GROOVE)
        painter.drawRoundedRect(done, _GROOVE / 2, _GROOVE / 2)
        painter.setPen(QPen(self._ink(QPalette.ColorRole.Window), 1))
        for at in range(self.maximum()):
            if self._stops.ends_turn(at):
                x = (self._x(at) + self._x(at + 1)) / 2
                painter.drawLine(QPointF(x, whole.top()), QPointF(x, whole.bottom()))

    def _draw_dot(self, painter: QPainter, at: int) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._ink(QPalette.ColorRole.PlaceholderText))
        painter.drawEllipse(QPointF(self._x(at), self._middle + 9), 1.3, 1.3)

    def _draw_signs(self, painter: QPainter) -> None:
        """Draws the signs, the important ones first; where one has no room, a short stroke."""
        own, others = QPalette.ColorRole.Highlight, QPalette.ColorRole.PlaceholderText
        paper, drawn = self._ink(QPalette.ColorRole.Window), list[float]()
        for at, mark in sorted(enumerate(self._stops.marks), key=lambda one: one[1].rank):
            if mark.sign is None:
                return
            ink, x = self._ink(own if mark.is_own else others), self._x(at)
            if all(abs(x - other) >= SIDE + 3 for other in drawn):
                drawn.append(x)
                middle = QPointF(x, self._middle - _LANE)
                draw_sign(painter, mark.sign, middle, ink, paper)
            else:
                painter.setPen(QPen(ink, 2))
                foot = self._middle - _GROOVE - 1
                painter.drawLine(QPointF(x, foot - 3), QPointF(x, foot))

    def _draw_handle(self, painter: QPainter) -> None:
        edge = QPalette.ColorRole.Text if self.hasFocus() else QPalette.ColorRole.Highlight
        painter.setPen(QPen(self._ink(edge), 2.5))
        painter.setBrush(self._ink(QPalette.ColorRole.Base))
        painter.drawEllipse(QPointF(self._x(self.value()), self._middle), _HANDLE, _HANDLE)

    def _ink(self, role: QPalette.ColorRole) -> QColor:
        return self.palette().color(role)
