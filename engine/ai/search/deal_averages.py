"""Average points of a side in a deal, by kind of game, counted in self-play."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.ai.game_kind import game_kind
from engine.ai.toml_tables import read_toml
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


AVERAGES: Final[Mapping[str, DealAverages]] = {
    kind: DealAverages(**numbers)
    for kind, numbers in read_toml("search/deal_averages.toml").items()
}
"""The averages by kind of game; some kinds have others where nobody has a partner."""


def deal_averages_of(rules: Ruleset) -> DealAverages:
    """Returns the averages of a game."""
    kind = game_kind(rules)
    if rules.seats.has_teams:
        return AVERAGES[kind]
    alone = "runs-alone" if kind == "runs-and-wilds" else f"{kind}-alone"
    return AVERAGES.get(alone, AVERAGES[kind])
