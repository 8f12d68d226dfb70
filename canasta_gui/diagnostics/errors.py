"""Describes an error by type and place, without its message: a message may name cards. Catches
errors that nothing else did: in slots, in threads, while objects are destroyed.
"""

import errno
import logging
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from traceback import StackSummary, walk_tb
from types import TracebackType
from typing import Final

_ROOT = Path(__file__).resolve().parents[2]
_MOST_FRAMES = 40
"""The largest number of innermost calls; an endless recursion has a thousand."""
_MOST_CAUSES = 8


def name_of(error: BaseException) -> str:
    """Returns the type of an error in one line; for a system error also its code, such as
    ENOSPC, and of a broken file of the program the file.
    """
    kind = type(error)
    is_python = kind.__module__ == "builtins"
    name = kind.__qualname__ if is_python else f"{kind.__module__}.{kind.__qualname__}"
    if isinstance(error, OSError) and error.errno is not None:
        name += f" {errno.errorcode.get(error.errno, error.errno)}"
    file = _broken_file(error)
    return f"{name} {_place(file)}" if file else name


def broken_file(error: BaseException) -> str:
    """Returns the file of the program whose lack led to an error; empty if there is none."""
    return next((file for it in _causes(error) if (file := _broken_file(it))), "")


def _broken_file(error: BaseException) -> str:
    # Not by its type, which is the engine's: the process that phones reach reports errors, too.
    file: str = getattr(error, "broken_file", "")
    return file


def chain_of(error: BaseException) -> str:
    """Returns the types of an error and of those that caused it, in one line."""
    return " from ".join(map(name_of, _causes(error)))


def trace_of(error: BaseException) -> str:
    """Returns the lines of code that led to an error and to its causes, the newest error first."""
    return "\nfrom ".join(map(_one, _causes(error)))


def _one(error: BaseException) -> str:
    frames = StackSummary.extract(
        walk_tb(error.__traceback__), limit=-_MOST_FRAMES, lookup_lines=False
    )
    places = [f"  {_place(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
    return "\n".join((name_of(error), *places))


def _causes(error: BaseException) -> Iterator[BaseException]:
    cause: BaseException | None = error
    for _ in range(_MOST_CAUSES):
        if cause is None:
            return
        yield cause
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)


def _place(file: str) -> str:
    """Returns a file's path from the program's root; outside the program only its name.

    The name alone keeps the user's folders out of the trace.
    """
    path = Path(file)
    if path.is_relative_to(_ROOT):
        path = path.relative_to(_ROOT)
    # In the built program every path begins at the root.
    return path.name if path.is_absolute() else path.as_posix()


UNCAUGHT = logging.getLogger("canasta_gui.uncaught")
"""The logger that receives uncaught errors."""
BROKEN: Final = "broken"
"""The attribute of its records that names a broken file of the program, or nothing."""

Report = Callable[[str, str], None]
"""Takes where an error happened, and the broken file of the program that led to it, or nothing."""


def log_uncaught(trace: str, broken: str = "") -> None:
    """Logs where an error happened that nothing caught, and the broken file that led to it."""
    UNCAUGHT.error("%s", trace, extra={BROKEN: broken})


class Watch:
    """Reports every uncaught error of this process, from any thread; repeated errors only once."""

    def __init__(self, report: Report = log_uncaught) -> None:
        self._report = report
        self._lock = threading.Lock()
        self._seen: set[str] = set()
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook

    def install(self) -> None:
        """Installs the hooks for uncaught errors."""
        sys.excepthook = self._on_error
        threading.excepthook = self._on_thread_error
        sys.unraisablehook = self._on_unraisable

    def remove(self) -> None:
        """Restores the hooks that were there before."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    def note(self, error: BaseException) -> None:
        """Reports an error, unless it was reported before: a timer may fail at every tick."""
        trace = trace_of(error)
        with self._lock:
            is_new = trace not in self._seen
            self._seen.add(trace)
        if is_new:
            self._report(trace, broken_file(error))

    def _on_error(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        else:
            self.note(error)

    def _on_thread_error(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and not isinstance(args.exc_value, SystemExit):
            self.note(args.exc_value)

    def _on_unraisable(self, args: "sys.UnraisableHookArgs") -> None:
        if args.exc_value is not None:
            self.note(args.exc_value)
