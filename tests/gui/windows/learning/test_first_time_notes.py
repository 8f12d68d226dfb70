"""Tests a newcomer's first match: easy players, and a note on each new event, once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.settings.remembered import RememberedState
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.viewmodel.first_time import FirstTime, first_times
from canasta_gui.viewmodel.step import Step
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from canasta_gui.windows.match.match_setup import usual_match
from canasta_gui.windows.startup.program import Program
from canasta_gui.words.first_time_texts import FirstTimeTexts
from engine import (
    CanastaMade,
    Discarded,
    Event,
    Melded,
    MeldKind,
    PileFroze,
    WentOut,
    load_ruleset,
    parse_card,
    parse_cards,
)
from tests.gui.kit.play import LEFT, deal, match_of, view_of
from tests.gui.windows.learning.test_hint_display import ask
from workshop import specimens
from workshop.turns import heap_taken

_KINGS = parse_cards("Kc Kd Kh")
MELDED = Melded(1, 1, 0, MeldKind.SET, _KINGS)
FROZE = PileFroze(parse_card("2c"))


def bring(program: Program, *events: Event) -> None:
    """Makes the table behave as if these events had happened."""
    program.conductor.stepped.emit(Step(events, view_of(program)))


def test_nobody_meets_strong_players_first() -> None:
    computers = [seat for seat in usual_match(None).seats if not seat.is_person]
    assert {seat.level for seat in computers} == {"beginner"}


def test_every_first_time_note_is_shown_once(qtbot: QtBot, program: Program) -> None:
    program.preferences.remember(last_match=None)
    QTest.mouseClick(program.window.welcome.play_button, LEFT)
    assert program.preferences.remembered.is_newcomer
    card = program.commands.first_time_notes.card
    shown = card.text.text()
    bring(program, MELDED, FROZE)
    texts = FirstTimeTexts(match_of(program).rules)
    assert shown or card.text.text() == texts.text(FirstTime.OPENING, 50)
    last = ""
    while card.isVisible():
        last = card.text.text()
        QTest.mouseClick(card.read_button, LEFT)
    assert last == texts.text(FirstTime.FREEZE)
    bring(program, MELDED, FROZE)
    assert card.isHidden()
    assert set(program.preferences.remembered.firsts) >= {FirstTime.OPENING, FirstTime.FREEZE}


def test_a_note_leaves_the_keys_to_the_table(program: Program) -> None:
    program.flow.begin_first()
    program.window.table.setFocus()
    bring(program, FROZE)
    assert program.commands.first_time_notes.card.isVisible()
    assert program.window.table.hasFocus()


def test_escape_closes_a_note_once_no_card_is_raised(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    table, card = program.window.table, program.commands.first_time_notes.card
    while card.isVisible():
        QTest.mouseClick(card.read_button, LEFT)
    bring(program, FROZE)
    assert card.isVisible()
    table.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Escape):
        QTest.keyClick(table, key)
    assert card.isVisible()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert card.isHidden()


def test_a_note_makes_room_for_a_hint(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    card = program.commands.first_time_notes.card
    bring(program, FROZE)
    note = ask(qtbot, program)
    assert card.isHidden()
    QTest.keyClick(note, Qt.Key.Key_Escape)
    assert note.isHidden()
    assert card.isVisible()


def test_who_has_played_before_is_told_nothing(program: Program) -> None:
    program.preferences.remember(last_match=usual_match(None))
    program.flow.begin(program.flow.usual)
    bring(program, MELDED)
    assert program.commands.first_time_notes.card.isHidden()
    assert program.preferences.remembered.firsts == ()


def test_once_all_is_seen_nobody_is_a_newcomer_any_more(program: Program) -> None:
    program.flow.begin_first()
    program.preferences.remember(firsts=tuple(FirstTime)[:-1])
    bring(program, WentOut(1, is_concealed=False))
    assert not program.preferences.remembered.is_newcomer
    assert RememberedState().is_newcomer is False


@pytest.mark.parametrize(
    ("event", "what"),
    [
        (Discarded(1, parse_card("3c"), is_crosswise=False), [FirstTime.STOP]),
        (Discarded(1, parse_card("4c"), is_crosswise=False), []),
        (CanastaMade(0, 0, "natural"), [FirstTime.CANASTA]),
    ],
)
def test_only_what_is_new_to_a_newcomer_counts(event: Event, what: list[FirstTime]) -> None:
    assert [*first_times((event,))] == what


@pytest.mark.parametrize("table", ["winning-moves-deluxe/4p", "complete-samba/4p"])
@pytest.mark.parametrize("what", FirstTime)
def test_every_note_is_short(what: FirstTime, table: str) -> None:
    text = FirstTimeTexts(load_ruleset(table)).text(what)
    assert text
    assert "{" not in text
    assert len(text.split()) <= 30


@pytest.mark.parametrize("size", [(1024, 700), (1366, 768), (1920, 1080)])
def test_a_note_covers_no_card(program: Program, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    program.flow.begin_first()
    table, card = program.window.table, program.commands.first_time_notes.card
    for event in (MELDED, FROZE):
        bring(program, event)
        for view in (heap_taken()[0], specimens.playing(), specimens.playing(6)):
            table.show_view(view)
            own, arrangement = card.geometry(), table.table_scene.board.arrangement
            note = Rect(own.x(), own.y(), own.width(), own.height())
            hidden = [
                zone
                for zone, poses in arrangement.poses.items()
                if any(note.grown(-1).overlap(it.rect) for it in poses)
            ]
            assert hidden == []
            shown = set(table.table_scene.furniture.items.keys)
            counts = [
                area for zone, area in arrangement.captions.items() if ("caption", zone) in shown
            ]
            assert not any(note.grown(-2).overlap(count) for count in counts)
            # It keeps apart from the piles, so that nobody takes it for a part of them.
            for kind in (ZoneKind.STOCK, ZoneKind.PILE):
                assert not note.grown(3).overlap(arrangement.areas[Zone(kind)])
        QTest.mouseClick(card.read_button, LEFT)


def test_a_click_anywhere_on_a_note_closes_it(program: Program) -> None:
    program.flow.begin_first()
    bring(program, FROZE)
    card = program.commands.first_time_notes.card
    QTest.mouseClick(card, LEFT, pos=card.rect().center())
    assert card.isHidden()
