"""The score of a deal, on counts."""

from engine.ai.kernel.kinds import ACE, BONUS, CALIENTE, SEVEN, STOP, WILD_SET
from engine.ai.kernel.melds import SideMelds, is_run, points_of_kinds, size_of, unfinished_at_risk
from engine.ai.kernel.seating import NO_SEAT
from engine.ai.kernel.table import Table
from engine.cards import Role
from engine.ruleset.model import Ruleset
from engine.scoring import (
    LeftLines,
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
    unfinished_lines,
)
from engine.values import canasta_bonus, wild_canasta_bonus


def deal_points(table: Table) -> tuple[int, ...]:
    """Returns the score of each side if the deal ended now, in points."""
    return tuple(side_points(table, side) for side in range(len(table.melds)))


def side_points(table: Table, side: int) -> int:
    """Returns the score of one side if the deal ended now, in points."""
    rules, melds = table.seating.rules, table.melds[side]
    if table.special is not None and table.special.seat in table.seating.seats[side]:
        return sum(points for _, points in special_lines(rules, table.special.kind))
    is_own_exit = table.out in table.seating.seats[side]
    total = melds_sign(rules, melds.canastas) * melds.points
    total += _canasta_points(rules, melds, is_own_exit=is_own_exit)
    if rules.score.unfinished_pure or rules.score.unfinished_wild:
        total += _unfinished_points(rules, melds)
    if rules.score.short_sequence:
        total += _short_sequence_points(rules, melds)
    if table.bonus[side]:
        total += _bonus_points(rules, table.bonus[side], melds)
    if rules.bonus.black_too:
        total += _bonus_points(rules, table.aside[side], melds)
    for _, points in aside_lines(rules, table.aside[side]):
        total += points
    for _, points in caliente_lines(rules, table.calientes[side]):
        total += points
    for seat in table.seating.seats[side]:
        total += _left_points(table, table.hands[seat], hand_lines)
        total += _held_points(rules, table.hands[seat])
        total += _left_points(table, table.feet[seat], foot_lines)
        total += _out_points(table, seat)
    return total


def _canasta_points(rules: Ruleset, melds: SideMelds, *, is_own_exit: bool) -> int:
    if not melds.canastas:
        return 0
    return (
        _extra_points(rules, melds, is_own_exit=is_own_exit)
        + melds.natural_canastas * canasta_bonus(rules, "natural")
        + melds.mixed_canastas * canasta_bonus(rules, "mixed")
        + melds.sambas * canasta_bonus(rules, "samba")
        + _aces_extra(rules, melds)
        + (melds.seven_canastas * canasta_bonus(rules, "sevens") if melds.are_sevens_apart else 0)
    )


def _aces_extra(rules: Ruleset, melds: SideMelds) -> int:
    """Returns the points of natural canastas of aces beyond those of other natural canastas."""
    own = rules.score.aces_canasta
    if own is None:
        return 0
    pure = [meld for meld in melds.lying if meld[0] == ACE and not meld[2] + meld[3]]
    more = own - canasta_bonus(rules, "natural")
    return more * sum(map(melds.is_canasta, pure))


def _unfinished_points(rules: Ruleset, melds: SideMelds) -> int:
    return sum(
        points
        for meld in unfinished_at_risk(melds)
        for _, points in unfinished_lines(rules, is_wild=meld[0] == WILD_SET)
    )


def _held_points(rules: Ruleset, hand: list[int]) -> int:
    if not rules.score.held_pure:
        return 0
    return sum(points for rank in (ACE, SEVEN) for _, points in held_lines(rules, hand[rank]))


def _extra_points(rules: Ruleset, melds: SideMelds, *, is_own_exit: bool) -> int:
    """Returns the points of wild canastas, and the extra points for many canastas."""
    total = 0
    if melds.wild_canastas and do_wild_canastas_pay(rules, is_own_exit=is_own_exit):
        total += _wild_canasta_points(rules, melds)
    counts = melds.canastas, melds.natural_canastas, melds.mixed_canastas
    for _, points in many_canastas_lines(rules, *counts, is_own_exit=is_own_exit):
        total += points
    return total


def _wild_canasta_points(rules: Ruleset, melds: SideMelds) -> int:
    """Returns the bonus for wild canastas, which may depend on the number of jokers in each."""
    return sum(
        wild_canasta_bonus(rules, meld[3])
        for meld in melds.lying
        if meld[0] == WILD_SET and melds.is_canasta(meld)
    )


def _short_sequence_points(rules: Ruleset, melds: SideMelds) -> int:
    runs = (meld for meld in melds.lying if is_run(meld))
    return sum(points for run in runs for _, points in short_sequence_lines(rules, size_of(run)))


def _left_points(table: Table, hand: list[int], lines: LeftLines) -> int:
    """Returns the points of the cards left in a hand; 0 for a second hand that is not there."""
    if not hand:
        return 0
    special = {Role.STOP: hand[STOP], Role.CALIENTE: hand[CALIENTE], Role.BONUS: hand[BONUS]}
    total, rules, is_out = 0, table.seating.rules, table.out != NO_SEAT
    for _, points in lines(rules, points_of_kinds(hand), special, is_out=is_out):
        total += points
    return total


def _bonus_points(rules: Ruleset, count: int, melds: SideMelds) -> int:
    has_opened, has_sevens = melds.has_opened, melds.seven_canastas > 0
    lines = bonus_lines(rules, count, melds.canastas, has_opened=has_opened, has_sevens=has_sevens)
    return sum(points for _, points in lines)


def _out_points(table: Table, seat: int) -> int:
    if table.out != seat:
        return 0
    lines = going_out_lines(table.seating.rules, is_concealed=table.is_concealed)
    return sum(points for _, points in lines)
