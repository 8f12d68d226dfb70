"""Finds the legal actions nearest to one that is refused."""

from collections.abc import Iterator
from itertools import islice

from engine.actions import Action, Discard, Meld, TakePile
from engine.observation import Observation
from engine.rules.nearest_way.alternatives import others
from engine.rules.nearest_way.opening_bound import can_hope_to_open
from engine.rules.nearest_way.plan_search import near_plans
from engine.rules.nearest_way.way import Way


def nearest_ways(view: Observation, wanted: Action, most: int = 2) -> tuple[Way, ...]:
    """Returns legal actions near a refused one, the smallest change first; empty while others have
    to act.

    Uses only what the seat sees. Where no similar action is legal, a different kind of action is
    returned.
    """
    found = tuple(_alike(view, wanted, most))
    if found:
        return found
    actions = (action for action in others(view, wanted) if action != wanted)
    return tuple(Way(action, is_other=True) for action in islice(actions, most))


def _alike(view: Observation, wanted: Action, most: int) -> Iterator[Way]:
    match wanted:
        case Meld() | TakePile() if view.is_to_act:
            if can_hope_to_open(view, is_taking=isinstance(wanted, TakePile)):
                yield from near_plans(view, wanted, most)
        case Discard(card):
            instead = (it for it in others(view, wanted) if isinstance(it, Discard))
            for other in islice((it for it in instead if it.card != card), most):
                yield Way(other, (other.card,), (card,))
        case _:
            return
