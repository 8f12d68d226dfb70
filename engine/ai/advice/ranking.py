"""The few best actions by trials, in an order that fresh worlds bear out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.actions import Action, Discard, Meld
from engine.ai.advice.trial_moves import measure_all, try_moves
from engine.observation import Observation

if TYPE_CHECKING:
    from engine.ai.search.candidate_trials import Verdict
    from engine.ai.search.candidates import Candidate
    from engine.ai.search.net import Floats
    from engine.ai.search.player import PlannedTurn

_FINALISTS = 4
"""So many are tried in fresh worlds."""
_ROUNDS = (1, 1, 2)
"""So many times as many worlds as at first are tried in each round, while some are undecided."""
DECIDED = 3.0
"""An action so many standard errors behind the best one need not be tried any longer."""
_FINE = 8.0
"""Nor one whose distance is known to so many points."""
_SURE = 1.0
"""By so many standard errors another action has to be better to take the first place."""
_TOLD_APART = 1.5
"""Of actions nearer to the best one than this many standard errors none is better."""
_LEAST = 5
"""Fewer points, the worth of the smallest card, are no difference."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """An action, and the points by which it is behind the first one."""

    candidate: "Candidate"
    behind: int
    """Nothing where the trials cannot tell the two apart."""


def ranked(view: Observation, seed: str, most: int) -> tuple[Ranked, ...]:
    """The best action, those just as good, and those behind it; nothing without a search.

    Whatever leads among many has had luck as well: the few at the top meet once more, in other
    worlds. Of actions that lead to the same in all of them the first one stands for all.
    """
    # Imported here because numpy is slow to load.
    from engine.ai.search.player import choose_best

    verdicts = try_moves(view, seed)
    if not verdicts:
        return ()
    best = choose_best(verdicts)
    chosen = [best.candidate, *_nearest(verdicts, best, _FINALISTS - 1)]
    points = _points(view, f"{seed} again", [one.action for one in chosen], _best_throw(verdicts))
    if len(points) < 2:
        return (Ranked(best.candidate, 0),)
    return _in_order(chosen, points)[:most]


def points_behind(
    view: Observation, seed: str, actions: Sequence[Action], throw: Discard | None
) -> tuple[int, ...]:
    """By how many points each action is behind the first one; nothing without a search.

    None is behind that is better, or cannot be told from it. After cards are laid, ``throw`` is
    tried beside what the rules of thumb would throw.
    """
    if len(actions) < 2:
        return (0,) * len(actions)
    points = _points(view, seed, actions, throw)
    return tuple(_behind(*_lag(points[0], row)) for row in points)


def lag_behind(view: Observation, seed: str, made: Action, better: Action) -> tuple[float, float]:
    """By how many points an action is behind another one, and the standard error of that."""
    throw = better if isinstance(better, Discard) else None
    points = _points(view, seed, (better, made), throw)
    return _lag(*points) if len(points) > 1 else (0.0, 0.0)


def _best_throw(verdicts: "list[Verdict]") -> Discard | None:
    actions = (one.candidate.action for one in verdicts)
    return next((action for action in actions if isinstance(action, Discard)), None)


def _points(
    view: Observation, seed: str, actions: Sequence[Action], throw: Discard | None
) -> "list[Floats]":
    """What each action leads to in each world; those that are clearly behind meet fewer of them.

    Whoever lays cards may still throw what is best to throw: the better way to go on counts.
    """
    from engine.ai.search.player import PlannedTurn

    plans = [PlannedTurn(action) for action in actions]
    if throw is not None:
        plans += [PlannedTurn(action, throw) for action in actions if isinstance(action, Meld)]
    points = _points_of_plans(view, seed, plans)
    if not points:
        return []
    rows = list(zip(plans, points, strict=True))
    of_action = ([row for plan, row in rows if plan.action == action] for action in actions)
    return [max(own, key=lambda row: (len(row), row.mean())) for own in of_action]


def _points_of_plans(view: Observation, seed: str, plans: "list[PlannedTurn]") -> "list[Floats]":
    import numpy as np

    points: list[Floats] = [np.zeros(0, np.float32) for _ in plans]
    places = list(range(len(plans)))
    for number, times in enumerate(_ROUNDS):
        if len(places) < 2:
            return points if number else []
        rows = measure_all(view, f"{seed} {number}", [plans[place] for place in places], times)
        if rows is None:
            return []
        for place, row in zip(places, rows, strict=True):
            points[place] = np.append(points[place], row)
        top = max(places, key=lambda place: points[place].mean())
        places = [it for it in places if it == top or _is_undecided(points[top], points[it])]
    return points


def _is_undecided(top: "Floats", other: "Floats") -> bool:
    lag, doubt = _lag(top, other)
    return doubt > _FINE and lag < DECIDED * doubt


def _lag(top: "Floats", other: "Floats") -> tuple[float, float]:
    """How much less one leads to than another in the worlds that both met, and the doubt of it."""
    from engine.ai.search.candidate_trials import mean_and_doubt

    both = min(len(top), len(other))
    return mean_and_doubt(top[:both].tolist(), other[:both].tolist())


def _in_order(chosen: "list[Candidate]", points: "list[Floats]") -> tuple[Ranked, ...]:
    """The first place is given unless another action is surely better; the others behind it."""
    leader = max(range(len(points)), key=lambda place: -_lag(points[0], points[place])[0])
    ahead, doubt = _lag(points[leader], points[0])
    top = leader if ahead > _SURE * doubt else 0
    lags = {place: _lag(points[top], points[place]) for place in range(len(points)) if place != top}
    others = sorted(lags, key=lambda place: (_behind(*lags[place]), lags[place][0]))
    told = [Ranked(chosen[place], _behind(*lags[place])) for place in others if any(lags[place])]
    return (Ranked(chosen[top], 0), *told)


def _behind(lag: float, doubt: float) -> int:
    return 0 if lag < max(_LEAST, _TOLD_APART * doubt) else round(lag)


def _nearest(verdicts: "list[Verdict]", best: "Verdict", most: int) -> "list[Candidate]":
    """Those tried longest, and of them the best, and what seems best to lay; each action once."""
    # A last discard may be there twice: as a way out, and as any discard.
    found = {one.candidate.action: one for one in reversed(verdicts) if one.worlds}
    others = [one for one in found.values() if one.candidate.action != best.candidate.action]
    others.reverse()
    laying = [one for one in others[most:] if isinstance(one.candidate.action, Meld)][:1]
    return [one.candidate for one in (*others[:most], *laying)]
