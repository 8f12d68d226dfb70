"""Brings lines of older formats of the match file up to date, one format after the other."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

FORMAT = 3
"""The format that this program writes."""
CLOSED_SINCE = 2
"""The first format whose files end in a closing line."""
RULES_CHANGE_SINCE = 3
"""The first format whose entries may change the rules of the deals to come."""
SAME_LINES_SINCE = 1
"""The first format with the same header and entries; its files go on in place, as they began."""

Raw = dict[str, Any]
"""A line of a match file, as JSON read it."""


def _same(line: Raw) -> Raw:
    return line


@dataclass(frozen=True, slots=True)
class Migration:
    """Converts lines of one format to the next one."""

    header: Callable[[Raw], Raw] = _same
    entry: Callable[[Raw], Raw] = _same


MIGRATIONS: Mapping[int, Migration] = {1: Migration(), 2: Migration()}
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
