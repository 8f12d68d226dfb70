"""Second hands: who has one to take up, and what that means for going out."""

from engine.cards import Card
from engine.observation import Observation
from engine.seating import teammates
from engine.state import Seat


def has_untouched_foot(view: Observation) -> bool:
    """Whether the last card of this hand leads to a second one and not out of the deal."""
    return view.public.foot_counts[view.seat] > 0


def ends_deal(view: Observation, left: tuple[Card, ...]) -> bool:
    """Whether a hand that keeps these cards is the end of the deal."""
    return not left and not has_untouched_foot(view)


def partner_to_wait_for(view: Observation) -> Seat | None:
    """The teammate who, by the ruleset, still has to play a card of the second hand."""
    if not view.rules.out.needs_partner_in_foot:
        return None
    mates = teammates(view.rules, view.public, view.seat)
    return next((mate for mate in mates if mate not in view.public.played_foot), None)
