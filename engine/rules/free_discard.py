"""Which cards the rules keep from being thrown while the hand holds others."""

from engine.cards import Card, Rank, is_stop, is_wild, rank_of
from engine.observation import Observation
from engine.rules.dead_ranks import dead_for
from engine.turn_laws import are_sevens_barred, are_stops_barred, are_wilds_barred, is_start_barred
from engine.values import is_laid_at_once, is_sevens_canasta


def has_free_discard(view: Observation) -> bool:
    """Returns whether the hand holds a card that no rule keeps from being thrown."""
    barred = barred_stops(view) | barred_sevens(view)
    barred |= barred_wilds(view) | barred_from_empty_pile(view)
    return any(card not in barred and not is_laid_at_once(view.rules, card) for card in view.hand)


def barred_stops(view: Observation) -> frozenset[Card]:
    """Returns the black threes of the hand in the first turn, where they are barred then."""
    is_barred = are_stops_barred(view.rules.laws, is_first_turn=is_first_turn(view))
    return frozenset(filter(is_stop, view.hand)) if is_barred else frozenset()


def is_first_turn(view: Observation) -> bool:
    """Returns whether the seat has not had a turn in this deal before."""
    public, seat = view.public, view.seat
    return seat not in public.melded and all(throw.seat != seat for throw in public.thrown)


def barred_sevens(view: Observation) -> frozenset[Card]:
    """Returns the sevens of the hand while a canasta that would free them is lacking."""
    rules = view.rules
    counts = [sum(is_sevens_canasta(rules, meld) for meld in it.melds) for it in view.public.sides]
    own = sum(is_sevens_canasta(rules, meld) for meld in view.own.melds)
    if not are_sevens_barred(rules.laws, own, min(counts)):
        return frozenset()
    return frozenset(card for card in view.hand if rank_of(card) is Rank.SEVEN)


def barred_wilds(view: Observation) -> frozenset[Card]:
    """Returns the wild cards of the hand, where they are thrown only as the last choice."""
    is_barred = are_wilds_barred(view.rules.laws)
    return frozenset(filter(is_wild, view.hand)) if is_barred else frozenset()


def barred_from_empty_pile(view: Observation) -> frozenset[Card]:
    """Returns the cards of the hand that do not begin an empty pile; empty if cards lie there."""
    if not is_start_barred(view.rules.laws, len(view.public.pile)):
        return frozenset()
    barred = {Rank.SEVEN, Rank.ACE, *dead_for(view)}
    return frozenset(card for card in view.hand if is_wild(card) or rank_of(card) in barred)
