"""The main loop of the players' process."""

import os
import signal
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Lock

from canasta_gui.controller.player_messages import AnyQuestion, Message, ProcessFailure, Ready
from canasta_gui.controller.player_tasks import answer, get_ready
from canasta_gui.diagnostics.uncaught import Watch


def think(connection: Connection) -> None:
    """Reports that the process is ready, then answers questions until the connection closes."""
    # Ctrl+C in the terminal is left to the window, which closes the connection.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    voice = _Voice(connection)
    watch = Watch(voice.report)
    watch.install()
    try:
        get_ready()
        _serve(connection, voice)
    except Exception as error:  # noqa: BLE001 - Python would print the message, which may tell of cards
        watch.note(error)
        sys.exit(1)


class _Voice:
    """Sends one message at a time, from any thread."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._lock = Lock()

    def say(self, message: Message) -> None:
        """Sends a message. Raises `OSError` if the window's process is gone."""
        with self._lock:
            self._connection.send(message)

    def report(self, trace: str) -> None:
        """Sends the trace of an uncaught error."""
        with suppress(OSError):
            self.say(ProcessFailure(trace))


def _serve(connection: Connection, voice: _Voice) -> None:
    with suppress(EOFError, OSError):
        voice.say(Ready())
        while True:
            question: AnyQuestion = connection.recv()
            # Readable data means a newer question: nobody waits for this answer any more.
            voice.say(answer(question, connection.poll))
