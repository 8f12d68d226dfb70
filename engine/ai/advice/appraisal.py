"""Appraises an action: what would have been better, judged by what its seat could know."""

from collections.abc import Iterable, Sequence
from statistics import NormalDist

from engine.actions import Action
from engine.ai.advice.advice import Appraisal, is_as_good_as_advised
from engine.ai.advice.advise import advise
from engine.ai.advice.contrast import merits
from engine.ai.advice.counted import counted
from engine.ai.advice.open_moves import leaves_open
from engine.ai.advice.ranking import DECIDED, compared
from engine.ai.advice.trial_moves import adviser
from engine.ai.search.candidate_trials import Verdict, lag
from engine.observation import Observation

_SUSPICIOUS = 1.5
"""The standard errors by which an action has to seem better to be tried again."""
_LUCK = 0.005
"""The probability that chance makes an action look like a mistake when it is tried again."""
_LEAST = 20
"""The points below which a difference is not called a mistake."""


def appraise(view: Observation, made: Action, seed: str) -> Appraisal | None:
    """Returns an action that would have been clearly better; ``None`` where there was none.

    An action that the advice for the position calls best, or as good, is no mistake. Any other is
    compared with the best advice as well as with what first trials suspect. Questions to the
    partner and answers are not appraised.
    """
    tried = adviser().weigh(view, seed, made)
    advice = advise(view) if tried else ()
    if not tried or is_as_good_as_advised(advice, made):
        return None
    ranked = [one.action for one in advice[:1] if one.behind is not None]
    return _charge(view, made, seed, (*_seem_better(tried), *ranked))


def suspicion(view: Observation, made: Action, seed: str) -> Appraisal | None:
    """Returns an action that seems clearly better, whatever the advice says; ``None`` if there is
    none.
    """
    tried = adviser().weigh(view, seed, made)
    return _charge(view, made, seed, _seem_better(tried))


def _seem_better(tried: Sequence[Verdict]) -> list[Action]:
    """Returns the best action of the first trials if it seems better than the one made."""
    return [one.candidate.action for one in tried[:1] if one.gain > _SUSPICIOUS * one.doubt]


def _charge(
    view: Observation, made: Action, seed: str, suspects: Iterable[Action]
) -> Appraisal | None:
    """Returns the suspect that is clearly better in new worlds, by the most; ``None`` if none is.

    What can still follow in the same turn is no better action.
    """
    others = [
        one for one in dict.fromkeys(suspects) if one != made and not leaves_open(view, made, one)
    ]
    if not others:
        return None
    # Trials end early once the action made is `DECIDED` standard errors behind.
    bar = min(NormalDist().inv_cdf(1 - _LUCK / len(others)), DECIDED)
    trials = [(one, *compared(view, seed, one, made)) for one in others]
    lags = [(*lag(better.points, its.points), one, better, its) for one, better, its in trials]
    clear = [one for one in lags if one[0] >= _LEAST and one[0] > bar * one[1]]
    if not clear:
        return None
    gain, doubt, action, better, its = max(clear, key=lambda one: one[0])
    reasons = merits(view, action, made, round(gain), counted(view, better, its))
    return Appraisal(action, reasons, gain, round(gain), round(doubt))
