"""Appraises an action: what would have been better, judged by what its seat could know."""

from statistics import NormalDist

from engine.actions import Action
from engine.ai.advice.advice import Appraisal, is_as_good_as_advised
from engine.ai.advice.advise import advise
from engine.ai.advice.contrast import merits
from engine.ai.advice.open_moves import leaves_open
from engine.ai.advice.ranking import DECIDED, lag_behind
from engine.ai.advice.trial_moves import adviser
from engine.observation import Observation

_SUSPICIOUS = 1.5
"""The standard errors by which an action has to seem better to be tried again."""
_LUCK = 0.005
"""The probability that chance makes any of the compared actions look like a mistake."""
_LEAST = 20
"""The points below which a difference is not called a mistake."""


def appraise(view: Observation, made: Action, seed: str) -> Appraisal | None:
    """Returns an action that would have been clearly better; ``None`` where there was none.

    An action that the advice for the position calls best, or as good, is no mistake. Questions to
    the partner and answers are not appraised.
    """
    found = suspicion(view, made, seed)
    return None if found is None or is_as_good_as_advised(advise(view), made) else found


def suspicion(view: Observation, made: Action, seed: str) -> Appraisal | None:
    """Returns an action that seems clearly better, whatever the advice says; ``None`` if there is
    none.

    Actions are tried in sampled worlds, and those that seem better once more in new ones. What can
    still follow in the same turn is no better action.
    """
    tried = adviser().weigh(view, seed, made)
    verdicts = [one for one in tried if not leaves_open(view, made, one.candidate.action)]
    if not verdicts or verdicts[0].gain <= _SUSPICIOUS * verdicts[0].doubt:
        return None
    action = verdicts[0].candidate.action
    gain, doubt = lag_behind(view, seed, made, action)
    bar = NormalDist().inv_cdf(1 - _LUCK / (len(verdicts) - 1))
    # Trials end early once the action made is `DECIDED` standard errors behind.
    if gain < _LEAST or gain <= min(bar, DECIDED) * doubt:
        return None
    reasons = merits(view, action, made, round(gain))
    return Appraisal(action, reasons, gain, round(gain), round(doubt))
