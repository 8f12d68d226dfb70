"""Second hands: to reach the own one early, and to be the first who plays it out."""

from engine.ai.club.knowledge import Knowledge
from engine.ai.kernel.policy.feet import DELAY, FEW
from engine.rules.exits import missing_canastas
from engine.rules.foot import has_untouched_foot, partner_to_wait_for


def is_near_foot(know: Knowledge) -> bool:
    """Whether the first hand is so small that everything goes that helps to empty it."""
    return has_untouched_foot(know.view) and len(know.view.hand) <= FEW


def is_exit_open(know: Knowledge) -> bool:
    """Whether a player of the second hand only has to get rid of it to end the deal."""
    view = know.view
    if not know.public.in_foot[view.seat] or missing_canastas(view, view.own.melds):
        return False
    return partner_to_wait_for(view) is None


def cost_of_delay(know: Knowledge, cards: int) -> float:
    """What it costs, in points, to take up so many cards that will not be laid at once."""
    return DELAY * cards if is_near_foot(know) else 0.0
