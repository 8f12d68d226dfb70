"""Ending a turn: which cards may be thrown."""

from engine.cards import Card, Rank, is_stop, is_wild, rank_of
from engine.observation import Observation
from engine.refusals import Degree
from engine.rules.dead_ranks import dead_for
from engine.rules.registry import Outcome, refuse, rule
from engine.state import Public, Seat
from engine.values import is_laid_at_once, is_sevens_canasta, may_be_last_discard


@rule("bonus#laid")
def bonus_card(view: Observation, card: Card) -> Outcome:
    """A three that is laid beside the melds is never discarded."""
    return refuse(bonus_card, blame=(card,)) if is_laid_at_once(view.rules, card) else None


@rule("turn#sevens", where=lambda game: game.throw.sevens != "free")
def seven_barred(view: Observation, card: Card) -> Outcome:
    """Where barred, a seven is thrown before its canastas are made only if no other card can be."""
    if rank_of(card) is not Rank.SEVEN or not are_sevens_barred(view):
        return None
    if not has_free_discard(view):
        return None
    return refuse(seven_barred, Degree.NOT_NOW, (card,), needs=view.rules.throw.sevens)


@rule("turn#wilds", where=lambda game: game.throw.wilds == "last")
def wild_barred(view: Observation, card: Card) -> Outcome:
    """Where the ruleset says so, a wild card is thrown only if no other card can be."""
    if not is_wild(card) or not has_free_discard(view):
        return None
    return refuse(wild_barred, Degree.NOT_NOW, (card,))


@rule("turn#empty", where=lambda game: game.throw.bars_empty_pile)
def onto_empty_pile(view: Observation, card: Card) -> Outcome:
    """Where the ruleset says so, no seven, ace, wild card or dead card begins an empty pile while
    another card can be thrown.
    """
    if card not in _barred_from_empty_pile(view) or not has_free_discard(view):
        return None
    return refuse(onto_empty_pile, Degree.NOT_NOW, (card,))


def are_wilds_barred(view: Observation) -> bool:
    """Returns whether wild cards are thrown only as the last choice."""
    return view.rules.throw.wilds == "last"


def _barred_from_empty_pile(view: Observation) -> frozenset[Card]:
    """Returns the cards of the hand that do not begin an empty pile; empty if cards lie there."""
    if view.public.pile or not view.rules.throw.bars_empty_pile:
        return frozenset()
    barred = {Rank.SEVEN, Rank.ACE, *dead_for(view)}
    return frozenset(card for card in view.hand if is_wild(card) or rank_of(card) in barred)


@rule("turn#sevens")
def last_seven(view: Observation, card: Card) -> Outcome:
    """Where sevens are barred, nobody goes out by discarding one."""
    if may_be_last_discard(view.rules, rank_of(card)):
        return None
    return refuse(last_seven, blame=(card,))


def are_sevens_barred(view: Observation) -> bool:
    """Returns whether the canastas of sevens that free sevens to be thrown still lack."""
    rules, sides = view.rules, view.public.sides
    if rules.throw.sevens == "free":
        return False
    waiting = (view.own,) if rules.throw.sevens == "own-canasta" else sides
    return not all(any(is_sevens_canasta(rules, meld) for meld in side.melds) for side in waiting)


def are_stops_barred(view: Observation) -> bool:
    """Returns whether the seat throws no black three because this is its first turn."""
    is_barred = view.rules.stop.is_barred_in_first_turn
    return is_barred and not has_ended_a_turn(view.public, view.seat)


def has_ended_a_turn(public: Public, seat: Seat) -> bool:
    """Returns whether a seat has had a turn in this deal before the present one."""
    return seat in public.melded or any(throw.seat == seat for throw in public.thrown)


def has_free_discard(view: Observation) -> bool:
    """Returns whether the hand holds a card that no rule keeps from being thrown."""
    sevens, stops = are_sevens_barred(view), are_stops_barred(view)
    wilds, others = are_wilds_barred(view), _barred_from_empty_pile(view)
    return any(
        not is_laid_at_once(view.rules, held)
        and not (stops and is_stop(held))
        and not (sevens and rank_of(held) is Rank.SEVEN)
        and not (wilds and is_wild(held))
        and held not in others
        for held in view.hand
    )
