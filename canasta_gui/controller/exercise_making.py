"""Makes exercises in the background: from new deals, or from those the learner has played."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.player_tasks import Reply
from canasta_gui.controller.player_worker import Worker
from engine import Source

LIMIT_S = 60.0
"""Trying a position in many worlds takes longer than a player's turn."""
MOST = 10
"""So many are made at once."""
_APART = 6
"""Positions that are passed over after an exercise: the next ones would be too much like it."""


def patient_worker() -> Worker:
    """A process of its own, which may take its time."""
    return Worker(limit_s=LIMIT_S)


class ExerciseMaking(QObject):
    """Looks at one position after another until there are enough; can be stopped."""

    found = Signal(object)
    """An `Exercise`."""
    progressed = Signal()
    """The making has begun or ended, or another position was looked at."""

    def __init__(
        self, make_worker: Callable[[], Worker] = patient_worker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make_worker = make_worker
        self._worker: Worker | None = None
        self._sources: Iterator[Source] = iter(())
        self._source: Source | None = None
        self._at = 0
        self.made = 0
        """How many were found since the start."""
        self.looked = 0
        """How many positions were looked at since the start."""

    @property
    def is_on(self) -> bool:
        """Whether exercises are being made."""
        return self._worker is not None

    def start(self, sources: Iterable[Source]) -> None:
        """Look through the sources, one after the other."""
        self.stop()
        self.made = self.looked = 0
        self._sources = iter(sources)
        self._worker = self._make_worker()
        self._worker.looked.connect(self._on_reply)
        self.progressed.emit()
        self._next_source()

    def stop(self) -> None:
        """Make no more; what was found stays."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.stop()
            worker.deleteLater()
            self.progressed.emit()

    def _next_source(self) -> None:
        self._source, self._at = next(self._sources, None), 0
        self._look()

    def _look(self) -> None:
        if self._source is None or self.made >= MOST:
            self.stop()
        elif self._worker is not None:
            self._worker.look(self._source, self._at)

    def _on_reply(self, reply: Reply) -> None:
        if self._worker is None:
            return
        self.looked += 1
        look = reply.look
        if look is not None and look.exercise is not None:
            self.made += 1
            self._at += _APART
            self.found.emit(look.exercise)
        self._at += 1
        self.progressed.emit()
        # A file that cannot be read has nothing to find.
        if look is None or self._at >= look.total:
            self._next_source()
        else:
            self._look()
