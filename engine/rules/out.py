"""Going out, and not going out by mistake."""

from engine.cards import Card, Rank, rank_of
from engine.exit_laws import can_turn_end, is_foot_single
from engine.observation import Observation
from engine.reasons import Degree
from engine.rules.exits import (
    can_go_out,
    has_right_to_go_out,
    is_barred_by_first_turn,
    lacks_pile,
    missing_canastas,
    unfinished_melds,
)
from engine.rules.foot import has_untouched_foot, leads_to_foot, partner_to_wait_for
from engine.rules.registry import Outcome, refuse, rule
from engine.state import TableMeld
from engine.values import is_laid_at_once


@rule("out#needs")
def needs_canasta(view: Observation, melds: tuple[TableMeld, ...]) -> Outcome:
    """The last card leaves the hand only if the side owns enough canastas."""
    lacking = missing_canastas(view, melds)
    return refuse(needs_canasta, lacking=lacking) if lacking else None


@rule("out")
def partner_not_in_foot(view: Observation) -> Outcome:
    """Where the ruleset demands it, the partner must have played a card of the foot."""
    partner = partner_to_wait_for(view)
    return None if partner is None else refuse(partner_not_in_foot, seat=partner)


@rule("out#first-turn")
def first_turn(view: Observation) -> Outcome:
    """Where the ruleset says so, nobody goes out in the first own turn of a deal."""
    return refuse(first_turn) if is_barred_by_first_turn(view) else None


@rule("out#pile")
def needs_pile(view: Observation) -> Outcome:
    """Where the ruleset says so, nobody goes out before the side has taken the pile."""
    return refuse(needs_pile) if lacks_pile(view) else None


@rule("foot#first")
def foot_first(view: Observation) -> Outcome:
    """Where a canasta brings the second hand, nobody goes out before taking it up."""
    return refuse(foot_first) if has_untouched_foot(view) else None


@rule("foot")
def keep_one(view: Observation, left: tuple[Card, ...]) -> Outcome:
    """A second hand of one card is taken up by a discard: that card alone could not end a turn."""
    return None if left or not is_foot_single(view.rules.laws) else refuse(keep_one)


@rule("out#last")
def needs_discard(view: Observation) -> Outcome:
    """Where the ruleset says so, the last card is discarded and not melded."""
    return refuse(needs_discard) if view.rules.out.last_discard else None


@rule("out#unfinished")
def unfinished_meld(view: Observation, melds: tuple[TableMeld, ...]) -> Outcome:
    """Where the ruleset says so, nobody goes out while a meld of sevens, pure aces or wild cards is
    unfinished.
    """
    unfinished = unfinished_melds(view.rules, melds)
    return refuse(unfinished_meld, blame=unfinished[0].cards) if unfinished else None


@rule("out")
def keep_two(view: Observation, melds: tuple[TableMeld, ...], left: tuple[Card, ...]) -> Outcome:
    """A player who may not go out keeps two cards after melding: one to discard and one to hold."""
    has_right = has_right_to_go_out(view, melds)
    can_end = can_turn_end(
        view.rules.laws,
        len(left),
        0 if view.public.stock_count else sum(is_laid_at_once(view.rules, it) for it in left),
        is_foot_next=leads_to_foot(view),
        has_right=has_right,
        may_be_seven=_may_be_seven(view, left),
    )
    if can_end or can_go_out(view, melds, left):
        return None
    lacking, partner = missing_canastas(view, melds), partner_to_wait_for(view)
    waiting = {} if partner is None else {"seat": partner}
    is_unfinished = not lacking and bool(unfinished_melds(view.rules, melds))
    why = "seven" if has_right else "unfinished" if is_unfinished else _obstacle(view, lacking)
    return refuse(
        keep_two, Degree.ILLEGAL, left, left=len(left), lacking=lacking, why=why, **waiting
    )


def _obstacle(view: Observation, lacking: int) -> str:
    """Returns the name of what has to change before this player may go out."""
    if lacking:
        return "canastas"
    if is_barred_by_first_turn(view):
        return "first-turn"
    if lacks_pile(view):
        return "pile"
    if has_untouched_foot(view):
        return "foot"
    if partner_to_wait_for(view) is not None:
        return "partner"
    return "unasked" if view.public.question is None else "no"


def _may_be_seven(view: Observation, left: tuple[Card, ...]) -> bool:
    """Returns whether the last card may be a seven: a three that is replaced may bring one."""
    is_replaced = is_laid_at_once(view.rules, left[0]) and view.public.stock_count > 0
    return is_replaced or rank_of(left[0]) is Rank.SEVEN
