"""Tests the record of a player: what is shown at once, what can be chosen, what is shown while
files are read.
"""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.records.records_dialog import RecordsDialog
from canasta_gui.persistence.store import MatchStore
from canasta_gui.settings.deal_results import decisions_path, note_decisions, reviewed_deal
from canasta_gui.settings.person import Person
from canasta_gui.settings.preferences import Preferences
from engine import Loss, Match, SeatPlayer, Theme, error_rates
from tests.kit.played_matches import dealt_match, play_deal


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    """Returns a store with two matches of one deal each, hasbro-2001 and samba; Anna plays both."""
    made = MatchStore(tmp_path)
    for number, rules in enumerate(("hasbro-2001/4p", "complete-samba/4p")):
        match = dealt_match(f"record {number}", rules)
        list(play_deal(match))
        opened = made.create(match)
        opened.close()
        os.utime(opened.path, (1_700_000_000 + number, 1_700_000_000 + number))
    return made


@pytest.fixture
def dialog(qtbot: QtBot, store: MatchStore) -> RecordsDialog:
    made = RecordsDialog(store)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: made.player.count() > 0)
    return made


def texts(dialog: RecordsDialog) -> list[str]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_the_matches_of_this_computer_are_counted(dialog: RecordsDialog) -> None:
    assert dialog.player.currentText() == "Anna"
    shown = [text for text in texts(dialog) if " of 2 " in text]
    assert len(shown) == 2
    assert all("\N{NO-BREAK SPACE}%" in text for text in shown)
    assert dialog.note.isHidden()


def test_one_game_is_chosen_by_the_keyboard(dialog: RecordsDialog) -> None:
    assert dialog.selection.game is None
    dialog.game.setFocus()
    QTest.keyClick(dialog.game, Qt.Key.Key_Down)
    assert dialog.selection.game == "complete-samba"
    assert any(" of 1 " in text for text in texts(dialog))


def test_the_others_are_told_by_their_strength(dialog: RecordsDialog) -> None:
    names = [dialog.opponents.itemText(at) for at in range(dialog.opponents.count())]
    assert names == ["All", "Club"]


def test_damaged_files_are_told_and_the_rest_is_counted(qtbot: QtBot, store: MatchStore) -> None:
    for name in ("broken", "torn"):
        (store.folder / f"{name}.canasta").write_bytes(b"nothing that was ever a match\n")
    dialog = RecordsDialog(store)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: dialog.player.count() > 0)
    assert dialog.note.text() == "2 files cannot be read and are not counted."
    assert any(" of 2 " in text for text in texts(dialog))


def test_the_chart_tells_a_screen_reader_its_course(dialog: RecordsDialog) -> None:
    told = dialog.chart.accessibleDescription()
    assert told.startswith("Points a deal more than the others: ")
    dialog.chart.grab()


def test_a_second_look_reads_nothing_again(
    qtbot: QtBot, store: MatchStore, monkeypatch: pytest.MonkeyPatch, dialog: RecordsDialog
) -> None:
    dialog.reject()

    def read(path: Path) -> None:
        raise AssertionError(path)

    monkeypatch.setattr("canasta_gui.records.record_refresher.read_record", read)
    again = RecordsDialog(store)
    qtbot.addWidget(again)
    assert again.player.currentText() == "Anna"


def test_without_a_match_there_is_nothing_to_count(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = RecordsDialog(MatchStore(tmp_path / "empty"))
    qtbot.addWidget(dialog)
    assert dialog.player.count() == 0
    assert dialog.chart.accessibleDescription() == "No deal has been finished yet."
    # The sentence stands in the middle, instead of a scale without a line.
    picture = dialog.chart.grab().toImage()
    columns = range(picture.width())
    inked = [x for x in columns if len({picture.pixel(x, y) for y in range(picture.height())}) > 1]
    assert 0 < inked[0] == pytest.approx(picture.width() - inked[-1], abs=4)


def test_a_renamed_player_has_one_record_and_may_leave_out_achievements(
    qtbot: QtBot, store: MatchStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def counted(_tables: object, _wanted: object) -> dict[str, int]:
        return {"concealed": 2}

    monkeypatch.setattr("canasta_gui.dialogs.records.records_dialog.feat_counts", counted)
    preferences = Preferences(tmp_path / "settings")
    ann = preferences.persons.add(Person(name="Ann", former_names=("Anna",)))
    for is_told in (True, False):
        preferences.use_person(ann)
        preferences.change(achievements=is_told)
        preferences.use_person("")
        dialog = RecordsDialog(store, None, preferences)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitUntil(lambda dialog=dialog: dialog.player.count() > 0)
        assert dialog.player.currentText() == "Ann"
        assert any(" of 2 " in text for text in texts(dialog))
        # The label becomes visible when the event loop runs.
        QCoreApplication.processEvents()
        lines = [it for it in dialog.findChildren(QLabel) if it.text() == "Went out concealed."]
        assert any(line.isVisible() for line in lines) is is_told
        dialog.reject()


def test_it_opens_with_the_person_before_the_screen(
    qtbot: QtBot, store: MatchStore, tmp_path: Path
) -> None:
    other = dealt_match("record 2")
    seats = (SeatPlayer("Zoe"), *other.seats[1:])
    match = Match.start(other.rules, seats, other.header.code, first_dealer=3)
    match.next_deal()
    list(play_deal(match))
    store.create(match).close()
    preferences = Preferences(tmp_path / "settings")
    for name in ("Zoe", "Anna"):
        preferences.use_person(preferences.add_person(name, "fox"))
        dialog = RecordsDialog(store, None, preferences)
        qtbot.addWidget(dialog)
        qtbot.waitUntil(lambda dialog=dialog: dialog.player.count() == 2)
        assert dialog.player.currentText() == name
        dialog.reject()


def test_what_decisions_cost_is_told_by_theme_and_leads_to_exercises(
    qtbot: QtBot, store: MatchStore, tmp_path: Path
) -> None:
    preferences, wanted = Preferences(tmp_path / "settings"), list[str]()
    path = decisions_path(preferences.folder_of("Anna"))
    for deal, points in enumerate((40.0, 20.0, 40.0, 20.0, 10.0, 0.0)):
        rates = error_rates([Loss(Theme.FREEZING, points, 9.0), Loss(Theme.PILE, -4.0, 2.0)])
        note_decisions(path, reviewed_deal(str(deal), "hasbro-2001", 100, rates))
    dialog = RecordsDialog(store, None, preferences)
    qtbot.addWidget(dialog)
    dialog.practice_wanted.connect(wanted.append)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.player.count() > 0)
    assert dialog.cost_course.text() == "8.8 ± 5.0 in 12 decisions · 15 at first, 3.0 of late."
    assert dialog.cost_chart.isVisible()
    told = dialog.cost_chart.accessibleDescription()
    assert told == "Points lost a decision. 15 ± 8.9. 3.0 ± 4.1"
    picture = dialog.cost_chart.grab().toImage()
    dialog.cost_chart.show_means([15.0, 3.0], told)
    assert dialog.cost_chart.grab().toImage() != picture, "no line for the doubt"
    assert "own decisions \N{MINUS SIGN}18 ± 9.9" in dialog.cost_split.text()
    assert "cards and other players +118" in dialog.cost_split.text()
    assert "22 ± 6.5 in 6 decisions" in texts(dialog)
    dialog.costs.buttons[Theme.FREEZING].click()
    assert wanted == ["freezing"]
    dialog.game.setCurrentIndex(dialog.game.findData("complete-samba"))
    dialog.game.activated.emit(dialog.game.currentIndex())
    assert "reviewed" in dialog.cost_course.text()
    assert dialog.cost_split.isHidden()
    assert dialog.cost_chart.isHidden()
