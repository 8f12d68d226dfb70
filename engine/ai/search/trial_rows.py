"""What happens while a candidate is tried: its points, and a few events, world by world.

An event is called as the reason that tells it.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, final

import numpy as np

from engine.ai.reasons import trials
from engine.ai.search.arrays import Counts, Truths
from engine.ai.search.goal import Numbers
from engine.kernel.counted_turn import OVER
from engine.kernel.seating import NO_SEAT
from engine.kernel.table import Table
from engine.native import mypyc_attr

_BIT: Final[dict[str, int]] = {
    event: 1 << place for place, event in enumerate((*trials.OF_RIVALS, *trials.OF_SIDE))
}


@final
class TrialRow:
    """What a candidate leads to in each of the worlds in which it was tried; it can be pickled."""

    def __init__(self, points: Numbers, events: Counts, turns: int = 0, played: int = 0) -> None:
        self.points = points
        self.events = events
        """The events that happened, as bits."""
        self.turns = turns
        """The number of turns that were played after the own one."""
        self.played = played
        """The number of turns that were played in all worlds together."""

    def __reduce__(self) -> tuple[object, ...]:
        return TrialRow, (self.points, self.events, self.turns, self.played)

    def __len__(self) -> int:
        return len(self.points)

    def happened(self, event: str) -> Truths:
        """Returns for each world whether an event happened."""
        return (self.events & _BIT[event]) != 0


def joined(parts: Sequence[TrialRow]) -> TrialRow:
    """Returns the outcomes in the worlds of all parts, in their order."""
    if len(parts) == 1:
        return parts[0]
    points = np.concatenate([part.points for part in parts])
    events = np.concatenate([part.events for part in parts])
    played = sum(part.played for part in parts)
    return TrialRow(points, events, min(part.turns for part in parts), played)


_STRANDS: Final = 8
"""The sums that numpy makes side by side, of so many times sixteen numbers at most."""


def lag(top: TrialRow, other: TrialRow) -> tuple[float, float]:
    """Returns by how many points a candidate is behind the top one, signed, in the worlds that both
    were tried in, and the standard error.
    """
    return lag_of_points(top.points.tolist(), other.points.tolist())


def lag_of_points(top: list[float], other: list[float]) -> tuple[float, float]:
    """Returns the same for points in worlds of the same numbers."""
    both = min(len(top), len(other))
    gains = [top[at] - other[at] for at in range(both)]
    mean = _total(gains) / both
    beyond = [gain - mean for gain in gains]
    return mean, sqrt(_total([one * one for one in beyond]) / (both - 1)) / sqrt(both)


def _total(numbers: list[float]) -> float:
    """Returns the sum as numpy rounds it, in a fraction of the time for a few dozen numbers.

    Where one world alone differs, the lag equals its standard error, and rounding says which is
    more.
    """
    count = len(numbers)
    if count > 16 * _STRANDS:
        half = count // 2 // _STRANDS * _STRANDS
        return _total(numbers[:half]) + _total(numbers[half:])
    total, whole = 0.0, count // _STRANDS * _STRANDS
    if whole:
        a, b, c, d, e, f, g, h = [_strand(numbers[at:whole]) for at in range(_STRANDS)]
        total = ((a + b) + (c + d)) + ((e + f) + (g + h))
    for at in range(whole, count):
        total += numbers[at]
    return total


def _strand(numbers: list[float]) -> float:
    """Returns the sum of every eighth number."""
    total = 0.0
    for at in range(0, len(numbers), _STRANDS):
        total += numbers[at]
    return total


@final
@mypyc_attr(acyclic=True)
class EventCount:
    """Notes what happens at one table while turns are played after that of a seat."""

    def __init__(self, before: Table, seat: int) -> None:
        self._seat, self._before = seat, before
        self._side = before.seating.side_of[seat]
        self._has_returned = False
        self._mover = self._pile = 0
        self._events = 0

    def begin_turn(self, table: Table) -> None:
        """Notes the state before a turn."""
        self._has_returned = self._has_returned or table.turn == self._seat
        self._mover, self._pile = table.side, len(table.pile)

    def end_turn(self, table: Table) -> None:
        """Notes whether the pile was taken in the turn."""
        if has_taken(table, self._pile):
            self._note(
                table, self._mover, trials.SIDE_TAKES, trials.RIVALS_TAKE_SOON, trials.RIVALS_TAKE
            )

    def end(self, table: Table) -> int:
        """Returns, as bits, all that has happened when no more turns are played."""
        if table.out != NO_SEAT:
            side = table.seating.side_of[table.out]
            self._note(table, side, trials.SIDE_OUT, trials.RIVALS_OUT_SOON, trials.RIVALS_OUT)
        self._note_made(table)
        return self._events

    def _note(self, table: Table, side: int, of_side: str, of_rival: str, before_own: str) -> None:
        """Notes an event of a side by the name that it has for the own one."""
        if side not in self._rivals(table):
            self._add(of_side)
            return
        self._add(of_rival)
        if not self._has_returned:
            self._add(before_own)

    def _note_made(self, table: Table) -> None:
        """Notes what was made since the beginning of the own turn."""
        own, before = table.melds[self._side], self._before.melds
        more = own.canastas - before[self._side].canastas
        if more > 0:
            self._add(trials.CANASTA)
        if more > 1:
            self._add(trials.CANASTAS)
        if own.natural_canastas > before[self._side].natural_canastas:
            self._add(trials.NATURAL)
        for rival in self._rivals(table):
            if table.melds[rival].canastas > before[rival].canastas:
                self._add(trials.RIVALS_CANASTA)
        if self._before.feet[self._seat] and not table.feet[self._seat]:
            self._add(trials.FOOT)
        if own.has_opened:
            self._add(trials.OPENED)

    def _rivals(self, table: Table) -> tuple[int, ...]:
        return table.seating.rivals[self._side]

    def _add(self, event: str) -> None:
        self._events |= _BIT[event]


def has_taken(table: Table, before: int) -> bool:
    """Returns whether the pile of so many cards was taken in the turn that has just ended."""
    if table.phase == OVER:
        return table.drew == "pile"
    return before > 0 and len(table.pile) <= before
