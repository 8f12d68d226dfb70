"""How hard a searching player thinks."""

from dataclasses import dataclass, replace
from math import inf

from engine.ruleset.model import Ruleset

FEWEST = 8
"""Fewer worlds tell nothing."""
_WORLDS_FOR_ONE_WITH_RUNS = 2
_TURNS_FOR_ONE_OF_LONG_GAMES = 2
_FINALISTS_WITH_RUNS = 3


@dataclass(frozen=True, slots=True)
class Effort:
    """What a player tries before it acts."""

    worlds: int
    turns: int
    """Turns that are played on before the net judges."""
    quick_worlds: int = 0
    """Worlds where turns are quickly played (no runs, no second hands), if more than elsewhere."""
    playouts: float = inf
    """Once so many are made of all candidates together, that is enough."""
    finalists: float = inf
    """Of more candidates the net picks so many by the end of the own turn."""


def effort_in(rules: Ruleset, effort: Effort) -> Effort:
    """The effort in a game: less, the longer it takes to play a turn."""
    if not (rules.meld.sequences or rules.deal.foot_size):
        return replace(effort, worlds=max(effort.worlds, effort.quick_worlds))
    worlds, turns = effort.worlds, effort.turns // _TURNS_FOR_ONE_OF_LONG_GAMES
    if rules.meld.sequences:
        worlds = max(min(worlds, FEWEST), worlds // _WORLDS_FOR_ONE_WITH_RUNS)
        effort = replace(effort, finalists=_FINALISTS_WITH_RUNS)
    return replace(effort, worlds=worlds, turns=turns)
