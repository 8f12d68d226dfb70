"""Ending a turn."""

from engine.cards import Card, is_bonus
from engine.rules.registry import Outcome, refuse, rule


@rule
def bonus_card(card: Card) -> Outcome:
    """A bonus card is never discarded."""
    return refuse(bonus_card, blame=(card,)) if is_bonus(card) else None
