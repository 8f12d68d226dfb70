"""Sequences: consecutive natural cards, where the ruleset has them."""

from collections import Counter
from itertools import chain, repeat

from engine import shapes
from engine.cards import Card, is_natural, is_wild, naturals_in, rank_of, suit_of
from engine.observation import Observation
from engine.reasons import Degree
from engine.rules.bundle import Bundle, Group
from engine.rules.exits import can_go_out, forgoes_exit
from engine.rules.registry import Outcome, refuse, rule
from engine.ruleset.model import Ruleset
from engine.state import MeldKind, TableMeld, TurnFacts


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


@rule("sequences#long", where=lambda game: game.meld.long_sequences_going_out)
def only_going_out(bundle: Bundle) -> Outcome:
    """A sequence grows beyond the size of a canasta only if the player can go out in this turn."""
    rules = bundle.view.rules
    long = [card for group in bundle.groups if _is_long(rules, group.after) for card in group.added]
    if not long or _leads_out(bundle):
        return None
    return refuse(only_going_out, Degree.INCOMPLETE, long, most=rules.canasta.size)


def _leads_out(bundle: Bundle) -> bool:
    """Returns whether the player goes out with what is left; face-down cards may be any."""
    melds, left = bundle.melds_after, bundle.hand_after
    return not bundle.takes_base and can_go_out(bundle.view, melds, left)


@rule("sequences#long", where=lambda game: game.meld.long_sequences_going_out)
def must_go_out(
    view: Observation, melds: tuple[TableMeld, ...], left: tuple[Card, ...], *, ends_turn: bool
) -> Outcome:
    """A player who has lengthened a full sequence goes out in the same turn."""
    if not is_bound_to_go_out(view):
        return None
    is_bound = forgoes_exit(view, melds, left, ends_turn=ends_turn)
    return refuse(must_go_out, most=view.rules.canasta.size) if is_bound else None


def is_bound_to_go_out(view: Observation) -> bool:
    """Returns whether a full sequence, lengthened in this turn, obliges the seat to go out."""
    return has_lengthened(view.rules, view.own.melds, view.public.facts)


def has_lengthened(rules: Ruleset, melds: tuple[TableMeld, ...], facts: TurnFacts) -> bool:
    """Returns whether a sequence among the melds has outgrown a canasta in this turn."""
    if not rules.meld.long_sequences_going_out:
        return False
    starts = chain(facts.start_sizes, repeat(0))
    return any(
        _is_long(rules, meld) and len(meld.cards) > start
        for meld, start in zip(melds, starts, strict=False)
    )


def _is_long(rules: Ruleset, meld: TableMeld) -> bool:
    is_sequence = meld.kind is MeldKind.SEQUENCE
    return is_sequence and shapes.is_run_long(rules.limits, len(meld.cards))
