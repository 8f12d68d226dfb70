"""Tells who plays, and what people did themselves."""

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.match.records import (
    DealBegun,
    LevelChanged,
    Played,
    PlayerChanged,
    SeatPlayer,
    Undone,
)
from engine.state import Seat

if TYPE_CHECKING:
    from engine.match.match import Match


def seats_of_people(players: tuple[SeatPlayer, ...]) -> frozenset[Seat]:
    """Returns the seats on which these players are people."""
    return frozenset(seat for seat, player in enumerate(players) if player.is_person)


def seats_after(
    seats: tuple[SeatPlayer, ...], entry: LevelChanged | PlayerChanged
) -> tuple[SeatPlayer, ...]:
    """Returns who plays after a change, by seat."""
    if isinstance(entry, LevelChanged):
        return tuple(one if one.is_person else replace(one, level=entry.level) for one in seats)
    changed = list(seats)
    kind = "computer" if entry.level else "person"
    changed[entry.seat] = replace(seats[entry.seat], kind=kind, level=entry.level)
    return tuple(changed)


def acted_by_people(match: "Match") -> tuple[bool, ...]:
    """Returns for each moment of a match whether a person acted in it."""
    found, away = list[bool](), set[int]()
    for entry in match.entries:
        match entry:
            case Played(seat):
                found.append(seat in match.people - away)
            case DealBegun():
                found.append(False)
            case Undone(count):
                del found[-count:]
            case PlayerChanged(seat, level):
                (away.add if level else away.discard)(seat)
            case _:
                pass
    return tuple(found)
