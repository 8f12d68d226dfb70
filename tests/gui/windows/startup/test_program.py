"""Tests the whole program by mouse and keyboard."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTextEdit, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from canasta_gui.foreign_decks.deck_import_process import DeckImportProcess
from canasta_gui.resource_path import resource_path
from canasta_gui.settings.preferences import Preferences
from canasta_gui.settings.remembered import RememberedMatch, RememberedSeat, RememberedState
from canasta_gui.settings.store import save_model
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.match.match_setup import usual_match
from canasta_gui.windows.startup.program import Program
from canasta_gui.windows.startup.start import make_app
from engine import Discarded, Phase, Played
from tests.gui.kit.people import open_score, sit_at_the_end
from tests.gui.kit.play import (
    LEFT,
    click,
    deal,
    is_to_act,
    match_of,
    play_turn,
    view_of,
    wait_for_turn,
)
from tests.gui.kit.program import PLAIN, Start


def test_a_newcomer_has_a_first_card_after_two_clicks(qtbot: QtBot, program: Program) -> None:
    assert not program.window.is_at_table
    QTest.mouseClick(program.window.welcome.play_button, LEFT)
    wait_for_turn(qtbot, program)
    assert program.window.is_at_table
    before = len(view_of(program).seats[0].hand)
    click(qtbot, program, program.window.table.table_scene.board.frame.stock)
    qtbot.waitUntil(lambda: is_to_act(program, Phase.PLAY))
    assert len(view_of(program).seats[0].hand) == before + 1


def test_several_turns_by_keyboard(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    match = match_of(program)
    turns = 0
    while turns < 4 and not match.is_between_deals:
        play_turn(qtbot, program)
        turns += 1
    own = [
        event
        for moment in match.moments
        if isinstance(moment.entry, Played)
        for event in moment.entry.events
        if isinstance(event, Discarded) and event.seat == 0
    ]
    assert len(own) == turns
    assert turns > 1


def test_points_on_the_table_stand_beside_the_score_until_they_are_in_it(
    qtbot: QtBot, program: Program
) -> None:
    match = sit_at_the_end(qtbot, program, melds="Kc Kd Kh", theirs="8c 8d 8h", scores=[0, 500])
    assert [side.gain for side in view_of(program).sides] == ["+30", "+30"]
    while not match.is_between_deals:
        play_turn(qtbot, program)
    qtbot.waitUntil(lambda: program.window.table.is_settled)
    assert view_of(program).sides[1].score != "500"
    assert [side.gain for side in view_of(program).sides] == ["", ""]


def test_a_deal_to_its_end_shows_the_score_and_goes_on(qtbot: QtBot, program: Program) -> None:
    match = sit_at_the_end(qtbot, program)
    while not match.is_between_deals:
        play_turn(qtbot, program)
    dialog = open_score(qtbot, program)
    assert dialog.summary == program.flow.results.deals[-1]
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: match.state.public.deal == 2)


def test_the_match_goes_on_without_asking(qtbot: QtBot, start: Start) -> None:
    program = start()
    deal(qtbot, program)
    play_turn(qtbot, program)
    entries, hand = match_of(program).entries, view_of(program).seats[0].hand
    again = start()
    assert again.window.is_at_table
    assert match_of(again).entries == entries
    faces = [card.face for card in view_of(again).seats[0].hand]
    assert faces == [card.face for card in hand]


def test_a_new_start_leaves_the_old_match_saved(qtbot: QtBot, start: Start) -> None:
    deal(qtbot, start())
    again = start(is_new=True)
    assert not again.window.is_at_table
    assert len(again.store.unarchived()) == 1
    again.window.actions_by_name["continue"].trigger()
    assert again.window.is_at_table


def test_the_title_tells_nothing(qtbot: QtBot, program: Program) -> None:
    titles = {program.window.windowTitle()}
    deal(qtbot, program)
    play_turn(qtbot, program)
    titles.add(program.window.windowTitle())
    assert titles == {"Canasta"}


def test_undo_is_offered_only_while_it_is_possible(qtbot: QtBot, program: Program) -> None:
    undo = program.window.actions_by_name["undo"]
    assert not undo.isEnabled()
    deal(qtbot, program)
    assert undo.isEnabled() == view_of(program).undo.is_possible


def test_the_log_says_what_happened(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    program.window.actions_by_name["show_log"].trigger()
    assert program.window.log_panel.isVisible()
    play_turn(qtbot, program)
    session = program.conductor.session
    assert session is not None
    panel = program.window.log_panel
    assert panel.lines == session.log()
    assert len(panel.lines) > 3
    page = panel.widget()
    assert isinstance(page, QTextEdit)
    assert page.toPlainText().split("\n") == list(panel.lines)
    program.window.log_panel.close()
    assert not program.preferences.settings.show_log


def test_a_broken_settings_file_is_named(start: Start, own_folders: Path) -> None:
    own_folders.mkdir(parents=True)
    (own_folders / "settings.json").write_text("{ not json")
    program = start()
    assert str(own_folders / "settings.json") in program.window.banner.text
    program.window.banner.close_button.click()
    assert program.window.banner.text == ""


@pytest.mark.parametrize(
    "name", ["settings.json", "memory.json", "practice.json", "players/1/player.json"]
)
def test_a_file_nested_too_deeply_is_set_aside_and_said(
    qtbot: QtBot, start: Start, own_folders: Path, name: str
) -> None:
    save_model(own_folders / "settings.json", PLAIN)
    save_model(own_folders / "memory.json", RememberedState(person="1"))
    path = own_folders / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[" * 100_000)
    program = start()
    assert str(path) in program.window.banner.text
    assert f"{path.name}.broken" in program.window.banner.text
    assert (own_folders / f"{name}.broken").read_text() == "[" * 100_000
    # Without its settings the program plays at its usual speed.
    program.preferences.change(speed=Speed.INSTANT)
    deal(qtbot, program)


def test_a_name_that_cannot_be_written_is_no_hindrance(
    qtbot: QtBot, start: Start, own_folders: Path
) -> None:
    """The names are half a character, a blank, and more letters than a table has room for."""
    names = ("A\ud83d", " ", "x" * 9_000, "Dora")
    seats = tuple(RememberedSeat(name=name, is_person=not at) for at, name in enumerate(names))
    last = RememberedMatch(edition="hasbro-2001", players=4, seats=seats)
    memory = RememberedState(last_match=last, geometry="\ud83d")
    save_model(own_folders / "memory.json", memory)
    program = start()
    deal(qtbot, program)
    seated = match_of(program).seats
    assert [player.name for player in seated] == ["A", "Berta", "x" * 40, "Dora"]
    assert match_of(start()).seats == seated


def test_a_dealer_who_is_not_at_the_table_is_forgotten(
    qtbot: QtBot, start: Start, own_folders: Path
) -> None:
    last = replace(usual_match(None), first_dealer=9)
    save_model(own_folders / "memory.json", RememberedState(last_match=last))
    program = start()
    deal(qtbot, program)
    assert len(match_of(program).seats) == 4


def test_a_damaged_match_goes_on_from_what_can_be_read(
    qtbot: QtBot, start: Start, own_folders: Path
) -> None:
    program = start()
    deal(qtbot, program)
    path = program.conductor.path
    assert path is not None
    program.end()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], b"scribble\n", *lines[3:]]))
    again = start()
    assert again.window.is_at_table
    assert path.name in again.window.banner.text


def test_the_window_comes_back_where_it_was(start: Start) -> None:
    first = start()
    first.window.resize(1190, 777)
    first.window.close()
    again = start()
    assert again.preferences.remembered.geometry
    assert again.window.size().width() >= 1024


def test_the_welcome_page_says_what_would_be_dealt(program: Program) -> None:
    texts = [child.text() for child in program.window.welcome.findChildren(QLabel)]
    assert any("Berta" in text for text in texts)


def test_a_careful_player_discards_twice(qtbot: QtBot, program: Program) -> None:
    program.preferences.change(confirm_discard=True)
    deal(qtbot, program)
    table, match = program.window.table, match_of(program)
    QTest.keyClick(table, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: is_to_act(program, Phase.PLAY))
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Space)
    before = match.entries
    QTest.keyClick(table, Qt.Key.Key_P)
    assert match.entries == before
    assert "once more" in view_of(program).notice
    QTest.keyClick(table, Qt.Key.Key_P)
    assert len(match.entries) > len(before)


def test_the_window_has_the_icon_of_the_program(program: Program) -> None:
    make_app()
    own = QPixmap(str(resource_path("assets", "icon", "canasta-256.png")))
    assert program.window.windowIcon().pixmap(256).toImage() == own.toImage()
    assert own.width() == 256


def test_a_deck_that_was_still_read_at_the_end_is_told_of_once(
    program: Program, start: Start, tmp_path: Path
) -> None:
    program.commands.dialogs.players.show_settings()
    reading = program.commands.dialogs.players.findChild(DeckImportProcess)
    assert isinstance(reading, DeckImportProcess)
    reading.open(tmp_path / "my-deck.svgz")
    assert "my-deck.svgz were still being read" in start().window.banner.text
    assert start().window.banner.text == ""


class ShownWindows(QObject):
    """Notes every window that is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_widget = isinstance(watched, QWidget)
        if is_widget and watched.isWindow() and event.type() is QEvent.Type.Show:
            self.names.append(type(watched).__name__)
        return super().eventFilter(watched, event)


def test_building_the_window_shows_none(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    """A page that comes into the window late is a window of its own until then."""
    shown = ShownWindows()
    qapp.installEventFilter(shown)
    qtbot.addWidget(MainWindow(Preferences(tmp_path)))
    qapp.removeEventFilter(shown)
    assert shown.names == []
