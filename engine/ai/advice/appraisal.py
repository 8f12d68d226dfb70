"""What an action was worth beside the best one, judged from what its seat could know."""

from dataclasses import dataclass

from engine.actions import Action
from engine.ai.advice.rule_of_thumb_choices import object_to
from engine.ai.advice.told_facts import facts
from engine.ai.advice.trial_moves import try_moves
from engine.ai.club.knowledge import Knowledge
from engine.ai.kernel.claims import claims
from engine.ai.style import style_for
from engine.observation import Observation
from engine.reasons import Reason
from engine.ruleset.model import Ruleset


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
    """By trying actions in worlds that could be."""
    # Numpy is slow to load: only who asks for a review pays for it.
    from engine.ai.search.explaining import reasons_to_play

    verdicts = try_moves(view, seed, made)
    best = verdicts[0] if verdicts else None
    if best is None or best.is_usual or best.gain <= 2 * best.doubt:
        return None
    action = best.candidate.action
    know = Knowledge(view, style_for(view.rules))
    reasons = (*reasons_to_play(know, best.candidate), *facts(view, action))
    return Appraisal(action, reasons, best.gain, round(best.gain), round(best.doubt))


def _thought(view: Observation, made: Action, seed: str) -> Appraisal | None:
    """By rules of thumb."""
    objection = object_to(view, made, seed)
    if objection is None:
        return None
    choice, weight = objection
    return Appraisal(choice.action, (*choice.reasons, *facts(view, choice.action)), weight)
