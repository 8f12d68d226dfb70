"""Owns the process that serves phones, and starts it again when it dies; the first phone that is
invited starts it.
"""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pickle import PickleError
from typing import Final

from PySide6.QtCore import QObject, QThread, QTimer, Signal

from canasta_gui.controller import networks
from canasta_gui.controller.player_process import ProcessMain
from canasta_gui.diagnostics.errors import UNCAUGHT
from canasta_gui.phones.addresses import host_of
from canasta_gui.phones.process import run_phones
from canasta_gui.phones.wire import MOST_TOLD, Files, write
from canasta_gui.process_setup import Child, start_child

PORT: Final = 47474
"""The port that is tried first: on another one phones would not know their links any more."""
_LOOK_MS: Final = 3000
"""How often is looked whether the computer is still in the network."""
_RESTARTS: Final = 2
"""The number of times that the process is started again before nobody is served any more."""


class PhoneProcess(QObject):
    """Starts the process, tells it commands, and emits what it tells."""

    told = Signal(str, int, str)
    """Emitted with what happened (see `PhoneServer`), the seat, and a text of the page."""
    ended = Signal()
    """Emitted when the process is gone without having been stopped."""

    def __init__(self, parent: QObject | None = None, target: ProcessMain = run_phones) -> None:
        super().__init__(parent)
        self._target = target
        self._running: _Running | None = None
        self._leaving: list[_Running] = []
        """The processes that still say farewell to their phones."""

    @property
    def is_running(self) -> bool:
        """Returns whether the process was started and not stopped since."""
        return self._running is not None

    def tell(self, *command: object) -> None:
        """Tells the process a command, and starts it first if it does not run. What cannot be
        told is not lost: `ended` follows.
        """
        if self._running is None:
            self._start()
        if self._running is not None:
            self._running.tell(command)

    def stop(self) -> None:
        """Lets the process say farewell to its phones, and end."""
        running, self._running = self._running, None
        if running is not None:
            running.reader.told.disconnect(self._hear)
            running.reader.ended.disconnect(self._on_end)
            running.reader.ended.connect(self._sweep)
            self._leaving.append(running)
            running.tell(("stop",))

    def end(self) -> None:
        """Ends everything at once."""
        self.stop()
        for leaving in self._leaving:
            leaving.child.process.kill()
        self._sweep()

    def _start(self) -> None:
        try:
            child = start_child(self._target, "canasta-phones")
        except OSError:
            self.ended.emit()
            return
        self._running = _Running(child, _Reader(child.connection))
        self._running.reader.told.connect(self._hear)
        self._running.reader.ended.connect(self._on_end)
        self._running.reader.start()

    def _sweep(self) -> None:
        leaving, self._leaving = self._leaving, []
        for one in leaving:
            one.close()

    def _hear(self, message: bytes) -> None:
        kind, seat, text = json.loads(message)
        if kind == "failed":
            UNCAUGHT.error("in the phones' process: %s", text)
        else:
            self.told.emit(kind, seat, text)

    def _on_end(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.close()
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


@dataclass(frozen=True, slots=True)
class _Running:
    """A process, and who reads what it tells."""

    child: Child
    reader: _Reader

    def tell(self, command: tuple[object, ...]) -> None:
        """Sends a command; to a process that is gone nothing."""
        with suppress(OSError, PickleError):
            self.child.connection.send(command)

    def close(self) -> None:
        """Waits for the end of a process that is ending."""
        self.child.process.join()
        self.reader.wait()
        self.child.connection.close()
        self.child.process.close()


class PhoneHost(QObject):
    """Serves phones on one address of this computer. Nothing listens before `invite`."""

    told = Signal(str, int, str)
    """Emitted with what a phone did (see `PhoneServer`), its seat, and a text of the page."""
    changed = Signal()
    """Emitted when the address or the port has changed."""
    restarted = Signal()
    """Emitted when the process died, and was started again."""
    moved = Signal()
    """Emitted when the computer has come into another network: phones need its address."""
    failed = Signal()
    """Emitted when phones cannot be served any more."""

    def __init__(self, parent: QObject, make_files: Callable[[], Files]) -> None:
        super().__init__(parent)
        self._make_files = make_files
        self._process = PhoneProcess(self)
        self._process.told.connect(self._hear)
        self._process.ended.connect(self._restart)
        self._keys: dict[int, str] = {}
        self._paths = frozenset[str]()
        """The paths that phones may load."""
        self._restarts = 0
        self.wanted_port = PORT
        """The port that is tried first."""
        self.address = ""
        """The address on which phones are served."""
        self.port = 0
        """The port there; zero until the process listens."""
        self.is_refused = False
        """Whether the system does not let the program listen on the address."""
        self.is_lost = False
        """Whether the computer is in no network any more."""
        self._looking = QTimer(self, interval=_LOOK_MS)
        self._looking.timeout.connect(self.look)

    def link_with(self, key: str) -> str:
        """Returns the link that opens the hand with a key."""
        return f"http://{host_of(self.address, self.port)}/#{key}"

    def invite(self, seat: int, key: str, address: str) -> None:
        """Lets the phone with a key play a seat, and listens on the address."""
        self._keys[seat] = key
        if address != self.address or not self._process.is_running:
            self.listen_on(address)
        else:
            self._process.tell("invite", seat, key.encode())

    def invite_again(self, keys: Mapping[int, str], address: str) -> None:
        """Lets the phones with these keys play their seats, and listens on the address."""
        self._keys.update(keys)
        self.listen_on(address)

    def listen_on(self, address: str) -> None:
        """Serves phones in another network; those in the one before are lost."""
        self.address, self.port, self.is_refused = address, 0, False
        self._looking.start()
        # First the keys: a phone that comes back at once would be told that its key is unknown.
        # A process that cannot be started gives every key back meanwhile.
        for seat, key in tuple(self._keys.items()):
            self._process.tell("invite", seat, key.encode())
        if not self._keys:
            return
        files = self._make_files()
        self._paths = frozenset(files)
        self._process.tell("open", address, self.wanted_port, files)
        self.changed.emit()

    def look(self) -> None:
        """Follows the computer into another network. Where it comes back into the same one, phones
        find their way by themselves.
        """
        was_lost, self.is_lost = self.is_lost, False
        if networks.has_address(self.address):
            if was_lost:
                self.listen_on(self.address)
            return
        found = networks.networks()
        if found:
            self.listen_on(found[0].address)
            self.moved.emit()
            return
        self.is_lost = True
        if not was_lost:
            self.changed.emit()

    def forget(self, seat: int) -> None:
        """Takes a seat from its phone."""
        del self._keys[seat]
        self._process.tell("forget", seat)

    def offer(self, seat: int, number: str) -> None:
        """Lets a phone ask for a seat by a number that is typed; by an empty one none."""
        self._process.tell("offer", seat, number.encode())

    def admit(self, seat: int, *, is_right: bool) -> None:
        """Says whether the phone that asks for a seat by its number is the right one."""
        self._process.tell("admit" if is_right else "reject", seat)

    def refuse(self, seat: int) -> None:
        """Lets a phone go that said what no page of ours says."""
        self._process.tell("refuse", seat)

    def welcome(self, seat: int, done: int, wanted: Mapping[str, object]) -> None:
        """Tells a phone how its person wants it. Where the cards look otherwise now than when
        phones were first served, their faces are made first.
        """
        if wanted["faces"] not in self._paths:
            files = self._make_files()
            self._paths = frozenset(files)
            self._process.tell("replace_files", files)
        self.send(seat, "welcome", write("welcome", done=done, **wanted))

    def send(self, seat: int, kind: str, text: str) -> None:
        """Sends a message to a phone, in place of an unsent one of its kind."""
        self._process.tell("send", seat, kind, text)

    def stop_if_idle(self) -> None:
        """Stops listening when no phone is invited any more."""
        if not self._keys and self._process.is_running:
            self._process.stop()
            self._looking.stop()
            self.port, self.is_lost = 0, False

    def end(self) -> None:
        """Ends everything at once; phones go on looking for the table."""
        self._keys.clear()
        self._looking.stop()
        self._process.end()
        self.port = 0

    def _hear(self, kind: str, seat: int, text: str) -> None:
        if kind in ("open", "shut"):
            self.port, self.is_refused = seat, kind == "shut"
            self.changed.emit()
            return
        if kind in ("here", "replaced"):
            self._restarts = 0
        self.told.emit(kind, seat, text)

    def _restart(self) -> None:
        self._restarts += 1
        if self._restarts <= _RESTARTS and self._keys:
            self.restarted.emit()
            self.listen_on(self.address)
        else:
            self._looking.stop()
            self.port = 0
            self.failed.emit()
