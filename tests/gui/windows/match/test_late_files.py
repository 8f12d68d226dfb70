"""Tests that the window's thread touches no file, and that it answers while a disk does not."""

import io
import os
import sqlite3
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_gui import file_thread
from canasta_gui.dialogs import file_wait
from canasta_gui.dialogs.about_dialog import AboutDialog
from canasta_gui.dialogs.file_wait import WaitSheet
from canasta_gui.file_thread import OWN_FILES
from canasta_gui.windows.startup.program import Program
from canasta_gui.windows.startup.program_base import ProgramBase
from engine import load_match
from tests.gui.kit.play import deal
from tests.gui.kit.program import Start

_CALLS = (
    (os, "open stat lstat listdir scandir rename replace unlink mkdir readlink"),
    (io, "open"),
    (sqlite3, "connect"),
)


@contextmanager
def files_touched(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[set[str]]:
    """Yields what the window's thread does with files of a folder meanwhile."""
    touched = set[str]()

    def watched(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def made(place: Any = ".", *rest: Any, **named: Any) -> Any:
            path = Path(place) if isinstance(place, str | Path) else Path()
            if current_thread() is main_thread() and path.is_relative_to(folder):
                touched.add(f"{name} {path.relative_to(folder)}")
            return call(place, *rest, **named)

        return made

    with monkeypatch.context() as patch:
        for module, names in _CALLS:
            for name in names.split():
                patch.setattr(module, name, watched(name, getattr(module, name)))
        yield touched


def _command(name: str) -> Callable[[Program], object]:
    return lambda program: program.window.actions_by_name[name].trigger()


_WAYS: dict[str, Callable[[Program], object]] = {
    "begin": lambda program: program.flow.begin(program.flow.usual),
    "first page": lambda program: program.flow.greet(),
    "add a player": lambda program: program.preferences.add_person("Anna", "owl"),
    "change a setting": lambda program: program.preferences.change(four_colours=True),
    "open a file": lambda program: program.file_import.open(program.store.unarchived()[0]),
    "end": lambda program: program.conductor.close(),
    **{
        name: _command(name)
        for name in (
            "continue", "saved", "new", "house", "real-cards", "record", "players", "settings",
            "learn", "exercises", "sheet",
        )
    },
}  # fmt: skip


@pytest.mark.parametrize("way", _WAYS)
def test_the_windows_thread_touches_no_file(
    way: str,
    qtbot: QtBot,
    program: Program,
    own_folders: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(qtbot, program)
    if way not in ("end", "sheet"):
        program.flow.greet()
    with files_touched(own_folders, monkeypatch) as touched:
        _WAYS[way](program)
    assert not touched


def test_the_windows_thread_touches_no_file_when_the_program_ends_and_starts(
    start: Start, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start()
    with files_touched(own_folders, monkeypatch) as touched:
        start()
    # Whether there are settings is what the fixture itself looks for.
    assert touched <= {"stat settings.json"}


@contextmanager
def late_files(monkeypatch: pytest.MonkeyPatch, short: int = 0) -> Generator[Event]:
    """Makes the files' thread wait until the answer is set; the sheet that says so comes after
    ``short`` milliseconds.
    """
    answer = Event()
    with monkeypatch.context() as patch:
        patch.setattr(file_thread, "PATIENCE_S", 0.01)
        patch.setattr(file_wait, "_SHORT_MS", short)
        OWN_FILES.submit(answer.wait)
        try:
            yield answer
        finally:
            answer.set()


def _when_told(answer: Event, act: Callable[[WaitSheet], object]) -> None:
    """Does something once the window says that it waits; then the files' thread goes on."""

    def look() -> None:
        widgets = QApplication.allWidgets()
        sheet = next((it for it in widgets if isinstance(it, WaitSheet) and it.isVisible()), None)
        if sheet is None:
            QTimer.singleShot(5, look)
        else:
            try:
                act(sheet)
            finally:
                answer.set()

    look()


@pytest.mark.expects_log("the disk does not answer")
def test_a_match_begins_once_the_disk_answers_and_the_window_says_so_meanwhile(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[str]()
    program.flow.greet()
    with late_files(monkeypatch) as answer:

        def act(sheet: WaitSheet) -> None:
            told.append(sheet.windowTitle())
            sheet.reject()
            assert program.window.sheets.top is sheet

        _when_told(answer, act)
        program.flow.begin(program.flow.usual)
    assert told == ["One moment"]
    assert program.window.sheets.top is None
    match, path = program.flow.match, program.conductor.path
    assert match is not None
    assert path is not None
    qtbot.waitUntil(lambda: load_match(path).match.entries == match.entries)


@pytest.mark.expects_log("the disk does not answer")
def test_a_short_wait_shows_no_sheet(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    program.flow.greet()
    monkeypatch.delattr(file_wait, "WaitSheet")
    with late_files(monkeypatch, short=60_000) as answer:
        QTimer.singleShot(5, answer.set)
        program.flow.begin(program.flow.usual)
    assert program.conductor.path is not None


@pytest.mark.expects_log("the disk does not answer")
@pytest.mark.parametrize("short", [0, 60_000])
def test_a_window_that_is_closed_meanwhile_ends_once_the_disk_answers(
    short: int, qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.flow.greet()
    with late_files(monkeypatch, short) as answer:

        def act(_sheet: object = None) -> None:
            assert not program.window.close()
            assert not program.window.isVisible()
            answer.set()

        if short:
            QTimer.singleShot(5, act)
        else:
            _when_told(answer, act)
        program.flow.begin(program.flow.usual)
    assert program.conductor.path is not None
    closed = list[bool]()
    monkeypatch.setattr(program.window, "close", lambda: closed.append(True))
    qtbot.waitUntil(lambda: bool(closed))


@pytest.mark.expects_log("the disk does not answer")
def test_a_window_that_is_closed_stays_for_all_that_is_still_to_be_read(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = list[bool]()
    with late_files(monkeypatch) as answer:
        _when_told(answer, lambda _: program.window.close())
        OWN_FILES.ask(lambda: None)
    monkeypatch.setattr(program.window, "close", lambda: closed.append(True))
    with late_files(monkeypatch) as answer:
        QTimer.singleShot(50, answer.set)
        OWN_FILES.ask(lambda: None)
    assert not closed
    qtbot.waitUntil(lambda: bool(closed))


@pytest.mark.expects_log("the disk does not answer")
def test_a_sheet_that_opens_meanwhile_lies_below_until_the_disk_answers(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = AboutDialog(program.window)

    def act(sheet: WaitSheet) -> None:
        other.open()
        assert program.window.sheets.top is sheet
        assert sheet.isEnabled()
        assert not other.isEnabled()

    with late_files(monkeypatch) as answer:
        _when_told(answer, act)
        OWN_FILES.ask(lambda: None)
    assert program.window.sheets.top is other
    assert other.isEnabled()
    assert other.isAncestorOf(program.window.focusWidget())
    other.reject()
    assert program.window.sheets.top is None


@pytest.mark.expects_log("the disk does not answer")
@pytest.mark.usefixtures("look")
def test_the_sheet_of_a_start_has_language_and_colours_before_the_settings_are_known(
    qtbot: QtBot, qapp: QApplication, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[str]()

    def act(sheet: WaitSheet) -> None:
        told.extend((sheet.windowTitle(), qapp.styleSheet()))

    with late_files(monkeypatch) as answer:
        _when_told(answer, act)
        base = ProgramBase(qapp, own_folders, "de")
    qtbot.addWidget(base.window)
    base.language.use("en")
    assert told == ["Einen Moment", qapp.styleSheet()]
    assert told[1]
