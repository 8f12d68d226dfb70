"""Selects the facts that are told of an action: the few most important, the weightiest first."""

from collections.abc import Iterator
from itertools import islice

from engine.actions import Action, Discard, DrawStock, Meld, TakePile
from engine.ai.agent import because
from engine.ai.reasons import fact
from engine.ai.reasons.registry import holds
from engine.ai.reasons.situation import Situation
from engine.cards import Card, is_natural, is_wild, rank_of
from engine.observation import Observation
from engine.reasons import Reason
from engine.values import points_in

_MOST_FACTS = 3


def facts(view: Observation, action: Action) -> tuple[Reason, ...]:
    """Returns the few true facts that matter most about an action."""
    at = Situation(view, action)
    return tuple(islice((one for one in _facts(at) if holds(one, at)), _MOST_FACTS))


def _facts(at: Situation) -> Iterator[Reason]:
    """Yields what matters about an action of its kind, if it is true; the weightiest first."""
    pile, size = at.view.public.pile, at.view.public.pile_size
    pile_points = because("fact.pile_points", count=len(pile), points=points_in(pile))
    match at.action:
        case Discard(card) if is_natural(card):
            yield from _of_discard(at, card)
        case Discard():
            yield pile_points
        case DrawStock() if fact.no_take(at):
            yield because("fact.no_take")
        case DrawStock():
            yield because("fact.pile_thin", count=size)
        case TakePile():
            yield from fact.bonus_facts(at)
            yield because("fact.pile_fits", count=fact.fitting_cards(at))
            yield because("fact.pile_wilds", count=sum(map(is_wild, pile)))
            yield pile_points
        case Meld():
            yield from fact.bonus_facts(at)
            yield because("fact.opens_pile", count=size)
            yield because("fact.canasta_lacks", count=fact.lacking_cards(at))
            yield because("fact.rivals_may_end", count=fact.fewest_cards_to_end(at) or 0)
        case _:
            return


def _of_discard(at: Situation, card: Card) -> Iterator[Reason]:
    yield from _of_next_player(at, card)
    melded, piled, unseen = fact.whereabouts(at, rank_of(card))
    yield because("fact.rank_seen", card, melded=melded, piled=piled, unseen=unseen)
    yield because("fact.single")
    yield because("fact.pile_thin", count=at.view.public.pile_size + 1)


def _of_next_player(at: Situation, card: Card) -> Iterator[Reason]:
    """Yields what is known about the interest of the player who may take the pile in the card."""
    if fact.next_can_add(at, (card,)):
        yield because("fact.next_can_add", card)
        return
    if fact.pile_frozen(at):
        yield because("fact.pile_frozen")
    else:
        yield because("fact.next_unopened")
    if fact.next_threw(at, (card,)):
        yield because("fact.next_threw", card)
    elif fact.next_left(at, (card,)):
        yield because("fact.next_left", card)
    elif at.know.next_side.has_opened and not at.know.is_frozen_for_next:
        yield because("fact.next_lacks", card)
