"""The effort of a search: numbers of worlds, turns and play-outs, and the time that it has."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf
from typing import Final

from engine.ai.game_kind import game_kind
from engine.ai.toml_tables import read_toml
from engine.ruleset.model import Ruleset

HasTime = Callable[[], bool]
"""A function that is called repeatedly during a search and returns whether it may go on."""


def unlimited() -> bool:
    """Returns true: the search tries everything."""
    return True


@dataclass(frozen=True, slots=True)
class Effort:
    """The limits of one search."""

    worlds: int
    turns: int
    """The number of turns that are played before the net judges."""
    playouts: float = inf
    """The number of play-outs, of all candidates together, after which the search ends."""
    finalists: float = inf
    """The number of candidates that the net selects by the end of the turn, including the usual
    one."""


@dataclass(frozen=True, slots=True)
class Efforts:
    """The effort by the kind of game: a turn takes longer with second hands or sequences."""

    usual: Effort
    with_feet: Effort | None = None
    with_runs: Effort | None = None
    with_runs_and_wilds: Effort | None = None
    """The effort beside melds of wild cards; without it that of other games with sequences."""

    def in_game(self, rules: Ruleset) -> Effort:
        """Returns the effort in a game; the usual one where no other is set."""
        by_kind = {
            "runs": self.with_runs,
            "runs-and-wilds": self.with_runs_and_wilds or self.with_runs,
            "feet": self.with_feet,
        }
        return by_kind.get(game_kind(rules)) or self.usual


EFFORTS: Final[Mapping[str, Efforts]] = {
    name: Efforts(**{kind: Effort(**numbers) for kind, numbers in efforts.items()})
    for name, efforts in read_toml("search/efforts.toml").items()
}
"""The efforts of the searching levels and of hints, by name."""
