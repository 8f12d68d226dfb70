"""Tries actions in sampled worlds, for advice and appraisals."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.actions import Action
from engine.ai.search.effort import Effort, Efforts
from engine.observation import Observation
from engine.seating import seat_count

if TYPE_CHECKING:
    from engine.ai.search.candidate_trials import Verdict
    from engine.ai.search.candidates import Candidate
    from engine.ai.search.net import Floats

HINTING = Efforts(Effort(128, 4), with_feet=Effort(128, 2), with_runs=Effort(64, 2, finalists=4))
"""The effort of the trials."""


def try_moves(view: Observation, seed: str, made: Action | None = None) -> "list[Verdict]":
    """Returns the possible actions, best first, compared with the usual one or with what was done.

    Empty where the search does not apply.
    """
    # Imported here because numpy is slow to load.
    from engine.ai.search.player import SearchPlayer

    return SearchPlayer("expert", HINTING).weigh(view, seed, made)


def candidates_of(view: Observation, actions: Sequence[Action]) -> "list[Candidate]":
    """Returns a candidate for each action; empty where the search does not apply, or one of them is
    a question or an answer.
    """
    from engine.ai.search.player import SearchPlayer, applies

    return SearchPlayer("expert", HINTING).candidates_for(view, actions) if applies(view) else []


def measure_all(view: Observation, seed: str, found: "Sequence[Candidate]", times: int) -> "Floats":
    """Returns the points that each action leads to: a row for each, a column for each world.

    All are tried in the same worlds: ``times`` as many as at first, and farther ahead.
    """
    from engine.ai.search.player import SearchPlayer

    return SearchPlayer("expert", _longer(view, times)).measure(view, seed, found)


def _longer(view: Observation, times: int) -> Efforts:
    """Returns the effort of a second trial.

    The net is less exact for unusual tables, such as those after a large pile was taken; after
    more turns they are more usual. With two players it takes more of them.
    """
    effort = HINTING.in_game(view.rules)
    turns = effort.turns * (3 if seat_count(view.rules) == 2 else 2)
    return Efforts(replace(effort, worlds=times * effort.worlds, turns=turns))
