"""Writes files on a thread of its own, so that no disk stops the window."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # Imported with the first file that is written, to start fast.
    from concurrent.futures import Future, ThreadPoolExecutor

_log = logging.getLogger(__name__)

PATIENCE_S: Final = 2.0
"""How long the window waits for the disk, in seconds: one that wakes up, or lies on a network,
may take much longer.
"""


class PatientWriter:
    """Does one task after another, and waits for each only so long."""

    def __init__(self) -> None:
        self._hands: ThreadPoolExecutor | None = None
        self._last: Future[None] | None = None

    @property
    def is_late(self) -> bool:
        """Returns whether the disk has not answered yet."""
        return self._last is not None and not self._last.done()

    def have_done(self, task: Callable[[], None]) -> "Future[None]":
        """Has a task done, the last one before the program ends; returns it once it is done, or
        late. Raises what the task raises in time.
        """
        was_late = self.is_late
        self._last = done = self._begun().submit(task)
        if not was_late:
            from concurrent.futures import wait

            # A disk may itself say that its time is over, which is a refusal and no delay.
            wait((done,), PATIENCE_S)
            if done.done():
                done.result()
            else:
                _log.warning("the disk does not answer")
        return done

    def _begun(self) -> "ThreadPoolExecutor":
        if self._hands is None:
            from concurrent.futures import ThreadPoolExecutor

            self._hands = ThreadPoolExecutor(1, "files")
        return self._hands


WRITER: Final = PatientWriter()
"""Writes what is changed while the window is open."""
