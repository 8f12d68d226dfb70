"""Sequences: consecutive natural cards, where the ruleset has them."""

from collections import Counter

from engine import shapes
from engine.cards import is_natural, is_wild, naturals_in, rank_of, suit_of
from engine.refusals import Degree
from engine.rules.bundle import Bundle, Group
from engine.rules.exits import has_right_to_go_out
from engine.rules.registry import Outcome, refuse, rule
from engine.ruleset.model import Ruleset
from engine.state import MeldKind


@rule("sequences")
def wild_card(group: Group) -> Outcome:
    """A sequence holds no wild card."""
    laid = [card for card in group.added if is_wild(card)]
    return refuse(wild_card, blame=laid) if laid else None


@rule("sequences")
def stop_card(group: Group) -> Outcome:
    """A sequence holds cards from four to ace, never a black three."""
    laid = [card for card in group.added if not is_wild(card) and not is_natural(card)]
    return refuse(stop_card, blame=laid) if laid else None


@rule("sequences")
def mixed_suits(rules: Ruleset, group: Group) -> Outcome:
    """All cards of a sequence share one suit, unless the ruleset ignores suits."""
    suits = {suit_of(card) for card in naturals_in(group.after.cards)}
    if not rules.meld.sequence_one_suit or len(suits) <= 1:
        return None
    lying = group.parts[0].cards if group.parts else naturals_in(group.added)
    ((suit, _),) = Counter(map(suit_of, lying)).most_common(1)
    odd = [card for card in naturals_in(group.added) if suit_of(card) != suit]
    return refuse(mixed_suits, blame=odd, suits=len(suits))


@rule("sequences")
def same_rank(group: Group) -> Outcome:
    """No rank occurs twice in a sequence."""
    ranks = [rank_of(card) for card in naturals_in(group.after.cards)]
    laid = [card for card in group.added if ranks.count(rank_of(card)) > 1]
    return refuse(same_rank, blame=laid) if laid else None


@rule("sequences")
def gap(rules: Ruleset, group: Group) -> Outcome:
    """The cards of a sequence follow one another without a gap."""
    ranks = {rank_of(card) for card in naturals_in(group.after.cards)}
    if not ranks or not shapes.has_gap(len(ranks), min(ranks), max(ranks)):
        return None
    span = max(ranks) - min(ranks) + 1
    degree = Degree.INCOMPLETE if span <= rules.canasta.size else Degree.ILLEGAL
    return refuse(gap, degree, group.added, missing=span - len(ranks))


@rule("sequences")
def too_long(rules: Ruleset, group: Group) -> Outcome:
    """A sequence takes no more cards than the ruleset allows: usually seven, which make a samba."""
    have, limits = len(group.after.cards), rules.limits
    if not shapes.is_too_long(limits, have):
        return None
    return refuse(too_long, blame=group.added, have=have, most=limits.longest_run)


@rule("sequences#long", where=lambda game: game.meld.sequences)
def only_going_out(bundle: Bundle) -> Outcome:
    """A sequence grows beyond the size of a canasta only when the player goes out with the same
    action.
    """
    limits = bundle.view.rules.limits
    long = [
        card
        for group in bundle.groups
        if group.after.kind is MeldKind.SEQUENCE
        and shapes.is_run_long(limits, len(group.after.cards))
        for card in group.added
    ]
    if not long:
        return None
    if bundle.may_be_last and has_right_to_go_out(bundle.view, bundle.melds_after):
        return None
    return refuse(only_going_out, Degree.INCOMPLETE, long, most=limits.canasta_size)
