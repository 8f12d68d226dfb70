"""Statistics of one person, from the index of the match files, and the rating from the same cards
in other hands: how many points better than a given strength.

The rating rests on the difference between what a person made of a deal and what players of one
strength made of it in the same seat, among the same others. Weak opponents help both alike, so that
nobody rises by choosing them.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

from canasta_gui.settings.deal_results import ComparedDeal

_COLUMNS: Final = ("game", "opponents", "partner")
"""The columns by which matches are selected."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The criteria for matches that count: names and further columns; ``None`` accepts all."""

    names: tuple[str, ...]
    """All names under which the player is found."""
    game: str | None = None
    opponents: str | None = None
    partner: str | None = None


@dataclass(frozen=True, slots=True)
class Statistics:
    """The figures of a selection."""

    matches: int
    """The number of finished matches."""
    won: int
    longest_row: int
    """The largest number of matches won in succession."""
    deals: int
    deals_won: int
    """The number of deals in which no other side made as many points."""
    points: float
    """The mean points per deal."""
    margin: float
    """The mean lead in points per deal over the best other side."""
    best_deal: int
    natural: int
    mixed: int
    wild: int
    samba: int
    sevens: int
    goings_out: int
    concealed: int
    special: int
    """The number of special hands that were laid open."""
    largest_pile: int
    hints: int
    undone: int
    seconds: int
    """The time of the deals whose time was measured."""
    timed: int
    """The number of these deals."""

    @property
    def canastas(self) -> int:
        """The number of canastas of all kinds."""
        return self.natural + self.mixed + self.wild + self.samba + self.sevens


def players(tables: sqlite3.Connection) -> tuple[str, ...]:
    """Returns all players, the one with most matches first."""
    found = tables.execute(
        "SELECT player FROM matches GROUP BY player ORDER BY count(*) DESC, player"
    )
    return tuple(name for (name,) in found)


def values_of(tables: sqlite3.Connection, column: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """Returns the values of a column in the matches of a player, the most frequent first."""
    assert column in _COLUMNS
    found = tables.execute(
        f"SELECT {column} FROM matches WHERE {_by_player(names)}"  # noqa: S608 - our own names
        f" GROUP BY {column} ORDER BY count(*) DESC, {column}",
        names,
    )
    return tuple(value for (value,) in found)


def statistics(tables: sqlite3.Connection, wanted: Selection) -> Statistics:
    """Returns the figures of the selected matches."""
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
    """Returns the course of the lead per deal as means of a limited number of equal intervals.

    The oldest comes first.
    """
    where, values = _condition(wanted)
    found = tables.execute(
        f"SELECT margin FROM deals JOIN matches ON matches.id = deals.match WHERE {where}"  # noqa: S608
        " ORDER BY matches.written, matches.id, deals.number",
        values,
    )
    return means([margin for (margin,) in found], most)


def times_played(tables: sqlite3.Connection, names: tuple[str, ...], code: str) -> int:
    """Returns in how many matches a player had the cards of a deal code."""
    (count,) = tables.execute(
        f"SELECT count(*) FROM matches WHERE {_by_player(names)} AND code = ?",  # noqa: S608
        (*names, code),
    ).fetchone()
    return count


def feat_counts(tables: sqlite3.Connection, wanted: Selection) -> dict[str, int]:
    """Returns how often each feat was done in the selected matches; only those that were."""
    where, values = _condition(wanted)
    found = tables.execute(
        "SELECT feat, count(*) FROM feats JOIN matches ON matches.id = feats.match"  # noqa: S608
        f" WHERE {where} GROUP BY feat",
        values,
    )
    return dict(found)


def longest_row(won: Iterable[bool]) -> int:
    """Returns the largest number of matches won in succession."""
    longest = present = 0
    for is_won in won:
        present = present + 1 if is_won else 0
        longest = max(longest, present)
    return longest


def means(values: Sequence[float], most: int) -> tuple[float, ...]:
    """Returns the means of at most ``most`` parts, whose lengths differ by at most one value."""
    parts = min(most, len(values))
    bounds = [round(place * len(values) / parts) for place in range(parts + 1)] if parts else []
    return tuple(sum(values[low:high]) / (high - low) for low, high in pairwise(bounds))


_WON: Final = "SELECT is_won FROM matches"
_FIRST_TIME: Final = (
    "NOT EXISTS (SELECT 1 FROM matches AS earlier WHERE earlier.player = matches.player"
    " AND earlier.code = matches.code AND earlier.written < matches.written)"
)
"""The condition that excludes matches with cards that the player has played before."""
_IN_ORDER: Final = " ORDER BY written, id"
_DEALS: Final = (
    "SELECT count(*), sum(margin > 0), avg(points), avg(margin), max(points),"
    " sum(natural), sum(mixed), sum(wild), sum(samba), sum(sevens), sum(went_out),"
    " sum(concealed), sum(special), max(largest_pile), sum(hints), sum(undone), sum(seconds),"
    " sum(seconds > 0)"
    " FROM deals JOIN matches ON matches.id = deals.match"
)


def _condition(wanted: Selection) -> tuple[str, list[str]]:
    chosen = {name: getattr(wanted, name) for name in _COLUMNS}
    given = {name: value for name, value in chosen.items() if value is not None}
    conditions = [f"{name} = ?" for name in given]
    by_player = _by_player(wanted.names)
    return " AND ".join((_FIRST_TIME, by_player, *conditions)), [*wanted.names, *given.values()]


def _by_player(names: tuple[str, ...]) -> str:
    return f"player IN ({', '.join('?' * len(names))})"


YARDSTICK: Final = "club"
"""The strength with which the rating compares."""
LEAST_DEALS: Final = 5
"""The number of deals below which there is no rating."""
_SURE: Final = 0.95
_TELLING: Final = 100.0
"""The largest doubt at which levels, 150 points a deal apart or more, can be told apart."""


@dataclass(frozen=True, slots=True)
class DuplicateRating:
    """How a person compares with players of a strength, with the same cards."""

    deals: int
    points: float
    """The mean points per deal more than these players made."""
    doubt: float
    """Half of the width of the interval that holds the true mean with 95 % certainty."""
    nearest: str
    """The level whose results are the nearest to the person's; empty while too little is known to
    tell levels apart.
    """


def duplicate_rating(comparisons: Iterable[ComparedDeal], game: str) -> DuplicateRating | None:
    """Returns the rating in a game; ``None`` if fewer than `LEAST_DEALS` of it were compared."""
    deals = [one for one in comparisons if one.game == game]
    differences = _differences(deals, YARDSTICK)
    if len(differences) < LEAST_DEALS:
        return None
    levels = dict.fromkeys(lead.level for deal in deals for lead in deal.levels)
    means = {level: fmean(found) for level in levels if (found := _differences(deals, level))}
    count = len(differences)
    doubt = _quantile(count - 1) * stdev(differences) / sqrt(count)
    nearest = min(means, key=lambda level: abs(means[level])) if doubt <= _TELLING else ""
    return DuplicateRating(count, fmean(differences), doubt, nearest)


def _differences(deals: Iterable[ComparedDeal], level: str) -> list[float]:
    """Returns by deal the points that the person made more than players of a level."""
    return [deal.own - lead.lead for deal in deals for lead in deal.levels if lead.level == level]


def _quantile(freedom: int) -> float:
    """Returns the two-sided quantile of Student's distribution by the Cornish-Fisher expansion.

    With four degrees of freedom it is 2 % too small; the error decreases quickly with more.
    """
    z = NormalDist().inv_cdf((1 + _SURE) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z + first / freedom + second / freedom**2
