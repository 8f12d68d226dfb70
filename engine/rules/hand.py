"""Playing only cards that are held."""

from engine.cards import Card
from engine.rules.registry import Outcome, refuse, rule


@rule("turn")
def not_held(missing: tuple[Card, ...]) -> Outcome:
    """A card must be in the player's hand to be played."""
    return refuse(not_held, blame=missing, count=len(missing)) if missing else None
