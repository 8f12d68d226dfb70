"""Going out, and not going out by mistake."""

from engine.cards import Card
from engine.observation import Observation
from engine.refusals import Degree
from engine.rules.bundle import Bundle
from engine.rules.exits import can_go_out, has_right_to_go_out, missing_canastas
from engine.rules.registry import Outcome, refuse, rule
from engine.state import TableMeld


@rule
def needs_canasta(
    view: Observation, melds: tuple[TableMeld, ...], left: tuple[Card, ...]
) -> Outcome:
    """The last card leaves the hand only when the side owns enough canastas."""
    lacking = missing_canastas(view, melds)
    if left or not lacking:
        return None
    return refuse(needs_canasta, Degree.ILLEGAL, lacking=lacking)


@rule
def keep_two(bundle: Bundle) -> Outcome:
    """Who may not go out keeps two cards after melding: one to discard and one to hold."""
    left = bundle.hand_after
    if len(left) != 1 or has_right_to_go_out(bundle.view, bundle.melds_after):
        return None
    if can_go_out(bundle.view, bundle.melds_after, left):
        return None
    lacking = missing_canastas(bundle.view, bundle.melds_after)
    return refuse(keep_two, Degree.ILLEGAL, blame=left, left=1, lacking=lacking)
