"""What a ruleset says, as plain values that the laws on numbers read.

A turn asks for many options. Those of the ruleset itself, whose classes are not compiled, are
looked up by name each time; here they are read once.
"""

from typing import TYPE_CHECKING, Literal, final

from engine.ruleset.outcome_options import CanastaNeed

if TYPE_CHECKING:
    from engine.ruleset.model import Ruleset

AddableSets = Literal["any", "unfinished", "never"]
"""The own sets that the up-card alone may join, which takes the pile."""


@final
class Need:
    """The canastas that going out needs."""

    __slots__ = ("mixed", "natural", "samba", "sevens", "total", "wild", "wild_counts")

    def __init__(self, need: CanastaNeed) -> None:
        self.total, self.natural, self.mixed = need.total, need.natural, need.mixed
        self.wild, self.samba, self.sevens = need.wild, need.samba, need.sevens
        self.wild_counts = need.wild_counts


@final
class Laws:
    """The options of a ruleset, each named by its group and its name; nothing changes them.

    They are set in one place, so that compiled code need not ask whether they are there.
    """

    def __init__(self, rules: "Ruleset") -> None:  # noqa: PLR0915 - a line for each option
        self.ask_before_draw = rules.ask.before_draw
        self.ask_mode = rules.ask.mode
        self.ask_once_per_deal = rules.ask.once_per_deal
        self.ask_vain_penalty = rules.ask.vain_penalty
        self.ask_yes = rules.ask.yes
        self.bonus_black_too = rules.bonus.black_too
        self.bonus_does_penalty_mirror_extra = rules.bonus.does_penalty_mirror_extra
        self.bonus_each = rules.bonus.each
        self.bonus_forgotten_penalty = rules.bonus.forgotten_penalty
        self.bonus_may_be_forgotten = rules.bonus.may_be_forgotten
        self.bonus_positive_if = rules.bonus.positive_if
        self.bonus_set_extra = rules.bonus.set_extra
        self.bonus_untouched_penalty = rules.bonus.untouched_penalty
        self.bonus_void_with_one = rules.bonus.void_with_one
        self.caliente_condition = rules.caliente.condition
        self.caliente_held_multipliers = rules.caliente.held_multipliers
        self.caliente_played = rules.caliente.played
        self.canasta_size = rules.canasta.size
        self.canastas = [
            0,
            rules.score.natural_canasta,
            rules.score.mixed_canasta,
            rules.score.sevens_canasta or 0,
            rules.score.wild_canasta,
            rules.score.samba,
        ]
        """What pays each kind of canasta."""
        steps = rules.score.wild_canasta_by_jokers
        self.canastas_by_jokers = {step.jokers: step.points for step in steps}
        """What pays a wild canasta instead, by the number of jokers."""
        self.counts_takers = rules.counts_takers
        self.deal_foot_by_canasta = rules.deal.foot_by == "canasta"
        self.deal_foot_size = rules.deal.foot_size
        self.draw_count = rules.draw.count
        self.draw_first_to_open = rules.draw.first_to_open
        self.draw_next_to_open = rules.draw.next_to_open
        self.draw_stock_to_open = rules.draw.stock_to_open
        self.draws_to_open = max(rules.draw.first_to_open, rules.draw.next_to_open) > 0
        self.exhaustion_ends_with_turn = rules.exhaustion.ends_with_turn
        self.exhaustion_forced_take = rules.exhaustion.forced_take
        self.exhaustion_last_bonus_ends = rules.exhaustion.last_bonus_ends
        self.exhaustion_last_bonus_stays = rules.exhaustion.last_bonus_stays
        self.exhaustion_voids_deal = rules.exhaustion.voids_deal
        self.freeze_by = rules.freeze.by
        self.freeze_stops_too = rules.freeze.stops_too
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
        self.out_bonus = rules.out.bonus
        self.out_concealed_extra = rules.out.concealed_extra
        self.out_concealed_with_discard = rules.out.concealed_with_discard
        self.out_concealed_with_pile = rules.out.concealed_with_pile
        self.out_in_first_turn = rules.out.in_first_turn
        self.out_last_discard = rules.out.last_discard
        self.out_need = Need(rules.out.canastas)
        self.out_needs_partner_in_foot = rules.out.needs_partner_in_foot
        self.out_needs_pile = rules.out.needs_pile
        self.out_unfinished_bars = rules.out.unfinished_bars
        self.pile_add_to_sequence = rules.pile.add_to_sequence
        self.pile_always_frozen = rules.pile.always_frozen
        self.pile_barred_from = rules.pile.barred_from
        self.pile_frozen_add: AddableSets = rules.pile.frozen_add
        self.pile_frozen_until_taken = rules.pile.frozen_until_taken
        self.pile_most_taken = rules.pile.most_taken
        self.pile_one_card_rule = rules.pile.one_card_rule
        self.pile_open_add: AddableSets = rules.pile.open_add
        self.pile_open_natural_plus_wild = rules.pile.open_natural_plus_wild
        self.pile_wild_pair = rules.pile.wild_pair
        self.score_aces_canasta = rules.score.aces_canasta
        self.score_extras_only_out = rules.score.extras_only_out
        self.score_five_natural = rules.score.five_natural
        self.score_four_natural = rules.score.four_natural
        self.score_four_stops = rules.score.four_stops
        self.score_held_pure = rules.score.held_pure
        self.score_melds_need_canasta = rules.score.melds_need_canasta
        self.score_short_sequence = rules.score.short_sequence
        self.score_short_sequence_below = rules.score.short_sequence_below
        self.score_ten_canastas = rules.score.ten_canastas
        self.score_unfinished_pure = rules.score.unfinished_pure
        self.score_unfinished_wild = rules.score.unfinished_wild
        self.score_wild_only_out = rules.score.wild_only_out
        self.seats_lone_hand = rules.seats.lone_hand
        self.special_keeps_threes = rules.special.three_kept_from is not None
        self.stop_aside_each = rules.stop.aside_each
        self.stop_aside_extra = rules.stop.aside_extra
        self.stop_hand_penalty = rules.stop.hand_penalty
        self.stop_has_penalty_without_exit = rules.stop.has_penalty_without_exit
        self.stop_is_barred_in_first_turn = rules.stop.is_barred_in_first_turn
        self.throw_bars_empty_pile = rules.throw.bars_empty_pile
        self.throw_sevens = rules.throw.sevens
        self.throw_wilds = rules.throw.wilds
