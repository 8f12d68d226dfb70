"""Special hands, which end the deal as soon as they are laid open."""

from engine.observation import Observation
from engine.rules.registry import Outcome, refuse, rule
from engine.special_hands import special_hand_of


@rule("out")
def not_in_game(view: Observation) -> Outcome:
    """Special hands exist only where the ruleset names some."""
    return None if view.rules.has_special_hands else refuse(not_in_game)


@rule("special#before")
def after_melding(view: Observation) -> Outcome:
    """Nobody lays a special hand open once the side has melded."""
    return refuse(after_melding) if view.own.has_opened else None


@rule("special#hand")
def no_such_hand(view: Observation) -> Outcome:
    """All cards of the hand, to the last, make a special hand of the ruleset."""
    return None if special_hand_of(view.rules, view.hand) else refuse(no_such_hand)
