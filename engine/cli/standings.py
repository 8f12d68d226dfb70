"""Computes points, wins and the difference in strength from the boards of a duel."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt

from engine.cli.duel import DuplicateBoard
from engine.cli.figures import SPREAD_OF_95_PERCENT, interval

_A_TENTH = 400.0
"""The Elo difference at which the odds are ten to one."""


@dataclass(frozen=True, slots=True)
class LevelStanding:
    """How far A is ahead of B, with 95 % intervals."""

    games: int
    deals: int
    points: float
    """Points a deal more than the mean of the other sides."""
    interval: tuple[float, float] | None
    """``None`` for fewer than two boards."""
    won: float
    """The share of games won, from 0 to 1."""
    elo: float
    elo_interval: tuple[float, float]


def standing(boards: Sequence[DuplicateBoard], sides: int) -> LevelStanding:
    """Computes the standing from all boards.

    Each board is one independent measurement of points, because its games share the cards.
    """
    games, deals = sum(board.games for board in boards), sum(board.deals for board in boards)
    wins = sum(board.wins for board in boards)
    low, high = _likely_share(wins, games)
    # Nobody is infinitely strong because of a few games: half a win more for either.
    even = (wins + 0.5) / (games + 1)
    points = sum(board.points for board in boards) / deals
    return LevelStanding(
        games=games,
        deals=deals,
        points=points,
        interval=_likely_points(boards, points, deals / len(boards)),
        won=wins / games,
        elo=elo(even, sides),
        elo_interval=(elo(low, sides), elo(high, sides)),
    )


def elo(share: float, sides: int) -> float:
    """Returns the Elo difference for a share of games won among so many sides."""
    least = 1e-4
    bounded = min(1 - least, max(least, share))
    return _A_TENTH * log10(bounded / (1 - bounded) * (sides - 1))


def _likely_points(
    boards: Sequence[DuplicateBoard], points: float, deals: float
) -> tuple[float, float] | None:
    """Returns the 95 % interval of the points a deal; ``None`` for fewer than two boards.

    Boards with more deals weigh more: the interval is taken over each board's deviation from its
    expected points, divided by the mean number of deals.
    """
    return interval([points + (it.points - points * it.deals) / deals for it in boards])


def _likely_share(wins: float, games: int) -> tuple[float, float]:
    """Returns the 95 % interval of the share of games won (Wilson's interval)."""
    square, share = SPREAD_OF_95_PERCENT**2, wins / games
    middle = share + square / (2 * games)
    reach = SPREAD_OF_95_PERCENT * sqrt(share * (1 - share) / games + square / (4 * games**2))
    scale = 1 + square / games
    return (middle - reach) / scale, (middle + reach) / scale
