"""The empty stock: take the pile, or pass and end the deal."""

from engine.observation import Observation
from engine.reasons import Degree
from engine.rules.registry import Outcome, refuse, rule


@rule("exhaustion")
def stock_left(view: Observation) -> Outcome:
    """Passing is possible only when the stock is empty."""
    if not view.public.stock_count:
        return None
    return refuse(stock_left, Degree.NOT_NOW, count=view.public.stock_count)


@rule("exhaustion")
def forced_take(view: Observation, *, is_forced: bool) -> Outcome:
    """With an empty stock, an open pile whose up-card fits an own set must be taken."""
    upcard = view.public.upcard
    if not is_forced or upcard is None:
        return None
    return refuse(forced_take, blame=(upcard,))
