"""Red threes, and black ones that are laid like them."""

from engine.cards import Card
from engine.observation import Observation
from engine.rules.registry import Outcome, refuse, rule
from engine.special_hands import may_threes_stay
from engine.values import is_laid_at_once


@rule("bonus")
def not_a_bonus_card(view: Observation, card: Card) -> Outcome:
    """Only a three that scores beside the melds is laid as a bonus card."""
    is_one = is_laid_at_once(view.rules, card)
    return None if is_one else refuse(not_a_bonus_card, blame=(card,))


@rule("bonus")
def laid_by_itself(view: Observation) -> Outcome:
    """Threes are laid automatically, unless the ruleset lets players overlook or keep them."""
    return None if may_threes_stay(view.rules) else refuse(laid_by_itself)
