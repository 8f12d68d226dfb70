"""Tests what the player is told when saving fails: which file, and what to do."""

import errno
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.controller import game_course
from canasta_gui.dialogs.records.records_dialog import RecordsDialog
from canasta_gui.dialogs.saved_matches.saved_matches_dialog import SavedMatchesDialog
from canasta_gui.records.index_file import open_in_memory
from canasta_gui.records.record_index import FILE
from canasta_gui.windows.startup.program import Program
from engine import DrawStock, load_match
from tests.engine.files import set_header
from tests.gui.controller.conductor_bench import late_disk
from tests.gui.kit.play import LEFT, deal, match_of, play_turn
from tests.gui.kit.program import Start


@pytest.mark.expects_log("cannot be saved")
def test_a_full_disk_is_reported_and_playing_resumes_with_room(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(qtbot, program)
    match, path = match_of(program), program.conductor.path
    before = match.entries

    def refuse(_handle: int, _data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", refuse)
        QTest.keyClick(program.window.table, Qt.Key.Key_D)
    assert match.entries == before
    assert path is not None
    said = program.window.banner.text
    assert str(path) in said
    assert match.header.code not in said
    assert "Make room" in said
    program.window.actions_by_name["continue"].trigger()
    assert program.window.banner.text == said
    QTest.keyClick(program.window.table, Qt.Key.Key_D)
    assert len(match.entries) > len(before)
    assert not program.window.banner.text


@pytest.mark.expects_log("the disk does not answer")
def test_a_disk_that_does_not_answer_is_told_until_it_does(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(qtbot, program)
    banner, match = program.window.banner, match_of(program)
    before = len(match.entries)
    monkeypatch.setattr(game_course, "_LOOKS_UNTOLD", 1)
    with late_disk(monkeypatch) as disk:
        QTest.keyClick(program.window.table, Qt.Key.Key_D)
        qtbot.waitUntil(lambda: "does not answer" in banner.text)
        assert not banner.isHidden()
        QTest.keyClick(program.window.table, Qt.Key.Key_D)
        assert len(match.entries) == before + 1
        disk.answer()
        qtbot.waitUntil(lambda: not banner.text)
    path = program.conductor.path
    assert path is not None
    assert load_match(path).match.entries == match.entries
    play_turn(qtbot, program)
    assert len(match.entries) > before + 1


@pytest.mark.skipif(os.name != "posix", reason="a file that is open cannot be taken away here")
@pytest.mark.expects_log("the file of the match is gone")
def test_a_match_whose_folder_was_deleted_goes_on_and_says_so(
    qtbot: QtBot, program: Program, own_folders: Path
) -> None:
    deal(qtbot, program)
    match, path = match_of(program), program.conductor.path
    before = len(match.entries)
    shutil.rmtree(own_folders / "matches")
    QTest.keyClick(program.window.table, Qt.Key.Key_D)
    assert len(match.entries) == before + 1
    assert path is not None
    assert load_match(path).match.entries == match.entries
    qtbot.waitUntil(lambda: program.window.banner.text != "")
    assert "Nothing is lost" in program.window.banner.text
    assert str(path) in program.window.banner.text


@pytest.mark.skipif(os.name != "posix", reason="a file that is open cannot be taken away here")
@pytest.mark.expects_log("the file of the match is gone")
def test_a_match_whose_file_was_moved_goes_on_beside_it(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    match, path = match_of(program), program.conductor.path
    assert path is not None
    path.rename(moved := path.with_name("moved.canasta"))
    path.write_text("something else\n")
    play_turn(qtbot, program)
    renewed = program.conductor.path
    assert renewed is not None
    assert renewed not in (path, moved)
    assert load_match(renewed).match.entries == match.entries
    assert path.read_text() == "something else\n"


@pytest.mark.expects_log("cannot be saved")
def test_a_code_in_the_name_of_an_old_file_stays_covered(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    deal(qtbot, program)
    path, code = program.conductor.path, match_of(program).header.code
    assert path is not None
    program.end()
    path.rename(path.with_name(f"winning-moves-deluxe-{code}.canasta"))
    again = start()

    def refuse(_handle: int, _data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", refuse)
        QTest.keyClick(again.window.table, Qt.Key.Key_D)
    said = again.window.banner.text
    assert "winning-moves-deluxe-….canasta" in said
    assert code not in said


def test_a_file_that_cannot_be_opened_is_refused_and_the_match_goes_on(
    qtbot: QtBot, start: Start, own_folders: Path
) -> None:
    program = start()
    deal(qtbot, program)
    match = match_of(program)
    program.conductor.act(DrawStock())
    again = start(is_new=True)
    deal(qtbot, again)
    path = again.conductor.path
    assert path is not None
    again.end()
    set_header(path, format=99)
    third = start()
    assert match_of(third).entries == match.entries
    assert f"{path.name} was saved by a newer version" in third.window.banner.text


def test_a_folder_that_cannot_be_written_is_named(program: Program, own_folders: Path) -> None:
    blocked = own_folders / "matches"
    blocked.write_text("in the way")
    QTest.mouseClick(program.window.welcome.play_button, LEFT)
    assert not program.window.is_at_table
    said = program.window.banner.text
    assert str(blocked) in said
    assert "Allow it" in said


def test_a_folder_that_refuses_is_told_at_the_start_and_once(
    start: Start, own_folders: Path
) -> None:
    program = start()
    blocked = own_folders / "matches"
    blocked.write_text("in the way")
    (own_folders / "memory.json").write_text("damaged")
    again = start()
    banner = again.window.banner
    assert str(blocked) in banner.text
    assert "Make room" in banner.text
    QTest.mouseClick(banner.close_button, LEFT)
    assert banner.text == ""
    assert not again.window.is_at_table
    assert program is not again


def test_settings_that_cannot_be_kept_are_told(program: Program, own_folders: Path) -> None:
    (own_folders / "settings.json").unlink()
    (own_folders / "settings.json").mkdir()
    program.preferences.change(show_log=True)
    said = program.window.banner.text
    assert f"cannot save settings and results in {own_folders}" in said
    assert "holds until you close Canasta" in said


def test_a_damaged_index_of_the_matches_is_told_once_and_every_list_opens(
    qtbot: QtBot, program: Program, own_folders: Path
) -> None:
    deal(qtbot, program)
    path = own_folders / "matches" / FILE
    with closing(open_in_memory()) as own:
        (version,) = own.execute("PRAGMA user_version").fetchone()
    with closing(sqlite3.connect(path)) as tables:
        tables.executescript(f"CREATE TABLE files(x); PRAGMA user_version = {version}")
    banner, actions = program.window.banner, program.window.actions_by_name
    actions["saved"].trigger()
    saved = program.window.findChild(SavedMatchesDialog)
    assert saved is not None
    qtbot.waitUntil(lambda: banner.text.startswith("The index of your matches was damaged"))
    QTest.keyClick(saved, Qt.Key.Key_Escape)
    QTest.mouseClick(banner.close_button, LEFT)
    actions["record"].trigger()
    record = program.window.findChild(RecordsDialog)
    assert record is not None
    qtbot.waitUntil(lambda: record.player.count() > 0)
    QTest.keyClick(record, Qt.Key.Key_Escape)
    assert banner.text == ""


def test_a_table_that_was_never_dealt_is_not_remembered(
    program: Program, own_folders: Path
) -> None:
    (own_folders / "matches").write_text("in the way")
    QTest.mouseClick(program.window.welcome.play_button, LEFT)
    assert program.preferences.remembered.last_match is None
