"""Computes the tilt of a carried card, which grows with the speed of its motion."""

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from canasta_gui.table.motion.timing import TICK

_MOST_TILT = 9.0
"""The largest tilt, in degrees."""
_LEANS = 9.0
"""Degrees of tilt for an instant move of one card width."""
_STAYS = 0.84
"""The part of the tilt that is kept from one frame to the next."""
_UPRIGHT = 0.1


class Sway(QObject):
    """The tilt of carried cards: moves increase it, and it decays to 0; then no timer runs."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.angle = 0.0
        """The tilt, in degrees clockwise."""
        self._timer = QTimer(self, interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.advance)

    @property
    def is_running(self) -> bool:
        """Returns whether the tilt is still decaying."""
        return self._timer.isActive()

    def push(self, across: float) -> None:
        """Adds the tilt for a move to the right, in card widths; negative to the left."""
        self.angle = max(-_MOST_TILT, min(self.angle + _LEANS * across, _MOST_TILT))
        if not self._timer.isActive():
            self._timer.start()

    def advance(self) -> None:
        """Advances by one frame."""
        self.angle *= _STAYS
        if abs(self.angle) < _UPRIGHT:
            self.stop()
        self.changed.emit()

    def stop(self) -> None:
        """Sets the tilt to 0 at once."""
        self.angle = 0.0
        self._timer.stop()
