"""Hands out real cards to a laying that was found on counts."""

from collections.abc import Iterator

from engine.actions import Play
from engine.cards import Card
from engine.rules.laying.cards import Cards
from engine.rules.laying.runs import Run
from engine.rules.laying.search import Choice, Laying
from engine.rules.laying.wilds import WildWay


def plays_of(cards: Cards, laying: Laying) -> tuple[tuple[Play, ...], Card | None]:
    """The plays of a laying, and the natural card that it leaves."""
    return Dealing(cards).plays(laying)


class Dealing:
    """Hands out real cards to a laying that was found on counts."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._wilds = list(cards.wilds)
        self._live: list[tuple[int, Run, list[Card]]] = [
            (at, run, []) for at, lane in enumerate(cards.lanes) for run in lane.own
        ]
        self._left: Card | None = None

    def plays(self, laying: Laying) -> tuple[tuple[Play, ...], Card | None]:
        """The plays, and the natural card that is not laid."""
        sets = [play for choice in laying.choices for play in self._of_rank(choice)]
        runs = [
            Play(tuple(held), run.own if run.own >= 0 else None)
            for _, run, held in self._live
            if held
        ]
        return (*sets, *runs, *self._of_wilds(laying.wild_way)), self._left

    def _of_rank(self, choice: Choice) -> Iterator[Play]:
        pool = list(self._cards.by_rank.get(choice.rank, ()))
        for lane, step in enumerate(choice.steps):
            for before, after in step.moves:
                self._move(lane, before, after, pool)
        if choice.skipped:
            self._left = pool.pop()
        own = self._cards.sets.get(choice.rank, ())
        pots = sorted(choice.way.pots, key=lambda pot: (not pot.members, -pot.naturals - pot.wilds))
        for pot in pots:
            laid = (*(pool.pop() for _ in range(pot.naturals)), *self._take_wilds(pot.wilds))
            target = own[pot.members[0]] if pot.members else None
            moving = [own[place] for place in pot.members[1:]]
            if laid or moving:
                yield Play(laid, target, moving[0] if moving else None)
            yield from (Play((), target, index) for index in moving[1:])

    def _move(self, lane: int, before: Run | None, after: Run, pool: list[Card]) -> None:
        """A run takes a card of the rank, or goes over into an own sequence."""
        held: list[Card] = []
        if before is not None:
            place = next(
                at
                for at, (own_lane, run, _) in enumerate(self._live)
                if own_lane == lane and run == before
            )
            held = self._live.pop(place)[2]
        if before is not None and after.own != before.own:
            place = next(at for at, (_, run, _) in enumerate(self._live) if run.own == after.own)
            self._live[place] = (lane, after, [*held, *self._live[place][2]])
            return
        card = next(card for card in pool if self._cards.lane_of(card) == lane)
        pool.remove(card)
        self._live.append((lane, after, [*held, card]))

    def _take_wilds(self, count: int) -> tuple[Card, ...]:
        taken, self._wilds = self._wilds[:count], self._wilds[count:]
        return tuple(taken)

    def _of_wilds(self, way: WildWay) -> Iterator[Play]:
        own = self._cards.wild_melds
        for place, count in enumerate(way.added):
            cards = self._take_wilds(count)
            if cards:
                yield Play(cards, own[place] if place < len(own) else None)
