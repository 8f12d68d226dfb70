"""What can happen for the first time in a newcomer's match."""

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
    """What the table points out once."""

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
    """Yields what the events bring that a newcomer may not have seen, in their order."""
    for event in events:
        if isinstance(event, Discarded) and is_stop(event.card):
            yield FirstTime.STOP
        elif (kind := _KINDS.get(type(event))) is not None:
            yield kind
