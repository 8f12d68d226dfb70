"""Drawing from the stock."""

from engine.observation import Observation
from engine.refusals import Degree
from engine.rules.registry import Outcome, refuse, rule


@rule
def stock_empty(view: Observation) -> Outcome:
    """A card can be drawn only while the stock lasts."""
    return None if view.public.stock_count else refuse(stock_empty, Degree.NOT_NOW)
