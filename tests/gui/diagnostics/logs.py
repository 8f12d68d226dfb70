"""Opens a log during a test."""

import faulthandler
import logging
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

from canasta_gui.diagnostics.log_file import open_log


@contextmanager
def opened(folder: Path) -> Generator[Path | None]:
    """Writes the log into a folder while the context lasts."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        yield open_log(folder)
    finally:
        for handler in set(root.handlers) - set(handlers):
            root.removeHandler(handler)
            with suppress(OSError):
                handler.close()
        root.setLevel(level)
        faulthandler.enable(sys.__stderr__ or sys.stderr)
