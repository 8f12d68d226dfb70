"""Says how far a match goes, above the names of the score board and as a sentence."""

from canasta_gui.viewmodel.builders.side_builder import progress_of
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.viewmodel.builders.wording import Wording
from engine import Observation


def score_target(view: Observation, words: Wording) -> str:
    """Returns how far the match goes, or that this deal may be its last one."""
    end, deal = view.rules.end, view.public.deal
    if end.target is not None:
        what = TextId.SCORE_REACHED if _is_reached(view) else TextId.SCORE_TARGET
        return words.say(what, points=words.number(end.target))
    return words.say(TextId.SCORE_ROUNDS, deal=deal, deals=end.rounds) if end.rounds else ""


def tell_target(view: Observation, words: Wording) -> str:
    """Returns the same as a sentence that says when the match ends, and who wins it; empty once it
    is won.
    """
    end = view.rules.end
    if view.public.winners:
        return ""
    if end.target is not None:
        what = TextId.SCORE_REACHED_TOLD if _is_reached(view) else TextId.SCORE_TARGET_TOLD
        return words.say(what, points=words.number(end.target))
    return words.say(TextId.SCORE_ROUNDS_TOLD, deals=end.rounds) if end.rounds else ""


def _is_reached(view: Observation) -> bool:
    """Returns whether a side is at the score that ends the match, which only a count confirms."""
    sides = range(len(view.public.sides))
    return not view.public.winners and any(progress_of(view, side) == 1 for side in sides)
