"""The list of saved matches."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.saved_games import SavedGamesDialog
from canasta_gui.persistence.store import MatchStore
from canasta_gui.showcase.playing import dealt_match
from tests.gui.windows.conftest import Start
from tests.gui.windows.play import LEFT, deal, match_of


@pytest.fixture
def store() -> MatchStore:
    """Three saved matches."""
    made = MatchStore()
    for number in range(3):
        made.create(dealt_match(f"saved {number}")).close()
    return made


def test_every_match_but_the_open_one_is_listed(qtbot: QtBot, store: MatchStore) -> None:
    playing = store.unarchived()[0]
    dialog = SavedGamesDialog(store, playing)
    qtbot.addWidget(dialog)
    assert set(dialog.cards) == set(store.unarchived()) - {playing}


def test_kept_matches_are_listed_too(qtbot: QtBot, store: MatchStore) -> None:
    kept = store.archive(store.unarchived()[0])
    dialog = SavedGamesDialog(store, None)
    qtbot.addWidget(dialog)
    assert kept in dialog.cards


def test_deleting_asks_once(qtbot: QtBot, store: MatchStore) -> None:
    dialog = SavedGamesDialog(store, None)
    qtbot.addWidget(dialog)
    dialog.show()
    chosen = dialog.chosen
    assert chosen is not None
    QTest.mouseClick(dialog.delete_button, LEFT)
    assert chosen.exists()
    QTest.mouseClick(dialog.delete_button, LEFT)
    assert not chosen.exists()
    assert chosen not in dialog.cards


def test_another_choice_takes_the_question_back(qtbot: QtBot, store: MatchStore) -> None:
    dialog = SavedGamesDialog(store, None)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.mouseClick(dialog.delete_button, LEFT)
    QTest.mouseClick(list(dialog.cards.values())[1], LEFT)
    QTest.mouseClick(dialog.delete_button, LEFT)
    assert len(store.unarchived()) == 3


def test_a_match_that_is_open_elsewhere_stays_and_is_said_to(qtbot: QtBot) -> None:
    elsewhere = MatchStore().create(dealt_match("elsewhere"))
    dialog = SavedGamesDialog(MatchStore(), None)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.mouseClick(dialog.delete_button, LEFT)
    QTest.mouseClick(dialog.delete_button, LEFT)
    assert elsewhere.path.exists()
    assert "another window" in dialog.subtitle
    QTest.mouseClick(next(iter(dialog.cards.values())), LEFT)
    assert "another window" not in dialog.subtitle
    elsewhere.close()


def test_an_unreadable_file_is_left_alone_and_named(qtbot: QtBot, store: MatchStore) -> None:
    stranger = store.folder / "stranger.canasta"
    stranger.write_text("not a match\n")
    dialog = SavedGamesDialog(store, None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert len(dialog.cards) == 3
    assert stranger.exists()
    said = [text.text() for text in dialog.findChildren(QLabel) if text.isVisible()]
    assert any(stranger.name in text for text in said)


def test_nothing_saved_is_said(qtbot: QtBot) -> None:
    dialog = SavedGamesDialog(MatchStore(), None)
    qtbot.addWidget(dialog)
    assert not dialog.open_button.isEnabled()
    assert not dialog.delete_button.isEnabled()
    assert dialog.chosen is None


def test_the_chosen_match_goes_on(qtbot: QtBot, start: Start, store: MatchStore) -> None:
    program = start(is_new=True)
    deal(qtbot, program)
    program.window.actions_by_name["saved"].trigger()
    dialog = program.window.findChild(SavedGamesDialog)
    assert isinstance(dialog, SavedGamesDialog)
    chosen = dialog.chosen
    QTest.mouseClick(dialog.open_button, LEFT)
    assert program.conductor.path == chosen
    assert match_of(program).state.public.deal == 1


def test_a_match_from_the_archive_goes_on(qtbot: QtBot, start: Start, store: MatchStore) -> None:
    kept = store.archive(store.unarchived()[0])
    program = start(is_new=True)
    assert program.flow.resume(kept)
    assert not kept.exists()
    assert program.conductor.path == store.folder / kept.name
