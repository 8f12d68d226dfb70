"""Tests starts at the same time: one of two stays, and each person reaches their own window."""

import getpass
import os
import subprocess
import sys
from pathlib import Path

import pytest

from canasta_gui.settings.folders import DATA_VARIABLE
from canasta_gui.windows.startup import single_instance

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
    assert single_instance.server_name().startswith("canasta-table-")
