"""Decides whether a position makes an exercise: by a cheap trial first, then in many new worlds."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.actions import Action, Meld, PlaySpecialHand
from engine.ai.advice.contrast import merits
from engine.ai.advice.counted import counted
from engine.ai.advice.second_look import best_rows, leaves_open, throws_among, with_throws
from engine.ai.advice.theme import Theme, theme_of
from engine.ai.advice.trial_moves import far_enough, part_left
from engine.ai.club.knowledge import Knowledge
from engine.ai.levels import make_agent
from engine.ai.reasons.out import reason_for_special_hand, reason_to_go_out
from engine.ai.reasons.registry import holds
from engine.ai.reasons.situation import Situation
from engine.ai.search.candidates import Candidate
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer, question_to_partner
from engine.ai.search.trial_rows import TrialRow, joined, lag
from engine.ai.style import style_for
from engine.exercises.exercise import LEVELS, Alternative, Judged
from engine.kernel.action_reader import are_alike
from engine.observation import Observation
from engine.reasons import Reason

LEAST_GAP = 50
"""The points in trials by which the best action has to be better than every other one."""
SURE = 4.0
"""The standard errors by which it has to be better, in worlds that were not used to find it."""
_CERTAIN = 6.0
"""The standard errors from which the trial ends before all of these worlds are used."""
_PARTS = 3
_MOST_CONFIRMED = 5
"""The number of actions, the best ones, that are confirmed."""
_SAYS_NOTHING = frozenset({"contrast.gain", "contrast.close"})
"""Reasons that only tell points."""

Wanted = Callable[[Theme, str], bool]
"""Returns whether an exercise of a theme and a level is still needed."""
_TRIES = {"beginner": 6, "casual": 6, "club": 2, "strong": 2}
"""How often a player of a level looks at the position; weak players vary from try to try."""
_SHARE = 0.75
"""The share of tries in which a player has to find the action."""


@dataclass(frozen=True, slots=True)
class Diligence:
    """The worlds and the turns ahead for each step of a trial."""

    look: Efforts
    suspect: Efforts
    confirm: Efforts


_LOOK = Effort(16, 1, finalists=5)
_SUSPECT, _CONFIRM = Effort(48, 2), Effort(150, 2)
QUICK = Diligence(
    look=Efforts(Effort(24, 2), with_feet=_LOOK, with_runs=_LOOK),
    suspect=Efforts(Effort(64, 4), with_feet=_SUSPECT, with_runs=_SUSPECT),
    confirm=Efforts(Effort(200, 4), with_feet=_CONFIRM, with_runs=_CONFIRM),
)
"""The effort for exercises that are made while somebody waits."""


def always(_theme: Theme, _level: str) -> bool:
    """Returns true: every exercise is wanted."""
    return True


def judge(
    view: Observation, seed: str, diligence: Diligence = QUICK, is_wanted: Wanted = always
) -> Judged | None:
    """Returns the best action for the seat to act, if it is clearly the best and there is a reason
    for it.

    An action that seems best is tried twice more, each time in worlds of another seed; only the
    last trial gives the figures. Returns ``None`` where the partner might be asked.
    """
    if question_to_partner(Knowledge(view, style_for(view.rules))) is not None:
        return None
    found = _promising(view, seed, diligence.look)
    theme = _theme_of(view, *found[:2]) if found else None
    if theme is None:
        return None
    level = _level_of(view, found[0].action, seed)
    if not is_wanted(theme, level):
        return None
    suspected = _confirmed(view, f"{seed} suspect", found, diligence.suspect, share=0.6)
    if suspected is None or not _reasons_of_trial(view, suspected):
        return None
    confirm = far_enough(view, diligence.confirm)
    sure = _confirmed(view, f"{seed} confirm", suspected.order, confirm)
    return None if sure is None else _judged(view, sure, level, is_wanted)


@dataclass(frozen=True, slots=True)
class _Trial:
    """Actions, best first, and how much and how surely the first one is better."""

    order: tuple[Candidate, ...]
    costs: tuple[int, ...]
    counts: tuple[tuple[Reason, ...], ...]
    """What was counted against each of the others."""
    doubt: int
    """The standard error of the first cost."""


def _promising(view: Observation, seed: str, efforts: Efforts) -> tuple[Candidate, ...]:
    """Returns different actions, best first; empty unless one seems better than all others.

    What can follow the best one in the same turn is no other action.
    """
    verdicts = SearchPlayer("expert", efforts).weigh(view, f"{seed} look")
    gains: list[tuple[Candidate, float]] = []
    for one in verdicts:
        action = one.candidate.action
        is_known = any(are_alike(view, action, other.action) for other, _ in gains)
        if not (is_known or (gains and leaves_open(view, gains[0][0].action, action))):
            gains.append((one.candidate, one.gain))
    if len(gains) < 2 or gains[0][1] - gains[1][1] < 0.6 * LEAST_GAP:
        return ()
    return tuple(candidate for candidate, _ in gains[:_MOST_CONFIRMED])


def _confirmed(
    view: Observation, seed: str, found: Sequence[Candidate], efforts: Efforts, share: float = 1.0
) -> _Trial | None:
    """Returns the actions as ordered in new worlds; ``None`` unless the first is far enough ahead.

    ``share`` is the part of the gap and of the certainty that is required. The worlds are used in
    parts, and a result that is certain or hopeless after one of them ends the trial.
    """
    effort = efforts.in_game(view.rules)
    player = SearchPlayer("expert", Efforts(replace(effort, worlds=effort.worlds // _PARTS)))
    tried = with_throws(view, found, throws_among(one.action for one in found))
    parts: list[list[TrialRow]] = []
    for part in range(_PARTS):
        parts.append(player.measure(view, f"{seed} {part}", tried))
        rows = [joined(of_one) for of_one in zip(*parts, strict=True)]
        best, *others = best_rows(found, tried, rows)
        lags = [lag(best, other) for other in others]
        if any(behind < share * LEAST_GAP / 2 for behind, _ in lags):
            return None
        sure = share * (SURE if part == _PARTS - 1 else _CERTAIN)
        if all(behind >= max(share * LEAST_GAP, sure * doubt) for behind, doubt in lags):
            counts = [counted(view, best, other) for other in others]
            return _trial(found, lags, counts)
    return None


def _trial(
    found: Sequence[Candidate],
    lags: Sequence[tuple[float, float]],
    counts: Sequence[tuple[Reason, ...]],
) -> _Trial:
    """Returns the first action, and the others by ascending cost."""
    best, *others = found
    places = sorted(range(len(others)), key=lambda place: lags[place][0])
    costs = tuple(round(lags[place][0]) for place in places)
    order = (best, *(others[place] for place in places))
    in_order = tuple(counts[place] for place in places)
    return _Trial(order, costs, in_order, round(lags[places[0]][1]))


def _judged(view: Observation, trial: _Trial, level: str, is_wanted: Wanted) -> Judged | None:
    best, *others = trial.order
    theme, reasons = _theme_of(view, best, others[0]), _reasons_of_trial(view, trial)
    if theme is None or not reasons or not is_wanted(theme, level):
        return None
    part = part_left(view)
    alternatives = tuple(
        Alternative(one.action, round(part * cost), counts)
        for one, cost, counts in zip(others, trial.costs, trial.counts, strict=True)
    )
    return Judged(theme, level, best.action, reasons, alternatives, round(part * trial.doubt))


def _reasons_of_trial(view: Observation, trial: _Trial) -> tuple[Reason, ...]:
    best, other = trial.order[:2]
    return reasons_of(view, best.action, Alternative(other.action, trial.costs[0], trial.counts[0]))


def reasons_of(view: Observation, best: Action, other: Alternative) -> tuple[Reason, ...]:
    """Returns why an action is better than another one; empty where only the points tell."""
    at = Situation(view, best)
    is_special = isinstance(best, PlaySpecialHand)
    way_out = reason_for_special_hand(view) if is_special else reason_to_go_out(at)
    if holds(way_out, at):
        found = (way_out, *other.counts)
    else:
        found = merits(view, best, other.action, other.cost, other.counts)
    is_told = any(reason.id not in _SAYS_NOTHING for reason in found)
    return found if is_told and all(holds(reason, at) for reason in found) else ()


def _theme_of(view: Observation, best: Candidate, other: Candidate) -> Theme | None:
    is_exit = best.is_exit or other.is_exit
    return theme_of(view, (best.action, other.action), is_exit=is_exit)


def _level_of(view: Observation, best: Action, seed: str) -> str:
    """Returns the weakest level whose players find the action; the last level where none does."""
    found = (level for level in LEVELS[:-1] if _finds(level, view, best, seed))
    return next(found, LEVELS[-1])


def _finds(level: str, view: Observation, best: Action, seed: str) -> bool:
    agent, tries = make_agent(level), _TRIES[level]
    choices = (agent.choose(view, f"{seed} {level} {at}").action for at in range(tries))
    return sum(_does(view, action, best) for action in choices) >= _SHARE * tries


def _does(view: Observation, action: Action, best: Action) -> bool:
    """Returns whether an action is the best one, or lays the same cards and more."""
    if isinstance(action, Meld) and isinstance(best, Meld):
        wanted = Counter(card for play in best.plays for card in play.cards)
        return wanted <= Counter(card for play in action.plays for card in play.cards)
    return are_alike(view, action, best)
