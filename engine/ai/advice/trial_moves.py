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
"""The effort of the trials."""


def try_moves(view: Observation, seed: str, made: Action | None = None) -> "list[Verdict]":
    """Returns the possible actions, best first, compared with the usual one or with what was done.

    Empty where the search does not apply.
    """
    # Imported here because numpy is slow to load.
    from engine.ai.search.player import SearchPlayer

    return SearchPlayer("expert", HINTING).weigh(view, seed, made)


def measure_all(
    view: Observation, seed: str, plans: "Sequence[PlannedTurn]", times: int
) -> "Floats | None":
    """Returns the points that each plan leads to: a row for each plan, a column for each world.

    All plans are tried in the same worlds: ``times`` as many as at first, and twice as many turns.
    ``None`` where the search does not apply, or a plan begins with a question or an answer.
    """
    from engine.ai.search.player import SearchPlayer

    player = SearchPlayer("expert", _longer(view, times))
    found = player.planned(view, plans)
    return player.measure(view, seed, found) if len(found) == len(plans) else None


def _longer(view: Observation, times: int) -> Efforts:
    """Returns the effort of a second trial.

    The net is less exact for unusual tables, such as those after a large pile was taken; after
    twice as many turns they are more usual.
    """
    effort = HINTING.in_game(view.rules)
    return Efforts(replace(effort, worlds=times * effort.worlds, turns=2 * effort.turns))
