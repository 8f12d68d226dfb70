"""What the value nets say of deals whose results are known."""

import numpy as np
import pytest

from engine.ai.policy.playing import play_turn
from engine.ai.search.candidate_trials import lead_of
from engine.ai.search.features import features
from engine.ai.search.net import load_net
from engine.ai.style import style_for
from engine.kernel.counted_turn import OVER
from engine.kernel.table import Table
from engine.ruleset.load import load_ruleset
from tests.kit.dealing import dealer_amid


@pytest.mark.parametrize(
    "name",
    [
        *("hand-and-foot/4p/4t", "hand-and-foot/2p", "brazilian/4p/4t", "modern-american/4p/4t"),
        *("samba/5p", "racehorse/4p/4t", "italian/4p/4t", "racehorse/6p", "uruguay/6p"),
    ],
)
def test_it_errs_less_than_the_mean_of_all_leads_and_to_both_sides(name: str) -> None:
    rules, chance = load_ruleset(name), np.random.default_rng(0)
    dealer, net = dealer_amid(rules, chance), load_net(rules)
    errors, leads = list[float](), list[float]()
    for _ in range(10):
        table = dealer.deal(chance)
        seen = _played(table)
        for side in range(len(table.melds)):
            lead = lead_of(table, side)
            leads += [lead] * len(seen)
            errors += (net.points(features(seen, side)) - lead).tolist()
    assert np.sqrt(np.mean(np.square(errors))) < np.std(leads)
    assert abs(np.mean(errors)) < 0.25 * np.std(leads)


def _played(table: Table) -> list[Table]:
    """Plays a deal to its end by rules of thumb; returns the table after each turn but the last."""
    seen, style = list[Table](), style_for(table.seating.rules)
    while table.phase != OVER:
        play_turn(table, style)
        if table.phase != OVER:
            seen.append(table.copy())
    return seen
