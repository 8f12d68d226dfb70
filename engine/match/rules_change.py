"""What a change of rules in a running match must leave as it is."""

from collections.abc import Iterator
from typing import Final

from engine.ruleset.load import differences
from engine.ruleset.model import Ruleset
from engine.ruleset.problems import problems
from engine.state import State

_GAME: Final = ("edition", "players", "variations", "teams")
"""What names the game and its table."""
_TABLE: Final = ("seats.", "deck.", "words.", "caliente.count", "deal.partner_draw", "deal.first_")
"""The beginnings of the options that were settled when the players sat down: who plays with whom,
the cards on the table, the draw.
"""


def is_settled(path: str) -> bool:
    """Returns whether the option of a dotted path stays as it is until the match is over."""
    return path.startswith(_TABLE)


def expect_changeable(state: State, rules: Ruleset) -> None:
    """Raises `ValueError` where a match cannot go on by other rules from its next deal on: it is
    over, what has to stay would change, or they contradict each other.
    """
    found = (
        ("the match is over",) if state.public.winners else tuple(_objections(state.rules, rules))
    )
    if found:
        raise ValueError("; ".join(found))


def _objections(before: Ruleset, after: Ruleset) -> Iterator[str]:
    changed = [name for name in _GAME if getattr(before, name) != getattr(after, name)]
    changed += [it.path for it in differences(before, after) if is_settled(it.path)]
    yield from (f"{path} cannot change in a running match" for path in changed)
    yield from map(str, problems(after))
