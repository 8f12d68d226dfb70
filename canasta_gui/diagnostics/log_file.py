"""Writes the log: files of bounded size, without the messages of errors."""

import faulthandler
import logging
import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from typing_extensions import override

from canasta_gui.diagnostics.errors import trace_of
from canasta_gui.file_thread import OWN_FILES

_LOG_NAME = "canasta.log"
_MOST_BYTES = 500_000
"""The size at which a file is full."""
_KEPT = 3
"""The number of older files that are kept beside the current one."""


class _Lines(logging.Formatter):
    """Formats lines with time, level, logger and text; of an error only where it happened."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    @override
    def format(self, record: logging.LogRecord) -> str:
        record.message = record.getMessage()
        record.asctime = self.formatTime(record)
        lines = self.formatMessage(record)
        error = record.exc_info[1] if record.exc_info else None
        return lines if error is None else f"{lines}\n{trace_of(error)}"


class _LogFile(logging.FileHandler):
    """Writes where it can, into a new file once this one is full, by the thread of the files, and
    ignores errors of the disk.

    The handler of the library that does so loads sockets and pickles before the first frame.
    """

    @override
    def emit(self, record: logging.LogRecord) -> None:
        lines = self.format(record)
        try:
            OWN_FILES.submit(lambda: self._write(lines))
        except RuntimeError:
            # Python ends, and its threads have ended already.
            self._write(lines)

    @override
    def flush(self) -> None:
        """Waits until everything is written."""
        with suppress(RuntimeError):
            OWN_FILES.submit(lambda: None).result()

    def _write(self, lines: str) -> None:
        with suppress(OSError):
            if self.stream is not None and os.fstat(self.stream.fileno()).st_size >= _MOST_BYTES:
                self.stream.close()
                self._begin_anew()
            if self.stream is not None:
                self.stream.write(lines + self.terminator)
                self.stream.flush()

    def _begin_anew(self) -> None:
        names = [f"{self.baseFilename}.{number}" for number in range(_KEPT, 0, -1)]
        try:
            for older, newer in zip(names, [*names[1:], self.baseFilename], strict=True):
                if Path(newer).exists():
                    Path(newer).replace(older)
        finally:
            self.stream = self._open()

    def begin(self) -> None:
        """Opens the file. Raises `OSError`."""
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        self.stream = self._open()

    @override
    def _open(self) -> TextIOWrapper:
        stream = super()._open()
        # If the process crashes in compiled code, the lines of Python code are written here, too.
        faulthandler.enable(stream)
        return stream


def open_log(folder: Path) -> Path | None:
    """Opens a log file in a folder, and sends warnings to the terminal as before.

    Returns the path of the file; ``None`` if the system refuses.
    """
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    lines = _Lines()
    stderr: TextIO | None = sys.stderr
    # A program with windows only has no terminal on some systems.
    if stderr is not None:
        terminal = logging.StreamHandler(stderr)
        terminal.setLevel(logging.WARNING)
        terminal.setFormatter(lines)
        root.addHandler(terminal)
    path = folder / _LOG_NAME
    log = _LogFile(path, encoding="utf-8", delay=True)
    try:
        OWN_FILES.have_done(log.begin)
    except OSError:
        return None
    log.setFormatter(lines)
    root.addHandler(log)
    return path
