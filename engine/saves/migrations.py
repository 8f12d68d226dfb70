"""Older formats of the match file, brought up to date line by line and step by step."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

FORMAT = 1
"""The format that this program writes."""

Raw = dict[str, Any]
"""A line of a match file, as JSON read it."""


def _same(line: Raw) -> Raw:
    return line


@dataclass(frozen=True, slots=True)
class Migration:
    """How lines of one format become lines of the next one."""

    header: Callable[[Raw], Raw] = _same
    entry: Callable[[Raw], Raw] = _same


MIGRATIONS: Mapping[int, Migration] = {}
"""By the format that a migration starts from."""


def steps_from(
    version: int, migrations: Mapping[int, Migration] = MIGRATIONS, target: int = FORMAT
) -> tuple[Migration, ...]:
    """The migrations that lead from a format to today's. Raises `ValueError` where one lacks."""
    missing = [number for number in range(version, target) if number not in migrations]
    if missing:
        raise ValueError(f"no way from format {missing[0]}")
    return tuple(migrations[number] for number in range(version, target))
