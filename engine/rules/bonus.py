"""Red threes."""

from engine.cards import Card, is_bonus
from engine.observation import Observation
from engine.rules.registry import Outcome, refuse, rule


@rule
def not_a_bonus_card(card: Card) -> Outcome:
    """Only a red three is laid as a bonus card."""
    return None if is_bonus(card) else refuse(not_a_bonus_card, blame=(card,))


@rule
def laid_by_itself(view: Observation) -> Outcome:
    """Red threes are laid automatically, unless the ruleset lets players overlook them."""
    return None if view.rules.bonus.may_be_forgotten else refuse(laid_by_itself)
