"""The choice of melds, and of the moment to go out: the question to the partner, and the answer."""

from math import inf
from typing import Final, final

from engine.ai.policy.lay_stages import Offers, offer_lays
from engine.ai.policy.openings import cheapest_opening, opening_wish
from engine.ai.policy.seat_estimates import SeatEstimates
from engine.kernel import moves
from engine.kernel.counted_meld import Lay
from engine.kernel.counted_turn import PLAY
from engine.kernel.exits import Exit, is_exit_allowed, search_exit
from engine.kernel.groups import CountedBundle
from engine.kernel.lawful_lays import bundle_from_hand, can_lay
from engine.kernel.melds import points_of_kinds
from engine.kernel.options import can_ask
from engine.kernel.seating import NO_SEAT
from engine.kernel.second_hands import has_foot
from engine.kernel.table import Table
from engine.native import mypyc_attr
from engine.values import NO_DEMAND

_LIGHTEST: Final = 5.0
"""The value in points of the cheapest cards."""


def is_question_due(table: Table, estimates: SeatEstimates) -> bool:
    """Returns whether a seat asks before going out: it must, or its partner holds many cards.

    A partner who is certain to say no is not asked.
    """
    if not can_ask(table):
        return False
    if table.seating.laws.ask_mode == "mandatory":
        return True
    cards = table.sizes[table.seating.partner[table.turn]]
    if cards <= estimates.style.partner_cards or estimates.is_late:
        return False
    return _may_agree(table, estimates, cards)


def _may_agree(table: Table, estimates: SeatEstimates, cards: int) -> bool:
    """Returns whether a partner with so many cards might say yes to going out."""
    return _LIGHTEST * cards <= _burden_of_others(table, estimates)


def does_question_cost(table: Table) -> bool:
    """Returns whether a question without an exit costs points, or a later question."""
    laws = table.seating.laws
    return laws.ask_once_per_deal or laws.ask_vain_penalty > 0


def put_question(table: Table, estimates: SeatEstimates) -> None:
    """Asks the partner, who answers what it thinks."""
    is_yes = is_partner_willing(table, estimates)
    moves.ask(table)
    moves.answer(table, is_yes=is_yes)


def is_partner_willing(table: Table, estimates: SeatEstimates) -> bool:
    """Returns whether the partner says yes: its hand loses no more points than the others'."""
    loss = points_of_kinds(table.hands[table.seating.partner[table.turn]])
    return is_exit_welcome(table, estimates, loss)


def is_exit_welcome(table: Table, estimates: SeatEstimates, loss: int) -> bool:
    """Returns whether a partner whose hand would lose ``loss`` points says yes."""
    return estimates.is_late or loss <= _burden_of_others(table, estimates)


def _burden_of_others(table: Table, estimates: SeatEstimates) -> float:
    """Returns the expected points that the other sides' cards lose, second hands included."""
    foot, own = table.seating.laws.deal_foot_size, table.seating.seats[table.side]
    cards = 0
    for seat, size in enumerate(table.sizes):
        if seat not in own:
            cards += size + (foot if table.feet[seat] else 0)
    return estimates.style.others_card * cards


def choose_exit(table: Table, estimates: SeatEstimates) -> Exit | None:
    """Returns a way to go out if that is better than playing on; there must be hope of an exit."""
    if not is_exit_allowed(table) or not does_exit_pay(table, estimates):
        return None
    return search_exit(table, table.own, table.hand)


def does_exit_pay(table: Table, estimates: SeatEstimates) -> bool:
    """Returns whether going out now is better than letting the partner lay more."""
    partner = table.seating.partner[table.turn]
    if table.question is True or partner == NO_SEAT or estimates.is_late:
        return True
    cards = table.sizes[partner]
    if cards <= estimates.style.partner_cards:
        return True
    if any(table.melds[rival].has_opened for rival in table.seating.rivals[table.side]):
        return False
    return _may_agree(table, estimates, cards)


def choose_lays(table: Table, estimates: SeatEstimates) -> tuple[Lay, ...]:
    """Returns the next lays; empty when the remaining cards should be kept."""
    if not table.own.has_opened:
        return _opening_of(table, estimates)
    first = _First(table)
    offer_lays(table, estimates, first)
    return first.lays


def lay_all(table: Table, estimates: SeatEstimates) -> None:
    """Makes all wanted lays, most wanted first; stops when a second hand is taken up."""
    if not table.own.has_opened:
        opening = _opening_of(table, estimates)
        if not opening:
            return
        moves.lay(table, opening)
        estimates.look_again()
    offer_lays(table, estimates, _Made(table, estimates))


@final
@mypyc_attr(acyclic=True)
class _First(Offers):
    """Accepts the first lay that may be made."""

    __slots__ = ("_table", "lays")

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self.lays: tuple[Lay, ...] = ()

    def offer(self, lay: Lay, least: float) -> bool:
        if self.is_over or _granted(self._table, lay, least) is None:
            return False
        self.lays, self.is_over = (lay,), True
        return True


@final
@mypyc_attr(acyclic=True)
class _Made(Offers):
    """Makes all lays that may be made, until the turn ends or a second hand is taken up."""

    __slots__ = ("_estimates", "_has_foot", "_table")

    def __init__(self, table: Table, estimates: SeatEstimates) -> None:
        super().__init__()
        self._table, self._estimates = table, estimates
        self._has_foot = bool(table.feet[table.turn])

    def offer(self, lay: Lay, least: float) -> bool:
        table = self._table
        bundle = None if self.is_over else _granted(table, lay, least)
        if bundle is None:
            return False
        seat = table.turn
        moves.lay_bundle(table, bundle)
        self.is_over = table.phase != PLAY or self._has_foot != bool(table.feet[seat])
        if not self.is_over:
            self._estimates.look_again()
        return True


def _granted(table: Table, lay: Lay, least: float) -> CountedBundle | None:
    """Returns the lay if it is lawful and leaves enough cards, where any must be left."""
    is_enough = table.sizes[table.turn] - len(lay.kinds) >= least or has_foot(table)
    return bundle_from_hand(table, (lay,)) if is_enough else None


def _opening_of(table: Table, estimates: SeatEstimates) -> tuple[Lay, ...]:
    """Returns the cheapest opening; early in a deal only one of low cost; empty for none."""
    wish = opening_wish(table)
    is_patient = not estimates.is_late and wish.demand == NO_DEMAND
    limit = estimates.style.open_patience if is_patient else inf
    found = cheapest_opening(estimates, estimates.hand, wish, limit=limit)
    return found if found is not None and can_lay(table, found) else ()
