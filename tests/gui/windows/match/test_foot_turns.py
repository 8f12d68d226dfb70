"""Tests Hand & Foot at the real table, by mouse and by keys alone."""

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from canasta_gui.windows.startup.program import Program
from engine import Phase, State, parse_cards
from tests.gui.kit.people import PEOPLE, KeyUser, MouseUser, rest, sit_at
from tests.gui.kit.play import log_of, match_of, view_of
from tests.kit.positions import own_meld, position

RULES = {"edition": "complete-hand-and-foot", "players": 4}
FOOT = "Kc Kd Kh Js Jc Jd 6c 6d 6h 5s 5c 4d 4h"
FOOT_ZONE = Zone(ZoneKind.FOOT, 0)
SEVENS = "7c 7d 7h 7s 7c 7d 7h"
FIVE = (
    f"{SEVENS}, 8c 8d 8h 8s 8c 8d 8h, 9c 9d 9h 9s 9c 9d 2c, Tc Td Th Ts Tc Td 2d,"
    " 2c 2c 2d 2d 2h 2h Jk"
)

Who = type[MouseUser] | type[KeyUser]


def first_hand(hand: str, melds: str = "9c 9d 9h 9s 9c", **changes: Any) -> State:
    given = {"rules": RULES, "deal": 2, "feet": [FOOT, 13, 13, 13], "melded": [0], **changes}
    return position(hand, melds, **given)


@pytest.mark.parametrize("who", PEOPLE)
def test_who_melds_the_last_card_plays_on_from_the_foot(
    qtbot: QtBot, program: Program, who: Who
) -> None:
    changes = {"stock": {"count": 60, "top": "8d Qd"}, "feet": [FOOT, 13, "", 13]}
    match, before = sit_at(qtbot, program, first_hand("8c 8h 8s", f"{FIVE}, Qc Qh Qs", **changes))
    assert before.seats[0].foot == 13
    assert "foot of 13 cards" in before.seats[0].description
    assert ButtonId.ASK not in {button.id for button in before.buttons}
    person = who(qtbot, program)
    person.go_to(STOCK)
    rest(qtbot, program)
    person.raise_cards("Qd")
    person.go_to(own_meld(5))
    rest(qtbot, program)
    person.raise_cards("8c 8d 8h 8s")
    person.go_to(FELT)
    rest(qtbot, program)
    view = view_of(program)
    assert [card.face for card in view.seats[0].hand] == sorted(parse_cards(FOOT))
    assert (view.seats[0].foot, view.seats[0].foot_word) == (0, "")
    assert "plays from the foot" in view.seats[0].description
    assert "You pick up your foot." in log_of(program)
    assert (match.state.public.turn, match.state.public.phase) == (0, Phase.PLAY)
    assert ButtonId.ASK in {button.id for button in view.buttons}
    person.raise_cards("Kc Kd Kh")
    person.go_to(FELT)
    rest(qtbot, program)
    person.raise_cards("4h")
    person.go_to(PILE)
    assert match.state.public.played_foot == {0, 2}


@pytest.mark.parametrize("who", PEOPLE)
def test_who_discards_the_last_card_picks_up_the_foot_for_the_next_turn(
    qtbot: QtBot, program: Program, who: Who
) -> None:
    match, _ = sit_at(qtbot, program, first_hand("8c 8d 8h Qs", phase="play", drew="stock"))
    person = who(qtbot, program)
    person.raise_cards("8c 8d 8h")
    person.go_to(FELT)
    rest(qtbot, program)
    person.raise_cards("Qs")
    person.go_to(PILE)
    rest(qtbot, program)
    assert match.state.public.hand_counts[0] == 13
    assert match.state.public.in_foot == (True, False, False, False)
    assert ButtonId.ASK not in {button.id for button in view_of(program).buttons}
    assert match.state.public.played_foot == set()


@pytest.mark.parametrize("who", PEOPLE)
def test_wild_cards_are_a_meld_of_their_own_and_a_full_one_is_closed(
    qtbot: QtBot, program: Program, who: Who
) -> None:
    state = first_hand("2c 2d Jk 7s 7d", SEVENS, phase="play", drew="stock")
    sit_at(qtbot, program, state)
    person = who(qtbot, program)
    person.raise_cards("2c 2d Jk")
    person.go_to(FELT)
    rest(qtbot, program)
    assert [len(meld.cards) for meld in view_of(program).sides[0].melds] == [7, 3]
    person.raise_cards("7s")
    person.go_to(own_meld(0))
    rest(qtbot, program)
    assert "7" in view_of(program).notice
    assert [len(meld.cards) for meld in view_of(program).sides[0].melds] == [7, 3]


@pytest.mark.parametrize("who", PEOPLE)
def test_asked_before_the_draw_one_goes_out_of_the_foot(
    qtbot: QtBot, program: Program, who: Who
) -> None:
    changes = {
        "rules": RULES,
        "feet": ["", 13, "", 13],
        "foot_played": [0, 2],
        "stock": {"count": 60, "top": "Kh 5s"},
    }
    match, view = sit_at(qtbot, program, position("Kc Kd", FIVE, **changes), people=(0, 2))
    person = who(qtbot, program)
    person.press(ButtonId.NEXT)
    person.press(ButtonId.ASK)
    qtbot.waitUntil(lambda: view_of(program).curtain is not None)
    person.press(ButtonId.NEXT)
    person.press(ButtonId.YES)
    qtbot.waitUntil(lambda: view_of(program).curtain is not None)
    person.press(ButtonId.NEXT)
    person.go_to(STOCK)
    rest(qtbot, program)
    person.raise_cards("Kc Kd Kh")
    person.go_to(FELT)
    rest(qtbot, program)
    person.raise_cards("5s")
    person.go_to(PILE)
    qtbot.waitUntil(lambda: match.is_between_deals)
    assert match.state.public.out == 0
    assert match_of(program).state.public.scores[0] > 3000
    assert "plays from the foot" in view.seats[0].description


def test_the_foot_flies_into_the_hand_and_can_be_skipped(qtbot: QtBot, program: Program) -> None:
    _, before = sit_at(qtbot, program, first_hand("8c 8d 8h 8s", phase="play", drew="stock"))
    table = program.window.table
    assert len(table.table_scene.board.sprites[FOOT_ZONE]) > 0
    table.set_options(replace(table.options, speed=Speed.NORMAL))
    person = MouseUser(qtbot, program)
    person.raise_cards("8c 8d 8h 8s")
    person.go_to(FELT)
    assert not table.is_settled
    table.finish_all()
    assert len(table.table_scene.board.hand) == 13
    assert not table.table_scene.board.sprites.get(FOOT_ZONE)
    assert before.seats[0].foot == 13
