"""Tests which actions raised cards allow before a place is chosen."""

import pytest

from canasta_gui.session.raised_cards import meant_by
from engine import Action, Discard, DrawStock, Meld, Play, State, TakePile, observe
from tests.kit.positions import cards, playing, position

KINGS = "Kc Kh Kh"


def throw(card: str) -> Discard:
    return Discard(cards(card)[0])


def add(group: str, to: int | None) -> Meld:
    return Meld((Play(cards(group), to),))


@pytest.mark.parametrize(
    ("state", "raised", "meant"),
    [
        (position("9s 9d 4c", melds=KINGS), "", (DrawStock(),)),
        (position("9s 9d 4c", melds=KINGS), "9s 9d", (TakePile(cards("9s 9d")),)),
        (position("9s 9d 4c", melds=KINGS), "4c", ()),
        (playing("9s 9d 4c", melds=KINGS), "4c", (throw("4c"),)),
        (playing("9s 9d Ks 4c", melds=KINGS), "Ks", (throw("Ks"), add("Ks", 0))),
        (playing("9s 9d 2c 4c", melds=KINGS), "2c", (throw("2c"), add("2c", 0))),
        (playing("9s 9d 9h 4c 5c", melds=KINGS), "9s 9d 9h", (add("9s 9d 9h", None),)),
        (playing("9s 9d 9h 4c", melds=KINGS), "9s 9d", ()),
        (playing("9s 9d 9h 4c", melds=KINGS), "", ()),
    ],
)
def test_raised_cards_mean_every_lawful_action_that_is_natural(
    state: State, raised: str, meant: tuple[Action, ...]
) -> None:
    assert meant_by(observe(state, 0), cards(raised)) == meant
