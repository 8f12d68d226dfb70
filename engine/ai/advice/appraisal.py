"""What an action was worth beside the best one, judged from what its seat could know."""

from dataclasses import dataclass
from statistics import NormalDist
from typing import TYPE_CHECKING

from engine.actions import Action
from engine.ai.advice.advise import advise, is_as_good_as_advised
from engine.ai.advice.contrast import merits
from engine.ai.advice.rule_of_thumb_choices import object_to
from engine.ai.advice.told_facts import facts
from engine.ai.advice.trial_moves import try_again, try_moves
from engine.ai.kernel.claims import claims
from engine.observation import Observation
from engine.reasons import Reason
from engine.ruleset.model import Ruleset

if TYPE_CHECKING:
    from engine.ai.search.judging import Verdict


_SUSPICIOUS = 1.5
"""By so many standard errors something has to seem better to be tried again."""
_AGAIN = 6
"""So many times as many worlds as at first are tried before something is told."""
_LUCK = 0.005
"""How often luck alone may look like a mistake among all that were compared."""
_LEAST = 20
"""Fewer points are not worth an accusation."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """Another action that would have been better."""

    better: Action
    reasons: tuple[Reason, ...]
    weight: float
    """How much it matters, beside other appraisals of the same game."""
    gain: int | None = None
    """Points that it is expected to bring more; ``None`` where nobody can count them."""
    doubt: int = 0
    """The standard error of that."""


def can_appraise(rules: Ruleset) -> bool:
    """Whether actions of this game can be compared by trying them, and the points be counted."""
    return claims(rules)


def appraise(view: Observation, made: Action, seed: str) -> Appraisal | None:
    """What would have been clearly better than the action; ``None`` where nothing was.

    Where actions cannot be tried the rules of thumb are asked, and count no points. Of talk
    between partners nothing is said.
    """
    return _tried(view, made, seed) if can_appraise(view.rules) else _thought(view, made, seed)


def _tried(view: Observation, made: Action, seed: str) -> Appraisal | None:
    """By trying actions in worlds that could be, and the suspicion once more in fresh ones.

    What the advice for the position calls best, or just as good, is no mistake.
    """
    verdicts = try_moves(view, seed, made)
    suspect = _suspect(verdicts)
    if suspect is None:
        return None
    action = suspect.candidate.action
    again = try_again(view, f"{seed} again", (made, action), _AGAIN)
    gain, doubt = next(((one.gain, one.doubt) for one in again if not one.is_usual), (0.0, 0.0))
    if gain < _LEAST or gain <= _bar(len(verdicts) - 1) * doubt:
        return None
    if is_as_good_as_advised(advise(view), made):
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


def _thought(view: Observation, made: Action, seed: str) -> Appraisal | None:
    """By rules of thumb."""
    objection = object_to(view, made, seed)
    if objection is None:
        return None
    choice, weight = objection
    return Appraisal(choice.action, (*choice.reasons, *facts(view, choice.action)), weight)
