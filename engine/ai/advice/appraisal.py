"""Reviews an action by what its seat could know: what would have been better, and what it cost."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist

from engine.actions import Action
from engine.ai.advice.advice import Appraisal, is_as_good_as_advised
from engine.ai.advice.advise import advice_of, searched
from engine.ai.advice.contrast import merits
from engine.ai.advice.counted import counted
from engine.ai.advice.error_rate import Loss
from engine.ai.advice.ranking import GRAVE, Ranked, compared
from engine.ai.advice.second_look import leaves_open, throws_among
from engine.ai.advice.theme import theme_of
from engine.ai.advice.trial_moves import adviser
from engine.ai.search.candidate_trials import Verdict
from engine.ai.search.trial_rows import TrialRow, lag
from engine.observation import Observation

_SUSPICIOUS = 1.5
"""The standard errors by which an action has to seem better to be tried again."""
_LUCK = 0.005
"""The probability that chance makes an action look like a mistake when it is tried again."""
_LEAST = 20
"""The points below which a difference is not called a mistake."""


@dataclass(frozen=True, slots=True)
class Review:
    """What was found of an action that was made."""

    appraisal: Appraisal | None = None
    """An action that would have been clearly better; ``None`` if there was none."""
    loss: Loss | None = None
    """What the action cost beside the best advice; ``None`` where there was nothing to choose."""


@dataclass(frozen=True, slots=True)
class _Trial:
    """What another action and the one made led to in the same worlds."""

    action: Action
    better: TrialRow
    its: TrialRow

    @property
    def lag(self) -> tuple[float, float]:
        """The points by which the other action is better, signed, and their standard error."""
        return lag(self.better, self.its)


def review(view: Observation, made: Action, seed: str) -> Review:
    """Returns what would have been clearly better than an action, and what the action cost.

    An action that the advice for the position calls best, or as good, is no mistake; one that it
    tells as far behind is, by as much. Any other is compared with the best advice as well as with
    what first trials suspect. Questions to the partner and answers are not reviewed.

    The cost is measured in worlds in which nothing was chosen, so that chance makes it too large as
    often as too small.
    """
    tried = adviser().weigh(view, seed, made)
    if not tried:
        return Review()
    found = searched(view)
    advice = advice_of(view, found)
    best = [one.action for one in advice[:1] if one.behind is not None]
    is_fault = not is_as_good_as_advised(advice, made)
    suspects = (*_seem_better(tried), *best) if is_fault else best
    trials = _tried_again(view, made, seed, suspects, tried)
    loss = _loss(view, made, best, tried, trials)
    if not is_fault:
        return Review(loss=loss)
    told = _told(found, made)
    others = [one for one in trials if told is None or one.action != told.action]
    return Review(_charge(view, made, others, told), loss)


def _told(found: Sequence[Ranked], made: Action) -> _Trial | None:
    """Returns the trial of a hint that tells the action as far behind; ``None`` if it does not."""
    its = next((it for it in found if it.candidate.action == made and it.behind >= GRAVE), None)
    if its is None or its.outcomes is None or found[0].outcomes is None:
        return None
    return _Trial(found[0].candidate.action, found[0].outcomes, its.outcomes)


def _seem_better(tried: Sequence[Verdict]) -> list[Action]:
    """Returns the best action of the first trials if it seems better than the one made."""
    return [one.candidate.action for one in tried[:1] if one.gain > _SUSPICIOUS * one.doubt]


def _tried_again(
    view: Observation, made: Action, seed: str, suspects: Iterable[Action], tried: Sequence[Verdict]
) -> list[_Trial]:
    """Returns the trials of each suspect in new worlds, if it cannot still follow in the turn."""
    others = (
        one for one in dict.fromkeys(suspects) if one != made and not leaves_open(view, made, one)
    )
    throws = throws_among(one.candidate.action for one in tried)
    return [_Trial(one, *compared(view, seed, one, made, throws)) for one in others]


def _charge(
    view: Observation, made: Action, trials: Sequence[_Trial], told: _Trial | None = None
) -> Appraisal | None:
    """Returns the suspect that is clearly better, or is told to be, by the most; else ``None``."""
    bar = NormalDist().inv_cdf(1 - _LUCK / max(1, len(trials)))
    lags = [(*one.lag, one) for one in trials]
    clear = [one for one in lags if one[0] >= _LEAST and one[0] > bar * one[1]]
    clear += [(*told.lag, told)] if told else []
    if not clear:
        return None
    gain, doubt, trial = max(clear, key=lambda one: one[0])
    counts = counted(view, trial.better, trial.its)
    reasons = merits(view, trial.action, made, round(gain), counts)
    return Appraisal(trial.action, reasons, gain, round(gain), round(doubt))


def _loss(
    view: Observation,
    made: Action,
    best: Sequence[Action],
    tried: Sequence[Verdict],
    trials: Sequence[_Trial],
) -> Loss | None:
    """Returns what an action cost beside the best one; nothing if it is or leads to the best."""
    others = (*best, *(one.candidate.action for one in tried))
    other = next((one for one in others if one != made), None)
    if not best or other is None:
        return None
    exits = (one.is_exit for one in adviser().candidates_for(view, (made, other)))
    theme = theme_of(view, (made, other), is_exit=any(exits))
    measured = (one.lag for one in trials if one.action == best[0])
    return None if theme is None else Loss(theme, *next(measured, (0.0, 0.0)))
