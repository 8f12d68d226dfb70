"""Tests asking for a hint, showing it by the cards, and playing it with one key."""

from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from canasta_gui.controller.player_messages import Reply
from canasta_gui.dialogs.rules.rules_reader import RulesReader
from canasta_gui.table.gestures.focus import Spot
from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.viewmodel.deal_summary import summaries
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import STOCK, Zone, ZoneKind
from canasta_gui.widgets.bars import TrialBars
from canasta_gui.windows.learning.hint_display import HintDisplay
from canasta_gui.windows.panels.hint_note import HintNote
from canasta_gui.windows.startup.program import Program
from engine import Advice, Aided, DrawStock, Observation, Phase, Played, Reason
from tests.gui.kit.play import LEFT, click, deal, is_to_act, match_of, play_turn, view_of
from tests.gui.windows.learning.test_first_time_card import SIZES, SOME_SIZES, covered


def ask(qtbot: QtBot, program: Program) -> HintDisplay:
    """Asks with the key of the menu, and waits for the answer."""
    hints = program.commands.hints
    QTest.keyClick(program.window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert hints.is_shown
    qtbot.waitUntil(lambda: bool(hints.hint), timeout=20_000)
    return hints


def press(program: Program, key: Qt.Key) -> None:
    QTest.keyClick(program.window.table, key)


def ask_for_discard(qtbot: QtBot, program: Program) -> HintDisplay:
    """Asks for a hint after the draw."""
    deal(qtbot, program)
    press(program, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: is_to_act(program, Phase.PLAY), timeout=5_000)
    return ask(qtbot, program)


def explain(program: Program) -> None:
    """Opens the note with the reasons."""
    press(program, Qt.Key.Key_W)
    assert program.commands.hints.note.isVisible()


def hints_noted(program: Program) -> int:
    return sum(isinstance(entry, Aided) for entry in match_of(program).entries)


def last_played(program: Program) -> Played:
    entries = (moment.entry for moment in reversed(match_of(program).moments))
    return next(e for e in entries if isinstance(e, Played) and e.seat == 0)


def is_shown(program: Program, at: int) -> bool:
    """Returns whether the table shows a move by its cards, its words and its buttons."""
    hints, table = program.commands.hints, program.window.table
    proposal, view = hints.hint[at], view_of(program)
    assert view.hint is not None
    wanted = {ghosts.zone: len(ghosts.new) for ghosts in view.hint.ghosts}
    poses = table.table_scene.board.arrangement.hinted
    kinds = [str(key).partition(",")[0] for key in table.table_scene.furniture.items.keys]
    pale, lit = kinds.count("('hint'"), kinds.count("('hint light'")
    return (
        sorted(table.selected_cards()) == sorted(proposal.cards)
        and {zone: len(it) for zone, it in poses.items()} == wanted
        and pale == sum(wanted.values())
        and lit == len(proposal.shown.places)
        and proposal.action_text in view.prompt
        and ButtonId.PLAY_HINT in table.table_scene.furniture.buttons
    )


def test_a_hint_is_shown_by_the_cards(qtbot: QtBot, program: Program) -> None:
    assert not program.window.actions_by_name["hint"].isEnabled()
    said: list[str] = []
    program.window.table.voice.said.connect(said.append)
    hints = ask_for_discard(qtbot, program)
    assert 2 <= len(hints.hint) <= 3
    assert is_shown(program, 0)
    assert program.window.table.hasFocus()
    assert hints.hint[0].action_text in said[-1]
    assert hints.hint[0].why in said[-1]
    names = {node.spoken.name for node in program.window.table.access.nodes}
    assert any(hints.hint[0].action_text in name for name in names)
    spots = [spot for row in program.window.table.keyboard.rows() for spot in row]
    assert Spot(button=ButtonId.OTHER_HINT) in spots
    press(program, Qt.Key.Key_Escape)
    assert not hints.is_shown
    assert view_of(program).hint is None
    assert program.window.table.selected_cards() == ()
    assert program.window.table.table_scene.board.arrangement.hinted == {}


def test_a_draw_is_shown_at_the_stock(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    hints = ask(qtbot, program)
    assert isinstance(hints.hint[0].action, DrawStock)
    assert hints.hint[0].shown.places == (STOCK,)
    assert is_shown(program, 0)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, None])
def test_other_moves_are_shown_on_request(
    qtbot: QtBot, program: Program, key: Qt.Key | None
) -> None:
    hints = ask_for_discard(qtbot, program)
    for at in (*range(1, len(hints.hint)), 0):
        if key is None:
            buttons = program.window.table.table_scene.furniture.buttons
            click(qtbot, program, buttons[ButtonId.OTHER_HINT])
        else:
            press(program, key)
        assert is_shown(program, at)
        assert hints.hint[at].gap in view_of(program).prompt
    action = hints.hint[1].action
    press(program, Qt.Key.Key_Space)
    press(program, Qt.Key.Key_Return)
    assert last_played(program).action == action
    assert not hints.is_shown


def test_other_cards_end_a_hint(qtbot: QtBot, program: Program) -> None:
    hints = ask_for_discard(qtbot, program)
    board = program.window.table.table_scene.board
    lowered = next(it for it in board.hand if it not in board.raised)
    program.window.table.table_scene.card_handler.toggle(lowered)
    assert not hints.is_shown
    assert view_of(program).hint is None
    assert len(board.raised) == 2


def test_the_raised_cards_can_be_used_at_once(qtbot: QtBot, program: Program) -> None:
    hints = ask_for_discard(qtbot, program)
    action = hints.hint[0].action
    click(qtbot, program, program.window.table.table_scene.board.frame.pile)
    assert last_played(program).action == action
    assert not hints.is_shown


def test_the_note_tells_the_reasons_of_all_moves(qtbot: QtBot, program: Program) -> None:
    hints = ask_for_discard(qtbot, program)
    note = hints.note
    explain(program)
    for proposal in hints.hint:
        assert proposal.action_text in note.text
        assert proposal.why or proposal.gap
        assert proposal.why in note.text
        assert note.accessibleName() == note.text
        # The caption has no full stop on the screen, but a screen reader must pause before the
        # reason.
        assert not proposal.gap.endswith(".")
        assert f"{proposal.gap}. " in note.text or not proposal.gap
        QTest.keyClick(note, Qt.Key.Key_Space)
    assert hints.hint[0].why
    assert all(proposal.gap for proposal in hints.hint[1:])
    QTest.keyClick(note, Qt.Key.Key_Escape)
    assert not note.isVisible()
    assert hints.is_shown
    assert program.window.table.hasFocus()


def test_a_key_opens_the_rule_of_a_hint(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    note = ask(qtbot, program).note
    explain(program)
    page = note.anchor.partition("#")[0]
    assert page
    assert "F1" in note.text
    QTest.keyClick(note, Qt.Key.Key_F1)
    assert not note.isVisible()
    (reader,) = program.window.findChildren(RulesReader)
    assert reader.page.anchor == page


def shown(note: HintNote) -> list[str]:
    return [it.action_text for it in note.hint if it.action_text in note.text]


def harm(program: Program, note: HintNote) -> list[object]:
    """Returns what the note covers of cards, players, words and buttons; in the smallest window it
    may lie on melds and bonus cards that it is not about. A move that is shown alone also keeps the
    place free where its cards go, and pale ones are never covered.
    """
    table = program.window.table
    place = note.geometry().translated(-table.mapTo(program.window, QPoint(0, 0)))
    areas = table.table_scene.board.arrangement.areas
    wanted = note.shown[0][1].places if len(note.shown) == 1 else ()
    over = Rect(place.x(), place.y(), place.width(), place.height()).grown(-1)
    found = covered(table, place)
    if program.window.width() == SIZES[0][0]:
        found = [it for it in found if not is_of_meld(it)]
    pale = table.table_scene.board.arrangement.hinted.items()
    ghosts = (("pale", zone) for zone, it in pale if over.overlap(hull([one.rect for one in it])))
    return [*found, *(it for it in wanted if over.overlap(areas[it])), *ghosts]


def is_of_meld(thing: object) -> bool:
    """Returns whether something is a meld, the number of its cards, or the bonus cards beside."""
    zone = cast("tuple[object, object]", thing)[1] if isinstance(thing, tuple) else thing
    return isinstance(zone, Zone) and zone.kind in (ZoneKind.MELD, ZoneKind.BONUS)


@pytest.mark.parametrize("size", SIZES)
def test_the_note_covers_nothing(qtbot: QtBot, program: Program, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    note = ask_for_discard(qtbot, program).note
    explain(program)
    assert len(note.hint) == 3
    for _ in (*note.hint, None):
        assert harm(program, note) == []
        buttons = [it for it in note.findChildren(QPushButton) if it.isVisible()]
        assert all(it.width() >= it.sizeHint().width() for it in buttons)
        QTest.keyClick(note, Qt.Key.Key_Space)


@pytest.mark.slow
@SOME_SIZES
def test_the_note_covers_nothing_late_in_a_deal(
    qtbot: QtBot, program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    deal(qtbot, program)
    for _ in range(6):
        note = ask(qtbot, program).note
        explain(program)
        assert harm(program, note) == []
        QTest.keyClick(note, Qt.Key.Key_Escape)
        press(program, Qt.Key.Key_Escape)
        play_turn(qtbot, program)


COUNTED = (Reason("trials.side_takes", {"count": 75, "other": 49, "turns": 8}),)


def bars_of(note: HintNote) -> list[int]:
    shown = (it for it in note.findChildren(TrialBars) if it.isVisible())
    return [bar.share for it in shown for bar in it.bars]


@pytest.mark.parametrize("size", SIZES[1:])
def test_what_was_counted_is_drawn_where_it_covers_nothing(
    qtbot: QtBot, program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    hints = ask_for_discard(qtbot, program)
    first, *others = hints.hint
    hints.hint = (replace(first, why="As counted.", reasons=COUNTED, against=1), *others)
    explain(program)
    assert bars_of(hints.note)[:2] == [75, 49]
    assert harm(program, hints.note) == []
    assert "As counted." in hints.note.accessibleName()


def test_where_bars_would_cover_something_the_sentence_says_it_alone(
    qtbot: QtBot, program: Program
) -> None:
    program.window.resize(*SIZES[0])
    hints = ask_for_discard(qtbot, program)
    long = " ".join(["As counted."] * 40)
    first, *others = hints.hint
    hints.hint = (replace(first, why=long, reasons=COUNTED, against=1), *others)
    explain(program)
    assert bars_of(hints.note) == []
    assert long in hints.note.text


def ask_in_a_small_window(qtbot: QtBot, program: Program) -> HintNote:
    """Asks for reasons where there is no room for all moves."""
    program.window.resize(1024, 700)
    note = ask_for_discard(qtbot, program).note
    explain(program)
    assert len(note.hint) == 3
    assert shown(note) == [note.hint[0].action_text]
    return note


def test_moves_for_which_there_is_no_room_are_told_one_by_one(
    qtbot: QtBot, program: Program
) -> None:
    note = ask_in_a_small_window(qtbot, program)
    for at in (*range(1, len(note.hint)), 0):
        QTest.keyClick(note, Qt.Key.Key_Space)
        assert shown(note) == [note.hint[at].action_text]
        assert is_shown(program, at)


def test_a_note_tells_a_screen_reader_its_last_form_alone(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def tell(_note: HintNote, name: str) -> None:
        told.append(name)

    monkeypatch.setattr(HintNote, "setAccessibleName", tell)
    note = ask_in_a_small_window(qtbot, program)
    assert told == [note.text]


def test_the_key_of_a_move_shows_it_before_it_plays_it(qtbot: QtBot, program: Program) -> None:
    note = ask_in_a_small_window(qtbot, program)
    QTest.keyClick(note, Qt.Key.Key_2)
    assert note.isVisible()
    assert shown(note) == [note.hint[1].action_text]
    QTest.keyClick(note, Qt.Key.Key_2)
    assert last_played(program).action == note.hint[1].action


def test_a_click_shows_the_next_move(qtbot: QtBot, program: Program) -> None:
    note = ask_in_a_small_window(qtbot, program)
    (link,) = [it for it in note.findChildren(QPushButton) if it.text().startswith("Next move")]
    QTest.mouseClick(link, LEFT)
    assert shown(note) == [note.hint[1].action_text]


def test_enter_waits_for_a_hint_that_is_being_computed(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    hints = program.commands.hints
    program.window.actions_by_name["hint"].trigger()
    assert not hints.hint
    press(program, Qt.Key.Key_Return)
    assert hints.is_shown
    qtbot.waitUntil(lambda: bool(hints.hint), timeout=20_000)
    press(program, Qt.Key.Key_Return)
    assert not hints.is_shown
    assert last_played(program).seat == 0


def test_the_note_tells_all_moves_where_there_is_room(qtbot: QtBot, program: Program) -> None:
    program.window.resize(1920, 1080)
    note = ask_for_discard(qtbot, program).note
    explain(program)
    assert shown(note) == [it.action_text for it in note.hint]
    action = note.hint[1].action
    QTest.keyClick(note, Qt.Key.Key_2)
    assert last_played(program).action == action


def test_a_click_plays_another_move(qtbot: QtBot, program: Program) -> None:
    program.window.resize(1920, 1080)
    note = ask_for_discard(qtbot, program).note
    click(qtbot, program, program.window.table.table_scene.furniture.buttons[ButtonId.EXPLAIN_HINT])
    proposal = note.hint[-1]
    buttons = note.findChildren(QPushButton)
    (button,) = [it for it in buttons if proposal.action_text in it.accessibleName()]
    QTest.mouseClick(button, LEFT)
    assert last_played(program).action == proposal.action


def test_hints_are_counted_in_the_record(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    for _ in range(2):
        ask(qtbot, program)
        press(program, Qt.Key.Key_Escape)
    assert hints_noted(program) == 2
    assert summaries(match_of(program)) == ()


def test_a_hint_that_takes_long_shows_what_seems_best_so_far(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(qtbot, program)
    hints, worker, advice = program.commands.hints, program.worker, (Advice(DrawStock(), ()),)

    def never_answered(_view: Observation) -> int:
        return 99

    monkeypatch.setattr(worker, "advise", never_answered)
    hints.ask()
    worker.glanced.emit(Reply(99, None, advice=advice, is_first_look=True))
    assert view_of(program).prompt == "Looking for a hint"
    assert hints_noted(program) == 0
    qtbot.waitUntil(lambda: view_of(program).prompt.startswith("At first sight: Draw from the"))
    assert (hints.is_shown, hints.hint, hints_noted(program)) == (True, (), 1)
    assert view_of(program).buttons == ()
    worker.advised.emit(Reply(99, None, advice=advice))
    assert is_shown(program, 0)
    assert hints_noted(program) == 1


def test_what_is_done_meanwhile_ends_the_search(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    program.window.actions_by_name["hint"].trigger()
    program.conductor.act(DrawStock())
    assert not program.commands.hints.is_shown
    # The event loop delivers the answer.
    QApplication.processEvents()
    assert not program.commands.hints.is_shown
    assert hints_noted(program) == 0
