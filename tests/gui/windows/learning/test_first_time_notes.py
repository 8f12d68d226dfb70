"""Tests a newcomer's first match: easy players, and a note on each new event, in its moment."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog
from canasta_gui.settings.person import Person
from canasta_gui.settings.remembered import RememberedState
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.first_time import FirstTime, recent_subjects
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, STOCK
from canasta_gui.windows.match.match_setup import usual_match
from canasta_gui.windows.panels.first_time_card import FirstTimeCard
from canasta_gui.windows.startup.program import Program
from canasta_gui.words.first_time_texts import FirstTimeTexts
from engine import State, load_ruleset
from tests.gui.dialogs.test_score_dialogs import texts
from tests.gui.kit.people import KeyUser, rest, sit_at
from tests.gui.kit.play import LEFT, match_of, play_turn, view_of, wait_for_turn
from tests.gui.windows.learning.test_hint_display import ask
from tests.kit.positions import playing

RULES = "winning-moves-deluxe/4p"
DISCARDING = playing(
    "2c 4c 6d Kd Jd",
    "Kc Kd Kh Ks",
    rules=RULES,
    hands=["2c 4c 6d Kd Jd", "4c 5d 6s 8c", "4d 5s 7s 9h", "4s 5h 6h Th"],
    stock={"top": "Qs Js Ad 8h"},
)
"""A wild card that is discarded freezes the pile; nobody can take it."""


def newcomer(
    qtbot: QtBot, program: Program, state: State = DISCARDING, people: tuple[int, ...] = (0,)
) -> KeyUser:
    """Returns a newcomer in a position who knows everything but freezing and the end."""
    known = set(FirstTime) - {FirstTime.FREEZE, FirstTime.OUT}
    program.preferences.remember(is_newcomer=True, firsts=tuple(known))
    sit_at(qtbot, program, state, people)
    return KeyUser(qtbot, program)


def card_of(program: Program) -> FirstTimeCard:
    return program.commands.first_time_notes.card


def text_of(program: Program, what: FirstTime) -> str:
    return FirstTimeTexts(match_of(program).rules).text(what)


def discard(person: KeyUser, card: str) -> None:
    person.raise_cards(card)
    person.go_to(PILE)


def freeze(qtbot: QtBot, program: Program, person: KeyUser) -> FirstTimeCard:
    """Freezes the pile; returns the note on it."""
    discard(person, "2c")
    card = card_of(program)
    qtbot.waitUntil(card.isVisible)
    assert card.text.text() == text_of(program, FirstTime.FREEZE)
    return card


def test_nobody_meets_strong_players_first() -> None:
    computers = [seat for seat in usual_match(None).seats if not seat.is_person]
    assert {seat.level for seat in computers} == {"beginner"}


def test_a_first_deal_is_explained_truly_without_a_press(qtbot: QtBot, program: Program) -> None:
    program.preferences.remember(last_match=None)
    card, told = card_of(program), list[str]()

    def look() -> None:
        match = match_of(program)
        if card.isHidden() or not program.window.table.is_settled:
            return
        told.append(card.text.text())
        explained = FirstTimeTexts(match.rules)
        true = [explained.text(it, 50) for it in recent_subjects(match, 0).lasting]
        assert card.text.text() in true
        assert not match.is_between_deals

    program.conductor.changed.connect(look)
    program.window.table.settled.connect(look)
    QTest.mouseClick(program.window.welcome.play_button, LEFT)
    assert program.preferences.remembered.is_newcomer
    wait_for_turn(qtbot, program)
    while not match_of(program).is_between_deals:
        play_turn(qtbot, program)
    assert card.isHidden()
    assert len(set(told)) >= 3


def test_a_note_comes_after_its_card_and_ends_with_the_next_turn(
    qtbot: QtBot, program: Program
) -> None:
    person = newcomer(qtbot, program)
    card = card_of(program)
    seen = list[bool]()

    def look(_: Step) -> None:
        seen.append(card.isVisible())

    program.conductor.stepped.connect(look)
    freeze(qtbot, program, person)
    assert not seen[0]
    wait_for_turn(qtbot, program)
    assert card.isVisible()
    play_turn(qtbot, program)
    assert card.isHidden()


def test_a_subject_is_told_once_its_note_was_seen(qtbot: QtBot, program: Program) -> None:
    person = newcomer(qtbot, program)
    freeze(qtbot, program, person)
    assert FirstTime.FREEZE not in program.preferences.remembered.firsts
    qtbot.waitUntil(lambda: FirstTime.FREEZE in program.preferences.remembered.firsts)
    assert card_of(program).isVisible()


def test_a_note_that_was_read_is_not_shown_again(qtbot: QtBot, program: Program) -> None:
    card = freeze(qtbot, program, newcomer(qtbot, program))
    QTest.mouseClick(card.read_button, LEFT)
    assert card.isHidden()
    assert FirstTime.FREEZE in program.preferences.remembered.firsts
    sit_at(qtbot, program, DISCARDING)
    discard(KeyUser(qtbot, program), "2c")
    rest(qtbot, program)
    assert card.isHidden()


def test_the_next_note_waits_for_its_own_moment(qtbot: QtBot, program: Program) -> None:
    person = newcomer(qtbot, program)
    program.preferences.remember(firsts=tuple(set(FirstTime) - {FirstTime.FREEZE, FirstTime.BONUS}))
    sit_at(
        qtbot,
        program,
        playing(
            "2c 4c 6d Kd Jd",
            "Kc Kd Kh Ks",
            rules=RULES,
            hands=["2c 4c 6d Kd Jd", "4c 5d 6s 8c", "4d 5s 7s 9h", "4s 5h 6h Th"],
            stock={"top": "3h Js Ad 8h Ac"},
        ),
    )
    card = freeze(qtbot, program, person)
    wait_for_turn(qtbot, program)
    assert FirstTime.BONUS in recent_subjects(match_of(program), 0).new
    assert card.text.text() == text_of(program, FirstTime.FREEZE)
    QTest.mouseClick(card.read_button, LEFT)
    assert card.isHidden()
    person.go_to(STOCK)
    rest(qtbot, program)
    assert card.isHidden()
    assert FirstTime.BONUS not in program.preferences.remembered.firsts


def test_tab_to_a_note_leaves_no_focus_on_the_table(qtbot: QtBot, program: Program) -> None:
    person, table = newcomer(qtbot, program), program.window.table
    table.setFocus()
    card = freeze(qtbot, program, person)
    wait_for_turn(qtbot, program)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Right)
    for _ in range(10):
        QTest.keyPress(table, Qt.Key.Key_Tab)
        if card.read_button.hasFocus():
            break
        QTest.keyRelease(table, Qt.Key.Key_Tab)
    # The button leaves the release to what it lies on.
    QTest.keyRelease(card.read_button, Qt.Key.Key_Tab)
    assert card.read_button.hasFocus()
    assert not table.keyboard.is_shown


def test_a_reader_finds_a_note_among_the_things_on_the_table(
    qtbot: QtBot, program: Program
) -> None:
    card = freeze(qtbot, program, newcomer(qtbot, program))
    table = QAccessible.queryAccessibleInterface(program.window.table)
    note = QAccessible.queryAccessibleInterface(card)
    assert table is not None
    assert note is not None
    at = table.indexOfChild(note)
    assert table.child(at).object() is card
    assert at == table.childCount() - 1
    button = QAccessible.queryAccessibleInterface(card.read_button)
    assert button is not None
    place = button.rect().center()
    assert table.childAt(place.x(), place.y()).object() is card.read_button
    card.read_button.setFocus()
    assert table.focusChild().object() is card.read_button
    QTest.mouseClick(card.read_button, LEFT)
    assert table.childCount() == at
    assert table.child(at) is None


def test_a_note_leaves_the_keys_to_the_table(qtbot: QtBot, program: Program) -> None:
    person = newcomer(qtbot, program)
    program.window.table.setFocus()
    freeze(qtbot, program, person)
    assert program.window.table.hasFocus()


def test_escape_closes_a_note_once_no_card_is_raised(qtbot: QtBot, program: Program) -> None:
    card = freeze(qtbot, program, newcomer(qtbot, program))
    table = program.window.table
    table.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Escape):
        QTest.keyClick(table, key)
    assert card.isVisible()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert card.isHidden()


def test_a_click_anywhere_on_a_note_closes_it(qtbot: QtBot, program: Program) -> None:
    card = freeze(qtbot, program, newcomer(qtbot, program))
    QTest.mouseClick(card, LEFT, pos=card.rect().center())
    assert card.isHidden()


def test_a_note_makes_room_for_a_hint(qtbot: QtBot, program: Program) -> None:
    card = freeze(qtbot, program, newcomer(qtbot, program))
    wait_for_turn(qtbot, program)
    assert card.isVisible()
    hints = ask(qtbot, program)
    assert card.isHidden()
    program.window.table.table_scene.refresh()
    assert card.isHidden()
    QTest.keyClick(program.window.table, Qt.Key.Key_Escape)
    assert not hints.is_shown
    assert card.isVisible()


def test_who_has_played_before_is_told_nothing(qtbot: QtBot, program: Program) -> None:
    sit_at(qtbot, program, DISCARDING)
    assert not program.preferences.remembered.is_newcomer
    discard(KeyUser(qtbot, program), "2c")
    wait_for_turn(qtbot, program)
    assert card_of(program).isHidden()
    assert program.preferences.remembered.firsts == ()


def test_no_note_crosses_the_curtain(qtbot: QtBot, program: Program) -> None:
    persons = program.preferences.persons
    known = tuple(set(FirstTime) - {FirstTime.FREEZE})
    ids = [
        persons.add(Person(name=name, is_newcomer=is_new, firsts=known, speed=Speed.INSTANT))
        for name, is_new in (("Anna", True), ("Ben", False), ("Cleo", True))
    ]
    person = KeyUser(qtbot, program)
    sit_at(qtbot, program, DISCARDING, (0, 1, 2))
    person.press(ButtonId.NEXT)
    rest(qtbot, program)
    discard(person, "2c")
    card = card_of(program)
    come_to_the_screen(qtbot, program, person)
    draw(qtbot, program, person)
    assert card.isHidden()
    discard(person, "6s")
    come_to_the_screen(qtbot, program, person)
    qtbot.waitUntil(card.isVisible)
    qtbot.waitUntil(lambda: FirstTime.FREEZE in program.preferences.remembered.firsts)
    draw(qtbot, program, person)
    discard(person, "7s")
    come_to_the_screen(qtbot, program, person)
    told = [FirstTime.FREEZE in persons.all()[one].firsts for one in ids]
    assert told == [False, False, True]


def come_to_the_screen(qtbot: QtBot, program: Program, person: KeyUser) -> None:
    """Lifts the curtain, behind which there is no note."""
    qtbot.waitUntil(lambda: view_of(program).curtain is not None)
    assert card_of(program).isHidden()
    person.press(ButtonId.NEXT)
    rest(qtbot, program)


def draw(qtbot: QtBot, program: Program, person: KeyUser) -> None:
    person.go_to(STOCK)
    rest(qtbot, program)


def test_going_out_is_explained_with_the_score(qtbot: QtBot, program: Program) -> None:
    melds = "Kc Kd Kh Ks Kc Kd Kh, Tc Td Th Ts Tc Td Th"
    person = newcomer(qtbot, program, playing("4c", melds, rules=RULES))
    program.preferences.remember(firsts=tuple(set(FirstTime) - {FirstTime.OUT}))
    discard(person, "4c")
    qtbot.waitUntil(lambda: program.window.findChild(DealScoreDialog) is not None)
    dialog = program.window.findChild(DealScoreDialog)
    assert dialog is not None
    assert text_of(program, FirstTime.OUT) in texts(dialog)
    assert card_of(program).isHidden()
    assert not program.preferences.remembered.is_newcomer
    assert RememberedState().is_newcomer is False


@pytest.mark.parametrize("table", [RULES, "complete-samba/4p"])
@pytest.mark.parametrize("what", FirstTime)
def test_every_note_is_short(what: FirstTime, table: str) -> None:
    text = FirstTimeTexts(load_ruleset(table)).text(what)
    assert text
    assert "{" not in text
    assert len(text.split()) <= 30


def test_a_note_keeps_its_place_while_it_is_free(qtbot: QtBot, program: Program) -> None:
    card = freeze(qtbot, program, newcomer(qtbot, program))
    places = [card.geometry()]
    program.window.table.table_scene.shown.connect(lambda: places.append(card.geometry()))
    wait_for_turn(qtbot, program)
    assert len(places) > 4
    assert len(set(map(QRect.getRect, places))) == 1
