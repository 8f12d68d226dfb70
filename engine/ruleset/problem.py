"""Contradictions between options, as values; all of them are listed in ``problems.toml``."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from types import MappingProxyType

from engine.shipped_files import read_shipped_table


@cache
def _with() -> Mapping[str, Sequence[str]]:
    """Returns every id, with the options that contradict the one it names."""
    return read_shipped_table(resources.files("engine.ruleset") / "problems.toml")


ProblemValue = int | str


@dataclass(frozen=True, slots=True)
class Problem:
    """Options that contradict each other: an id, the option to look at first, the numbers."""

    id: str
    option: str
    params: Mapping[str, ProblemValue] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def options(self) -> tuple[str, ...]:
        """Every option that can be changed to solve it, the one to look at first in front."""
        return (self.option, *_with()[self.id])

    def __str__(self) -> str:
        """Returns a message for programmers; the words for players are made elsewhere."""
        figures = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return f"{self.option}: {self.id} ({figures})" if figures else f"{self.option}: {self.id}"


def problem_ids() -> tuple[str, ...]:
    """Returns every id that a problem can have."""
    return tuple(_with())


def problem(problem_id: str, option: str, **params: ProblemValue) -> Problem:
    """Returns the problem of an option, with its numbers."""
    return Problem(problem_id, option, MappingProxyType(params))
