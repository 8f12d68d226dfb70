"""Owns the process that serves phones; it is started when the first phone is invited."""

import json
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pickle import PickleError

from PySide6.QtCore import QObject, QThread, Signal

from canasta_gui.child_process import end_with_parent
from canasta_gui.controller.player_process import ProcessMain
from canasta_gui.diagnostics.uncaught import UNCAUGHT
from canasta_gui.phones.wire import MOST_TOLD


def run_phones(connection: Connection) -> None:
    """Serves phones in this process until the connection closes."""
    end_with_parent()
    # Imported in the process: the window needs no server.
    from canasta_gui.phones.process import serve_phones

    serve_phones(connection)


class PhoneProcess(QObject):
    """Starts the process, tells it commands, and emits what it tells."""

    told = Signal(str, int, str)
    """Emitted with what happened (see `PhoneServer`), the seat, and a text of the page."""
    ended = Signal()
    """Emitted when the process is gone without having been stopped."""

    def __init__(self, parent: QObject | None = None, target: ProcessMain = run_phones) -> None:
        super().__init__(parent)
        self._target = target
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._reader: _Reader | None = None

    @property
    def is_running(self) -> bool:
        """Returns whether the process was started and not stopped since."""
        return self._process is not None

    def tell(self, *command: object) -> None:
        """Tells the process a command, and starts it first if it does not run. What cannot be
        told is not lost: `ended` follows.
        """
        if self._pipe is None:
            self._start()
        if self._pipe is None:
            return
        try:
            self._pipe.send(command)
        except (OSError, PickleError):
            return

    def stop(self) -> None:
        """Ends the process, and with it every connection."""
        if self._process is None or self._reader is None or self._pipe is None:
            return
        self._reader.told.disconnect(self._hear)
        self._reader.ended.disconnect(self._on_end)
        self._process.kill()
        self._forget()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(
            target=self._target, args=(there,), name="canasta-phones", daemon=True
        )
        try:
            process.start()
        except (OSError, RuntimeError, ValueError):
            here.close()
            self.ended.emit()
            return
        finally:
            there.close()
        self._process, self._pipe = process, here
        self._reader = _Reader(here)
        self._reader.told.connect(self._hear)
        self._reader.ended.connect(self._on_end)
        self._reader.start()

    def _forget(self) -> None:
        process, pipe, reader = self._process, self._pipe, self._reader
        self._process = self._pipe = self._reader = None
        if process is not None and pipe is not None and reader is not None:
            process.join()
            reader.wait()
            pipe.close()
            process.close()

    def _hear(self, message: bytes) -> None:
        kind, seat, text = json.loads(message)
        if kind == "failed":
            UNCAUGHT.error("in the phones' process: %s", text)
        else:
            self.told.emit(kind, seat, text)

    def _on_end(self) -> None:
        self._forget()
        self.ended.emit()


class _Reader(QThread):
    """Waits for what the process tells; pipes cannot be watched by the event loop everywhere."""

    told = Signal(bytes)
    ended = Signal()

    def __init__(self, pipe: Connection) -> None:
        super().__init__()
        self._pipe = pipe

    def run(self) -> None:
        """Passes on messages until the process closes its end."""
        while True:
            try:
                message = self._pipe.recv_bytes(MOST_TOLD)
            except (EOFError, OSError):
                break
            self.told.emit(message)
        self.ended.emit()
