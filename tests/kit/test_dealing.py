"""Tables that are dealt again for training are whole and consistent."""

import numpy as np
import pytest

from engine import load_ruleset
from tests.engine.ai.table_cards import check_cards
from tests.kit.dealing import dealer_amid


@pytest.mark.parametrize(
    "rules", ["classic-1951/4p", "complete-samba/4p", "complete-hand-and-foot/4p+caliente"]
)
def test_every_card_of_a_table_dealt_again_is_counted_once(rules: str) -> None:
    chance = np.random.default_rng(1)
    dealer = dealer_amid(load_ruleset(rules), chance)
    for _ in range(5):
        check_cards(dealer.deal(chance))
