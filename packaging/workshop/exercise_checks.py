"""What is asked of exercises that are shipped, beyond what is asked of all."""

from dataclasses import replace
from typing import Final

from engine.ai.advice.counted import counted
from engine.ai.advice.open_moves import leaves_open
from engine.ai.advice.second_look import best_rows, throws_among, with_throws
from engine.ai.advice.theme import Theme
from engine.ai.advice.trial_moves import far_enough
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer
from engine.ai.search.trial_rows import TrialRow
from engine.exercises.exercise import Judged
from engine.exercises.making import LEAST_GAP, QUICK, reasons_of
from engine.observation import Observation
from engine.special_hands import special_hand_of
from engine.state import Phase

THOROUGH: Final = replace(QUICK, confirm=Efforts(Effort(300, 5), Effort(240, 3), Effort(240, 3)))
"""The effort for exercises that are shipped."""
_FARTHER: Final = Efforts(
    Effort(400, 8), with_feet=Effort(200, 16, earlier=(8,)), with_runs=Effort(300, 4)
)
_NEARLY_OUT: Final = 8
"""The largest hand for which a way out is searched."""


def may_have(theme: Theme, view: Observation) -> bool:
    """Returns whether the choice of the seat to act may have the theme, without a search."""
    match theme:
        case Theme.OPENING:
            return view.public.phase is Phase.PLAY and not view.own.has_opened
        case Theme.GOING_OUT:
            is_short = view.own.has_opened and len(view.hand) <= _NEARLY_OUT
            may_end = is_short or special_hand_of(view.rules, view.hand) is not None
            return view.public.phase is Phase.PLAY and may_end
        case _:
            return True


def told_anew(view: Observation, judged: Judged, seed: str) -> Judged | None:
    """Returns the verdict with its reasons counted in other worlds, over more turns.

    Returns ``None`` where the best action is not ahead there by half the gap, or nothing tells why:
    an action that is better only for a few turns makes no exercise.
    """
    best, *others = _tried(view, judged, seed)
    if best.points.mean() - max(other.points.mean() for other in others) < LEAST_GAP / 2:
        return None
    alternatives = tuple(
        replace(one, counts=counted(view, best, row))
        for one, row in zip(judged.alternatives, others, strict=True)
    )
    reasons = reasons_of(view, judged.best, alternatives[0])
    return replace(judged, alternatives=alternatives, reasons=reasons) if reasons else None


def _tried(view: Observation, judged: Judged, seed: str) -> list[TrialRow]:
    """Returns what the best action and the alternatives lead to."""
    player = SearchPlayer("expert", far_enough(view, _FARTHER))
    actions = (judged.best, *(one.action for one in judged.alternatives))
    found = player.candidates_for(view, actions)
    tried = with_throws(view, found, throws_among(one.action for one in found))
    return best_rows(found, tried, player.measure(view, seed, tried))


def without_what_may_follow(view: Observation, judged: Judged) -> Judged | None:
    """Returns the verdict without alternatives that can follow the best action; ``None`` if no
    other is left.
    """
    others = tuple(
        one for one in judged.alternatives if not leaves_open(view, judged.best, one.action)
    )
    return replace(judged, alternatives=others) if others else None
