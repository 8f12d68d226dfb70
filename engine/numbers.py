"""How deals and matches go, counted by the workshop and shipped with the program."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from engine.shipped_files import read_shipped_table


class CountedFigure(NamedTuple):
    """A measured number; the true one lies between the ends with a confidence of 95 %."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class TableNumbers:
    """What was counted at one table."""

    rules: str
    riffles: int
    """The riffles of a deck gathered from the table; 0 for a perfect shuffle."""
    deals: int
    matches: int
    figures: Mapping[str, CountedFigure]
    """By name: `turns`, `piles`, `pile_size` of a deal; `points`, `canastas` of a side in it;
    `spread` is the standard deviation of a side's points, `best` the most points of a deal; `out`,
    `negative`, `natural`, `opened`, `bare` (a side without a canasta), `all_threes` (of one side),
    `leader` and `open.50` are shares; `deals` of a match; `joker`, `three`, `first` are points that
    a side is ahead for one more of them. Figures that were counted later are not at every table."""


@dataclass(frozen=True, slots=True)
class CountedNumbers:
    """Everything that was counted."""

    tables: tuple[TableNumbers, ...]

    def at(self, rules: str, riffles: int = 0) -> TableNumbers | None:
        """Returns what was counted at a table; ``None`` where nothing was."""
        found = (it for it in self.tables if (it.rules, it.riffles) == (rules, riffles))
        return next(found, None)


@cache
def counted_numbers() -> CountedNumbers:
    """Returns all numbers in the data file."""
    found = read_shipped_table(resources.files("engine") / "numbers.toml")
    return CountedNumbers(tuple(map(_table, found["table"])))


def _table(entry: dict[str, Any]) -> TableNumbers:
    figures = {name: CountedFigure(*ends) for name, ends in entry.pop("figures").items()}
    return TableNumbers(**entry, figures=figures)


_SECONDS_OF_A_PERSON = 30
_SECONDS_OF_A_COMPUTER = 5
_SECONDS_BETWEEN_DEALS = 30
_STEP = 5
"""The step in minutes to which the length of a match is rounded."""


def minutes_of_deal(rules: str, players: int) -> float | None:
    """Returns the minutes that a deal takes one person among computers; ``None`` where nothing
    was counted.

    What a turn takes is an assumption, the number of turns is counted.
    """
    table = counted_numbers().at(rules)
    if table is None:
        return None
    seconds = _SECONDS_OF_A_PERSON + _SECONDS_OF_A_COMPUTER * (players - 1)
    turns = table.figures["turns"].value
    return (turns / players * seconds + _SECONDS_BETWEEN_DEALS) / 60


def minutes_of_match(rules: str, players: int) -> int | None:
    """Returns the minutes of a match, rounded; ``None`` where nothing was counted."""
    minutes, table = minutes_of_deal(rules, players), counted_numbers().at(rules)
    if minutes is None or table is None:
        return None
    whole = minutes * table.figures["deals"].value
    return max(_STEP, round(whole / _STEP) * _STEP)
