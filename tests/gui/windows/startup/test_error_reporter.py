"""Tests the banner on an uncaught error, and its button that opens the log."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.diagnostics.errors import Watch
from canasta_gui.windows.startup.program import Program
from canasta_gui.windows.startup.start import ErrorReporter
from engine import BrokenFileError
from tests.gui.kit.play import LEFT, deal

ROOT = Path(__file__).resolve().parents[4]
LOG = Path("/logs/canasta.log")
SAFE = "Your match is safe"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Returns the folders that the system was asked to show."""
    folders: list[str] = []

    def note(url: QUrl) -> bool:
        folders.append(url.toLocalFile())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", note)
    return folders


@pytest.fixture
def reporter(program: Program) -> Iterator[ErrorReporter]:
    """Returns the reporter of a program that writes a log."""
    watch, made = Watch(), ErrorReporter(program.window.banner, LOG)
    watch.install()
    yield made
    watch.remove()
    made.end()


def fail() -> None:
    raise ValueError


@pytest.mark.expects_log("uncaught: ValueError\n")
def test_an_error_in_a_slot_is_said_once_and_the_game_goes_on(
    qtbot: QtBot, program: Program, reporter: ErrorReporter, opened: list[str]
) -> None:
    program.conductor.changed.connect(fail)
    deal(qtbot, program)
    QTest.keyClick(program.window.table, Qt.Key.Key_D)
    banner = program.window.banner
    qtbot.waitUntil(lambda: SAFE in banner.text)
    assert str(LOG) in banner.text
    QTest.mouseClick(banner.offer_buttons[0], LEFT)
    assert opened == [str(LOG.parent)]
    assert SAFE in banner.text
    QTest.mouseClick(banner.close_button, LEFT)
    assert not banner.isVisible()


@pytest.mark.expects_log("uncaught: ValueError\n")
def test_an_error_in_a_thread_is_said(
    qtbot: QtBot, program: Program, reporter: ErrorReporter
) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: SAFE in program.window.banner.text)


@pytest.mark.expects_log("uncaught: engine.shipped_files.BrokenFileError")
def test_a_broken_file_of_the_program_is_named(
    qtbot: QtBot, program: Program, reporter: ErrorReporter
) -> None:
    def fail() -> None:
        raise BrokenFileError(Path("/opt/canasta/assets/colours/cards.toml"))

    QTimer.singleShot(0, fail)
    banner = program.window.banner
    qtbot.waitUntil(lambda: "/opt/canasta/assets/colours/cards.toml" in banner.text)
    assert "Install Canasta again" in banner.text


def test_without_a_log_nobody_is_sent_there(qtbot: QtBot, program: Program) -> None:
    reporter = ErrorReporter(program.window.banner, None)
    reporter.report()
    banner = program.window.banner
    qtbot.waitUntil(lambda: SAFE in banner.text)
    assert "noted" not in banner.text
    assert not banner.offer_buttons[0].isVisible()
    reporter.end()


def test_a_message_of_another_kind_offers_nothing(program: Program) -> None:
    program.window.banner.tell("The disk is full.")
    assert not program.window.banner.offer_buttons[0].isVisible()


def run(code: str) -> subprocess.CompletedProcess[str]:
    """Runs the program with a change, without a screen."""
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANGUAGE": "en", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.slow
def test_the_program_writes_its_log_where_it_keeps_everything(own_folders: Path) -> None:
    done = run("""
from PySide6.QtCore import QTimer
from canasta_gui.windows.startup import program, start

class Failing(program.Program):
    def begin(self, *, is_new=False):
        super().begin(is_new=is_new)
        QTimer.singleShot(0, self.fail)
        QTimer.singleShot(0, self.leave)
    def fail(self):
        raise ValueError("9h 9d Jk")
    def leave(self):
        if not self.window.banner.text:
            QTimer.singleShot(20, self.leave)
            return
        print(self.window.banner.text)
        self.window.close()

program.Program = Failing
raise SystemExit(start.run_window())
""")
    log = own_folders / "log" / "canasta.log"
    assert done.returncode == 0
    assert "9h" not in done.stderr
    assert SAFE in done.stdout
    assert str(log) in done.stdout
    told = [line[24:] for line in log.read_text(encoding="utf-8").splitlines()]
    assert told[0].startswith("INFO canasta_gui.windows.startup.start: started on")
    assert "ERROR canasta_gui.uncaught: ValueError" in told
    assert told[-1] == "INFO canasta_gui.windows.startup.start: ended"


@pytest.mark.slow
def test_a_program_that_cannot_start_says_so(own_folders: Path) -> None:
    done = run("""
from PySide6.QtWidgets import QMessageBox
from canasta_gui.windows.startup import start

def fail(*_):
    raise ValueError("9h 9d Jk")

QMessageBox.exec = lambda box: print(box.text(), [one.text() for one in box.buttons()])
start.ProgramBase = fail
raise SystemExit(start.run_window())
""")
    log = own_folders / "log" / "canasta.log"
    assert done.returncode == 1
    assert "cannot start" in done.stdout
    assert str(log) in done.stdout
    assert "Open the folder" in done.stdout
    text = log.read_text(encoding="utf-8")
    assert "uncaught: ValueError" in text
    assert "9h" not in text + done.stderr


@pytest.mark.slow
def test_a_broken_file_without_which_no_window_can_be_made_is_named(own_folders: Path) -> None:
    done = run("""
from PySide6.QtWidgets import QMessageBox
from canasta_gui import app
from engine import shipped_files

def lose(file):
    raise shipped_files.BrokenFileError(file)

shipped_files.read_shipped = lose
QMessageBox.warning = lambda _parent, _title, text: print(text)
raise SystemExit(app.main([]))
""")
    assert done.returncode == 1
    assert "windows.toml. Install Canasta again" in done.stdout
    assert "windows.toml. Install Canasta again" in done.stderr
    assert "Traceback" not in done.stderr
