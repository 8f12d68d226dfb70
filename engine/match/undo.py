"""Limits undo: never past a hidden card that somebody has seen."""

from enum import StrEnum
from typing import Final

from engine.events import (
    BaseTaken,
    CardDrawn,
    CardsDealt,
    DealScored,
    Event,
    FootTaken,
    TurnStarted,
    UpcardTurned,
)
from engine.match.records import Played
from engine.match.timeline import Moment, Timeline
from engine.observation import actor_of
from engine.state import Phase, Seat


class Boundary(StrEnum):
    """What keeps a seat from taking back its last action."""

    NOTHING_DONE = "nothing-done"
    """The seat has not acted since its turn began."""
    CARD_REVEALED = "card-revealed"
    """The seat's last action showed a card that was hidden."""
    QUESTION = "question"
    """A question was asked or answered since; what was said stays said."""
    TURN_ENDED = "turn-ended"
    """It is not, or no longer, the seat's turn."""


_NOBODY: Final = frozenset[Seat]()
_REVEALING = (CardDrawn, CardsDealt, UpcardTurned, BaseTaken, FootTaken, DealScored)


def reveals(event: Event) -> bool:
    """Returns whether the event shows somebody a card that was hidden."""
    return isinstance(event, _REVEALING)


def undo_depth(line: Timeline, persons: frozenset[Seat] = _NOBODY) -> int:
    """Returns how many actions, newest first, may be taken back.

    The last action of a turn may as long as only ``persons`` have to do with it: who made it, and
    who is next and has not acted. Before the next one looked nobody has seen anything.
    """
    depth = 0
    while _boundary_at(line.last(depth), persons) is None:
        depth, persons = depth + 1, _NOBODY
    return depth


def undo_boundary(
    line: Timeline, seat: Seat, persons: frozenset[Seat] = _NOBODY
) -> Boundary | None:
    """Returns what keeps the seat from taking back its last action; ``None`` when nothing does.

    ``persons`` are as for `undo_depth`.
    """
    moment, public = line.last(), line.state.public
    if moment is not None and isinstance(moment.entry, Played) and moment.entry.seat == seat:
        return _boundary_at(moment, persons)
    if public.phase is Phase.OVER or public.turn != seat:
        return Boundary.TURN_ENDED
    return Boundary.NOTHING_DONE if public.question is None else Boundary.QUESTION


def _boundary_at(moment: Moment | None, persons: frozenset[Seat] = _NOBODY) -> Boundary | None:
    """Returns what keeps a moment from being taken back if nothing came after it; ``None`` if
    nothing does.
    """
    if moment is None or not isinstance(moment.entry, Played):
        return Boundary.NOTHING_DONE
    public, seat = moment.state.public, moment.entry.seat
    actor = actor_of(moment.state.rules, public)
    is_ended = any(isinstance(event, TurnStarted) for event in moment.entry.events)
    if public.phase is Phase.OVER or (is_ended and not {seat, actor} <= persons):
        return Boundary.TURN_ENDED
    if any(map(reveals, moment.entry.events)):
        return Boundary.CARD_REVEALED
    return None if is_ended or actor == seat else Boundary.QUESTION
