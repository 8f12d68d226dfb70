"""Brings lines of older formats of the match file up to date, one format after the other."""

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
    """Converts lines of one format to the next one."""

    header: Callable[[Raw], Raw] = _same
    entry: Callable[[Raw], Raw] = _same


MIGRATIONS: Mapping[int, Migration] = {}
"""The migrations by the format from which they start."""


def steps_from(
    version: int, migrations: Mapping[int, Migration], target: int = FORMAT
) -> tuple[Migration, ...]:
    """Returns the migrations from a format to the present one. Raises `ValueError` where one is
    missing.
    """
    missing = [number for number in range(version, target) if number not in migrations]
    if missing:
        raise ValueError(f"no way from format {missing[0]}")
    return tuple(migrations[number] for number in range(version, target))
