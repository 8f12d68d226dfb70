"""A deal in the record of a match, with what is remarkable about each of its moments."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import pairwise

from engine import (
    CanastaMade,
    DealBegun,
    DealScored,
    Event,
    Header,
    Match,
    Melded,
    Moment,
    PileFroze,
    PileTaken,
    Played,
    Ruleset,
    SpecialHandPlayed,
    State,
    TurnStarted,
    WentOut,
)


class Highlight(StrEnum):
    """The remarkable things that can happen in a moment, the most important first."""

    OUT = "out"
    CANASTA = "canasta"
    OPENING = "opening"
    TAKING = "taking"
    FREEZE = "freeze"


_EVENTS: dict[type[Event], Highlight] = {
    WentOut: Highlight.OUT,
    SpecialHandPlayed: Highlight.OUT,
    CanastaMade: Highlight.CANASTA,
    PileTaken: Highlight.TAKING,
    PileFroze: Highlight.FREEZE,
}


@dataclass(frozen=True)
class RecordedDeal:
    """A deal and what came before it; its moments are counted from 0, which is the dealing."""

    header: Header
    number: int
    """The number of the deal in the match, counted from 1."""
    first: int
    """The number of the deal's first moment among the moments of the match."""
    start: State | None
    """The state before the deal; ``None`` before the first."""
    moments: tuple[Moment, ...]

    @property
    def rules(self) -> Ruleset:
        """The rules by which the deal is played."""
        return self.moments[0].state.rules

    @property
    def is_over(self) -> bool:
        """Whether the deal was scored."""
        return any(isinstance(event, DealScored) for event in self.moments[-1].entry.events)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.moments) - 1

    @property
    def resting(self) -> tuple[int, ...]:
        """The seats that sit out the deal."""
        return self.moments[0].state.public.sitting_out

    def until(self, at: int) -> Match:
        """Returns an independent match that stands after a moment of this deal."""
        return Match(self.header, start=self.start, moments=self.moments[: at + 1])

    def seat(self, at: int) -> int | None:
        """Returns the seat that acted in a moment; ``None`` for the dealing."""
        entry = self.moments[at].entry
        return entry.seat if isinstance(entry, Played) else None

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """By moment: the number of its turn, counted from 1; 0 for the dealing."""
        found, turn, is_new = [0], 0, True
        for moment in self.moments[1:]:
            turn += is_new
            is_new = any(isinstance(event, TurnStarted) for event in moment.entry.events)
            found.append(turn)
        return tuple(found)

    @cached_property
    def highlights(self) -> tuple[tuple[Highlight, ...], ...]:
        """By moment: what is remarkable, the most important first."""
        return ((), *(tuple(self._highlights(at)) for at in range(1, len(self.moments))))

    def _highlights(self, at: int) -> Iterator[Highlight]:
        events = self.moments[at].entry.events
        found = {_EVENTS[type(event)] for event in events if type(event) in _EVENTS}
        sides = self.moments[at - 1].state.public.sides
        if any(isinstance(it, Melded) and not sides[it.side].has_opened for it in events):
            found.add(Highlight.OPENING)
        return (one for one in Highlight if one in found)


def recorded_deals(match: Match) -> tuple[RecordedDeal, ...]:
    """Returns the deals of a match, oldest first; the last one may be unfinished."""
    moments = match.moments
    begun = [at for at, moment in enumerate(moments) if isinstance(moment.entry, DealBegun)]
    return tuple(
        RecordedDeal(
            match.header,
            moments[first].state.public.deal,
            first,
            moments[first - 1].state if first else None,
            moments[first:end],
        )
        for first, end in pairwise((*begun, len(moments)))
    )


@dataclass(frozen=True, slots=True)
class Sight:
    """The seat from which a record is seen, and whether hands are open."""

    seat: int
    """The seat at the bottom of the table."""
    is_open: bool = False
    """Whether all hands lie open."""


def sights_of(deal: RecordedDeal) -> tuple[Sight, ...]:
    """Returns the permitted sights of a deal; those with open hands first.

    While the deal is unfinished, only the seat of its only person is permitted, or no seat.
    """
    seats = [seat for seat in range(len(deal.header.seats)) if seat not in deal.resting]
    persons = [seat for seat, player in enumerate(deal.header.seats) if player.is_person]
    if not deal.is_over:
        return (Sight(persons[0]),) if len(persons) == 1 else ()
    seats.sort(key=lambda seat: seat not in persons)
    return (Sight(seats[0], is_open=True), *map(Sight, seats))
