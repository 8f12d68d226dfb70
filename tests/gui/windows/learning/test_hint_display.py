"""Tests asking for a hint, showing it on the cards, and playing it with one key."""

from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.rules.rules_reader import RulesReader
from canasta_gui.session.hint_words import Proposal
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.viewmodel.deal_summary import summaries
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from canasta_gui.windows.panels.hint_note import HintNote
from canasta_gui.windows.startup.program import Program
from engine import Aided, DrawStock, Phase, Played
from tests.gui.kit.play import LEFT, deal, is_to_act, match_of, play_turn
from tests.gui.windows.learning.test_first_time_card import SIZES, SOME_SIZES, covered


def ask(qtbot: QtBot, program: Program) -> HintNote:
    """Asks with the key of the menu, and waits for the answer."""
    QTest.keyClick(program.window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    note = program.window.findChild(HintNote)
    assert isinstance(note, HintNote)
    assert note.isVisible()
    qtbot.waitUntil(lambda: bool(note.hint), timeout=20_000)
    return note


def ask_for_discard(qtbot: QtBot, program: Program) -> HintNote:
    """Asks for a hint after the draw."""
    deal(qtbot, program)
    QTest.keyClick(program.window.table, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: is_to_act(program, Phase.PLAY), timeout=5_000)
    return ask(qtbot, program)


def hints_noted(program: Program) -> int:
    return sum(isinstance(entry, Aided) for entry in match_of(program).entries)


def last_played(program: Program) -> Played:
    entries = (moment.entry for moment in reversed(match_of(program).moments))
    return next(e for e in entries if isinstance(e, Played) and e.seat == 0)


def test_a_hint_names_the_move_and_the_reason(qtbot: QtBot, program: Program) -> None:
    assert not program.window.actions_by_name["hint"].isEnabled()
    note = ask_for_discard(qtbot, program)
    assert 2 <= len(note.hint) <= 3
    for proposal in note.hint:
        assert proposal.action_text in note.text
        assert proposal.why or proposal.gap
        assert proposal.why in note.text
        assert note.accessibleName() == note.text
        # The caption has no full stop on the screen, but a screen reader must pause before the
        # reason.
        assert not proposal.gap.endswith(".")
        assert f"{proposal.gap}. " in note.text or not proposal.gap
        QTest.keyClick(note, Qt.Key.Key_Space)
    assert note.hint[0].why
    assert all(proposal.gap for proposal in note.hint[1:])


def test_a_key_opens_the_rule_of_a_hint(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    note = ask(qtbot, program)
    page = note.anchor.partition("#")[0]
    assert page
    assert "F1" in note.text
    QTest.keyClick(note, Qt.Key.Key_F1)
    assert not note.isVisible()
    (reader,) = program.window.findChildren(RulesReader)
    assert reader.page.anchor == page


def test_the_cards_of_a_hint_are_marked_on_the_table(qtbot: QtBot, program: Program) -> None:
    note = ask_for_discard(qtbot, program)
    table = program.window.table
    assert sorted(table.selected_cards()) == sorted(note.hint[0].cards)
    assert table.table_scene.overlay.glowing == len(note.hint[0].places)
    QTest.keyClick(note, Qt.Key.Key_Escape)
    assert not note.isVisible()
    assert table.table_scene.overlay.glowing == 0
    assert table.hasFocus()


def shown(note: HintNote) -> list[str]:
    return [it.action_text for it in note.hint if it.action_text in note.text]


def harm(program: Program, note: HintNote) -> list[object]:
    """Returns what the note covers of cards, players, words and buttons; in the smallest window it
    may lie on melds that it is not about. A move that is shown alone also keeps the place free
    where its cards go.
    """
    table = program.window.table
    place = note.geometry().translated(-table.mapTo(program.window, QPoint(0, 0)))
    areas = table.table_scene.board.arrangement.areas
    wanted = note.shown[0][1].places if len(note.shown) == 1 else ()
    over = Rect(place.x(), place.y(), place.width(), place.height()).grown(-1)
    found = covered(table, place)
    if program.window.width() == SIZES[0][0]:
        found = [it for it in found if not is_of_meld(it)]
    return [*found, *(it for it in wanted if over.overlap(areas[it]))]


def is_of_meld(thing: object) -> bool:
    """Returns whether something is a meld, or the number of its cards."""
    zone = cast("tuple[object, object]", thing)[1] if isinstance(thing, tuple) else thing
    return isinstance(zone, Zone) and zone.kind is ZoneKind.MELD


@pytest.mark.parametrize("size", SIZES)
def test_no_move_of_a_hint_covers_anything(
    qtbot: QtBot, program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    note = ask_for_discard(qtbot, program)
    assert len(note.hint) == 3
    for _ in (*note.hint, None):
        assert harm(program, note) == []
        buttons = [it for it in note.findChildren(QPushButton) if it.isVisible()]
        assert all(it.width() >= it.sizeHint().width() for it in buttons)
        QTest.keyClick(note, Qt.Key.Key_Space)


@pytest.mark.slow
@SOME_SIZES
def test_a_hint_covers_nothing_late_in_a_deal(
    qtbot: QtBot, program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    deal(qtbot, program)
    for _ in range(6):
        note = ask(qtbot, program)
        assert harm(program, note) == []
        QTest.keyClick(note, Qt.Key.Key_Escape)
        play_turn(qtbot, program)


def ask_in_a_small_window(qtbot: QtBot, program: Program) -> HintNote:
    """Asks where there is no room for all moves."""
    program.window.resize(1024, 700)
    note = ask_for_discard(qtbot, program)
    assert len(note.hint) == 3
    assert shown(note) == [note.hint[0].action_text]
    return note


def test_moves_for_which_there_is_no_room_are_shown_one_by_one(
    qtbot: QtBot, program: Program
) -> None:
    note, table = ask_in_a_small_window(qtbot, program), program.window.table
    for proposal in (*note.hint[1:], note.hint[0]):
        QTest.keyClick(note, Qt.Key.Key_Space)
        assert shown(note) == [proposal.action_text]
        assert sorted(table.selected_cards()) == sorted(proposal.cards)
        assert table.table_scene.overlay.glowing == len(proposal.places)


def test_the_key_of_a_move_shows_it_before_it_plays_it(qtbot: QtBot, program: Program) -> None:
    note = ask_in_a_small_window(qtbot, program)
    QTest.keyClick(note, Qt.Key.Key_2)
    assert note.isVisible()
    assert shown(note) == [note.hint[1].action_text]
    QTest.keyClick(note, Qt.Key.Key_2)
    assert last_played(program).action == note.hint[1].action


def test_enter_plays_the_move_that_is_shown(qtbot: QtBot, program: Program) -> None:
    note = ask_in_a_small_window(qtbot, program)
    QTest.keyClick(note, Qt.Key.Key_Space)
    QTest.keyClick(note, Qt.Key.Key_Return)
    assert last_played(program).action == note.hint[1].action


def test_a_click_shows_the_next_move(qtbot: QtBot, program: Program) -> None:
    note = ask_in_a_small_window(qtbot, program)
    (link,) = [it for it in note.findChildren(QPushButton) if it.text().startswith("Next move")]
    QTest.mouseClick(link, LEFT)
    assert shown(note) == [note.hint[1].action_text]


def test_going_back_lowers_the_cards_of_the_hint(qtbot: QtBot, program: Program) -> None:
    note = ask_for_discard(qtbot, program)
    table = program.window.table
    assert table.selected_cards()
    QTest.keyClick(note, Qt.Key.Key_Escape)
    assert table.selected_cards() == ()


def test_enter_waits_for_a_hint_that_is_being_computed(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    program.window.actions_by_name["hint"].trigger()
    note = program.window.findChild(HintNote)
    assert isinstance(note, HintNote)
    assert not note.hint
    QTest.keyClick(note, Qt.Key.Key_Return)
    assert note.isVisible()
    qtbot.waitUntil(lambda: bool(note.hint), timeout=20_000)
    QTest.keyClick(note, Qt.Key.Key_Return)
    assert not note.isVisible()
    assert last_played(program).seat == 0


def test_enter_plays_the_first_move(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    note = ask(qtbot, program)
    action = note.hint[0].action
    QTest.keyClick(note, Qt.Key.Key_Return)
    assert not note.isVisible()
    assert last_played(program).action == action


def test_where_there_is_room_all_moves_are_shown(qtbot: QtBot, program: Program) -> None:
    program.window.resize(1920, 1080)
    note = ask_for_discard(qtbot, program)
    assert shown(note) == [it.action_text for it in note.hint]
    action = note.hint[1].action
    QTest.keyClick(note, Qt.Key.Key_2)
    assert last_played(program).action == action


def test_a_click_plays_another_move(qtbot: QtBot, program: Program) -> None:
    program.window.resize(1920, 1080)
    note = ask_for_discard(qtbot, program)
    proposal: Proposal = note.hint[-1]
    buttons = note.findChildren(QPushButton)
    (button,) = [it for it in buttons if proposal.action_text in it.accessibleName()]
    QTest.mouseClick(button, LEFT)
    assert last_played(program).action == proposal.action


def test_hints_are_counted_in_the_record(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    for _ in range(2):
        QTest.keyClick(ask(qtbot, program), Qt.Key.Key_Escape)
    assert hints_noted(program) == 2
    assert summaries(match_of(program)) == ()


def test_what_is_done_meanwhile_ends_the_search(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    action = program.window.actions_by_name["hint"]
    action.trigger()
    note = program.window.findChild(HintNote)
    assert isinstance(note, HintNote)
    program.conductor.act(DrawStock())
    assert not note.isVisible()
    # The event loop delivers the answer.
    QApplication.processEvents()
    assert not note.isVisible()
    assert hints_noted(program) == 0
