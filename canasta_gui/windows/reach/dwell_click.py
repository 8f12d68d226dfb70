"""Clicks where the pointer rests, for people who can move it but press no button."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from canasta_gui.settings.model import Settings
from canasta_gui.windows.reach.reach_ring import ReachRing

_TICK = 50
"""The milliseconds between two looks at the ring."""
_STILL = 9
"""The distance in pixels that a hand at rest may move the pointer."""


class DwellClick(QObject):
    """Counts how long the pointer rests over the program, and clicks once; a ring fills."""

    clicked = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.ring = ReachRing(window)
        self._wanted = 0
        """The milliseconds of a rest that clicks."""
        self._rested = 0
        self._place: QPoint | None = None
        """Where the pointer rests; ``None`` after a click, until it moves."""
        self._last = QPoint()
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(lambda: self.pass_time(_TICK))

    def apply(self, settings: Settings) -> None:
        """Follows the settings."""
        was_on, self._wanted = self._wanted > 0, 0
        if settings.dwell_click:
            self._wanted = round(1000 * settings.dwell_seconds)
        app = QApplication.instance()
        if was_on == (self._wanted > 0) or app is None:
            return
        if self._wanted:
            app.installEventFilter(self)
        else:
            self.close()

    def close(self) -> None:
        """Ends clicking."""
        self._stop()
        if (app := QApplication.instance()) is not None:
            app.removeEventFilter(self)

    def pass_time(self, milliseconds: int) -> None:
        """Counts a time in which the pointer rested; clicks once it was long enough."""
        if self._place is None:
            return
        self._rested += milliseconds
        if self._rested < self._wanted:
            self.ring.count_down(self._place, self._rested / self._wanted)
            return
        place = self._place
        self._stop()
        self.clicked.emit()
        _click(place)

    def _stop(self) -> None:
        self._place = None
        self._timer.stop()
        self.ring.clear()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begins a rest where the pointer stops; a press of a button, or leaving, ends it."""
        if isinstance(event, QMouseEvent) and event.spontaneous():
            if event.type() is QEvent.Type.MouseMove:
                self._follow(event)
            else:
                self._last = event.globalPosition().toPoint()
                self._stop()
        elif watched.isWindowType() and event.type() is QEvent.Type.Leave:
            self._stop()
        return False

    def _follow(self, event: QMouseEvent) -> None:
        point = event.globalPosition().toPoint()
        if event.buttons() != Qt.MouseButton.NoButton:
            # A drag that rests is no wish to click.
            self._last = point
            self._stop()
            return
        if (point - self._last).manhattanLength() <= _STILL:
            return
        self._last = point
        self._place, self._rested = point, 0
        self._timer.start()
        self.ring.clear()


def _click(place: QPoint) -> None:
    """Presses and releases the left button over what lies at a point of the screen; beside an
    open menu or list, closes that, and below a modal window does nothing, as a real button.
    """
    widget = QApplication.widgetAt(place)
    if (popup := QApplication.activePopupWidget()) is not None:
        if not _is_in(widget, popup):
            popup.close()
            return
    elif (modal := QApplication.activeModalWidget()) is not None and not _is_in(widget, modal):
        return
    if widget is None:
        return
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    inside = QPointF(widget.mapFromGlobal(place))
    for kind, held in (
        (QEvent.Type.MouseButtonPress, left),
        (QEvent.Type.MouseButtonRelease, none),
    ):
        event = QMouseEvent(
            kind, inside, QPointF(place), left, held, Qt.KeyboardModifier.NoModifier
        )
        QApplication.postEvent(widget, event)


def _is_in(widget: QWidget | None, outer: QWidget) -> bool:
    return widget is outer or (widget is not None and outer.isAncestorOf(widget))
