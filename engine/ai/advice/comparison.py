"""Compares moves that a player considers with the advised one."""

from collections.abc import Sequence
from dataclasses import replace

from engine.actions import Action
from engine.ai.advice.advice import Advice, is_as_good_as_advised
from engine.ai.advice.advise import SEED, advise
from engine.ai.advice.contrast import costs, merits
from engine.ai.advice.counted import counts_of, turned
from engine.ai.advice.ranking import trials_of
from engine.ai.advice.second_look import leaves_open, throws_among
from engine.ai.agent import because
from engine.observation import Observation
from engine.reasons import Reason


def compare_moves(view: Observation, actions: Sequence[Action]) -> tuple[Advice, ...]:
    """Returns the best advice, then the actions in their order, each with its cost against the
    best.

    They are tried in the worlds by which the advice was ranked. An action that the advice calls
    best, or as good, costs 0, and so does one that leaves the best open.
    """
    advice = advise(view)
    best = advice[0]
    behind = {action: 0 for action in actions if is_as_good_as_advised(advice, action)}
    open_ones = [action for action in dict.fromkeys(actions) if action not in behind]
    throws = throws_among(one.action for one in advice)
    tried = trials_of(view, SEED, [best.action, *open_ones], throws)
    behind |= {it.candidate.action: it.behind for it in tried[1:]}
    counts = {it.candidate.action: counts_of(view, tried[0], it) for it in tried[1:]}
    others = [
        _beside(view, action, best, behind.get(action), counts.get(action, ()))
        for action in actions
    ]
    merit = (
        merits(view, best.action, it.action, it.behind, counts.get(it.action, ()))
        for it in others
        if it.behind
    )
    return (replace(best, beside=next(merit, best.reasons)), *others)


def _beside(
    view: Observation, action: Action, best: Advice, behind: int | None, counts: tuple[Reason, ...]
) -> Advice:
    if leaves_open(view, action, best.action):
        return Advice(action, (), 0, (because("laying.leaves_open"),))
    return Advice(action, (), behind, costs(view, action, best.action, behind or 0, turned(counts)))
