"""The Caliente card."""

from engine.observation import Observation
from engine.rules.registry import Outcome, refuse, rule


@rule
def not_in_game(view: Observation) -> Outcome:
    """Caliente cards exist only in the Caliente variation."""
    return None if view.rules.caliente.count else refuse(not_in_game)
