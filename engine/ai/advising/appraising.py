"""What an action was worth beside the best one, judged from what its seat could know."""

from dataclasses import dataclass

from engine.actions import Action
from engine.ai.advising.facts import facts
from engine.ai.advising.trying import try_moves
from engine.ai.club.knowledge import Knowledge
from engine.ai.style import style_for
from engine.observation import Observation
from engine.reasons import Reason


@dataclass(frozen=True, slots=True)
class Appraisal:
    """Another action that would have been better."""

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

    Actions are tried in worlds that could be. Of talk between partners nothing is said.
    """
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
