"""Tests whole turns at the real table, each by mouse and by keys alone."""

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK
from canasta_gui.windows.startup.program import Program
from engine import Phase, parse_cards
from tests.gui.kit.people import PEOPLE, KeyUser, MouseUser, open_score, rest, sit_at
from tests.gui.kit.play import log_of, match_of, view_of, wait_for_turn
from tests.kit.positions import playing, position

STINGRAY = {"edition": "stingray-classic", "players": 4}
CALIENTE = {"edition": "hasbro-2001", "players": 4, "variations": ["caliente"]}
BY_HAND = {
    "edition": "hasbro-2001",
    "players": 4,
    "house": {"bonus.may_be_forgotten": True, "bonus.forgotten_penalty": 500},
}
CANASTAS = "7c 7d 7h 7s 7c 7d 2c, Tc Td Th Ts Tc Td Th"

Who = type[MouseUser] | type[KeyUser]


@pytest.mark.parametrize("who", PEOPLE)
def test_who_had_to_go_out_and_could_not_shows_the_hand(
    qtbot: QtBot, program: Program, who: Who
) -> None:
    hand = "4h 6d 8c Qs"
    match, _ = sit_at(
        qtbot, program, playing(hand, CANASTAS, rules=STINGRAY, melded=[0]), people=(0, 2)
    )
    person = who(qtbot, program)
    person.press(ButtonId.NEXT)
    person.press(ButtonId.ASK)
    qtbot.waitUntil(lambda: view_of(program).curtain is not None)
    person.press(ButtonId.NEXT)
    assert "may I go out" in view_of(program).prompt
    person.press(ButtonId.YES)
    qtbot.waitUntil(lambda: view_of(program).curtain is not None)
    person.press(ButtonId.NEXT)
    assert "you cannot go out: discard, and your hand is shown to all" in view_of(program).prompt
    person.raise_cards("4h")
    person.go_to(PILE)
    assert match.state.public.exposed == {0}
    qtbot.waitUntil(lambda: view_of(program).curtain is not None or match.is_between_deals)
    person.press(ButtonId.NEXT)
    anna = next(seat for seat in view_of(program).seats if seat.seat == 0)
    assert [card.face for card in anna.hand] == sorted(parse_cards("6d 8c Qs"))
    assert "open hand" in anna.description
    assert "could not go out and shows" in log_of(program)


@pytest.mark.parametrize("who", PEOPLE)
def test_a_bonus_card_is_laid_by_hand_and_replaced(
    qtbot: QtBot, program: Program, who: Who
) -> None:
    sit_at(qtbot, program, playing("3h 4c 6d Ks Jd", rules=BY_HAND))
    person = who(qtbot, program)
    assert "lay it beside your melds" in view_of(program).prompt
    person.raise_cards("3h")
    person.go_to(FELT)
    rest(qtbot, program)
    assert view_of(program).sides[0].bonus == parse_cards("3h")
    assert len(view_of(program).seats[0].hand) == 5
    assert "lay it" not in view_of(program).prompt


@pytest.mark.parametrize("who", PEOPLE)
def test_a_forgotten_bonus_card_costs_at_the_end(qtbot: QtBot, program: Program, who: Who) -> None:
    state = position("3h 4c 6d Ks", rules=BY_HAND, stock={"count": 1, "top": "Jd"}, pile="Qd As 5c")
    match, _ = sit_at(qtbot, program, state)
    person = who(qtbot, program)
    person.go_to(STOCK)
    rest(qtbot, program)
    person.raise_cards("4c")
    person.go_to(PILE)
    while not match.is_between_deals:
        wait_for_turn(qtbot, program)
        if not match.is_between_deals:
            person.press(ButtonId.PASS)
    dialog = open_score(qtbot, program, who)
    lines = {row.rule: row.points(0) for row in program.flow.results.deals[-1].rows()}
    assert lines["score.bonus_forgotten"] == -500
    dialog.close()


@pytest.mark.parametrize("who", PEOPLE)
def test_a_whole_turn_with_a_caliente_card(qtbot: QtBot, program: Program, who: Who) -> None:
    match, before = sit_at(qtbot, program, position("Ca Kc 6h As", rules=CALIENTE))
    assert "play the Caliente card" in before.prompt
    person = who(qtbot, program)
    person.raise_cards("Ca")
    person.go_to(STOCK)
    rest(qtbot, program)
    view = view_of(program)
    assert view.sides[0].bonus == parse_cards("Ca")
    assert match.state.public.phase is Phase.PLAY
    assert len(view.seats[0].hand) > 4
    assert view.stock_count < before.stock_count
    person.raise_cards("6h")
    person.go_to(PILE)
    wait_for_turn(qtbot, program)
    assert "You play a Caliente card." in log_of(program)
    assert "You discard the six of hearts." in log_of(program)


@pytest.mark.parametrize("who", PEOPLE)
def test_who_is_ahead_plays_no_caliente_card_and_is_told_why(
    qtbot: QtBot, program: Program, who: Who
) -> None:
    match, before = sit_at(qtbot, program, position("Ca Kc 6h As", "9c 9d 9h", rules=CALIENTE))
    person = who(qtbot, program)
    person.raise_cards("Ca")
    person.go_to(STOCK)
    notice = view_of(program).notice
    assert notice == "You have more melds than an opponent (1 to 0): no Caliente card."
    assert match.state.public.phase is Phase.DRAW
    assert match_of(program).state.public.stock_count == before.stock_count
