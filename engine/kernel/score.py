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
    Lines,
    aside_lines,
    bonus_lines,
    caliente_lines,
    do_wild_canastas_pay,
    foot_lines,
    going_out_lines,
    hand_lines,
    held_lines,
    many_canastas_lines,
    melds_sign,
    short_sequence_lines,
    special_lines,
    stops_lines,
    unfinished_lines,
    vain_lines,
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
    if table.special is not None and table.special.seat in seats:
        return _sum_of(special_lines(seating.rules, table.special.kind))
    total = melds_sign(options, melds.canastas) * melds.points
    if melds.canastas:
        total += _canasta_points(options, melds, is_own_exit=table.out in seats)
    if options.score_unfinished_pure or options.score_unfinished_wild:
        total += _unfinished_points(options, melds)
    if options.score_four_stops:
        total += _sum_of(stops_lines(options, _count_stops(melds)))
    if options.score_short_sequence:
        total += _short_sequence_points(options, melds)
    total += _points_beside(table, side)
    for seat in seats:
        total += _seat_points(table, seat)
    return total


def _points_beside(table: Table, side: int) -> int:
    """Returns the points for what lies beside the melds of a side, and for its questions."""
    options, melds, total = table.seating.options, table.melds[side], 0
    if table.bonus[side]:
        total += _bonus_points(options, table.bonus[side], melds)
    if table.aside[side]:
        total += _aside_points(options, table.aside[side], melds)
    if options.ask_vain_penalty:
        total += _sum_of(vain_lines(options, _asked_in_vain(table, side)))
    if table.calientes[side]:
        total += _sum_of(caliente_lines(options, table.calientes[side]))
    return total


def _asked_in_vain(table: Table, side: int) -> int:
    """Returns how many questions of a side were followed by no exit, that of this turn included."""
    is_vain = table.question is not None and table.side == side and table.out != table.turn
    return table.vain[side] + is_vain


def _seat_points(table: Table, seat: int) -> int:
    """Returns the points for the cards that are left to a seat, and for going out."""
    options, hand, foot = table.seating.options, table.hands[seat], table.feet[seat]
    total = _sum_of(hand_lines(options, _left(hand), is_out=table.out != NO_SEAT))
    if options.score_held_pure:
        total += _held_points(options, hand)
    if foot:
        total += _sum_of(foot_lines(options, _left(foot)))
    if table.out == seat:
        total += _sum_of(going_out_lines(options, is_concealed=table.is_concealed))
    return total


def _sum_of(lines: Lines) -> int:
    """Returns the points of all lines."""
    total = 0
    for _, points in lines:
        total += points
    return total


def _left(cards: list[int]) -> LeftCards:
    return LeftCards(points_of_kinds(cards), cards[STOP], cards[CALIENTE], cards[BONUS])


def _canasta_points(options: RuleOptions, melds: SideMelds, *, is_own_exit: bool) -> int:
    return (
        _extra_points(options, melds, is_own_exit=is_own_exit)
        + melds.natural_canastas * options.bonus_natural
        + melds.mixed_canastas * options.bonus_mixed
        + melds.sambas * options.score_samba
        + _aces_extra(options, melds)
        + melds.seven_canastas * options.bonus_sevens
    )


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


def _unfinished_points(options: RuleOptions, melds: SideMelds) -> int:
    at_risk = unfinished_at_risk(melds)
    return sum([_sum_of(unfinished_lines(options, is_wild=it.head == WILD_SET)) for it in at_risk])


def _held_points(options: RuleOptions, hand: list[int]) -> int:
    return sum([_sum_of(held_lines(options, hand[rank])) for rank in (ACE, SEVEN)])


def _extra_points(options: RuleOptions, melds: SideMelds, *, is_own_exit: bool) -> int:
    """Returns the points of wild canastas, and the extra points for many canastas."""
    total = 0
    if melds.wild_canastas and do_wild_canastas_pay(options, is_own_exit=is_own_exit):
        total += _wild_canasta_points(options, melds)
    natural, mixed = melds.natural_canastas, melds.mixed_canastas
    return total + _sum_of(
        many_canastas_lines(options, melds.canastas, natural, mixed, is_own_exit=is_own_exit)
    )


def _wild_canasta_points(options: RuleOptions, melds: SideMelds) -> int:
    """Returns the bonus for wild canastas, which may depend on the number of jokers in each."""
    total = 0
    for meld in melds.lying:
        if meld.head == WILD_SET and melds.is_canasta(meld):
            total += options.bonus_wild[meld.bigs]
    return total


def _short_sequence_points(options: RuleOptions, melds: SideMelds) -> int:
    runs = [meld for meld in melds.lying if is_run(meld)]
    return sum([_sum_of(short_sequence_lines(options, run.size)) for run in runs])


def _aside_points(options: RuleOptions, count: int, melds: SideMelds) -> int:
    """Returns the points of black threes laid aside, which may count as red ones do."""
    alike = _bonus_points(options, count, melds) if options.bonus_black_too else 0
    return alike + _sum_of(aside_lines(options, count))


def _bonus_points(options: RuleOptions, count: int, melds: SideMelds) -> int:
    has_opened, has_sevens = melds.has_opened, melds.seven_canastas > 0
    canastas = melds.canastas
    return _sum_of(
        bonus_lines(options, count, canastas, has_opened=has_opened, has_sevens=has_sevens)
    )
