"""The measured strength of the levels, shipped with the program."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.ai.game_kind import read_toml


@dataclass(frozen=True, slots=True)
class Measured:
    """The result of one level against another in whole matches, each played from either side."""

    level: str
    rival: str
    rules: str
    day: str
    """The date in ISO form, such as 2026-11-22."""
    matches: int
    won: float
    """The share of the matches that it won, from 0 to 1."""
    elo: int
    """The Elo difference that follows from it."""
    elo_interval: tuple[int, int]
    """The 95 % interval of the Elo difference."""
    deals: int
    points: int
    """Points a deal more than the rival's."""
    interval: tuple[int, int]


@cache
def measured() -> tuple[Measured, ...]:
    """Returns every kept result, weakest level first."""
    return results_in(read_toml("measured.toml"))


def results_in(table: dict[str, Any]) -> tuple[Measured, ...]:
    """Returns the results in the contents of a file."""
    return tuple(map(_read, table["result"]))


def _read(entry: dict[str, Any]) -> Measured:
    low, high = entry.pop("interval")
    least, most = entry.pop("elo_interval")
    return Measured(**entry, interval=(low, high), elo_interval=(least, most))
