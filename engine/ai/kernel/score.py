"""The score of a deal, on counts."""

from operator import mul

from engine.ai.kernel.classes import BONUS, CALIENTE, POINTS, STOP
from engine.ai.kernel.table import SideMelds, Table
from engine.cards import Role
from engine.ruleset.model import Ruleset
from engine.scoring import (
    LeftLines,
    bonus_lines,
    do_bonus_cards_pay,
    foot_lines,
    going_out_lines,
    hand_lines,
)


def deal_points(table: Table) -> tuple[int, ...]:
    """What each side scores when the deal ends as the table stands."""
    return tuple(side_points(table, side) for side in range(len(table.melds)))


def side_points(table: Table, side: int) -> int:
    """What one side scores when the deal ends as the table stands."""
    rules, melds = table.seating.rules, table.melds[side]
    total = (
        melds.points
        + melds.natural_canastas * rules.score.natural_canasta
        + melds.mixed_canastas * rules.score.mixed_canasta
        + melds.wild_canastas * rules.score.wild_canasta
        + melds.sambas * rules.score.samba
        + _bonus_points(rules, table.bonus[side], melds)
        - table.calientes[side] * rules.caliente.played
    )
    for seat, own in enumerate(table.seating.side_of):
        if own == side:
            total += _left_points(rules, table.hands[seat], hand_lines)
            total += _left_points(rules, table.feet[seat], foot_lines)
            total += _out_points(table, seat)
    return total


def hand_points(hand: list[int]) -> int:
    """The values of the cards in a hand."""
    return sum(map(mul, hand, POINTS))


def _left_points(rules: Ruleset, hand: list[int], lines: LeftLines) -> int:
    """What cards cost that are left at the end; nothing for a second hand that is not there."""
    if not hand:
        return 0
    special = {Role.STOP: hand[STOP], Role.CALIENTE: hand[CALIENTE], Role.BONUS: hand[BONUS]}
    total = 0
    for _, points in lines(rules, hand_points(hand), special):
        total += points
    return total


def _bonus_points(rules: Ruleset, count: int, melds: SideMelds) -> int:
    do_pay = do_bonus_cards_pay(rules, melds.canastas, has_opened=melds.has_opened)
    return sum(points for _, points in bonus_lines(rules, count, do_pay=do_pay))


def _out_points(table: Table, seat: int) -> int:
    if table.out != seat:
        return 0
    lines = going_out_lines(table.seating.rules, is_concealed=table.is_concealed)
    return sum(points for _, points in lines)
