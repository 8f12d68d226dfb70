"""Keeps a single instance of the program: a second start hands its file to the first, and exits."""

import getpass
import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QDir, QEvent, QLockFile, QObject, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from typing_extensions import override

from canasta_gui.settings.folders import config_folder

_PATIENCE_MS: Final = 3000
_LONGEST: Final = 64 * 1024
"""Bytes of a message; a path is shorter."""
_HEARD: Final = b"heard\n"


def hand_over(path: Path | None) -> bool:
    """Let the window that is open already come forward and open the file; false without one."""
    socket = QLocalSocket()
    socket.connectToServer(server_name())
    if not socket.waitForConnected(_PATIENCE_MS):
        return False
    message = json.dumps({"open": None if path is None else str(path)}) + "\n"
    socket.write(message.encode())
    # Only an answer tells that somebody is there: a program that hangs must not keep others out.
    return socket.waitForReadyRead(_PATIENCE_MS) and socket.readAll() == _HEARD


class SingleInstance(QObject):
    """Hears of files that are to be opened: from later starts, and from the system on macOS."""

    arrived = Signal(object)
    """Carries the path, or ``None`` when somebody only wants to see the window."""

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._let_in)
        app.installEventFilter(self)

    def claim(self, path: Path | None) -> bool:
        """Be found by later starts; false where a window is open already, which shows the file."""
        # Of two starts at once the second one asks when the first one can be found.
        turn = QLockFile(f"{QDir.tempPath()}/{server_name()}.lock")
        turn.tryLock(_PATIENCE_MS)
        try:
            if hand_over(path):
                return False
            self.open()
        finally:
            turn.unlock()
        return True

    def open(self) -> None:
        """Be found by later starts, whoever was found before."""
        if not self._server.listen(server_name()):
            # What a program that was killed has left behind.
            QLocalServer.removeServer(server_name())
            self._server.listen(server_name())

    @property
    def is_open(self) -> bool:
        """Whether later starts can find this one."""
        return self._server.isListening()

    def close(self) -> None:
        """Hear of nothing more."""
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
            # It may have been said before anybody listened.
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST:
                socket.abort()
            return
        try:
            path = json.loads(bytes(socket.readLine(_LONGEST).data()))["open"]
        except (ValueError, KeyError, TypeError):
            socket.abort()
            return
        socket.write(_HEARD)
        socket.flush()
        self.arrived.emit(Path(path) if isinstance(path, str) else None)


def server_name() -> str:
    """The same for every start of a person with the same settings."""
    # A folder may have a name that is no text.
    whose = os.fsencode(f"{_person()}\n{config_folder().resolve()}")
    return f"canasta-table-{sha256(whose).hexdigest()[:16]}"


def _person() -> str:
    """Who is logged in; empty where the system has no name for them."""
    try:
        return getpass.getuser()
    except (ImportError, KeyError, OSError):
        return ""
