"""What the signs learn from."""

import numpy as np
import pytest

from engine.ai.search.beliefs import SIGNS
from engine.ai.training.signs import RULES, Case, cases_of_deal, fit, gain_of


class TestSigns:
    def test_factors_are_found_that_made_the_counts(self) -> None:
        chance = np.random.default_rng(5)
        cases: list[Case] = []
        for _ in range(20_000):
            signs = {"ordinary"} | {name for name in ("stop", "own-meld") if chance.random() < 0.5}
            factor = 1.1 * (0.5 if "stop" in signs else 1) * (0.7 if "own-meld" in signs else 1)
            cases.append(Case(frozenset(signs), 0.8, int(chance.poisson(0.8 * factor))))
        factors = fit(cases)
        assert factors == pytest.approx({"ordinary": 1.1, "stop": 0.5, "own-meld": 0.7}, rel=0.05)
        assert (
            gain_of(cases, factors) > gain_of(cases, SIGNS) > gain_of(cases, {**SIGNS, "stop": 2})
        )

    def test_what_play_tells_is_closer_to_the_hands_than_chance(self) -> None:
        cases = [case for number in range(6) for case in cases_of_deal(RULES, "club", number)]
        assert len(cases) > 1000
        assert gain_of(cases, SIGNS) > 0
