"""What raised cards mean before a place is chosen for them."""

import pytest

from canasta_gui.session.meant_moves import meant_by
from engine import Action, Discard, DrawStock, Meld, Play, State, TakePile, observe
from tests.gui.controller.positions import cards, playing, position

KINGS = "Kc Kh Kh"


@pytest.mark.parametrize(
    ("state", "raised", "meant"),
    [
        (position("9s 9d 4c", melds=KINGS), "", DrawStock()),
        (position("9s 9d 4c", melds=KINGS), "9s 9d", TakePile(cards("9s 9d"))),
        (position("9s 9d 4c", melds=KINGS), "4c", None),
        (playing("9s 9d 4c", melds=KINGS), "4c", Discard(cards("4c")[0])),
        (playing("9s 9d 9h 4c 5c", melds=KINGS), "9s 9d 9h", Meld((Play(cards("9s 9d 9h")),))),
        (playing("9s 9d 9h 4c", melds=KINGS), "9s 9d", None),
        (playing("9s 9d 9h 4c", melds=KINGS), "", None),
    ],
)
def test_raised_cards_mean_a_lawful_action_or_nothing(
    state: State, raised: str, meant: Action | None
) -> None:
    assert meant_by(observe(state, 0), cards(raised)) == meant
