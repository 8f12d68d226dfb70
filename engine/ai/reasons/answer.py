"""Reasons for an answer to the partner who asked."""

from engine.actions import Answer
from engine.ai.reasons.registry import told_at_once, told_later
from engine.ai.reasons.situation import Situation
from engine.values import points_in


@told_at_once(page="out#asking")
def hand(at: Situation) -> bool:
    """The answer depends on the points that the cards in the hand would lose."""
    return isinstance(at.action, Answer)


@told_later
def loss(at: Situation, loss: int) -> bool:
    """The cards in the hand would lose ``loss`` points."""
    return isinstance(at.action, Answer) and loss == points_in(at.view.hand)
