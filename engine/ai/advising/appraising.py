"""What an action was worth beside the best one, judged from what its seat could know."""

from dataclasses import dataclass

from engine.actions import Action
from engine.ai.advising.facts import facts
from engine.ai.club.knowledge import Knowledge
from engine.ai.kernel.claims import claims
from engine.ai.style import style_for
from engine.observation import Observation
from engine.reasons import Reason
from engine.ruleset.model import Ruleset

_WORLDS, _TURNS = 128, 4


@dataclass(frozen=True, slots=True)
class Appraisal:
    """Another action that would have been better."""

    better: Action
    reasons: tuple[Reason, ...]
    gain: int
    """Points that it is expected to bring more."""
    doubt: int
    """The standard error of that."""


def can_appraise(rules: Ruleset) -> bool:
    """Whether actions of this game can be compared by trying them."""
    return claims(rules)


def appraise(view: Observation, made: Action, seed: str) -> Appraisal | None:
    """What would have been clearly better than the action; ``None`` where nothing was.

    Nor is there an answer where a search has no say.
    """
    # Numpy is slow to load: only who asks for a review pays for it.
    from engine.ai.search.explaining import reasons_to_play
    from engine.ai.search.judging import Effort
    from engine.ai.search.player import SearchPlayer

    verdicts = SearchPlayer("expert", Effort(_WORLDS, _TURNS)).weigh(view, seed, made)
    best = verdicts[0] if verdicts else None
    if best is None or best.is_usual or best.gain <= 2 * best.doubt:
        return None
    action = best.candidate.action
    know = Knowledge(view, style_for(view.rules))
    reasons = (*reasons_to_play(know, best.candidate), *facts(view, action))
    return Appraisal(action, reasons, round(best.gain), round(best.doubt))
