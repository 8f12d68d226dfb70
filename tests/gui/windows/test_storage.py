"""What the player is told when the disk refuses: which file, and what helps."""

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.windows.program import Program
from tests.gui.windows.play import LEFT, deal, match_of


@pytest.mark.expects_log("cannot be saved")
def test_a_full_disk_is_said_and_the_game_goes_on_when_there_is_room(
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
    assert path.name in said
    assert "Make room" in said
    program.window.actions_by_name["continue"].trigger()
    QTest.keyClick(program.window.table, Qt.Key.Key_D)
    assert len(match.entries) > len(before)


def test_a_folder_that_cannot_be_written_is_named(program: Program, own_folders: Path) -> None:
    blocked = own_folders / "matches"
    blocked.write_text("in the way")
    QTest.mouseClick(program.window.welcome.play_button, LEFT)
    assert not program.window.is_at_table
    said = program.window.banner.text
    assert str(blocked) in said
    assert "Allow it" in said
