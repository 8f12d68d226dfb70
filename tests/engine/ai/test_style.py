"""Where it pays to wait with first melds, the best style known waits; weaker players do not."""

import numpy as np
import pytest

from engine.ai.levels import WEAKNESSES, weakened
from engine.ai.policy.playing import play_turn
from engine.ai.style import Style, hasty_style_for, style_for, trial_style_for
from engine.kernel.counted_turn import OVER
from engine.ruleset.load import load_ruleset
from engine.ruleset.model import Ruleset
from tests.kit.dealing import dealer_amid, duplicate_lead


@pytest.mark.parametrize(
    ("table", "lead"),
    [
        *(("italian/4p", 1000), ("racehorse/4p", 200), ("uruguay/6p", 100)),
        *(("samba/2p", 300), ("classic-1951/2p", 300)),
    ],
)
def test_waiting_wins_points_by_the_same_cards(table: str, lead: float) -> None:
    rules, chance = load_ruleset(table), np.random.default_rng(3)
    dealer, styles = dealer_amid(rules, chance), (style_for(rules), hasty_style_for(rules))
    leads = [duplicate_lead(dealer.deal(chance), *styles) for _ in range(10)]
    assert sum(leads) / len(leads) > lead


@pytest.mark.parametrize(
    ("table", "better", "worse"),
    [
        ("three-way/3p", "casual", "beginner"),
        ("three-way/3p", "club", "casual"),
        ("hand-and-foot/4p/4t", "club", "casual"),
        ("brazilian/4p/4t", "club", "casual"),
        ("racehorse/4p/4t", "club", "casual"),
    ],
)
def test_a_stronger_level_wins_where_its_numbers_are_the_tables_own(
    table: str, better: str, worse: str
) -> None:
    rules, chance = load_ruleset(table), np.random.default_rng(5)
    one, other = (weakened(rules, WEAKNESSES[level]) for level in (better, worse))
    dealer = dealer_amid(rules, chance)
    leads = [duplicate_lead(dealer.deal(chance), one, other) for _ in range(12)]
    assert sum(leads) / len(leads) > 50


@pytest.mark.parametrize("table", ["classic-1951/4p", "samba/4p", "racehorse/6p", "bolivia/6p"])
def test_nobody_waits_where_partners_gain_by_early_melds(table: str) -> None:
    rules = load_ruleset(table)
    assert style_for(rules).open_patience == hasty_style_for(rules).open_patience


def test_small_piles_are_left_only_where_four_or_fewer_wait_for_large_ones() -> None:
    four, six = (load_ruleset(table) for table in ("racehorse/4p", "racehorse/6p"))
    assert style_for(six).take_base < style_for(four).take_base / 10
    assert trial_style_for(six).take_base == style_for(six).take_base


@pytest.mark.parametrize(
    ("table", "waits"),
    [
        *(("samba/2p", True), ("three-way/3p", True), ("italian/4p", True), ("uruguay/6p", True)),
        *(("uruguay/3p", True), ("cuban/4p/4t", True)),
        *(("classic-1951/3p", False), ("six-handed/6p", False)),
    ],
)
def test_those_who_look_ahead_wait_where_that_pays_them_as_well(table: str, waits: bool) -> None:
    rules = load_ruleset(table)
    looking_ahead, waiting = trial_style_for(rules).open_patience, style_for(rules).open_patience
    assert waiting < hasty_style_for(rules).open_patience
    assert looking_ahead == waiting if waits else looking_ahead > waiting


@pytest.mark.parametrize("table", ["brazilian/4p/4t", "modern-american/4p/4t"])
def test_those_who_look_ahead_without_a_partner_play_by_the_numbers_of_the_club(table: str) -> None:
    rules = load_ruleset(table)
    assert trial_style_for(rules) == style_for(rules)


@pytest.mark.parametrize("table", ["italian/4p", "samba/2p", "three-way/3p", "hasbro-2001/2p"])
@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_players_below_the_club_open_sooner(table: str, level: str) -> None:
    rules = load_ruleset(table)
    assert openings(rules, weakened(rules, WEAKNESSES[level])) < openings(rules, style_for(rules))


def openings(rules: Ruleset, style: Style) -> int:
    """Returns after how many turns, of six deals together, a side opens."""
    chance, turns = np.random.default_rng(7), 0
    dealer = dealer_amid(rules, chance)
    for _ in range(6):
        table = dealer.deal(chance)
        while table.phase != OVER and not any(side.has_opened for side in table.melds):
            play_turn(table, style)
            turns += 1
    return turns
