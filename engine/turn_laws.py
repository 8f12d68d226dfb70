"""The laws of a turn, on numbers alone: melding, the pile, throwing, drawing.

Each stands here once: the rules that explain a refusal and the table on counts of the computer
players ask the same functions. Those on the first melds of a side are in `engine.opening_laws`, on
going out in `engine.exit_laws`, on the shapes of melds in `engine.shapes`, on the score in
`engine.scoring`.
"""

from typing import Final, Literal

from engine.ruleset.laws import AddableSets, Laws

ThreesFate = Literal["kept", "laid", "last"]
"""What becomes of a three that is drawn: it stays in the hand, is laid beside the melds and
replaced, or stays as the card with which the deal ends."""

NOBODY: Final = 1 << 8
"""Among the bits of the sides that froze the pile, that of a card which was turned up."""


# --- melds of a turn


def is_too_early(laws: Laws, *, is_first_turn: bool) -> bool:
    """Returns whether nobody melds yet (`meld.first_turn`)."""
    return is_first_turn and not laws.meld_in_first_turn


def are_wilds_bound(laws: Laws) -> bool:
    """Returns whether any wild cards are bound to melds of their own."""
    return laws.meld_wild_cards_bound or laws.meld_twos_bound


def breaks_bond(laws: Laws, twos: int, jokers: int, unfinished: int) -> bool:
    """Returns whether so many wild cards join sets although they are bound, beside so many
    unfinished melds of wild cards (`meld.wild_cards_bound`, `meld.twos_bound`).
    """
    bound = (twos if are_wilds_bound(laws) else 0) + (jokers if laws.meld_wild_cards_bound else 0)
    return unfinished > 0 and bound > 0


def scatters_twos(laws: Laws, begun: int, fresh: int, unfinished: int) -> bool:
    """Returns whether, where twos are bound, melds of wild cards begin while another one is
    unfinished (`meld.twos_bound`): of so many ``unfinished`` ones ``fresh`` are among those begun.
    """
    return laws.meld_twos_bound and begun > 0 and (unfinished > fresh or fresh > 1)


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


def is_upcard_claimed(laws: Laws, adding: int, fitting: int) -> bool:
    """Returns whether own melds claim the up-card of an open pile: so many that it alone takes the
    pile by joining or, where it never does, so many sets in which it fits.
    """
    return adding > 0 or (laws.pile_open_add == "never" and fitting > 0)


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


# --- drawing


def fate_of_three(laws: Laws, *, is_last: bool, stays: bool) -> ThreesFate:
    """Returns what becomes of a three that is drawn, perhaps as the last card of the stock;
    ``stays`` is whether the hand keeps it for a straight.
    """
    does_end = is_last and laws.exhaustion_last_bonus_ends
    if not does_end and (stays or laws.bonus_may_be_forgotten):
        return "kept"
    return "last" if does_end and laws.exhaustion_last_bonus_stays else "laid"


def cards_for_opening(
    laws: Laws, stock: int, *, has_begun: bool, has_taken: bool, is_first: bool
) -> int:
    """Returns how many cards a seat draws after the discard because its side has opened in this
    turn, as the first side or a later one: none for an opening with the pile, or from a small
    stock.
    """
    if not has_begun or has_taken or stock < laws.draw_stock_to_open:
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
