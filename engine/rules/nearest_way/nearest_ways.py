"""Finds the legal actions nearest to one that is refused."""

from engine.actions import Action, Meld, TakePile
from engine.observation import Observation
from engine.rules.nearest_way.opening_bound import can_hope_to_open
from engine.rules.nearest_way.plan_search import near_plans
from engine.rules.nearest_way.steps import first_step
from engine.rules.nearest_way.way import Way


def nearest_ways(view: Observation, wanted: Action, most: int = 2) -> tuple[Way, ...]:
    """Returns legal actions that do what was wanted by a refused one, the smallest change first, or
    what has to come before it; empty where nothing does, and while others have to act.

    Uses only what the seat sees. What counts as wanted is said in `wish`.
    """
    if not view.is_to_act:
        return ()
    if isinstance(wanted, Meld | TakePile):
        is_taking = isinstance(wanted, TakePile)
        if can_hope_to_open(view, is_taking=is_taking) and (
            found := tuple(near_plans(view, wanted, most))
        ):
            return found
    step = first_step(view, wanted)
    return () if step is None else (Way(step, is_other=True),)
