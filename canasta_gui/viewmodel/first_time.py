"""Finds events that a newcomer meets for the first time in a match."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from engine import (
    Asked,
    BonusLaid,
    CanastaMade,
    Discarded,
    Event,
    Melded,
    PileFroze,
    PileTaken,
    WentOut,
    is_stop,
)


class FirstTime(StrEnum):
    """A subject that the table explains once."""

    OPENING = "opening"
    PILE = "pile"
    FREEZE = "freeze"
    CANASTA = "canasta"
    BONUS = "bonus"
    STOP = "stop"
    ASKED = "asked"
    OUT = "out"


_KINDS: dict[type, FirstTime] = {
    BonusLaid: FirstTime.BONUS,
    PileTaken: FirstTime.PILE,
    Melded: FirstTime.OPENING,
    CanastaMade: FirstTime.CANASTA,
    PileFroze: FirstTime.FREEZE,
    Asked: FirstTime.ASKED,
    WentOut: FirstTime.OUT,
}


def first_times(events: Sequence[Event]) -> Iterator[FirstTime]:
    """Yields the subjects in the events that may be new to the player, in order."""
    for event in events:
        if isinstance(event, Discarded) and is_stop(event.card):
            yield FirstTime.STOP
        elif (kind := _KINDS.get(type(event))) is not None:
            yield kind
