"""Finds the legal plans nearest to a refused one: the fewest cards first."""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count

from engine.actions import Meld, TakePile
from engine.observation import Observation
from engine.refusals import Degree, Refusal
from engine.rules.nearest_way.edits import edits, sound_part
from engine.rules.nearest_way.way import Way, way_to, with_targets
from engine.rules.nearest_way.wish import RefusedPlan
from engine.rules.plan import Plan
from engine.rules.verify import verify
from engine.values import points_of

_TRIES = 160
"""The number of plans that are judged before the search gives up."""
_POINTS = "opening.below_minimum"
_Key = tuple[object, ...]


def near_plans(view: Observation, wanted: Meld | TakePile, most: int) -> Iterator[Way]:
    """Yields legal plans that do what was wanted, the smallest change first."""
    take = None if isinstance(wanted, Meld) else TakePile(wanted.using, wanted.to)
    start = Plan(take, wanted.plays)
    order, seen, wish = count(), {_key(start)}, RefusedPlan(view, start)
    # Tries the smallest changes of the wanted plan first, then those of its sound part.
    waiting = [(0, next(order), 0, start)]
    found: list[Way] = []
    for tried in range(_TRIES):
        if tried == _TRIES // 2 and not found:
            less, sound = sound_part(view, start)
            waiting = [(0, next(order), less, sound)]
        if not waiting or len(found) == most:
            return
        _, _, cost, plan = heappop(waiting)
        refusals = verify(view, plan.action())
        if not refusals:
            plan = with_targets(view, plan)
            way = way_to(start, plan)
            is_new = not any(earlier.is_within(way) for earlier in found)
            if is_new and wish.is_served_by(plan):
                found.append(way)
                yield way
        elif all(refusal.degree is Degree.NOT_NOW for refusal in refusals):
            return
        for more, changed in edits(view, plan, refusals):
            key = _key(changed)
            if key not in seen:
                seen.add(key)
                far = max(more, _least_more(view, refusals))
                heappush(waiting, (cost + far, next(order), cost + more, changed))


def _least_more(view: Observation, refusals: tuple[Refusal, ...]) -> int:
    """Returns a lower bound on the cards that the opening still lacks in points."""
    if view.rules.opening.splash:
        return 0
    for refusal in refusals:
        if refusal.rule == _POINTS:
            dearest = max(map(points_of, view.hand), default=0)
            lacking = int(refusal.params["need"]) - int(refusal.params["have"])
            return -(-lacking // dearest) if dearest else 0
    return 0


def _key(plan: Plan) -> _Key:
    take = plan.take
    pile = None if take is None else (tuple(sorted(take.using)), take.to)
    groups = sorted(
        (tuple(sorted(play.cards)), play.to or 0, play.to is None, play.source or -1)
        for play in plan.plays
    )
    return pile, tuple(groups)
