"""Tries actions in sampled worlds, for advice and appraisals."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.actions import Action
from engine.ai.search.effort import Effort, Efforts
from engine.observation import Observation

if TYPE_CHECKING:
    from engine.ai.search.candidate_trials import Verdict

HINTING = Efforts(Effort(128, 4), with_feet=Effort(128, 2), with_runs=Effort(64, 2, finalists=4))
"""How hard is tried."""


def try_moves(view: Observation, seed: str, made: Action | None = None) -> "list[Verdict]":
    """What could be done, best first, compared with the usual or with what was done.

    Nothing where the search has no say.
    """
    # Numpy is slow to load: only who asks for advice or a review pays for it.
    from engine.ai.search.player import SearchPlayer

    return SearchPlayer("expert", HINTING).weigh(view, seed, made)


def try_again(
    view: Observation, seed: str, actions: Sequence[Action], times: int
) -> "list[Verdict]":
    """A few actions alone, best first, all in the same worlds; the first one is the one to beat.

    They meet so many times as many worlds as are tried at first. Nothing where the search has no
    say, or one of them is talk.
    """
    from engine.ai.search.player import SearchPlayer

    effort = HINTING.in_game(view.rules)
    longer = Efforts(replace(effort, worlds=times * effort.worlds))
    return SearchPlayer("expert", longer).contest(view, seed, actions)
