"""Statistics of one person, from the index of the match files."""

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

COLUMNS: Final = ("player", "game", "opponents", "partner")
"""By what matches are chosen."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Which matches count: those of a player, and of these only some; ``None`` takes all."""

    player: str
    game: str | None = None
    opponents: str | None = None
    partner: str | None = None


@dataclass(frozen=True, slots=True)
class Statistics:
    """The figures of a selection."""

    matches: int
    """That are over."""
    won: int
    longest_row: int
    """Of matches that were won one after the other."""
    deals: int
    deals_won: int
    """In which no other side made as many points."""
    points: float
    """Points a deal, the mean."""
    margin: float
    """Points a deal more than the best of the other sides, the mean."""
    best_deal: int
    natural: int
    mixed: int
    wild: int
    samba: int
    goings_out: int
    concealed: int
    largest_pile: int
    hints: int
    undone: int

    @property
    def canastas(self) -> int:
        """Of every kind."""
        return self.natural + self.mixed + self.wild + self.samba


def players(tables: sqlite3.Connection) -> tuple[str, ...]:
    """Everybody who played, whoever played most matches first."""
    found = tables.execute(
        "SELECT player FROM matches GROUP BY player ORDER BY count(*) DESC, player"
    )
    return tuple(name for (name,) in found)


def values_of(tables: sqlite3.Connection, column: str, player: str) -> tuple[str, ...]:
    """The values of a column in the matches of a player, the most frequent first."""
    assert column in COLUMNS
    found = tables.execute(
        f"SELECT {column} FROM matches WHERE player = ?"  # noqa: S608 - one of our own names
        f" GROUP BY {column} ORDER BY count(*) DESC, {column}",
        (player,),
    )
    return tuple(value for (value,) in found)


def statistics(tables: sqlite3.Connection, wanted: Selection) -> Statistics:
    """The figures of the matches that are wanted."""
    where, values = _condition(wanted)
    won = [
        bool(one)
        for (one,) in tables.execute(f"{_WON} WHERE is_over AND {where}{_IN_ORDER}", values)
    ]
    counted = tables.execute(f"{_DEALS} WHERE {where}", values).fetchone()
    deals, deals_won, points, margin, best, *counts = counted
    return Statistics(
        len(won), sum(won), longest_row(won), deals, deals_won or 0, points or 0.0, margin or 0.0,
        best or 0, *(count or 0 for count in counts),
    )  # fmt: skip


def course(tables: sqlite3.Connection, wanted: Selection, most: int) -> tuple[float, ...]:
    """Points a deal more than the others over time, as at most so many means of equal length.

    The oldest comes first.
    """
    where, values = _condition(wanted)
    found = tables.execute(
        f"SELECT margin FROM deals JOIN matches ON matches.id = deals.match WHERE {where}"  # noqa: S608
        " ORDER BY matches.written, matches.id, deals.number",
        values,
    )
    return means([margin for (margin,) in found], most)


def longest_row(won: Iterable[bool]) -> int:
    """The most matches won one after the other."""
    longest = present = 0
    for is_won in won:
        present = present + 1 if is_won else 0
        longest = max(longest, present)
    return longest


def means(values: Sequence[float], most: int) -> tuple[float, ...]:
    """The means of at most so many parts that are as long as one another, within one value."""
    parts = min(most, len(values))
    bounds = [round(place * len(values) / parts) for place in range(parts + 1)] if parts else []
    return tuple(sum(values[low:high]) / (high - low) for low, high in pairwise(bounds))


_WON: Final = "SELECT is_won FROM matches"
_FIRST_TIME: Final = (
    "NOT EXISTS (SELECT 1 FROM matches AS earlier WHERE earlier.player = matches.player"
    " AND earlier.code = matches.code AND earlier.written < matches.written)"
)
"""Cards that a player has played before do not count again."""
_IN_ORDER: Final = " ORDER BY written, id"
_DEALS: Final = (
    "SELECT count(*), sum(margin > 0), avg(points), avg(margin), max(points),"
    " sum(natural), sum(mixed), sum(wild), sum(samba), sum(went_out), sum(concealed),"
    " max(largest_pile), sum(hints), sum(undone)"
    " FROM deals JOIN matches ON matches.id = deals.match"
)


def _condition(wanted: Selection) -> tuple[str, list[str]]:
    chosen = {name: getattr(wanted, name) for name in COLUMNS}
    given = {name: value for name, value in chosen.items() if value is not None}
    conditions = [f"{name} = ?" for name in given]
    return " AND ".join((_FIRST_TIME, *conditions)), list(given.values())
