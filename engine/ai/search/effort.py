"""The effort of a search: numbers of worlds, turns and play-outs."""

from dataclasses import dataclass
from math import inf

from engine.ruleset.model import Ruleset


@dataclass(frozen=True, slots=True)
class Effort:
    """The limits of one search."""

    worlds: int
    turns: int
    """Turns that are played on before the net judges."""
    playouts: float = inf
    """Once so many are made of all candidates together, that is enough."""
    finalists: float = inf
    """Of more candidates the net picks so many, the usual among them, by the end of the turn."""


@dataclass(frozen=True, slots=True)
class Efforts:
    """The effort by the kind of game: a turn takes longer with second hands or sequences."""

    usual: Effort
    with_feet: Effort | None = None
    with_runs: Effort | None = None

    def in_game(self, rules: Ruleset) -> Effort:
        """What is tried in a game; the usual, unless there is less time for it."""
        if rules.meld.sequences:
            return self.with_runs or self.usual
        return (self.with_feet if rules.deal.foot_size else None) or self.usual
