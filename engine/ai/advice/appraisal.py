"""Appraises an action: what would have been better, judged from what its seat could know."""

from dataclasses import dataclass
from statistics import NormalDist
from typing import TYPE_CHECKING

from engine.actions import Action
from engine.ai.advice.advise import advise, is_as_good_as_advised
from engine.ai.advice.contrast import merits
from engine.ai.advice.ranking import DECIDED, lag_behind
from engine.ai.advice.trial_moves import try_moves
from engine.observation import Observation
from engine.reasons import Reason

if TYPE_CHECKING:
    from engine.ai.search.candidate_trials import Verdict


_SUSPICIOUS = 1.5
"""By so many standard errors something has to seem better to be tried again."""
_LUCK = 0.005
"""How often luck alone may look like a mistake among all that were compared."""
_LEAST = 20
"""Fewer points are not worth an accusation."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """Another action that would have been better, and by how much."""

    better: Action
    reasons: tuple[Reason, ...]
    weight: float
    """How much it matters, beside other appraisals of the same game."""
    gain: int
    """Points that it is expected to bring more."""
    doubt: int
    """The standard error of that."""


def appraise(view: Observation, made: Action, seed: str) -> Appraisal | None:
    """What would have been clearly better than the action; ``None`` where nothing was.

    What the advice for the position calls best, or just as good, is no mistake. Of talk between
    partners nothing is said.
    """
    found = suspicion(view, made, seed)
    return None if found is None or is_as_good_as_advised(advise(view), made) else found


def suspicion(view: Observation, made: Action, seed: str) -> Appraisal | None:
    """The same, whatever the advice says.

    Actions are tried in worlds that could be, and what seems better once more in fresh ones.
    """
    verdicts = try_moves(view, seed, made)
    suspect = _suspect(verdicts)
    if suspect is None:
        return None
    action = suspect.candidate.action
    gain, doubt = lag_behind(view, f"{seed} again", made, action)
    # Trials end early once what was made is so far behind.
    if gain < _LEAST or gain <= min(_bar(len(verdicts) - 1), DECIDED) * doubt:
        return None
    reasons = merits(view, action, made, round(gain))
    return Appraisal(action, reasons, gain, round(gain), round(doubt))


def _suspect(verdicts: "list[Verdict]") -> "Verdict | None":
    """What seems better than what was made: enough to look at it again."""
    best = verdicts[0] if verdicts else None
    if best is None or best.is_usual:
        return None
    return best if best.gain > _SUSPICIOUS * best.doubt else None


def _bar(count: int) -> float:
    """The standard errors that luck hardly ever gives any of so many that are no better."""
    return NormalDist().inv_cdf(1 - _LUCK / count)
