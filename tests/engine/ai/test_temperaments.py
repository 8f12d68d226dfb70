"""Temperaments play as their names say, compared with the plain player on the same cards."""

import numpy as np
import pytest

from engine.ai.policy.drawing import choose_take
from engine.ai.policy.playing import play_turn
from engine.ai.policy.seat_estimates import SeatEstimates
from engine.ai.style import TUNED
from engine.ai.temperaments import EVEN, TEMPERAMENTS, Temperament
from engine.kernel.counted_turn import OVER
from engine.ruleset.load import load_ruleset
from workshop.training.dealing import Dealer
from workshop.training.temperament_statistics import changed_counts

DEALS = 60
LEANS = {
    "cautious": {"piles given": -1, "turns": 1},
    "bold": {"freezes": 1},
    "builder": {"canastas": 1, "natural ones": 1},
    "runner": {"goes out": 1, "turns": -1, "left in hand": -1},
}
"""What each temperament does more often (1) or less often (-1)."""


@pytest.mark.slow
@pytest.mark.parametrize("temperament", TEMPERAMENTS[1:], ids=lambda item: item.name)
def test_each_leans_as_its_name_says(temperament: Temperament) -> None:
    found = changed_counts(temperament, TUNED, DEALS)
    for name, direction in LEANS[temperament.name].items():
        assert found[name].mean * direction > 0, (name, found[name])


def test_the_plain_one_changes_nothing() -> None:
    assert EVEN.colour(TUNED) == TUNED
    assert TEMPERAMENTS[0] is EVEN


def test_the_bold_take_every_pile_that_the_plain_take_and_more() -> None:
    bold = next(item for item in TEMPERAMENTS if item.name == "bold").colour(TUNED)
    dealer = Dealer(load_ruleset("winning-moves-deluxe/4p"), (0, 0), 0)
    chance, more = np.random.default_rng(3), 0
    for _ in range(DEALS // 3):
        table = dealer.deal(chance)
        while table.phase != OVER:
            takes_plain = choose_take(table, SeatEstimates(table, TUNED)) is not None
            takes_bold = choose_take(table, SeatEstimates(table, bold)) is not None
            assert takes_bold >= takes_plain
            more += takes_bold > takes_plain
            play_turn(table, TUNED)
    assert more > DEALS // 10
