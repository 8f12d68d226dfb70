"""The options of a ruleset that the table and its players ask for."""

from typing import final

from engine.laws import Laws
from engine.rules.laying.terms import terms_of
from engine.ruleset.model import Ruleset


@final
class RuleOptions(Laws):
    """The laws of turns, and further options, each named by its group and its name."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.ask_once_per_deal = rules.ask.once_per_deal
        self.canastas_mixed = rules.out.canastas.mixed
        self.canastas_total = rules.out.canastas.total
        self.counts_takers = rules.counts_takers
        self.exhaustion_ends_with_turn = rules.exhaustion.ends_with_turn
        self.exhaustion_forced_take = rules.exhaustion.forced_take
        self.meld_dead_ranks = rules.meld.dead_ranks
        self.out_need = terms_of(rules).need
        self.out_unfinished_bars = rules.out.unfinished_bars
        self.pile_frozen_until_taken = rules.pile.frozen_until_taken
        self.pile_most_taken = rules.pile.most_taken
        self.pile_wild_pair = rules.pile.wild_pair
        self.seats_lone_hand = rules.seats.lone_hand
        self.special_keeps_threes = rules.special.three_kept_from is not None
