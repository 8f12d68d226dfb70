"""Tests the settings of the running program."""

import errno
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_gui.settings.model import Settings
from canasta_gui.settings.preferences import Preferences
from canasta_gui.viewmodel.table_choices import Speed
from tests.gui.controller.conductor_bench import late_disk


def test_a_change_is_announced_once_and_kept(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path)
    heard: list[Settings] = []
    preferences.changed.connect(heard.append)
    preferences.change(speed=Speed.FAST)
    assert heard == [Settings(speed=Speed.FAST)]
    assert Preferences(tmp_path).settings.speed is Speed.FAST


def test_a_change_to_the_same_value_is_not_announced(qtbot: QtBot, tmp_path: Path) -> None:
    preferences = Preferences(tmp_path)
    with qtbot.assertNotEmitted(preferences.changed):
        preferences.change(speed=Settings().speed)
    assert not (tmp_path / "settings.json").exists()


def test_an_impossible_value_changes_nothing(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path)
    with pytest.raises(ValueError, match="card_scale"):
        preferences.change(card_scale=9)
    assert preferences.settings == Settings()


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    preferences = Preferences(blocked / "folder")
    preferences.change(speed=Speed.FAST)
    assert preferences.settings.speed is Speed.FAST


@pytest.mark.expects_log("the disk does not answer")
def test_a_disk_that_does_not_answer_keeps_all_changes_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences = Preferences(tmp_path)
    with late_disk(monkeypatch) as disk:
        preferences.change(speed=Speed.FAST)
        preferences.change(four_colours=True)
        assert preferences.settings == Settings(speed=Speed.FAST, four_colours=True)
        assert not (tmp_path / "settings.json").exists()
        disk.answer()
    assert Preferences(tmp_path).settings == preferences.settings


@pytest.mark.expects_log("the disk does not answer")
def test_a_disk_that_refuses_late_is_told_of(
    tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences = Preferences(tmp_path)
    told: list[OSError] = []
    preferences.unsaved.connect(told.append)
    with late_disk(monkeypatch) as disk:
        preferences.change(speed=Speed.FAST)
        disk.answer(is_broken=True)
    qapp.processEvents()
    assert [error.errno for error in told] == [errno.EIO]


def test_that_nothing_can_be_kept_is_told_once_until_it_can(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.write_text("in the way")
    preferences = Preferences(folder)
    told: list[OSError] = []
    preferences.unsaved.connect(told.append)
    preferences.change(speed=Speed.FAST)
    preferences.remember(geometry="AAAA")
    assert len(told) == 1
    folder.unlink()
    preferences.change(speed=Speed.SLOW)
    (folder / "settings.json").unlink()
    folder.rmdir()
    folder.write_text("in the way again")
    preferences.change(speed=Speed.FAST)
    assert len(told) == 2


def test_a_folder_that_cannot_be_holds_nothing_damaged(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert Preferences(blocked / "folder").unread == ()


def test_the_memory_is_kept(tmp_path: Path) -> None:
    Preferences(tmp_path).remember(geometry="AAAA")
    assert Preferences(tmp_path).remembered.geometry == "AAAA"


def test_two_windows_keep_what_either_changed(tmp_path: Path) -> None:
    one = Preferences(tmp_path)
    one.use_person(one.add_person("Anna", "owl"))
    one.change(language="de", speed=Speed.SLOW)
    other = Preferences(tmp_path)
    other.change(speed=Speed.FAST, volume=0.25)
    other.remember(kept_matches=50)
    one.change(language="fr", four_colours=True)
    one.remember(geometry="AAAA")
    found = Preferences(tmp_path)
    assert (found.settings.language, found.settings.speed) == ("fr", Speed.FAST)
    assert (found.settings.four_colours, found.settings.volume) == (True, 0.25)
    assert (found.remembered.kept_matches, found.remembered.geometry) == (50, "AAAA")


def test_a_file_that_was_spoiled_meanwhile_is_written_whole(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path)
    preferences.change(speed=Speed.FAST)
    (tmp_path / "settings.json").write_text("{", encoding="utf-8")
    preferences.change(four_colours=True)
    found = Preferences(tmp_path).settings
    assert (found.speed, found.four_colours) == (Speed.FAST, True)
