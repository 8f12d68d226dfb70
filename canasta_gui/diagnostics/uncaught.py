"""Catches errors that nothing else did: in slots, in threads, while objects are destroyed."""

import logging
import sys
import threading
from collections.abc import Callable
from types import TracebackType

from canasta_gui.diagnostics.trace import trace_of

UNCAUGHT = logging.getLogger("canasta_gui.uncaught")
"""The logger that receives uncaught errors."""

Report = Callable[[str], None]


def _log_trace(trace: str) -> None:
    """Logs where an error happened."""
    UNCAUGHT.error("%s", trace)


class Watch:
    """Reports every uncaught error of this process, from any thread; repeated errors only once."""

    def __init__(self, report: Report = _log_trace) -> None:
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
            self._report(trace)

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
