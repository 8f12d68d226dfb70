"""How often the next player takes the pile, as counted in play, by the chance that it can.

The chance is counted from the cards that are unseen, as if hands were dealt by chance. Real hands
hold more pairs, and who can take does not always: it depends on how well the next player plays.
Nobody chooses by this: it is only told.
"""

from bisect import bisect
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import exp, log
from typing import Any, Final, Literal

from engine.ai.game_kind import finer_kind
from engine.ai.toml_tables import read_toml
from engine.ruleset.model import Ruleset

TakeGround = Literal["fits", "open", "frozen", "unopened"]
"""What lets the next player take: the card fits a meld of its side; or its hand, while the pile is
open, while it is frozen, or before its side has opened."""
SIZES: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16)
"""The smallest piles of each step."""
_LEAST: Final = 0.005
"""Chances nearer to 0 or 1 count as so near."""


@dataclass(frozen=True, slots=True)
class Curve:
    """How often the pile is taken: the logit is linear in that of the counted chance."""

    slope: float
    levels: tuple[float, ...]
    """What is added for each step of the pile's size."""

    def chance(self, counted: float, size: int) -> float:
        """Returns how often a pile of so many cards is taken; 0 where it cannot be."""
        logit = self.levels[pile_step(size)] + self.slope * limited(counted)
        return 1 / (1 + exp(-logit)) if counted else 0.0


_Curves = Mapping[str, Mapping[str, Curve]]
"""By kind of game and what lets take."""
_USUAL: Final = "club"
"""The level as which people take."""
_AS: Final = {"expert": "strong", "master": "strong"}
"""Levels of which no throws were counted, and which of the others takes like them."""


@cache
def curves_of(level: str) -> _Curves:
    """Returns how players of a level take; as the usual one where nothing else is known."""
    stored = read_toml("club/take_risks.toml")
    own = stored.get(_AS.get(level, level), {})
    return {
        kind: {asked: _curve(it) for asked, it in {**usual, **own.get(kind, {})}.items()}
        for kind, usual in stored[_USUAL].items()
    }


def _curve(stored: Mapping[str, Any]) -> Curve:
    return Curve(stored["slope"], tuple(stored["levels"]))


def pile_step(size: int) -> int:
    """Returns the step of a pile's size."""
    return max(0, bisect(SIZES, size) - 1)


def limited(counted: float) -> float:
    """Returns the logit of a chance that is not too near to 0 or 1."""
    chance = min(1 - _LEAST, max(_LEAST, counted))
    return log(chance / (1 - chance))


def chance_told(
    rules: Ruleset, asked: TakeGround, counted: float, size: int, level: str = ""
) -> float:
    """Returns how often the next player takes a pile of so many cards, of which can be counted in
    how many cases it can; ``level`` is that of a computer player.
    """
    curve = curves_of(level).get(finer_kind(rules), {}).get(asked)
    return counted if curve is None else curve.chance(counted, size)
