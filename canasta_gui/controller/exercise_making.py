"""Makes exercises in the background: from new deals, or from those the learner has played."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.player_messages import Reply
from canasta_gui.controller.player_worker import Worker
from engine import Source

MOST_MADE = 10
"""The number of exercises that are made at once."""
_APART = 6
"""The number of positions skipped after an exercise, because they would be too much like it."""


class ExerciseMaking(QObject):
    """Examines one position after another until there are enough exercises; can be stopped."""

    found = Signal(object)
    """Emitted with each `Exercise` that was found."""
    progressed = Signal()
    """Emitted when the making has begun or ended, and after each position."""

    def __init__(
        self, make_worker: Callable[[], Worker] = Worker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make_worker = make_worker
        self._worker: Worker | None = None
        self._sources: Iterator[Source] = iter(())
        self._source: Source | None = None
        self._at = 0
        self.made = 0
        """The number of exercises found since the start."""
        self.looked = 0
        """The number of positions examined since the start."""

    @property
    def is_on(self) -> bool:
        """Returns whether exercises are being made."""
        return self._worker is not None

    def start(self, sources: Iterable[Source]) -> None:
        """Examines the positions of the sources, one source after the other."""
        self.stop()
        self.made = self.looked = 0
        self._sources = iter(sources)
        self._worker = self._make_worker()
        self._worker.looked.connect(self._on_reply)
        self.progressed.emit()
        self._next_source()

    def stop(self) -> None:
        """Stops making exercises; those that were found stay."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.stop()
            worker.deleteLater()
            self.progressed.emit()

    def _next_source(self) -> None:
        self._source, self._at = next(self._sources, None), 0
        self._look()

    def _look(self) -> None:
        if self._source is None or self.made >= MOST_MADE:
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
        # A file that cannot be read yields no exercises.
        if look is None or self._at >= look.total:
            self._next_source()
        else:
            self._look()
