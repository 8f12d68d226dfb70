"""Assigns real cards to a laying that was found on counts."""

from collections.abc import Callable
from typing import final

from engine.native import mypyc_attr
from engine.rules.laying.holding import Holding, Places
from engine.rules.laying.laying_search import Laying, LayingChoice
from engine.rules.laying.runs import Run
from engine.rules.laying.wilds import WildWay

Pieces = tuple[int, ...]
"""Cards, or their kinds where cards are only counted."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CardsToLay:
    """The cards that a laying assigns to melds."""

    __slots__ = ("jokers", "lane_of", "naturals", "twos")

    def __init__(
        self, naturals: list[Pieces], twos: Pieces, jokers: Pieces, lane_of: Callable[[int], int]
    ) -> None:
        self.naturals = naturals
        """The natural cards by rank."""
        self.twos = twos
        self.jokers = jokers
        self.lane_of = lane_of


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Part:
    """The cards of one play of a laying."""

    __slots__ = ("cards", "source", "to")

    def __init__(self, cards: Pieces, to: int | None, source: int | None = None) -> None:
        self.cards = cards
        self.to = to
        """The place of the own meld that the cards join; ``None`` for a new meld."""
        self.source = source
        """The place of an own meld that is combined with it."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Dealing:
    """Assigns real cards to a laying that was found on counts."""

    def __init__(self, held: Holding, places: Places, cards: CardsToLay) -> None:
        self._places = places
        self._cards = cards
        self._wilds = (*cards.twos, *cards.jokers)
        self._are_wilds_told_apart = held.terms.are_wilds_told_apart
        self._live: list[tuple[int, Run, list[int]]] = [
            (at, run, []) for at, lane in enumerate(held.lanes) for run in lane.own
        ]
        self._left: int | None = None

    def parts(self, laying: Laying) -> tuple[list[Part], int | None]:
        """Returns the plays, and the natural card that is not laid."""
        alone = self._wilds_alone(laying.wild_way) if self._are_wilds_told_apart else None
        sets: list[Part] = []
        for choice in laying.choices:
            sets += self._of_rank(choice)
        runs = [
            Part(tuple(held), run.own if run.own >= 0 else None)
            for _, run, held in self._live
            if held
        ]
        if alone is None:
            alone = [self._take_wilds(count.size) for count in laying.wild_way.added]
        return [*sets, *runs, *self._of_wilds(alone)], self._left

    def _of_rank(self, choice: LayingChoice) -> list[Part]:
        pool = list(self._cards.naturals[choice.rank])
        for lane, step in enumerate(choice.steps):
            for before, after in step.moves:
                self._move(lane, before, after, pool)
        if choice.skipped:
            self._left = pool.pop()
        own, parts = self._places.sets[choice.rank], list[Part]()
        for members, naturals, wilds in choice.way.pots:
            laid = (*[pool.pop() for _ in range(naturals)], *self._take_wilds(wilds))
            target = own[members[0]] if members else None
            parts.append(Part(laid, target, own[members[1]] if len(members) > 1 else None))
            parts += [Part((), target, own[place]) for place in members[2:]]
        return parts

    def _move(self, lane: int, before: Run | None, after: Run, pool: list[int]) -> None:
        """Adds a card of the rank to a run, or joins the run to an own sequence."""
        held: list[int] = []
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

    def _take_wilds(self, count: int) -> Pieces:
        taken, self._wilds = self._wilds[:count], self._wilds[count:]
        return taken

    def _wilds_alone(self, way: WildWay) -> list[Pieces]:
        """Returns the twos and jokers of each meld of wild cards; the others are left for sets."""
        twos, jokers = self._cards.twos, self._cards.jokers
        found: list[Pieces] = []
        for count in way.added:
            found.append((*twos[: count.twos], *jokers[: count.jokers]))
            twos, jokers = twos[count.twos :], jokers[count.jokers :]
        self._wilds = (*twos, *jokers)
        return found

    def _of_wilds(self, alone: list[Pieces]) -> list[Part]:
        own = self._places.wild_melds
        return [
            Part(cards, own[place] if place < len(own) else None)
            for place, cards in enumerate(alone)
            if cards
        ]
