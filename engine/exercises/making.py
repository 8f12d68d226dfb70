"""Finds out whether a position makes an exercise: cheaply first, then in many fresh worlds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from engine.actions import Action
from engine.ai.advice.contrast import merits
from engine.ai.club.player import ClubPlayer
from engine.ai.kernel.action_reader import are_alike
from engine.ai.reasons.out import reason_to_go_out
from engine.ai.reasons.registry import holds
from engine.ai.reasons.situation import Situation
from engine.ai.search.candidates import Candidate
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer, question_to_partner
from engine.ai.style import style_for
from engine.exercises.exercise import Alternative, Judged, Theme
from engine.exercises.finders import level_of
from engine.exercises.themes import theme_of
from engine.observation import Observation
from engine.reasons import Reason

LEAST_GAP = 50
"""Points by which the best action is better than every other one."""
SURE = 4.0
"""So many standard errors lie between them at least, in worlds that found nothing yet."""
CERTAIN = 6.0
"""So many are enough before all of these worlds are tried."""
_PARTS = 3
_MOST = 5
"""Of more actions those that seem best are confirmed."""
_SAYS_NOTHING = frozenset({"contrast.gain", "contrast.close"})
"""Reasons that only give the points."""

Points = NDArray[np.float64]
Wanted = Callable[[Theme, str], bool]
"""Whether an exercise of a theme and a level is still of use."""


@dataclass(frozen=True, slots=True)
class Diligence:
    """How many worlds are tried in each step, and how many turns ahead."""

    look: Efforts
    suspect: Efforts
    confirm: Efforts


_LOOK = Effort(16, 1, finalists=5)
_SUSPECT, _CONFIRM, _CONFIRM_QUICKLY = Effort(48, 2), Effort(240, 3), Effort(150, 2)
_BEGINNING = (
    Efforts(Effort(24, 2), with_feet=_LOOK, with_runs=_LOOK),
    Efforts(Effort(64, 4), with_feet=_SUSPECT, with_runs=_SUSPECT),
)
THOROUGH = Diligence(*_BEGINNING, Efforts(Effort(300, 5), _CONFIRM, _CONFIRM))
"""For exercises that are shipped."""
QUICK = Diligence(*_BEGINNING, Efforts(Effort(200, 4), _CONFIRM_QUICKLY, _CONFIRM_QUICKLY))
"""For those made while somebody waits."""


_FARTHER = Efforts(Effort(150, 8), Effort(100, 4), Effort(100, 4))


def always(_theme: Theme, _level: str) -> bool:
    """Every exercise is wanted."""
    return True


def judge(
    view: Observation, seed: str, diligence: Diligence = QUICK, is_wanted: Wanted = always
) -> Judged | None:
    """What is best for the seat that has to act, if one action clearly is and it is known why.

    A suspicion is tried twice more, each time in worlds of another seed; the last trial alone
    gives the figures. Nothing is looked for where the partner might be asked.
    """
    if question_to_partner(view, ClubPlayer("club", style_for)) is not None:
        return None
    found = _promising(view, seed, diligence.look)
    theme = theme_of(view, *found[:2]) if found else None
    if theme is None:
        return None
    level = level_of(view, found[0].action, seed)
    if not is_wanted(theme, level):
        return None
    suspected = _confirmed(view, f"{seed} suspect", found, diligence.suspect, share=0.6)
    if suspected is None or not _reasons_of_trial(view, suspected):
        return None
    sure = _confirmed(view, f"{seed} confirm", suspected.order, diligence.confirm)
    return None if sure is None else _judged(view, sure, level, is_wanted)


@dataclass(frozen=True, slots=True)
class _Trial:
    """Actions, best first, and by how much and how surely the first one is better."""

    order: tuple[Candidate, ...]
    costs: tuple[int, ...]
    doubt: int
    """Of the first cost."""


def _promising(view: Observation, seed: str, efforts: Efforts) -> tuple[Candidate, ...]:
    """Different actions, best first, where one seems to be better than all others."""
    verdicts = SearchPlayer("expert", efforts).weigh(view, f"{seed} look")
    gains: list[tuple[Candidate, float]] = []
    for one in verdicts:
        if not any(are_alike(view, one.candidate.action, other.action) for other, _ in gains):
            gains.append((one.candidate, one.gain))
    if len(gains) < 2 or gains[0][1] - gains[1][1] < 0.6 * LEAST_GAP:
        return ()
    return tuple(candidate for candidate, _ in gains[:_MOST])


def _confirmed(
    view: Observation,
    seed: str,
    found: Sequence[Candidate],
    efforts: Efforts,
    share: float = 1.0,
) -> _Trial | None:
    """The actions in the order of fresh worlds; nothing unless the first is far enough ahead there.

    The share says how much of the gap and of the certainty is asked for. The worlds come in parts:
    what is certain, or hopeless, after one of them needs no more.
    """
    effort = efforts.in_game(view.rules)
    player = SearchPlayer("expert", Efforts(replace(effort, worlds=effort.worlds // _PARTS)))
    points = np.zeros((len(found), 0))
    for part in range(_PARTS):
        more = player.measure(view, f"{seed} {part}", found)
        points = np.concatenate((points, more), axis=1)
        lags = [_lag(points[0], other) for other in points[1:]]
        if any(lag < share * LEAST_GAP / 2 for lag, _ in lags):
            return None
        sure = share * (SURE if part == _PARTS - 1 else CERTAIN)
        if all(lag >= max(share * LEAST_GAP, sure * doubt) for lag, doubt in lags):
            return _trial(found, lags)
    return None


def _trial(found: Sequence[Candidate], lags: Sequence[tuple[float, float]]) -> _Trial:
    """The first action, and the others in the order of what they cost."""
    best, *others = found
    places = sorted(range(len(others)), key=lambda place: lags[place][0])
    costs = tuple(round(lags[place][0]) for place in places)
    order = (best, *(others[place] for place in places))
    return _Trial(order, costs, round(lags[places[0]][1]))


def _lag(best: Points, other: Points) -> tuple[float, float]:
    """The points that are lost on average, in the same worlds, and the standard error of that."""
    lost = best - other
    return float(lost.mean()), float(lost.std(ddof=1)) / len(lost) ** 0.5


def _judged(view: Observation, trial: _Trial, level: str, is_wanted: Wanted) -> Judged | None:
    best, *others = trial.order
    theme, reasons = theme_of(view, best, others[0]), _reasons_of_trial(view, trial)
    if theme is None or not reasons or not is_wanted(theme, level):
        return None
    alternatives = tuple(
        Alternative(one.action, cost) for one, cost in zip(others, trial.costs, strict=True)
    )
    return Judged(theme, level, best.action, reasons, alternatives, trial.doubt)


def _reasons_of_trial(view: Observation, trial: _Trial) -> tuple[Reason, ...]:
    best, other = trial.order[:2]
    return reasons_of(view, best.action, other.action, trial.costs[0])


def reasons_of(view: Observation, best: Action, other: Action, gap: int) -> tuple[Reason, ...]:
    """Why an action is better than another by so many points; nothing where only these tell."""
    at = Situation(view, best)
    way_out = reason_to_go_out(at)
    found = (way_out,) if holds(way_out, at) else merits(view, best, other, gap)
    is_told = any(reason.id not in _SAYS_NOTHING for reason in found)
    return found if is_told and all(holds(reason, at) for reason in found) else ()


def stands(view: Observation, judged: Judged, seed: str) -> bool:
    """Whether the best action is ahead by half the gap in other worlds that are played on farther.

    What is only better for a few turns is no exercise.
    """
    player = SearchPlayer("expert", _FARTHER)
    actions = (judged.best, *(one.action for one in judged.alternatives[:2]))
    points = player.measure(view, seed, player.candidates_for(view, actions)).mean(axis=1)
    return bool(points[0] - points[1:].max() >= LEAST_GAP / 2)
