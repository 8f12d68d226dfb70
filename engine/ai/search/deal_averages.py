"""Average points of a side in a deal, by kind of game, counted in self-play."""

from dataclasses import dataclass

from engine.ai.game_kind import game_kind
from engine.ruleset.model import Ruleset


@dataclass(frozen=True, slots=True)
class DealAverages:
    """Points of one side in a deal, on average."""

    mean: float
    """The mean of a whole deal."""
    spread: float
    """The standard deviation of a whole deal."""
    most: int
    """A number of points that a side hardly ever exceeds in a deal."""
    growth: float
    """The mean that a side still makes after a turn, with an empty stock."""
    growth_of_stock: float
    """The increase of `growth` for each card of the stock."""
    doubt: float
    """The standard deviation of the value net's error."""
    near: int
    """The points before the target from which a side may win within about two deals."""


WITH_SETS = DealAverages(
    mean=970, spread=900, most=4000, growth=700, growth_of_stock=5, doubt=800, near=2500
)
WITH_FEET = DealAverages(
    mean=6700, spread=1600, most=12_000, growth=-300, growth_of_stock=47, doubt=1300, near=13_000
)
WITH_RUNS = DealAverages(
    mean=3300, spread=1750, most=8000, growth=800, growth_of_stock=35, doubt=1400, near=6500
)
WITH_RUNS_ALONE = DealAverages(
    mean=1150, spread=1050, most=4000, growth=550, growth_of_stock=7, doubt=900, near=2500
)
"""The averages with sequences where nobody has a partner."""
WITH_RUNS_AND_WILDS = DealAverages(
    mean=5200, spread=2400, most=12_400, growth=500, growth_of_stock=61, doubt=2200, near=10_500
)
WITH_PENALTIES = DealAverages(
    mean=2000, spread=2800, most=9000, growth=1900, growth_of_stock=28, doubt=2700, near=4000
)
WITH_PENALTIES_ALONE = DealAverages(
    mean=2900, spread=4100, most=10_300, growth=2400, growth_of_stock=19, doubt=3500, near=5700
)
"""The averages where melds cost points unfinished and nobody has a partner."""


def deal_averages_of(rules: Ruleset) -> DealAverages:
    """Returns the averages of a game."""
    has_partners = any(len(side) > 1 for side in rules.seats.sides)
    by_kind = {
        "sets": WITH_SETS,
        "feet": WITH_FEET,
        "runs": WITH_RUNS if has_partners else WITH_RUNS_ALONE,
        "runs-and-wilds": WITH_RUNS_AND_WILDS if has_partners else WITH_RUNS_ALONE,
        "penalties": WITH_PENALTIES if has_partners else WITH_PENALTIES_ALONE,
    }
    return by_kind[game_kind(rules)]
