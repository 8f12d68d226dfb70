"""Tests naming, choosing, sharing and deleting the persons of this computer."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.new_match.face_picker import FacePicker
from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.dialogs.players.person_editor import PersonEditor
from canasta_gui.dialogs.players.players_dialog import PlayersDialog
from canasta_gui.settings.person import Person
from canasta_gui.settings.preferences import Preferences
from canasta_gui.viewmodel.table_choices import HintLevel
from tests.gui.kit.play import LEFT
from tests.kit.played_matches import usual_choice


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path)


@pytest.fixture
def open_dialog(qtbot: QtBot, preferences: Preferences) -> Callable[[], PlayersDialog]:
    def opened() -> PlayersDialog:
        made = PlayersDialog(preferences)
        qtbot.addWidget(made)
        made.show()
        return made

    return opened


def editor(dialog: PlayersDialog, name: str) -> PersonEditor:
    """Returns the row of a person."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return next(one for one in dialog.editors.values() if one.person.name == name)


def test_without_players_it_says_what_they_are_for(
    open_dialog: Callable[[], PlayersDialog], preferences: Preferences
) -> None:
    dialog = open_dialog()
    assert any("plays as a guest" in one.text() for one in dialog.findChildren(QLabel))
    preferences.add_person("Ada", "owl")
    dialog = open_dialog()
    assert not any("plays as a guest" in one.text() for one in dialog.findChildren(QLabel))


def answer(path: str) -> Callable[..., tuple[str, str]]:
    """Replaces the file dialog by one that returns a path."""

    def chosen(*_arguments: object) -> tuple[str, str]:
        return path, ""

    return chosen


def press(button: QAbstractButton) -> None:
    QTest.mouseClick(button, LEFT)


def rename(dialog: PlayersDialog, before: str, after: str) -> None:
    field = editor(dialog, before).name_field
    field.selectAll()
    QTest.keyClicks(field, after)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_a_new_player_is_named_and_plays(
    preferences: Preferences, open_dialog: Callable[[], PlayersDialog]
) -> None:
    dialog = open_dialog()
    press(dialog.new_button)
    assert preferences.persons.all() == {}
    rename(dialog, "", "Anna")
    assert preferences.person is not None
    assert (preferences.person.name, preferences.person.former_names) == ("Anna", ())
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.new_button
    assert not editor(dialog, "Anna").play_button.isEnabled()
    press(dialog.guest_button)
    assert preferences.person is None
    press(editor(dialog, "Anna").play_button)
    assert preferences.person_id == editor(dialog, "Anna").person.id


def test_who_gives_no_name_is_not_made(
    preferences: Preferences, open_dialog: Callable[[], PlayersDialog]
) -> None:
    dialog = open_dialog()
    press(dialog.new_button)
    rename(dialog, "", " ")
    press(dialog.close_button)
    assert preferences.persons.all() == {}


def test_a_name_that_another_has_is_told_apart(
    preferences: Preferences, open_dialog: Callable[[], PlayersDialog]
) -> None:
    for name in ("Anna", "Berta"):
        preferences.add_person(name, "owl")
    dialog = open_dialog()
    rename(dialog, "Berta", "Anna")
    assert dialog.isVisible()
    assert sorted(one.person.name for one in dialog.editors.values()) == ["Anna", "Anna (2)"]


def test_a_face_is_chosen(
    qtbot: QtBot, preferences: Preferences, open_dialog: Callable[[], PlayersDialog]
) -> None:
    anna = preferences.add_person("Anna", "owl")
    dialog = open_dialog()
    press(editor(dialog, "Anna").face_button)
    picker = dialog.findChild(FacePicker)
    assert isinstance(picker, FacePicker)
    press(picker.buttons["frog"])
    assert preferences.persons.all()[anna].face == "frog"
    assert editor(dialog, "Anna").face_button.face == "frog"


def test_deleting_asks_once_and_leaves_the_matches(
    tmp_path: Path, preferences: Preferences, open_dialog: Callable[[], PlayersDialog]
) -> None:
    match = tmp_path / "matches" / "one.canasta"
    match.parent.mkdir()
    match.write_text("Anna's")
    anna = preferences.add_person("Anna", "owl")
    preferences.use_person(anna)
    dialog = open_dialog()
    press(editor(dialog, "Anna").delete_button)
    assert editor(dialog, "Anna").delete_button.text() == "Delete for good?"
    press(editor(dialog, "Anna").delete_button)
    assert dialog.editors == {}
    assert preferences.person is None
    assert not preferences.persons.path(anna).exists()
    assert match.read_text() == "Anna's"


def test_a_player_is_exported_and_imported(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    preferences: Preferences,
    open_dialog: Callable[[], PlayersDialog],
) -> None:
    preferences.add_person("Anna", "owl")
    dialog, file = open_dialog(), str(tmp_path / "anna")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer(file))
    press(editor(dialog, "Anna").export_button)
    assert dialog.note.text() == f"Saved as {file}.canasta-player."
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer(f"{file}.canasta-player"))
    press(dialog.import_button)
    assert editor(dialog, "Anna (2)").face_button.face == "owl"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("nothing", "bad holds no player. It is left alone."),
        ('{"canasta":"player","format":1}', "bad is damaged and cannot be read. It is left as"),
        ('{"canasta":"player","format":7}', "bad was made by a newer version of Canasta."),
    ],
)
def test_a_bad_file_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    open_dialog: Callable[[], PlayersDialog],
    content: str,
    told: str,
) -> None:
    (tmp_path / "bad").write_text(content)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer(str(tmp_path / "bad")))
    dialog = open_dialog()
    press(dialog.import_button)
    assert dialog.note.text().startswith(told)
    assert dialog.editors == {}


def test_a_seat_offers_the_persons_who_have_none(qtbot: QtBot, preferences: Preferences) -> None:
    for name, face in (("Xenia", "frog"), ("Yves", "owl")):
        preferences.persons.add(Person(name=name, face=face, hints=HintLevel.FULL))
    persons = preferences.persons.all()
    xenia = next(one for one, person in persons.items() if person.name == "Xenia")
    dialog = NewMatchDialog(usual_choice(), persons=persons)
    qtbot.addWidget(dialog)
    dialog.show()
    own, second = dialog.table.seats[0], dialog.table.seats[1]
    assert second.persons.buttons == {}
    press(own.persons.buttons[xenia])
    assert (dialog.choice.seats[0].name, dialog.choice.seats[0].face) == ("Xenia", "frog")
    assert own.persons.buttons[xenia].isChecked()
    press(second.kind.buttons["person"])
    assert xenia not in second.persons.buttons
    assert len(second.persons.buttons) == 1
