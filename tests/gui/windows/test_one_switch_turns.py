"""Plays turns of each kind step by step with one switch, and counts the presses."""

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from canasta_gui.windows.startup.program import Program
from engine import Phase, parse_cards
from tests.gui.kit.people import SwitchUser, rest, sit_at, sit_at_the_end
from tests.gui.kit.play import match_of, play_turn, view_of, wait_for_turn
from tests.kit.positions import playing, position

HAND, MELDS = "Ks Kh Kd 9s 9d 7c 6d 5h 4c Qs Jd", "5c 5d 5s, Tc Td Th"
CANASTAS = "7c 7d 7h 7s 7c 7d 2c, Tc Td Th Ts Tc Td Th"
CLASSIC = "classic-1951/4p"


def test_a_turn_with_a_draw_takes_few_presses(qtbot: QtBot, program: Program) -> None:
    match, _ = sit_at(qtbot, program, position(HAND, MELDS, rules=CLASSIC))
    person, presses = SwitchUser(qtbot, program), list[int]()
    for cards, zone in (
        ("", STOCK),
        ("5h", Zone(ZoneKind.MELD, 0, 0)),
        ("Ks Kh Kd", FELT),
        ("4c", PILE),
    ):
        before = person.presses
        person.raise_cards(cards)
        person.go_to(zone)
        presses.append(person.presses - before)
        rest(qtbot, program)
    assert presses <= [2, 7, 17, 5]
    assert [len(meld.cards) for meld in match.state.public.sides[0].melds] == [4, 3, 3]
    assert parse_cards("4c")[0] in match.state.public.pile
    wait_for_turn(qtbot, program)


def test_the_pile_is_taken_with_few_presses(qtbot: QtBot, program: Program) -> None:
    match, _ = sit_at(qtbot, program, position(HAND, MELDS, rules=CLASSIC, pile="Qd As 9c"))
    person = SwitchUser(qtbot, program)
    person.raise_cards("9s 9d")
    person.go_to(PILE)
    rest(qtbot, program)
    assert match.state.public.phase is Phase.PLAY
    assert len(match.state.public.sides[0].melds) == 3
    assert person.presses <= 14


def test_partners_ask_and_answer_with_few_presses(qtbot: QtBot, program: Program) -> None:
    state = playing("4h 6d", CANASTAS, rules=CLASSIC, melded=[0])
    match, _ = sit_at(qtbot, program, state, people=(0, 2))
    person = SwitchUser(qtbot, program)
    for button in (ButtonId.ASK, ButtonId.YES):
        qtbot.waitUntil(lambda: view_of(program).curtain is not None)
        person.press(ButtonId.NEXT)
        person.press(button)
    assert match.state.public.asked is not None
    assert person.presses <= 9


def test_the_next_deal_and_a_sheet_take_two_presses_each(qtbot: QtBot, program: Program) -> None:
    match = sit_at_the_end(qtbot, program)
    while not match.is_between_deals:
        play_turn(qtbot, program)
    rest(qtbot, program)
    person = SwitchUser(qtbot, program)
    program.window.actions_by_name["settings"].trigger()
    qtbot.waitUntil(lambda: program.window.sheets.top is not None)
    sheet = program.window.sheets.top
    assert sheet is not None
    person.choose(next(it for it in sheet.findChildren(QPushButton) if it.isDefault()))
    qtbot.waitUntil(lambda: program.window.sheets.top is None)
    assert person.presses == 2
    person.press(ButtonId.NEXT)
    qtbot.waitUntil(lambda: not match_of(program).is_between_deals)
    assert person.presses <= 6
    assert view_of(program).curtain is None
