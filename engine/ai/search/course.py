"""How deals of a kind of game go, counted where the rules of thumb played them with themselves."""

from dataclasses import dataclass

from engine.ai.search.net import has_feet
from engine.ruleset.model import Ruleset


@dataclass(frozen=True, slots=True)
class Course:
    """Points of a side."""

    mean: float
    """What it makes in a deal."""
    spread: float
    most: int
    """Hardly ever it makes more."""
    growth: float
    """What it still makes while a deal goes on."""
    growth_of_stock: float
    """How much more of that for each card of the stock."""
    doubt: float
    """How far off that is, told by the net."""
    near: int
    """Who lacks no more of the target may win within about two deals."""


WITH_SETS = Course(
    mean=970, spread=900, most=4000, growth=700, growth_of_stock=5, doubt=800, near=2500
)
WITH_FEET = Course(
    mean=6700, spread=1600, most=12_000, growth=-300, growth_of_stock=47, doubt=1300, near=13_000
)
WITH_RUNS = Course(
    mean=3300, spread=1750, most=8000, growth=800, growth_of_stock=35, doubt=1400, near=6500
)
WITH_RUNS_ALONE = Course(
    mean=1150, spread=1050, most=4000, growth=550, growth_of_stock=7, doubt=900, near=2500
)
"""The same where nobody has a partner."""


def course_of(rules: Ruleset) -> Course:
    """How the deals of a game go."""
    if not rules.meld.sequences:
        return WITH_FEET if has_feet(rules) else WITH_SETS
    return WITH_RUNS if any(len(side) > 1 for side in rules.seats.sides) else WITH_RUNS_ALONE
