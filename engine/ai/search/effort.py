"""The effort of a search: numbers of worlds, turns and play-outs, and the time that it has."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final

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
    """The number of turns that are played before the net judges, fewer where the deal ends."""
    playouts: float = inf
    """The number of play-outs, of all candidates together, after which the search ends."""
    finalists: float = inf
    """The number of candidates that the net selects by the end of the turn, including the usual
    one."""
    reach: float = 1.0
    """The standard errors behind the leader from which a candidate is dropped."""
    earlier: Sequence[int] = ()
    """Smaller numbers of turns, after which tables are judged as well; the mean counts."""

    @property
    def looks(self) -> tuple[int, ...]:
        """Returns the numbers of turns after which tables are judged, the largest last."""
        return (*self.earlier, self.turns)


@dataclass(frozen=True, slots=True)
class Efforts:
    """The effort by the kind of game: a turn takes longer with second hands or sequences."""

    usual: Effort
    with_feet: Effort | None = None
    with_runs: Effort | None = None
    with_runs_and_wilds: Effort | None = None
    """The effort beside melds of wild cards; without it that of other games with sequences."""
    with_penalties: Effort | None = None

    def in_game(self, rules: Ruleset) -> Effort:
        """Returns the effort in a game; the usual one where no other is set."""
        by_kind = {
            "runs": self.with_runs,
            "runs-and-wilds": self.with_runs_and_wilds or self.with_runs,
            "feet": self.with_feet,
            "penalties": self.with_penalties,
        }
        return by_kind.get(game_kind(rules)) or self.usual


def _efforts(stored: Mapping[str, Any]) -> Efforts:
    return Efforts(**{kind: Effort(**numbers) for kind, numbers in stored.items()})


_STORED: Final = read_toml("search/efforts.toml")
LEVELS: Final = {name: _efforts(stored) for name, stored in _STORED["levels"].items()}
"""The efforts of the searching levels, weakest first."""
UNHURRIED: Final = LEVELS | {name: _efforts(it) for name, it in _STORED["unhurried"].items()}
"""The same for levels that have as much time as they want."""
HINTS: Final = _efforts(_STORED["hints"])
"""The efforts of hints."""
