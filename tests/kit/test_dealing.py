"""Tables that are dealt again for training are whole and consistent."""

from dataclasses import replace

import numpy as np
import pytest

from engine import load_ruleset
from engine.ai.style import hasty_style_for, style_for
from tests.engine.ai.table_cards import check_cards
from tests.kit.dealing import dealer_amid, duplicate_lead


@pytest.mark.parametrize(
    "rules", ["classic-1951/4p", "complete-samba/4p", "complete-hand-and-foot/4p+caliente"]
)
def test_every_card_of_a_table_dealt_again_is_counted_once(rules: str) -> None:
    chance = np.random.default_rng(1)
    dealer = dealer_amid(load_ruleset(rules), chance)
    for _ in range(5):
        check_cards(dealer.deal(chance))


def test_whoever_sits_out_does_not_deal() -> None:
    rules, chance = load_ruleset("hasbro-2001/6p"), np.random.default_rng(1)
    for _ in range(12):
        table = dealer_amid(rules, chance).deal(chance)
        assert sum(map(bool, table.sizes)) == 4
        assert table.sizes[table.turn]


@pytest.mark.parametrize("rules", ["three-way/3p", "hasbro-2001/5p"])
def test_styles_change_places_side_by_side(rules: str) -> None:
    game, chance = load_ruleset(rules), np.random.default_rng(1)
    table = dealer_amid(game, chance).deal(chance)
    usual, other = style_for(game), replace(hasty_style_for(game), hold=0.0)
    lead = duplicate_lead(table, usual, other)
    assert duplicate_lead(table, usual, usual) == pytest.approx(0)
    assert lead
    if len(game.seats.sides) == 2:
        assert lead == -duplicate_lead(table, other, usual)
