"""How a card in the hand leans into its way: the faster it is moved, the more."""

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from canasta_gui.table.motion.timing import TICK

_MOST = 9.0
"""Degrees that it leans at the most."""
_LEANS = 9.0
"""Degrees for a way as long as the card is wide, if it takes no time."""
_STAYS = 0.84
"""The part of its lean that it keeps from one picture to the next."""
_UPRIGHT = 0.1


class Sway(QObject):
    """Leans with what it is pushed by, and comes upright when it is not; then nothing runs."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.angle = 0.0
        """Degrees clockwise."""
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.advance)

    @property
    def is_running(self) -> bool:
        """Whether it still comes upright."""
        return self._timer.isActive()

    def push(self, across: float) -> None:
        """The card is moved to the right, by its width; to the left if negative."""
        self.angle = max(-_MOST, min(self.angle + _LEANS * across, _MOST))
        if not self._timer.isActive():
            self._timer.start()

    def advance(self) -> None:
        """One picture later."""
        self.angle *= _STAYS
        if abs(self.angle) < _UPRIGHT:
            self.stop()
        self.changed.emit()

    def stop(self) -> None:
        """Be upright at once."""
        self.angle = 0.0
        self._timer.stop()
