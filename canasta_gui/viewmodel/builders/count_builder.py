"""Builds the steps in which the score of a deal is counted, at the places of the cards."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from canasta_gui.viewmodel.builders.names import place_of_melds
from canasta_gui.viewmodel.builders.table_facts import TableFacts
from canasta_gui.viewmodel.builders.wording import TextId, Wording
from canasta_gui.viewmodel.deal_summary import (
    CountedPoints,
    CountStep,
    CountStop,
    ScoreRow,
    holders,
    score_rows,
)
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import SCORE_LINES, DealEnded, DealScored, Observation, ScoreItem, seats_counted


def build_counting(facts: TableFacts, words: Wording) -> tuple[CountStep, ...]:
    """Returns the steps of the count; empty unless the last action ended a deal with a score."""
    scored = next((event for event in facts.last if isinstance(event, DealScored)), None)
    ended = next((event for event in facts.last if isinstance(event, DealEnded)), None)
    if scored is None or ended is None:
        return ()
    return tuple(_Counting(facts, words, scored, ended).steps())


class _Counting:
    """Adds up the score line by line; all sides count at the same time, each its own cards."""

    def __init__(
        self, facts: TableFacts, words: Wording, scored: DealScored, ended: DealEnded
    ) -> None:
        self._words = words
        self._scored = scored
        self._out = ended.out
        self._view = facts.view
        self._before = tuple(side.match - side.total for side in scored.sides)
        self._scores = list(self._before)

    def steps(self) -> Iterator[CountStep]:
        """Yields the steps of each line, and at the end the total of the deal."""
        for row in score_rows(self._scored):
            yield from self._line(row)
        points = tuple(
            CountedPoints(side, self._words.signed(score.total), score.total < 0, None)
            for side, score in enumerate(self._scored.sides)
        )
        yield CountStep(self._words.say(TextId.COUNT_TOTAL), points, *self._told(), CountStop.DEAL)

    def _line(self, row: ScoreRow) -> Iterator[CountStep]:
        told = self._words.score_line(row.rule)
        zones = [self._zones(row.rule, side, items) for side, items in enumerate(row.items)]
        counted: list[CountedPoints] = []
        rounds = list(zip_longest(*row.items))
        for at, items in enumerate(rounds):
            for side, item in enumerate(items):
                if item is not None:
                    self._scores[side] += item.points
                    text = self._words.signed(item.points)
                    counted.append(CountedPoints(side, text, item.points < 0, zones[side][at]))
            stop = CountStop.LINE if at == len(rounds) - 1 else CountStop.ITEM
            yield CountStep(told, tuple(counted), *self._told(), stop)

    def _zones(self, rule: str, side: int, items: tuple[ScoreItem, ...]) -> list[Zone | None]:
        """Returns the place of the cards of each item."""
        place = SCORE_LINES[rule].place
        if place == "beside":
            return [Zone(ZoneKind.BONUS, side)] * len(items)
        if place == "exit":
            return [None if self._out is None else Zone(ZoneKind.HAND, self._out)] * len(items)
        if place == "melds":
            return list(_melds(self._view, side, items))
        counted = seats_counted(self._view.rules, self._view.public, side)
        kind = ZoneKind.FOOT if place == "foot" else ZoneKind.HAND
        seats = holders(self._scored, counted, items)
        return [None if seat is None else Zone(kind, seat) for seat in seats]

    def _told(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Returns by side the score, and what of it belongs to this deal."""
        gains = (score - before for score, before in zip(self._scores, self._before, strict=True))
        return tuple(map(self._words.number, self._scores)), tuple(map(self._words.signed, gains))


def _melds(view: Observation, side: int, items: Sequence[ScoreItem]) -> Iterator[Zone | None]:
    """Yields for each item the place of the meld with its cards, each meld once; ``None``
    if none.
    """
    left, place = list(enumerate(view.public.sides[side].melds)), place_of_melds(view, side)
    for item in items:
        found = next((pair for pair in left if pair[1].cards == item.cards), None)
        if found is None:
            yield None
        else:
            left.remove(found)
            yield Zone(ZoneKind.MELD, place, found[0])
