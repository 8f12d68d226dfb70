"""The options of a ruleset that the table and its players ask for."""

from typing import Final, final

from engine.kernel.kinds import MOST_PACKS
from engine.laws import Laws
from engine.rules.laying.terms import terms_of
from engine.ruleset.canasta_reach import JOKERS_IN_A_PACK
from engine.ruleset.model import Ruleset
from engine.values import canasta_bonus, wild_canasta_bonus

_JOKERS: Final = range(JOKERS_IN_A_PACK * MOST_PACKS + 1)


@final
class RuleOptions(Laws):
    """The laws of turns, and further options, each named by its group and its name."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.ask_once_per_deal = rules.ask.once_per_deal
        self.bonus_may_be_forgotten = rules.bonus.may_be_forgotten
        self.bonus_mixed = canasta_bonus(rules, "mixed")
        self.bonus_natural = canasta_bonus(rules, "natural")
        self.bonus_sevens = canasta_bonus(rules, "sevens")
        self.bonus_wild = [wild_canasta_bonus(rules, jokers) for jokers in _JOKERS]
        """By the number of jokers in a wild canasta."""
        self.canastas_mixed = rules.out.canastas.mixed
        self.canastas_total = rules.out.canastas.total
        self.counts_takers = rules.counts_takers
        self.exhaustion_ends_with_turn = rules.exhaustion.ends_with_turn
        self.exhaustion_forced_take = rules.exhaustion.forced_take
        self.meld_dead_ranks = rules.meld.dead_ranks
        self.out_last_discard = rules.out.last_discard
        self.out_need = terms_of(rules).need
        self.out_unfinished_bars = rules.out.unfinished_bars
        self.pile_frozen_until_taken = rules.pile.frozen_until_taken
        self.pile_most_taken = rules.pile.most_taken
        self.pile_wild_pair = rules.pile.wild_pair
        self.score_samba = rules.score.samba
        self.seats_lone_hand = rules.seats.lone_hand
        self.special_keeps_threes = rules.special.three_kept_from is not None
