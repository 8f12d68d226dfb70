"""Tests that the program explains in one sentence on the terminal why no window can be opened."""

import errno
import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType

from canasta_gui import app, no_window
from canasta_gui.windows.startup import qt_messages

ROOT = Path(__file__).resolve().parents[4]
ENGINE = "/canasta/PySide6/QtGui.abi3.so"
PLATFORM = "This application failed to start because no Qt platform plugin could be initialized."

Screen = Callable[..., None]
only_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a screen of Linux")


def run(**variables: str | None) -> subprocess.CompletedProcess[str]:
    """Starts the program with these variables and no others that concern a screen."""
    screen = dict.fromkeys(("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))
    wanted = {**os.environ, **screen, **variables}
    environment = {name: value for name, value in wanted.items() if value is not None}
    command = [sys.executable, "-m", "canasta_gui"]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=120
    )


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    """Sets the variables of a screen, the operating system, and the libraries that it lacks."""

    def use(*, system: str = "linux", lacking: tuple[str, ...] = (), **variables: str) -> None:
        def can_load(library: str) -> bool:
            return library not in lacking

        for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
            monkeypatch.delenv(name, raising=False)
        for name, value in variables.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "platform", system)
        monkeypatch.setattr(no_window, "can_load", can_load)

    return use


@only_linux
class TestTheProgram:
    def test_without_a_screen(self) -> None:
        done = run()
        assert (done.returncode, done.stdout, done.stderr) == (1, "", no_window.NO_SCREEN)

    @pytest.mark.skipif(
        bool(no_window.missing_libraries(for_window=True)),
        reason="Qt has no way to a screen here",
    )
    def test_with_a_screen_that_cannot_be_reached(self) -> None:
        done = run(DISPLAY=":4711")
        said = no_window.UNREACHABLE.format(screen=":4711")
        assert (done.returncode, done.stdout, done.stderr) == (1, "", said)

    def test_with_a_way_to_the_screen_that_is_not_there(self) -> None:
        done = run(DISPLAY=":4711", QT_QPA_PLATFORM="nonsense")
        assert done.returncode == 1
        assert done.stderr.endswith(no_window.NO_PLATFORM.format(platform="nonsense"))


class TestWhyThereIsNoWindow:
    def test_a_screen_that_cannot_be_reached_is_named(self, screen: Screen) -> None:
        screen(DISPLAY=":7")
        assert "The screen :7 cannot be reached" in no_window.why_no_window()
        screen(WAYLAND_DISPLAY="wayland-7")
        assert "The screen wayland-7 cannot be reached" in no_window.why_no_window()

    def test_every_missing_library_is_named_with_its_package(self, screen: Screen) -> None:
        screen(DISPLAY=":7", lacking=("libxcb-cursor.so.0", "libxcb-icccm.so.4"))
        assert no_window.why_no_window() == (
            "Canasta lacks libraries of the system: libxcb-cursor.so.0, libxcb-icccm.so.4."
            " On Debian and Ubuntu, run: sudo apt-get install libxcb-cursor0 libxcb-icccm4\n"
        )

    def test_wayland_needs_no_library_of_x(self, screen: Screen) -> None:
        screen(WAYLAND_DISPLAY="wayland-0", lacking=("libxcb-cursor.so.0",))
        assert "cannot be reached" in no_window.why_no_window()

    def test_a_variable_that_leads_nowhere_is_named(self, screen: Screen) -> None:
        screen(DISPLAY=":7", QT_QPA_PLATFORM="vnc:size=800x600")
        assert "QT_QPA_PLATFORM asks for vnc:size=800x600" in no_window.why_no_window()

    @pytest.mark.parametrize("platform", ["xcb", "wayland"])
    def test_a_way_to_a_screen_without_a_screen_is_no_fault_of_the_program(
        self, screen: Screen, platform: str
    ) -> None:
        screen(QT_QPA_PLATFORM=platform)
        assert no_window.why_no_window() == no_window.NO_SCREEN

    @pytest.mark.parametrize("system", ["win32", "darwin"])
    def test_elsewhere_the_program_is_incomplete(self, screen: Screen, system: str) -> None:
        screen(system=system, lacking=("libGL.so.1",))
        assert not no_window.has_no_screen()
        assert no_window.why_no_window() == no_window.INCOMPLETE


class TestALibraryThatCannotBeLoaded:
    def complaint(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], why: str
    ) -> str:
        def prepare() -> None:
            raise ImportError(why, name="PySide6.QtGui", path=ENGINE)

        monkeypatch.setattr(app, "prepare", prepare)
        assert app.main([]) == 1
        return capsys.readouterr().err

    def test_missing_ones_are_named_all_at_once(
        self, screen: Screen, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        screen(DISPLAY=":7", lacking=("libEGL.so.1", "libGL.so.1"))
        why = "libEGL.so.1: cannot open shared object file: No such file or directory"
        assert self.complaint(monkeypatch, capsys, why) == (
            "Canasta lacks libraries of the system: libEGL.so.1, libGL.so.1."
            " On Debian and Ubuntu, run: sudo apt-get install libegl1 libgl1\n"
        )

    def test_one_of_an_unknown_package_is_named(
        self, screen: Screen, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        screen(DISPLAY=":7")
        why = "libz.so.1: cannot open shared object file: No such file or directory"
        assert self.complaint(monkeypatch, capsys, why) == (
            "Canasta lacks libraries of the system: libz.so.1."
            " Install them from the packages of your system.\n"
        )

    @pytest.mark.parametrize(
        ("system", "why"),
        [
            ("linux", "/lib/libGL.so.1: file too short"),
            ("win32", "DLL load failed while importing QtGui: The specified module is missing"),
            ("darwin", "dlopen(/canasta/QtGui.abi3.so, 0x0002): Library not loaded"),
        ],
    )
    def test_a_broken_one_is_told_on_every_system(
        self,
        screen: Screen,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        system: str,
        why: str,
    ) -> None:
        screen(system=system, DISPLAY=":7")
        said = f"A library cannot be loaded: {why}. Install that library again, or Canasta itself."
        assert self.complaint(monkeypatch, capsys, why) == f"{said}\n"

    def test_another_error_of_an_import_is_not_hidden(
        self, screen: Screen, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def prepare() -> None:
            raise ImportError("cannot import name 'Missing' from 'engine'", path="engine.py")

        screen(DISPLAY=":7")
        monkeypatch.setattr(app, "prepare", prepare)
        with pytest.raises(ImportError, match="Missing"):
            app.main([])


def test_qt_that_finds_no_screen_ends_the_program_with_a_sentence(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def leave(status: int) -> None:
        raise SystemExit(status)

    screen(DISPLAY=":7")
    monkeypatch.setattr(os, "_exit", leave)
    with pytest.raises(SystemExit, match="1"):
        qt_messages.pass_on(QtMsgType.QtFatalMsg, QMessageLogContext(), PLATFORM)
    assert capsys.readouterr().err == no_window.UNREACHABLE.format(screen=":7")


@pytest.mark.expects_log("the disk is full")
def test_other_fatal_messages_of_qt_are_logged(capsys: pytest.CaptureFixture[str]) -> None:
    qt_messages.pass_on(QtMsgType.QtFatalMsg, QMessageLogContext(), "the disk is full")
    assert capsys.readouterr().err == ""


class FullDisk(io.StringIO):
    """A stream whose every write fails because the disk is full."""

    def write(self, _text: str, /) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_complaint_that_cannot_be_written_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", FullDisk())
    no_window.complain(no_window.NO_SCREEN)
