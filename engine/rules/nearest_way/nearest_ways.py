"""Finds the legal actions nearest to one that is refused, and the difference between the two."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import count

from engine.actions import (
    Action,
    AskPartner,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Play,
    PlayCaliente,
    TakePile,
)
from engine.cards import Card, is_wild, rank_of
from engine.counts import missing_cards
from engine.observation import Observation
from engine.reasons import Degree, Refusal
from engine.rules.bundle import begin_drafts, cards_laid
from engine.rules.nearest_way.edits import edits, sound_part
from engine.rules.nearest_way.wish import RefusedPlan
from engine.rules.opening import can_hope_to_open
from engine.rules.options import take_options
from engine.rules.plan import Plan
from engine.rules.upcard import upcard_homes
from engine.rules.verify import is_forced_to_take, is_legal, verify
from engine.state import Phase
from engine.values import points_of


@dataclass(frozen=True, slots=True)
class Way:
    """A legal action, and the change that leads to it from the wanted one."""

    action: Action
    added: tuple[Card, ...] = ()
    """Cards that are laid in addition to the wanted ones."""
    put_back: tuple[Card, ...] = ()
    """Wanted cards that stay in the hand."""
    is_other: bool = False
    """Whether it is a different action, to be done instead of the wanted one or before it."""

    def is_within(self, other: "Way") -> bool:
        """Returns whether the other way asks for the same cards, by rank, and perhaps for more."""
        return _kinds(self.added) <= _kinds(other.added) and _kinds(self.put_back) <= _kinds(
            other.put_back
        )


def _way_to(wanted: Plan, plan: Plan) -> Way:
    """Returns the way that carries out a plan instead of the wanted one."""
    before, after = cards_laid(wanted.take, wanted.plays), cards_laid(plan.take, plan.plays)
    return Way(plan.action(), missing_cards(before, after), missing_cards(after, before))


def _with_targets(view: Observation, plan: Plan) -> Plan:
    """Returns the plan with the own meld that each of its plays joins as the target of the play."""
    drafts, take = begin_drafts(view, plan.plays, plan.take), plan.take
    plays = tuple(_at_home(view, play, drafts.lay(play)) for play in plan.plays)
    if take is not None and len(homes := upcard_homes(view, take)) == 1:
        take = replace(take, to=homes[0])
    return Plan(take, plays)


def _at_home(view: Observation, play: Play, homes: tuple[int, ...]) -> Play:
    is_own = len(homes) == 1 and homes[0] < len(view.own.melds)
    return replace(play, to=homes[0]) if is_own else play


def _kinds(cards: tuple[Card, ...]) -> Counter[int]:
    """Counts cards by rank; all wild cards count as one rank."""
    return Counter(0 if is_wild(card) else rank_of(card) for card in cards)


_UNASKED = "ask.must_ask"
_MOST_WAYS = 2
_TRIES = 160
"""The number of plans that are judged before the search gives up."""
_POINTS = "opening.below_minimum"
_Key = tuple[object, ...]


def nearest_ways(view: Observation, wanted: Action) -> tuple[Way, ...]:
    """Returns legal actions that do what was wanted by a refused one, the smallest change first, or
    what has to come before it; empty where nothing does, and while others have to act.

    Uses only what the seat sees. What counts as wanted is said in `wish`.
    """
    if not view.is_to_act:
        return ()
    if isinstance(wanted, Meld | TakePile):
        is_taking = isinstance(wanted, TakePile)
        if can_hope_to_open(view, is_taking=is_taking) and (
            found := tuple(_near_plans(view, wanted))
        ):
            return found
    step = _first_step(view, wanted)
    return () if step is None else (Way(step, is_other=True),)


def _first_step(view: Observation, wanted: Action) -> Action | None:
    """Returns what has to come before a refused action, or the only place for a card that is never
    discarded; ``None`` where nothing has to, or the player has a choice.
    """
    step = _beginning(view) if view.public.phase is Phase.DRAW else _on_the_way(view, wanted)
    return step if step is not None and step != wanted and is_legal(view, step) else None


def _beginning(view: Observation) -> Action | None:
    """Returns the only way to begin the turn."""
    takes = take_options(view) if can_hope_to_open(view, is_taking=True) else ()
    if is_forced_to_take(view):
        take = takes[0].action if len(takes) == 1 else None
        return None if take is None or take.using else _with_targets(view, Plan(take)).action()
    return None if takes or is_legal(view, PlayCaliente()) else DrawStock()


def _on_the_way(view: Observation, wanted: Action) -> Action | None:
    if any(refusal.rule == _UNASKED for refusal in verify(view, wanted)):
        return AskPartner()
    return LayBonus(wanted.card) if isinstance(wanted, Discard) else None


def _near_plans(view: Observation, wanted: Meld | TakePile) -> Iterator[Way]:
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
        if not waiting or len(found) == _MOST_WAYS:
            return
        _, _, cost, plan = heappop(waiting)
        refusals = verify(view, plan.action())
        if not refusals:
            plan = _with_targets(view, plan)
            way = _way_to(start, plan)
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
