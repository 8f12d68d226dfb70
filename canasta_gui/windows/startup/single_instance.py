"""Ensures a single instance of the program: a second start passes its file to the first
and exits.
"""

import getpass
import json
import logging
import os
import stat
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QDir, QEvent, QLockFile, QObject, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from typing_extensions import override

from canasta_gui.settings.system_folders import config_folder
from engine import parse_object

_log = logging.getLogger(__name__)

_PATIENCE_MS: Final = 3000
"""The longest time for one start to hear the other."""
_MOST_BYTES: Final = 64 * 1024
"""The largest size of a message in bytes; a path is shorter."""
_LONGEST_FOLDER: Final = 60
"""The largest length in bytes of a folder's path in which every system can make a socket."""
_HEARD: Final = b"heard\n"


def hand_over(path: Path | None) -> bool:
    """Asks the running instance to come forward and open a file; returns false if there is none."""
    socket = QLocalSocket()
    socket.connectToServer(server_name())
    if not socket.waitForConnected(_PATIENCE_MS):
        return False
    if not _is_own(socket):
        _log.warning("another user's program pretends to be this one")
        return False
    message = json.dumps({"open": None if path is None else str(path)}) + "\n"
    socket.write(message.encode())
    # Only an answer proves that the instance works: one that hangs must not block new starts.
    return socket.waitForReadyRead(_PATIENCE_MS) and socket.readAll() == _HEARD


class SingleInstance(QObject):
    """Receives files to open: from later starts, and from the system on macOS."""

    arrived = Signal(Path)
    """Emitted on a request; carries the path, or ``None`` if only the window is to be shown."""

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._let_in)
        if sys.platform == "darwin":
            # Elsewhere no file comes so, and a look at every event costs a tenth of the start.
            app.installEventFilter(self)

    def claim(self, path: Path | None) -> bool:
        """Makes this instance known to later starts; returns false if another one already runs and
        has been asked to show the file.
        """
        # If two start at once, the second asks again when the first can be found.
        turn = QLockFile(str(Path(QDir.tempPath(), f"{server_name()}.lock")))
        turn.tryLock(_PATIENCE_MS)
        try:
            if hand_over(path):
                return False
            self.open()
        finally:
            turn.unlock()
        return True

    def open(self) -> None:
        """Makes this instance known to later starts, regardless of another one."""
        if not self._server.listen(server_name()):
            # Removes the socket that a killed instance has left.
            QLocalServer.removeServer(server_name())
            if not self._server.listen(server_name()):
                _log.warning("later starts cannot find this one: %s", self._server.serverError())

    @property
    def is_open(self) -> bool:
        """Whether later starts can find this one."""
        return self._server.isListening()

    def close(self) -> None:
        """Stops receiving requests."""
        self._server.close()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FileOpen:
            self.arrived.emit(Path(cast("QFileOpenEvent", event).file()))
            return True
        return super().eventFilter(watched, event)

    def _let_in(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda socket=socket: self._read(socket))
            patience = QTimer(socket)
            patience.timeout.connect(lambda socket=socket: socket.abort())
            patience.start(_PATIENCE_MS)
            # The message may have arrived before the signal was connected.
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        """Takes one request; whatever else comes is dropped with the connection."""
        if socket.state() is not QLocalSocket.LocalSocketState.ConnectedState:
            return
        if not socket.canReadLine():
            if socket.bytesAvailable() > _MOST_BYTES:
                socket.abort()
            return
        try:
            path = _path_in(bytes(socket.readLine(_MOST_BYTES).data()))
        except (KeyError, TypeError, ValueError):
            socket.abort()
            return
        socket.write(_HEARD)
        socket.flush()
        socket.disconnectFromServer()
        self.arrived.emit(path)


def _path_in(message: bytes) -> Path | None:
    """Returns the path that a message names; ``None`` if only the window is to be shown.

    Raises ``KeyError``, ``TypeError`` or ``ValueError`` for another message.
    """
    name = parse_object(message)["open"]
    if name is None:
        return None
    if not isinstance(name, str):
        raise TypeError
    if b"\0" in os.fsencode(name):
        raise ValueError
    return Path(name)


def _is_own(socket: QLocalSocket) -> bool:
    """Returns whether this user runs the program at the other end; true where only the system
    itself sees to that.
    """
    if not sys.platform.startswith("linux"):
        return True
    # Imported late, because most starts find no other one.
    import socket as system
    import struct

    form = "iII"
    with system.socket(fileno=os.dup(socket.socketDescriptor())) as end:
        told = end.getsockopt(system.SOL_SOCKET, system.SO_PEERCRED, struct.calcsize(form))
    _, user, _ = struct.unpack(form, told)
    return user == os.geteuid()


def server_name() -> str:
    """Returns the server name, which is the same for all starts by one person with one settings
    folder.

    It is a path if the person has a folder for sockets; otherwise the system decides on the place.
    """
    # The name of a folder may not be valid text, and its disk may not answer.
    whose = os.fsencode(f"{_person()}\n{config_folder().absolute()}")
    return f"{_private_folder()}canasta-table-{sha256(whose).hexdigest()[:16]}"


def _private_folder() -> str:
    """Returns the folder, with a slash, in which only this person can make a socket; empty if there
    is none.
    """
    folder = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    if os.name != "posix" or not folder.is_absolute() or len(bytes(folder)) > _LONGEST_FOLDER:
        return ""
    try:
        state = folder.stat()
    except OSError:
        return ""
    is_private = state.st_uid == os.geteuid() and not state.st_mode & 0o077
    return f"{folder}/" if stat.S_ISDIR(state.st_mode) and is_private else ""


def _person() -> str:
    """Returns the name of the logged-in user; empty if the system has none."""
    try:
        return getpass.getuser()
    except (ImportError, KeyError, OSError):
        return ""
