"""The laws of a turn, on numbers alone: melding, the pile, throwing, going out.

Each stands here once: the rules that explain a refusal and the table on counts of the computer
players ask the same functions. Those on the first melds of a side are in `engine.opening_laws`, on
the shapes of melds in `engine.shapes`, on the score in `engine.scoring`.
"""

from functools import lru_cache
from typing import Final, Literal

from engine.ruleset.model import Ruleset
from engine.values import ScoreLaws

AddableSets = Literal["any", "unfinished", "never"]
"""The own sets that the up-card alone may join, which takes the pile."""

NOBODY: Final = 1 << 8
"""Among the bits of the sides that froze the pile, that of a card which was turned up."""


class Laws(ScoreLaws):
    """What a ruleset says about turns, each option named by its group and its name; nothing changes
    them.

    A turn asks for many of them. Those of the ruleset itself, whose classes are not compiled, are
    looked up by name each time.
    """

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.ask_before_draw = rules.ask.before_draw
        self.ask_mode = rules.ask.mode
        self.ask_yes = rules.ask.yes
        self.caliente_condition = rules.caliente.condition
        self.canasta_size = rules.canasta.size
        self.deal_foot_by = rules.deal.foot_by
        self.deal_foot_size = rules.deal.foot_size
        self.draw_count = rules.draw.count
        self.draw_first_to_open = rules.draw.first_to_open
        self.draw_next_to_open = rules.draw.next_to_open
        self.draw_stock_to_open = rules.draw.stock_to_open
        self.exhaustion_last_bonus_ends = rules.exhaustion.last_bonus_ends
        self.freeze_by = rules.freeze.by
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
        self.out_concealed_with_discard = rules.out.concealed_with_discard
        self.out_concealed_with_pile = rules.out.concealed_with_pile
        self.out_in_first_turn = rules.out.in_first_turn and rules.meld.in_first_turn
        self.out_needs_pile = rules.out.needs_pile
        self.out_needs_partner_in_foot = rules.out.needs_partner_in_foot
        self.pile_add_to_sequence = rules.pile.add_to_sequence
        self.pile_always_frozen = rules.pile.always_frozen
        self.pile_barred_from = rules.pile.barred_from
        self.pile_frozen_add: AddableSets = rules.pile.frozen_add
        self.pile_one_card_rule = rules.pile.one_card_rule
        self.pile_open_add: AddableSets = rules.pile.open_add
        self.pile_open_natural_plus_wild = rules.pile.open_natural_plus_wild
        self.stop_is_barred_in_first_turn = rules.stop.is_barred_in_first_turn
        self.throw_bars_empty_pile = rules.throw.bars_empty_pile
        self.throw_sevens = rules.throw.sevens
        self.throw_wilds = rules.throw.wilds


laws_of: Final = lru_cache(maxsize=32)(Laws)
"""Returns the laws of a ruleset."""


# --- melds of a turn


def is_too_early(laws: Laws, *, is_first_turn: bool) -> bool:
    """Returns whether nobody melds yet (`meld.first_turn`)."""
    return is_first_turn and not laws.meld_in_first_turn


def are_wilds_bound(laws: Laws) -> bool:
    """Returns whether any wild cards are bound to melds of their own."""
    return laws.meld_wild_cards_bound or laws.meld_twos_bound


def breaks_bond(laws: Laws, twos: int, jokers: int, unfinished: int) -> bool:
    """Returns whether, where any wild cards are bound, such cards join sets beside so many
    unfinished melds of wild cards (`meld.wild_cards_bound`, `meld.twos_bound`).
    """
    return unfinished > 0 and (twos > 0 or (jokers > 0 and laws.meld_wild_cards_bound))


# --- taking the pile


def is_pile_closed(laws: Laws, *, has_opened: bool) -> bool:
    """Returns whether a side melds before it takes the pile (`pile.after_opening`)."""
    return not has_opened and not laws.opening_with_pile


def is_pile_frozen(laws: Laws, freezers: int, side: int, *, is_untaken: bool) -> bool:
    """Returns whether the pile is frozen for a side, by a bit for each side that threw a card which
    freezes it; ``is_untaken`` is whether the pile is frozen anyway until it is taken.
    """
    if is_untaken or laws.pile_always_frozen:
        return True
    return freezers > 0 and (laws.freeze_by == "anyone" or freezers != 1 << side)


def is_set_large(laws: Laws, size: int) -> bool:
    """Returns whether an own set is too large to take the pile for it (`pile.meld_full`)."""
    least = laws.pile_barred_from
    return least is not None and size >= least


def is_one_card_barred(laws: Laws, hand: int, pile: int) -> bool:
    """Returns whether one card does not take a pile of one card (`pile.one_card`)."""
    return hand == 1 and pile == 1 and laws.pile_one_card_rule == "forbid"


def may_run_take(laws: Laws, *, is_frozen: bool) -> bool:
    """Returns whether the up-card alone takes the pile by joining an own sequence."""
    return laws.pile_add_to_sequence and not is_frozen


def sets_that_take(laws: Laws, *, is_frozen: bool) -> AddableSets:
    """Returns which own sets the up-card alone may join, which takes the pile."""
    return laws.pile_frozen_add if is_frozen else laws.pile_open_add


def may_set_take(laws: Laws, *, is_frozen: bool, is_canasta: bool) -> bool:
    """Returns whether the up-card alone takes the pile by joining an own set."""
    allowed = sets_that_take(laws, is_frozen=is_frozen)
    return allowed == "any" or (allowed == "unfinished" and not is_canasta)


def gives_right(laws: Laws, alike: int, wilds: int, *, is_open: bool) -> bool:
    """Returns whether so many cards of the up-card's rank, with so many wild ones beside them, give
    the right to the pile (`pile.needs_support` and its like); ``is_open`` is whether nothing asks
    for a pair.
    """
    if alike >= 2:
        return True
    return is_open and laws.pile_open_natural_plus_wild and alike == 1 and wilds > 0


def keeps_two(cards: int, base: int, unseen: int) -> bool:
    """Returns whether two cards stay with who takes the face-down cards of the pile
    (`pile.too_few_left`), although those of so many unseen cards that are laid at once may be
    among them.
    """
    return cards + max(0, base - unseen) >= 2


# --- throwing


def are_stops_barred(laws: Laws, *, is_first_turn: bool) -> bool:
    """Returns whether black threes are thrown as the last choice only (`stop.first_turn`)."""
    return is_first_turn and laws.stop_is_barred_in_first_turn


def are_sevens_barred(laws: Laws, own: int, fewest: int) -> bool:
    """Returns whether sevens are, by the canastas of sevens of the own side, and the fewest of any
    side (`discard.seven_barred`).
    """
    if laws.throw_sevens == "free":
        return False
    return not (own if laws.throw_sevens == "own-canasta" else fewest)


def are_wilds_barred(laws: Laws) -> bool:
    """Returns whether wild cards are (`discard.wild_barred`)."""
    return laws.throw_wilds == "last"


def is_start_barred(laws: Laws, pile: int) -> bool:
    """Returns whether sevens, aces, wild cards and dead ranks are, which would begin the pile
    (`discard.onto_empty_pile`).
    """
    return not pile and laws.throw_bars_empty_pile


# --- second hands, the question, and going out


def is_foot_next(laws: Laws, foot: int) -> bool:
    """Returns whether the last card of a hand brings the second one, which has so many cards."""
    return foot > 0 and laws.deal_foot_by == "last-card"


def does_canasta_bring_foot(laws: Laws, foot: int) -> bool:
    """Returns whether a new canasta brings the second hand, which has so many cards."""
    return foot > 0 and laws.deal_foot_by == "canasta"


def is_foot_single(laws: Laws) -> bool:
    """Returns whether second hands have one card, which a meld does not bring (`out.keep_one`)."""
    return laws.deal_foot_size == 1


def may_ask_now(laws: Laws, *, has_drawn: bool) -> bool:
    """Returns whether the partner may be asked at this time (`ask.before_drawing`)."""
    return has_drawn or laws.ask_before_draw


def may_ask_with(laws: Laws, cards: int, *, has_drawn: bool) -> bool:
    """Returns whether a seat with so many cards may ask: a no must leave a way to end the turn
    (`ask.single_card`).
    """
    return cards > 1 or not has_drawn or laws.ask_mode == "mandatory"


def does_answer_allow(laws: Laws, *, answer: bool | None, has_partner: bool) -> bool:
    """Returns whether the partner's answer, or its absence, lets the seat go out."""
    if has_partner and laws.ask_mode == "mandatory":
        return answer is True
    return answer is not False


def does_answer_oblige(laws: Laws, *, answer: bool | None) -> bool:
    """Returns whether the partner's answer obliges the seat to go out (`ask.must_go_out`)."""
    return answer is True and laws.ask_yes == "must"


def is_exit_too_early(laws: Laws, *, is_first_turn: bool) -> bool:
    """Returns whether nobody goes out, or even melds, yet (`out.first_turn`)."""
    return is_first_turn and not laws.out_in_first_turn


def is_pile_lacking(laws: Laws, *, has_taken: bool) -> bool:
    """Returns whether the side has to take the pile before it goes out (`out.needs_pile`)."""
    return not has_taken and laws.out_needs_pile


def may_throw_all_last(laws: Laws) -> bool:
    """Returns whether any card may be the last discard, a seven too (`discard.last_seven`)."""
    return laws.throw_sevens == "free"


def is_drawn_card_thrown(laws: Laws, stock: int) -> bool:
    """Returns whether whoever can lay the whole hand before drawing can go out, by throwing the one
    card that is drawn.
    """
    return min(laws.draw_count, stock) == 1 and may_throw_all_last(laws)


def can_keep_one(cards: int, stuck: int) -> bool:
    """Returns whether a card can be thrown and another kept (`out.keep_two`), if so many of the
    cards are threes, which are not thrown, and nothing replaces them.
    """
    return cards > 1 and stuck < cards


def is_concealed(
    laws: Laws, canastas: int, *, has_thrown: bool, has_taken: bool, has_shown: bool
) -> bool:
    """Returns whether going out is concealed, with so many canastas begun in this turn.

    The last card may be thrown, the pile taken in this turn; ``has_shown`` is whether the seat
    melded before, or older melds grew.
    """
    if has_shown or not canastas:
        return False
    may_throw = not has_thrown or laws.out_concealed_with_discard
    return may_throw and (not has_taken or laws.out_concealed_with_pile)


# --- drawing


def cards_for_opening(laws: Laws, stock: int, *, is_first: bool) -> int:
    """Returns how many cards a seat draws after the discard because its side has opened, as the
    first side or a later one.
    """
    if stock < laws.draw_stock_to_open:
        return 0
    return laws.draw_first_to_open if is_first else laws.draw_next_to_open


def does_deal_end(laws: Laws, *, can_go_on: bool, is_replaced: bool) -> bool:
    """Returns whether the deal ends where the stock has: by a turn that cannot end, or by a bonus
    card that nothing replaces.
    """
    return not can_go_on or (laws.exhaustion_last_bonus_ends and not is_replaced)


def is_caliente_due(laws: Laws, own: int, fewest: int) -> bool:
    """Returns whether a side with so many melds plays a Caliente card, by the fewest of a rival
    (`caliente.more_sets`, `caliente.not_fewer_sets`).
    """
    return own <= fewest if laws.caliente_condition == "not-more" else own < fewest


def can_caliente_be_last(cards: int, *, may_go_out: bool) -> bool:
    """Returns whether a turn can end that begins with a Caliente card and so many others at the
    least (`caliente.only_card`); ``may_go_out`` is whether any of them may be the last one.
    """
    return cards >= (1 if may_go_out else 2)
