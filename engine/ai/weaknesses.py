"""Weaknesses: the mistakes of the levels below the best style known."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine.ai.game_kind import game_kind
from engine.ai.style import Style, style_for
from engine.ai.toml_tables import read_toml
from engine.ruleset.model import Ruleset


@dataclass(frozen=True)
class Weakness:
    """The numbers in which a weaker player differs from the best style known.

    Some mistakes are good play with second hands; there the numbers differ.
    """

    usual: Mapping[str, Any] = field(default_factory=dict[str, Any])
    with_feet: Mapping[str, Any] = field(default_factory=dict[str, Any])
    with_penalties: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """The further differences where melds cost points while they are unfinished."""


WEAKNESSES: Final[Mapping[str, Weakness]] = {
    level: Weakness(**numbers) for level, numbers in read_toml("weaknesses.toml").items()
}
"""The weakness of each level that plays by rules of thumb, weakest first."""


def weakened(rules: Ruleset, weakness: Weakness) -> Style:
    """Returns the style of a player with a weakness: the best one known for the game, with its
    changes.
    """
    worse = weakness.with_feet if rules.deal.foot_size else weakness.usual
    if game_kind(rules) == "penalties":
        worse = {**worse, **weakness.with_penalties}
    return replace(style_for(rules), **worse)
