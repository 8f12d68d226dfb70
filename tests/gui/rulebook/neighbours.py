"""Games that differ from a game in one option."""

from collections.abc import Iterator, Mapping
from operator import attrgetter

from pydantic import ValidationError

from engine import OptionInfo, Ruleset, problems
from tests.gui.rulebook.games import changed

LISTS: Mapping[str, tuple[object, ...]] = {
    "seats.sides": ([[0, 1], [2, 3]],),
    "opening.table": ([{"need": 10}], [{"score": 1, "need": 35}]),
    "bonus.set_extra": ([], [{"count": 2, "points": 70}]),
    "stop.aside_extra": ([], [{"count": 2, "points": 70}]),
    "score.wild_canasta_by_jokers": ([], [{"jokers": 0, "points": 70}]),
    "caliente.held_multipliers": ([1, 2], [1, 2, 4]),
}
"""Other values for options whose value is a list."""


def others(rules: Ruleset, info: OptionInfo) -> Iterator[object]:
    """Yields values other than the present one, whether or not they are valid."""
    present = attrgetter(info.path)(rules)
    if info.path in LISTS:
        yield from LISTS[info.path]
    elif info.choices:
        yield from (choice for choice in info.choices if choice != present)
    elif isinstance(present, bool):
        yield not present
    elif isinstance(present, int):
        yield from (present + 1, present - 1, None)
    else:
        yield from (info.lowest, info.highest)


def neighbours(rules: Ruleset, info: OptionInfo) -> Iterator[Ruleset]:
    """Yields the same game with each other playable value of one option."""
    for value in others(rules, info):
        try:
            other = changed(rules, {info.path: value})
        except ValidationError:
            continue
        if other != rules and not problems(other):
            yield other
