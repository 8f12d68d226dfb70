"""What the trials of two actions counted: the event that explains most of their difference."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.ai.advice.ranking import Ranked
from engine.ai.agent import because
from engine.ai.reasons.trials import BEFORE_NEXT_TURN, BRINGS_MORE, OF_RIVALS, OF_SIDE
from engine.ai.search.arrays import Truths
from engine.ai.search.trial_rows import TrialRow
from engine.observation import Observation
from engine.reasons import Reason

_LEAST: Final = 0.04
"""The part of the trials in which the actions have to differ in an event that is told."""
_SURE: Final = 3.0
"""The standard errors by which they have to differ in it."""
_EXPLAINS: Final = 0.2
"""The part of the gain that the event has to explain."""


class _Difference(NamedTuple):
    """An event in which two actions differ."""

    gain: float
    """The points, over all worlds, by which the action is better where only one of them has it."""
    reason: Reason


def counted(view: Observation, action: TrialRow, other: TrialRow) -> tuple[Reason, ...]:
    """Returns why an action is better than another one, as counted in the worlds in which both were
    tried; empty where nothing that is counted tells it.
    """
    both = min(len(action), len(other))
    gains = action.points[:both] - other.points[:both]
    found = max(_differences(view, action, other), key=lambda one: one.gain, default=None)
    if found is not None and found.gain >= _EXPLAINS * float(gains.sum()):
        return (found.reason,)
    wins, losses = gains > 0, gains < 0
    if int(wins.sum()) - int(losses.sum()) > _SURE * float((wins | losses).sum()) ** 0.5:
        return (because(BRINGS_MORE, count=_share(wins), other=_share(losses)),)
    return ()


def counts_of(view: Observation, top: Ranked, other: Ranked) -> tuple[Reason, ...]:
    """Returns what the trials counted for an action against one that is behind it."""
    if top.outcomes is None or other.outcomes is None or not other.behind:
        return ()
    return counted(view, top.outcomes, other.outcomes)


def turned(counts: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Returns the same counts, told of the other action."""
    return tuple(
        because(
            one.id, **{**one.params, "count": one.params["other"], "other": one.params["count"]}
        )
        for one in counts
    )


def _differences(view: Observation, action: TrialRow, other: TrialRow) -> Iterator[_Difference]:
    """Yields the events in which the two surely differ, as it speaks for the action."""
    both, turns = min(len(action), len(other)), min(action.turns, other.turns)
    gains = action.points[:both] - other.points[:both]
    for event in (*OF_RIVALS, *OF_SIDE):
        is_before = event in BEFORE_NEXT_TURN
        if is_before and turns < view.rules.players - 1:
            continue
        its, others = action.happened(event)[:both], other.happened(event)[:both]
        differs, more = its != others, int(its.sum()) - int(others.sum())
        if (-more if event in OF_RIVALS else more) >= max(
            _LEAST * both, _SURE * float(differs.sum()) ** 0.5, 1
        ):
            within = {} if is_before else {"turns": turns}
            told = because(event, count=_share(its), other=_share(others), **within)
            yield _Difference(float(gains[differs].sum()), told)


def _share(happened: Truths) -> int:
    """Returns in how many of 100 worlds something happened."""
    return round(100 * float(happened.mean()))
