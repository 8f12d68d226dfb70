"""Second hands: who still has one to take up, and how that limits going out."""

from engine.exit_laws import does_canasta_bring_foot, is_foot_next
from engine.observation import Observation
from engine.rules.bundle import Bundle
from engine.seating import teammates
from engine.state import Seat
from engine.values import canasta_kind


def has_untouched_foot(view: Observation) -> bool:
    """Returns whether the seat has a second hand to take up before it may go out."""
    return view.public.foot_counts[view.seat] > 0


def leads_to_foot(view: Observation) -> bool:
    """Returns whether the seat takes up a second hand, and does not go out, with its last card."""
    return is_foot_next(view.rules.laws, view.public.foot_counts[view.seat])


def brings_foot(bundle: Bundle) -> bool:
    """Returns whether a bundle finishes the canasta that brings the seat its second hand."""
    view = bundle.view
    if not does_canasta_bring_foot(view.rules.laws, view.public.foot_counts[view.seat]):
        return False
    return any(
        canasta_kind(view.rules, group.after) is not None
        and all(canasta_kind(view.rules, part) is None for part in group.parts)
        for group in bundle.groups
    )


def partner_to_wait_for(view: Observation) -> Seat | None:
    """Returns the teammate who still has to play a card of the foot, if the rules wait for one."""
    if not view.rules.out.needs_partner_in_foot:
        return None
    mates = teammates(view.rules, view.public, view.seat)
    return next((mate for mate in mates if mate not in view.public.played_foot), None)
