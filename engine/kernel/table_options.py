"""The options of a ruleset that the table and its players ask for."""

from typing import Literal, final

from engine.rules.laying.terms import terms_of
from engine.ruleset.model import Ruleset
from engine.values import canasta_bonus

AddableSets = Literal["any", "unfinished", "never"]
"""The own sets that the up-card alone may join, which takes the pile."""


@final
class RuleOptions:
    """Options of a ruleset, each named by its group and its name; nothing changes them.

    A turn asks for many of them. Those of the ruleset itself, whose classes are not compiled, are
    looked up by name each time.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.ask_before_draw = rules.ask.before_draw
        self.ask_mode = rules.ask.mode
        self.ask_once_per_deal = rules.ask.once_per_deal
        self.ask_vain_penalty = rules.ask.vain_penalty
        self.ask_yes = rules.ask.yes
        self.bonus_may_be_forgotten = rules.bonus.may_be_forgotten
        self.bonus_mixed = canasta_bonus(rules, "mixed")
        self.bonus_natural = canasta_bonus(rules, "natural")
        self.bonus_sevens = canasta_bonus(rules, "sevens")
        self.canastas_mixed = rules.out.canastas.mixed
        self.canastas_total = rules.out.canastas.total
        self.counts_takers = rules.counts_takers
        self.deal_foot_by = rules.deal.foot_by
        self.deal_foot_size = rules.deal.foot_size
        self.draw_count = rules.draw.count
        self.draw_first_to_open = rules.draw.first_to_open
        self.draw_next_to_open = rules.draw.next_to_open
        self.draw_stock_to_open = rules.draw.stock_to_open
        self.exhaustion_ends_with_turn = rules.exhaustion.ends_with_turn
        self.exhaustion_forced_take = rules.exhaustion.forced_take
        self.exhaustion_last_bonus_ends = rules.exhaustion.last_bonus_ends
        self.exhaustion_voids_deal = rules.exhaustion.voids_deal
        self.meld_dead_ranks = rules.meld.dead_ranks
        self.meld_in_first_turn = rules.meld.in_first_turn
        self.meld_twos_bound = rules.meld.twos_bound
        self.meld_wild_cards_bound = rules.meld.wild_cards_bound
        self.opening_clean_triple = rules.opening.clean_triple
        self.opening_concealed_waiver = rules.opening.concealed_waiver
        self.opening_mixed_canasta = rules.opening.mixed_canasta
        self.opening_naturals_only = rules.opening.naturals_only
        self.opening_pile_meld_counts = rules.opening.pile_meld_counts
        self.opening_splash = rules.opening.splash
        self.opening_upcard_counts = rules.opening.upcard_counts
        self.opening_with_pile = rules.opening.with_pile
        self.score_held_pure = rules.score.held_pure
        self.score_melds_need_canasta = rules.score.melds_need_canasta
        self.score_samba = rules.score.samba
        self.score_short_sequence = rules.score.short_sequence
        self.score_short_sequence_below = rules.score.short_sequence_below
        self.score_unfinished_pure = rules.score.unfinished_pure
        self.score_unfinished_wild = rules.score.unfinished_wild
        self.seats_lone_hand = rules.seats.lone_hand
        self.special_keeps_threes = rules.special.three_kept_from is not None
        self.stop_is_barred_in_first_turn = rules.stop.is_barred_in_first_turn
        self.throw_bars_empty_pile = rules.throw.bars_empty_pile
        self.throw_sevens = rules.throw.sevens
        self.throw_wilds = rules.throw.wilds
        self._read_out(rules)
        self._read_pile(rules)

    def _read_out(self, rules: Ruleset) -> None:
        """Reads the options of going out."""
        self.out_concealed_with_discard = rules.out.concealed_with_discard
        self.out_concealed_with_pile = rules.out.concealed_with_pile
        self.out_in_first_turn = rules.out.in_first_turn and rules.meld.in_first_turn
        self.out_last_discard = rules.out.last_discard
        self.out_need = terms_of(rules).need
        self.out_needs_pile = rules.out.needs_pile
        self.out_needs_partner_in_foot = rules.out.needs_partner_in_foot
        self.out_unfinished_bars = rules.out.unfinished_bars

    def _read_pile(self, rules: Ruleset) -> None:
        """Reads the options of taking the pile."""
        self.pile_add_to_sequence = rules.pile.add_to_sequence
        self.pile_barred_from = rules.pile.barred_from
        self.pile_frozen_add: AddableSets = rules.pile.frozen_add
        self.pile_frozen_until_taken = rules.pile.frozen_until_taken
        self.pile_most_taken = rules.pile.most_taken
        self.pile_one_card_rule = rules.pile.one_card_rule
        self.pile_open_add: AddableSets = rules.pile.open_add
        self.pile_open_natural_plus_wild = rules.pile.open_natural_plus_wild
        self.pile_wild_pair = rules.pile.wild_pair
