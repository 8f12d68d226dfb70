"""Reasons to lay a red three."""

from engine.actions import LayBonus
from engine.ai.reasons.registry import told_at_once
from engine.ai.reasons.situation import Situation
from engine.cards import Card


@told_at_once(page="bonus#laid")
def lay(at: Situation, cards: tuple[Card, ...]) -> bool:
    """The card scores on the table, and another card is drawn for it."""
    return isinstance(at.action, LayBonus) and cards == (at.action.card,)
