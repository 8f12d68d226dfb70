"""Tries actions in sampled worlds, for advice and appraisals."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.actions import Action
from engine.ai.search.effort import Effort, Efforts
from engine.observation import Observation

if TYPE_CHECKING:
    from engine.ai.search.candidate_trials import Verdict
    from engine.ai.search.net import Floats
    from engine.ai.search.player import PlannedTurn

HINTING = Efforts(Effort(128, 4), with_feet=Effort(128, 2), with_runs=Effort(64, 2, finalists=4))
"""How hard is tried."""


def try_moves(view: Observation, seed: str, made: Action | None = None) -> "list[Verdict]":
    """What could be done, best first, compared with the usual or with what was done.

    Nothing where the search has no say.
    """
    # Imported here because numpy is slow to load.
    from engine.ai.search.player import SearchPlayer

    return SearchPlayer("expert", HINTING).weigh(view, seed, made)


def measure_all(
    view: Observation, seed: str, plans: "Sequence[PlannedTurn]", times: int
) -> "Floats | None":
    """The points that each plan leads to: a row for each, a column for every world.

    All meet so many times as many worlds as are tried at first, and twice as many turns. Nothing
    where the search has no say, or one of them begins with talk.
    """
    from engine.ai.search.player import SearchPlayer

    player = SearchPlayer("expert", _longer(view, times))
    found = player.planned(view, plans)
    return player.measure(view, seed, found) if len(found) == len(plans) else None


def _longer(view: Observation, times: int) -> Efforts:
    """The effort of a second look.

    The net errs about unusual tables, such as those after a large pile was taken; twice as many
    turns on they are more usual.
    """
    effort = HINTING.in_game(view.rules)
    return Efforts(replace(effort, worlds=times * effort.worlds, turns=2 * effort.turns))
