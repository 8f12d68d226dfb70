"""Tests asking for a hint, showing it on the cards, and playing it with one key."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.rules.rules_reader import RulesReader
from canasta_gui.session.hint_words import Proposal
from canasta_gui.viewmodel.deal_summary import summaries
from canasta_gui.windows.panels.hint_note import HintNote
from canasta_gui.windows.startup.program import Program
from engine import Aided, DrawStock, Phase, Played
from tests.gui.kit.play import LEFT, deal, is_to_act, match_of


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
    QTest.keyClick(note, Qt.Key.Key_Space)
    assert 2 <= len(note.hint) <= 3
    for proposal in note.hint:
        assert proposal.action_text in note.text
        assert proposal.why or proposal.gap
        assert proposal.why in note.text
    assert note.hint[0].why
    assert all(proposal.gap for proposal in note.hint[1:])
    assert note.accessibleName() == note.text
    for proposal in note.hint[1:]:
        # The caption has no full stop on the screen, but a screen reader must pause before the
        # reason.
        assert not proposal.gap.endswith(".")
        assert f"{proposal.gap}. " in note.text


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


def test_a_hint_covers_no_player(qtbot: QtBot, program: Program) -> None:
    ask_for_discard(qtbot, program).put_away()
    for size in (QSize(1600, 1000), QSize(1366, 768), QSize(1024, 700)):
        program.window.resize(size)
        note = ask(qtbot, program)
        place = QRect(note.mapToGlobal(QPoint(0, 0)), note.size())
        assert not any(place.intersects(it) for it in program.window.table.whereabouts.players())
        QTest.keyClick(note, Qt.Key.Key_Escape)


def test_a_hint_covers_nothing_else_where_there_is_room(qtbot: QtBot, program: Program) -> None:
    ask_for_discard(qtbot, program).put_away()
    program.window.resize(1600, 1000)
    note = ask(qtbot, program)
    where = program.window.table.whereabouts
    note.tell(note.hint[:1], where.piles(), where.players(), (), where.middle())
    place = QRect(note.mapToGlobal(QPoint(0, 0)), note.size())
    assert not any(place.intersects(it) for it in where.middle())


def test_a_hint_covers_no_meld_that_it_is_about(qtbot: QtBot, program: Program) -> None:
    ask_for_discard(qtbot, program).put_away()
    program.window.resize(1366, 768)
    note = ask(qtbot, program)
    where = program.window.table.whereabouts
    covered = QRect(note.mapToGlobal(QPoint(20, note.height() - 60)), QSize(80, 40))
    note.tell(note.hint, where.piles(), where.players(), [covered])
    place = QRect(note.mapToGlobal(QPoint(0, 0)), note.size())
    assert not any(place.intersects(it) for it in (covered, *where.players()))


def proposals_told(note: HintNote) -> list[str]:
    return [it.action_text for it in note.hint if it.action_text in note.text]


def test_a_hint_that_would_cover_players_shows_the_best_move_alone(
    qtbot: QtBot, program: Program
) -> None:
    note = ask_for_discard(qtbot, program)
    assert len(note.hint) > 1
    assert proposals_told(note) == [note.hint[0].action_text]
    low = note.height()
    # The key of a move that is not shown plays nothing.
    QTest.keyClick(note, Qt.Key.Key_2)
    assert note.isVisible()
    assert proposals_told(note) == [it.action_text for it in note.hint]
    assert note.height() > low
    QTest.keyClick(note, Qt.Key.Key_2)
    assert last_played(program).action == note.hint[1].action


def test_the_other_moves_are_shown_from_then_on(qtbot: QtBot, program: Program) -> None:
    note = ask_for_discard(qtbot, program)
    QTest.keyClick(note, Qt.Key.Key_Space)
    QTest.keyClick(note, Qt.Key.Key_Escape)
    assert proposals_told(ask(qtbot, program)) == [it.action_text for it in note.hint]


def test_a_click_shows_the_other_moves(qtbot: QtBot, program: Program) -> None:
    note = ask_for_discard(qtbot, program)
    (link,) = [it for it in note.findChildren(QPushButton) if it.text().startswith("Other moves")]
    QTest.mouseClick(link, LEFT)
    assert proposals_told(note) == [it.action_text for it in note.hint]


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


def test_a_number_key_plays_another_move(qtbot: QtBot, program: Program) -> None:
    note = ask_for_discard(qtbot, program)
    QTest.keyClick(note, Qt.Key.Key_Space)
    action = note.hint[1].action
    QTest.keyClick(note, Qt.Key.Key_2)
    assert last_played(program).action == action


def test_a_click_plays_another_move(qtbot: QtBot, program: Program) -> None:
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
