"""Temperaments: what players of one strength prefer, as factors on some numbers of a style."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from engine.ai.agent import PLAIN
from engine.ai.game_kind import read_toml
from engine.ai.style import Style


@dataclass(frozen=True, slots=True)
class Temperament:
    """The factors by which some numbers of a style are multiplied."""

    name: str
    factors: Mapping[str, float]

    def colour(self, style: Style) -> Style:
        """Returns the style with these factors applied."""
        if not self.factors:
            return style
        changed = {name: getattr(style, name) * by for name, by in self.factors.items()}
        return replace(style, **changed)


TEMPERAMENTS: Final[Mapping[str, Temperament]] = {
    name: Temperament(name, factors) for name, factors in read_toml("temperaments.toml").items()
}
"""Every temperament by name, the plain one first."""
EVEN: Final = TEMPERAMENTS[PLAIN]
"""The plain temperament, which changes nothing."""
