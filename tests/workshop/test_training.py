"""The figures of signs and of the course of deals are found from counted deals."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

from engine.ai.club.knowledge import curves_of, risk_kind
from engine.ai.search.goal import DealAverages, deal_averages_of
from engine.ai.search.opponents import STYLES
from engine.ai.search.worlds import FACTORS
from engine.ruleset.load import load_ruleset
from tests.engine.kit.chance_rules import chance_rules
from workshop.training import belief_factors, opponents
from workshop.training.belief_factors import RULES, USUAL, Case, cases_of_deal, fit, gain_of
from workshop.training.deal_statistics import (
    COURSES,
    Deals,
    Moment,
    course_of_deals,
    deals_of,
    together,
)
from workshop.training.take_risks import Throw, fitted, throws_of_deal


def growth_amid(averages: DealAverages) -> float:
    """Returns what a side still makes when thirty cards are left in the stock."""
    return averages.growth + 30 * averages.growth_of_stock


class TestSigns:
    def test_factors_are_found_that_made_the_counts(self) -> None:
        chance = np.random.default_rng(5)
        cases: list[Case] = []
        for _ in range(20_000):
            signs = {"ordinary"} | {name for name in ("stop", "own-meld") if chance.random() < 0.5}
            factor = 1.1 * (0.5 if "stop" in signs else 1) * (0.7 if "own-meld" in signs else 1)
            cases.append(Case(frozenset(signs), 0.8, int(chance.poisson(0.8 * factor))))
        factors = fit(cases)
        found = {"ordinary": 1.1, "stop": 0.5, "own-meld": 0.7}
        assert factors == pytest.approx(dict.fromkeys(FACTORS[USUAL], 1.0) | found, rel=0.05)
        shipped = FACTORS[USUAL]
        assert (
            gain_of(cases, factors)
            > gain_of(cases, shipped)
            > gain_of(cases, {**shipped, "stop": 2})
        )

    def test_what_play_tells_is_closer_to_the_hands_than_chance(self) -> None:
        cases = [case for number in range(6) for case in cases_of_deal(RULES, "club", number)]
        assert len(cases) > 1000
        gain = gain_of(cases, FACTORS[USUAL])
        assert gain > 0
        assert gain_of(belief_factors.together(cases), FACTORS[USUAL]) == pytest.approx(gain)

    def test_kept_factors_take_the_place_of_those_of_their_kind_alone(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        shipped, file = belief_factors.FILE.read_text(encoding="utf-8"), tmp_path / "factors.toml"
        file.write_text(shipped, encoding="utf-8")
        monkeypatch.setattr(belief_factors, "FILE", file)
        argv = "--rules classic-1951/2p --players club --deals 3 --further 2 --jobs 1 --keep"
        assert belief_factors.main([*argv.split(), "sets-of-two"]) == 0
        kept = file.read_text(encoding="utf-8")
        before, after = tomllib.loads(shipped), tomllib.loads(kept)
        fitted = after.pop("sets-of-two")
        old = before.pop("sets-of-two")
        assert list(fitted) == list(old)
        assert fitted != old
        assert after == before
        assert kept.partition("\n[")[0] == shipped.partition("\n[")[0]


class TestTakeRisks:
    @pytest.mark.parametrize("is_certain", [False, True])
    def test_a_curve_is_found_that_made_the_throws(self, *, is_certain: bool) -> None:
        chance = np.random.default_rng(5)
        throws: list[Throw] = []
        for _ in range(8000):
            counted = 1.0 if is_certain else float(chance.uniform(0.1, 0.9))
            size = int(chance.integers(3, 6))
            taken = 0.9 if is_certain and size > 3 else 0.6 * counted
            is_taken = bool(chance.random() < taken)
            throws.append(Throw("sets", "open", size, counted, 0.0, is_taken, is_chosen=False))
        curve = fitted(throws)
        told = [curve.chance(1.0 if is_certain else 0.5, size) for size in (3, 5)]
        assert told == pytest.approx([0.6, 0.9] if is_certain else [0.3, 0.3], abs=0.04)
        assert curve.chance(0.0, 5) == 0

    def test_few_throws_do_not_tell_that_what_fits_better_is_taken_less(self) -> None:
        throws = [
            Throw("sets", "open", 4, counted, 0.0, place < taken, is_chosen=False)
            for counted, taken in ((0.1, 12), (0.8, 6))
            for place in range(20)
        ]
        curve = fitted(throws)
        told = [curve.chance(counted, 4) for counted in (0.1, 0.8)]
        assert told == pytest.approx([0.45, 0.45], abs=0.04)

    @pytest.mark.parametrize("level", ["beginner", "casual", "club", "strong"])
    def test_no_shipped_curve_tells_that_either(self, level: str) -> None:
        kinds = curves_of(level)
        falling = [(kind, it) for kind in kinds for it, one in kinds[kind].items() if one.slope < 0]
        assert falling == []

    @pytest.mark.parametrize(
        ("table", "size"), [("racehorse/4p/4t", 12), ("modern-american/4p/4t", 16)]
    )
    def test_who_has_no_partner_takes_as_often_as_is_told(self, table: str, size: int) -> None:
        throws = [one for deal in range(5) for one in throws_of_deal(table, "told", deal)]
        large = [one for one in throws if one.size >= size]
        told, taken = (
            np.mean([getattr(one, name) for one in large]) for name in ("told", "is_taken")
        )
        assert len(large) > 200
        assert told == pytest.approx(taken, abs=0.06)

    def test_every_game_has_curves(self) -> None:
        games = [chance_rules(str(number)) for number in range(60)]
        assert {risk_kind(rules) for rules in games} < set(curves_of("club"))

    def test_every_throw_of_a_deal_is_tried_and_one_is_chosen(self) -> None:
        throws = throws_of_deal("classic-1951/4p", "some", 1)
        chosen = [one for one in throws if one.is_chosen]
        assert 20 < len(chosen) < len(throws) / 2
        assert {one.is_taken for one in chosen} == {False, True}
        assert all(0 <= one.told <= 1 for one in throws)


class TestStyles:
    def test_weights_are_found_that_made_the_styles(self) -> None:
        chance = np.random.default_rng(5)
        made = np.tile([-1.0, 2.0], (len(STYLES), 1)) * np.linspace(0.5, 1, len(STYLES))[:, None]
        cases: list[opponents.Case] = []
        for _ in range(4000):
            sign = float(chance.random())
            odds = np.exp(made @ (1, sign))
            shares = np.array([1, *odds]) / (1 + odds.sum())
            place = int(chance.choice(len(shares), p=shares))
            cases.append(({"seen": 1.0, "sign": sign}, place))
        assert opponents.fit(cases) == pytest.approx(made, abs=0.5)

    def test_what_a_deal_shows_is_noted_for_each_seat(self) -> None:
        cases = [
            it for number in range(2) for it in opponents.cases_of_deal(opponents.RULES, number)
        ]
        assert cases
        assert all(0 <= place <= len(STYLES) for _, place in cases)


class TestCourses:
    def test_growth_and_doubt_are_found_that_made_the_moments(self) -> None:
        chance = np.random.default_rng(5)
        moments: list[Moment] = []
        for _ in range(5000):
            stock, gain = int(chance.integers(60)), float(chance.normal(0, 500))
            still = 300 + 20 * stock + gain + chance.normal(0, 700)
            moments.append(Moment(stock, round(still), gain))
        course = course_of_deals(Deals((900, 1100), tuple(moments)))
        assert (course.mean, course.spread, course.near) == (1000, 100, 2000)
        assert course.growth == pytest.approx(300, abs=60)
        assert course.growth_of_stock == pytest.approx(20, abs=2)
        assert course.doubt == pytest.approx(700, rel=0.05)

    @pytest.mark.parametrize("games", COURSES)
    def test_deals_go_as_the_players_expect(self, games: tuple[str, ...]) -> None:
        used = deal_averages_of(load_ruleset(games[0]))
        counted = course_of_deals(together(deals_of(game, 1, 40) for game in games))
        assert growth_amid(counted) == pytest.approx(growth_amid(used), rel=0.25)
        assert counted.doubt == pytest.approx(used.doubt, rel=0.35)
