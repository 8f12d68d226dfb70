"""Tests how a person plays the Caliente card, and what the table says of it."""

import pytest

from canasta_gui.viewmodel.gestures import Activate, Drop, Gesture
from canasta_gui.viewmodel.zones import FELT, STOCK, Zone, ZoneKind
from engine import parse_card
from tests.kit.positions import HAND, cards, own_meld, position, session_at

RULES = {"edition": "hasbro-2001", "players": 4, "variations": ["caliente"]}
BONUS = Zone(ZoneKind.BONUS, 0)
AHEAD = position("Ca Kc 6h As", melds="9c 9d 9h", rules=RULES)
EVEN = position("Ca Kc 6h As", rules=RULES)


@pytest.mark.parametrize(
    "gesture",
    [
        Drop(cards("Ca"), HAND, FELT),
        Drop(cards("Ca"), HAND, BONUS),
        Drop(cards("Ca"), HAND, STOCK),
        Activate(STOCK, cards("Ca")),
        Activate(FELT, cards("Ca")),
    ],
)
def test_it_is_dropped_or_clicked_where_one_would_look_for_it(gesture: Gesture) -> None:
    session = session_at(EVEN)
    session.handle(gesture)
    view = session.view()
    assert parse_card("Ca") in view.sides[0].bonus
    assert "Caliente cards played: 1" in view.sides[0].description


def test_places_that_take_it_say_so_while_it_is_carried() -> None:
    verdicts = session_at(EVEN).targets(cards("Ca"), HAND)
    for place in (FELT, BONUS, STOCK):
        assert verdicts[place].is_legal
        assert verdicts[place].text == "Play the Caliente card"


def test_an_own_meld_says_why_it_may_not_be_played() -> None:
    verdicts = session_at(AHEAD).targets(cards("Ca"), HAND)
    assert not verdicts[own_meld(0)].is_legal
    assert "no Caliente card" in verdicts[own_meld(0)].text


def test_the_prompt_names_it_while_it_may_be_played() -> None:
    assert "play the Caliente card" in session_at(EVEN).view().prompt
    assert "Caliente" not in session_at(AHEAD).view().prompt
