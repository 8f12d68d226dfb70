"""Reads and writes files on threads of their own, so that no disk stops the window."""

import logging
from collections.abc import Callable
from functools import wraps
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Any, ClassVar, Final, ParamSpec, TypeVar

if TYPE_CHECKING:
    # Imported with the first file, to start fast.
    from concurrent.futures import Future, ThreadPoolExecutor

T = TypeVar("T")
P = ParamSpec("P")

_log = logging.getLogger(__name__)

PATIENCE_S: Final = 0.3
"""How long the window stands still for a disk, in seconds: one that wakes up, or lies on a network,
may take much longer.
"""


def stand_still(_done: "Future[Any]") -> None:
    """Waits for a late answer where there is no window."""


class FileThread:
    """Does one task after another, in the order in which they were given."""

    await_late: ClassVar[Callable[["Future[Any]"], None]] = staticmethod(stand_still)
    """Returns once a late task is done; a window answers meanwhile."""

    def __init__(self) -> None:
        self._pool: ThreadPoolExecutor | None = None
        self._late: Future[Any] | None = None
        """What was last waited for in vain."""

    @property
    def is_late(self) -> bool:
        """Returns whether the disk has not answered yet."""
        return self._late is not None and not self._late.done()

    def ask(self, task: Callable[[], T]) -> T:
        """Returns what a task returns, and raises what it raises, however long it takes.

        Another thread than the window's does it at once.
        """
        if current_thread() is not main_thread():
            return task()
        done = self.submit(task)
        self._be_patient(done)
        if not done.done():
            FileThread.await_late(done)
        return done.result()

    def have_done(
        self, task: Callable[[], T], refuse: Callable[[OSError], object] | None = None
    ) -> "Future[T]":
        """Has a task done, the last one before the program ends; returns it once it is done, or
        late. Raises what the task raises in time; ``refuse`` takes what it raises later, on the
        thread.
        """
        was_late = self.is_late
        done = self.submit(task)
        if not was_late:
            self._be_patient(done)
        if done.done():
            done.result()
        elif refuse is not None:
            done.add_done_callback(lambda it: _tell(it.exception(), refuse))
        return done

    def submit(self, task: Callable[[], T]) -> "Future[T]":
        """Has a task done, and waits for nothing."""
        if self._pool is None:
            from concurrent.futures import ThreadPoolExecutor

            self._pool = ThreadPoolExecutor(1, "files")
        return self._pool.submit(task)

    def does(self, work: Callable[P, T]) -> Callable[P, T]:
        """Lets a function of the window's thread be done by this one, as `ask` says."""

        @wraps(work)
        def asked(*args: P.args, **kwargs: P.kwargs) -> T:
            return self.ask(lambda: work(*args, **kwargs))

        return asked

    def _be_patient(self, done: "Future[Any]") -> None:
        from concurrent.futures import wait

        # A disk may itself say that its time is over, which is a refusal and no delay.
        wait((done,), PATIENCE_S)
        if not done.done():
            self._late = done
            _log.warning("the disk does not answer")


def _tell(error: BaseException | None, refuse: Callable[[OSError], object]) -> None:
    if isinstance(error, OSError):
        refuse(error)


OWN_FILES: Final = FileThread()
"""Reads and writes what the program keeps."""
CHOSEN_FILES: Final = FileThread()
"""Reads and writes files that the player names, which may lie on another disk."""
