"""Tests starts at the same time: one of two stays, and each person reaches their own window."""

import getpass
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_gui.settings.system_folders import DATA_VARIABLE
from canasta_gui.windows.startup import single_instance
from canasta_gui.windows.startup.single_instance import SingleInstance

ROOT = Path(__file__).resolve().parents[4]
CLAIM = """
import sys
from PySide6.QtCore import QLockFile, QTimer
from PySide6.QtGui import QGuiApplication
from canasta_gui.windows.startup import single_instance

def say(text):
    print(text, flush=True)

{change}
app = QGuiApplication([])
instance = single_instance.SingleInstance(app)
instance.arrived.connect(app.quit)
is_first = instance.claim(None)
say("stays" if is_first else "leaves")
if is_first:
    QTimer.singleShot(20_000, lambda: app.exit(1))
    sys.exit(app.exec())
"""
"""The code of a start that stays until it hears of another one."""
FINDS_NOBODY = """
really = single_instance.hand_over
def hand_over(path):
    assert not really(path)
    say("finds nobody")
    return bool(sys.stdin.readline() == "")
single_instance.hand_over = hand_over
"""
"""A change: the start finds no other one, then waits before others can find it."""
WAITS = """
class Lock(QLockFile):
    def tryLock(self, timeout):
        say("waits")
        return super().tryLock(timeout)
single_instance.QLockFile = Lock
"""


def begin_start(change: str) -> subprocess.Popen[str]:
    """Runs a start in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", CLAIM.format(change=change)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def line_of(process: subprocess.Popen[str]) -> str:
    """Returns the next line that a start prints."""
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")


def tell(process: subprocess.Popen[str]) -> None:
    """Lets a start continue."""
    assert process.stdin is not None
    process.stdin.write("go on\n")
    process.stdin.flush()


def test_of_two_starts_at_once_one_stays() -> None:
    with begin_start(FINDS_NOBODY) as first:
        assert line_of(first) == "finds nobody"
        with begin_start(WAITS) as second:
            assert line_of(second) == "waits"
            tell(first)
            assert (line_of(first), line_of(second)) == ("stays", "leaves")
    assert (first.returncode, second.returncode) == (0, 0)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="names are text elsewhere")
def test_a_folder_whose_name_is_no_text_is_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    names: set[str] = set()
    for name in (b"M\xfcller", b"M\xf6ller", "Müller".encode()):
        monkeypatch.setenv(DATA_VARIABLE, os.fsdecode(os.fsencode(tmp_path) + b"/" + name))
        names.add(single_instance.server_name())
    assert len(names) == 3


@pytest.mark.parametrize("error", [KeyError, ImportError, OSError])
def test_a_person_without_a_name_can_play(
    monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def nobody() -> str:
        raise error

    monkeypatch.setattr(getpass, "getuser", nobody)
    assert Path(single_instance.server_name()).name.startswith("canasta-table-")


@pytest.mark.skipif(os.name != "posix", reason="sockets are no files here")
def test_the_socket_is_made_where_nobody_else_can_make_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "run"
    folder.mkdir(mode=0o700)
    # The folder of a test is too deep for a socket.
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(single_instance, "_LONGEST_FOLDER", 1000)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    assert Path(single_instance.server_name()).parent == folder
    folder.chmod(0o755)
    assert "/" not in single_instance.server_name()
    for other in (tmp_path / "missing", Path("run"), Path()):
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(other))
        assert "/" not in single_instance.server_name()


@pytest.fixture
def instance(qapp: QApplication) -> Iterator[SingleInstance]:
    """Returns an instance that later starts can find."""
    made = SingleInstance(qapp)
    assert made.claim(None)
    yield made
    made.close()
    qapp.removeEventFilter(made)


def say(message: bytes) -> QLocalSocket:
    """Returns a connection to the instance over which a message was sent."""
    socket = QLocalSocket()
    socket.connectToServer(single_instance.server_name())
    assert socket.waitForConnected()
    socket.write(message)
    socket.flush()
    return socket


def is_over(socket: QLocalSocket) -> bool:
    return socket.state() is QLocalSocket.LocalSocketState.UnconnectedState


@pytest.mark.parametrize(
    "message",
    [
        b"[" * 60_000,
        b'{"open": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
        b'{"open": "/tmp/a\\u0000b"}',
        b'{"open": "/tmp/a\\ud800b"}',
        b'{"open": 7}',
        b'{"close": null}',
        b"null",
        b"hello",
        b"\xff",
        b"x" * 70_000,
    ],
    ids=lambda message: message[:30].decode(errors="replace"),
)
def test_what_no_start_says_does_no_harm(
    qtbot: QtBot, instance: SingleInstance, message: bytes
) -> None:
    arrived: list[object] = []
    instance.arrived.connect(arrived.append)
    socket = say(message + b"\n")
    qtbot.waitUntil(lambda: is_over(socket))
    assert bytes(socket.readAll().data()) == b""
    assert arrived == []
    say(b'{"open": null}\n')
    qtbot.waitUntil(lambda: arrived == [None])


def test_a_connection_asks_once(qtbot: QtBot, instance: SingleInstance) -> None:
    arrived: list[object] = []
    instance.arrived.connect(arrived.append)
    socket = say(b'{"open": null}\n' * 5)
    qtbot.waitUntil(lambda: is_over(socket))
    assert bytes(socket.readAll().data()) == b"heard\n"
    assert arrived == [None]


def test_who_says_nothing_is_not_waited_for(
    qtbot: QtBot, instance: SingleInstance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "_PATIENCE_MS", 50)
    socket = say(b'{"open": ')
    qtbot.waitUntil(lambda: is_over(socket))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the system tells no user here")
@pytest.mark.expects_log("another user's program")
def test_the_answer_of_another_user_is_not_believed(
    instance: SingleInstance, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: me + 1)
    assert not single_instance.hand_over(None)
