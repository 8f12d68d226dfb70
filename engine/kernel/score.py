"""The score of a deal, on counts."""

from engine.kernel.counted_meld import is_run
from engine.kernel.counted_turn import OVER
from engine.kernel.kinds import ACE, BONUS, CALIENTE, SEVEN, STOP, WILD_SET
from engine.kernel.melds import SideMelds, points_of_kinds, unfinished_at_risk
from engine.kernel.seating import NO_SEAT
from engine.kernel.table import Table
from engine.kernel.table_options import RuleOptions
from engine.scoring import (
    LeftCards,
    Sheet,
    do_wild_canastas_pay,
    melds_sign,
    note_aside,
    note_bonus,
    note_caliente,
    note_foot,
    note_going_out,
    note_hand,
    note_held,
    note_many_canastas,
    note_short_sequence,
    note_special,
    note_stops,
    note_unfinished,
    note_vain,
)


def deal_points(table: Table) -> tuple[int, ...]:
    """Returns the score of each side if the deal ended now, in points."""
    if table.seating.options.exhaustion_voids_deal and _has_ended_undecided(table):
        return (0,) * len(table.melds)
    return tuple(side_points(table, side) for side in range(len(table.melds)))


def _has_ended_undecided(table: Table) -> bool:
    """Returns whether the deal has ended without anybody going out or laying a special hand."""
    return table.phase == OVER and table.out == NO_SEAT and table.special is None


def side_points(table: Table, side: int) -> int:
    """Returns the score of one side if the deal ended now, in points."""
    seating, melds = table.seating, table.melds[side]
    options, seats = seating.options, seating.seats[side]
    sheet = Sheet()
    if table.special is not None and table.special.seat in seats:
        note_special(sheet, seating.rules, table.special.kind)
        return sheet.points
    sheet.points = melds_sign(options, melds.canastas) * melds.points
    if melds.canastas:
        _add_canastas(sheet, options, melds, is_own_exit=table.out in seats)
    if options.score_unfinished_pure or options.score_unfinished_wild:
        for meld in unfinished_at_risk(melds):
            note_unfinished(sheet, options, is_wild=meld.head == WILD_SET)
    if options.score_four_stops:
        note_stops(sheet, options, _count_stops(melds))
    if options.score_short_sequence:
        for meld in melds.lying:
            if is_run(meld):
                note_short_sequence(sheet, options, meld.size)
    _add_beside(sheet, table, side)
    for seat in seats:
        _add_left(sheet, table, seat)
    return sheet.points


def _add_beside(sheet: Sheet, table: Table, side: int) -> None:
    """Adds the points for what lies beside the melds of a side, and for its questions."""
    options, melds = table.seating.options, table.melds[side]
    if table.bonus[side]:
        _add_threes(sheet, options, table.bonus[side], melds)
    if table.aside[side]:
        if options.bonus_black_too:
            _add_threes(sheet, options, table.aside[side], melds)
        note_aside(sheet, options, table.aside[side])
    if options.ask_vain_penalty:
        note_vain(sheet, options, _asked_in_vain(table, side))
    if table.calientes[side]:
        note_caliente(sheet, options, table.calientes[side])


def _asked_in_vain(table: Table, side: int) -> int:
    """Returns how many questions of a side were followed by no exit, that of this turn included."""
    is_vain = table.question is not None and table.side == side and table.out != table.turn
    return table.vain[side] + is_vain


def _add_left(sheet: Sheet, table: Table, seat: int) -> None:
    """Adds the points for the cards that are left to a seat, and for going out."""
    options, hand, foot = table.seating.options, table.hands[seat], table.feet[seat]
    note_hand(sheet, options, _left(hand), is_out=table.out != NO_SEAT)
    if options.score_held_pure:
        for rank in (ACE, SEVEN):
            note_held(sheet, options, hand[rank])
    if foot:
        note_foot(sheet, options, _left(foot))
    if table.out == seat:
        note_going_out(sheet, options, is_concealed=table.is_concealed)


def _left(cards: list[int]) -> LeftCards:
    return LeftCards(points_of_kinds(cards), cards[STOP], cards[CALIENTE], cards[BONUS])


def _add_canastas(
    sheet: Sheet, options: RuleOptions, melds: SideMelds, *, is_own_exit: bool
) -> None:
    natural, mixed = melds.natural_canastas, melds.mixed_canastas
    sheet.points += (
        natural * options.bonus_natural
        + mixed * options.bonus_mixed
        + melds.sambas * options.score_samba
        + _aces_extra(options, melds)
        + melds.seven_canastas * options.bonus_sevens
    )
    if melds.wild_canastas and do_wild_canastas_pay(options, is_own_exit=is_own_exit):
        sheet.points += _wild_canasta_points(options, melds)
    note_many_canastas(sheet, options, melds.canastas, natural, mixed, is_own_exit=is_own_exit)


def _aces_extra(options: RuleOptions, melds: SideMelds) -> int:
    """Returns the points of natural canastas of aces beyond those of other natural canastas."""
    own = options.score_aces_canasta
    if own is None:
        return 0
    pure = [meld for meld in melds.lying if meld.head == ACE and not meld.wilds]
    return (own - options.bonus_natural) * sum([melds.is_canasta(meld) for meld in pure])


def _count_stops(melds: SideMelds) -> int:
    """Returns the number of black threes in the melds of a side."""
    return sum([meld.naturals for meld in melds.lying if meld.head == STOP])


def _wild_canasta_points(options: RuleOptions, melds: SideMelds) -> int:
    """Returns the bonus for wild canastas, which may depend on the number of jokers in each."""
    total = 0
    for meld in melds.lying:
        if meld.head == WILD_SET and melds.is_canasta(meld):
            total += options.bonus_wild[meld.bigs]
    return total


def _add_threes(sheet: Sheet, options: RuleOptions, count: int, melds: SideMelds) -> None:
    """Adds the points of so many red threes, or of black ones that count as they do."""
    has_opened, has_sevens, canastas = melds.has_opened, melds.seven_canastas > 0, melds.canastas
    note_bonus(sheet, options, count, canastas, has_opened=has_opened, has_sevens=has_sevens)
