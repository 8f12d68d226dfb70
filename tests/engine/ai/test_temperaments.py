"""Temperaments play as their names say, compared with the plain player on the same cards."""

import numpy as np

from engine.ai.agent import PLAIN
from engine.ai.policy.drawing import choose_take
from engine.ai.policy.playing import play_turn
from engine.ai.policy.seat_estimates import SeatEstimates
from engine.ai.style import TUNED
from engine.ai.temperaments import EVEN, TEMPERAMENTS
from engine.kernel.counted_turn import OVER
from engine.ruleset.load import load_ruleset
from tests.kit.dealing import Dealer

DEALS = 20


def test_the_plain_one_changes_nothing() -> None:
    assert EVEN.colour(TUNED) == TUNED
    assert next(iter(TEMPERAMENTS)) == PLAIN


def test_the_bold_take_every_pile_that_the_plain_take_and_more() -> None:
    bold = TEMPERAMENTS["bold"].colour(TUNED)
    dealer = Dealer(load_ruleset("winning-moves-deluxe/4p"), (0, 0), 0)
    chance, more = np.random.default_rng(3), 0
    for _ in range(DEALS):
        table = dealer.deal(chance)
        while table.phase != OVER:
            takes_plain = choose_take(table, SeatEstimates(table, TUNED)) is not None
            takes_bold = choose_take(table, SeatEstimates(table, bold)) is not None
            assert takes_bold >= takes_plain
            more += takes_bold > takes_plain
            play_turn(table, TUNED)
    assert more > DEALS // 3
