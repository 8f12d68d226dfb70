"""The score of a deal, on counts."""

from operator import mul

from engine.ai.kernel.classes import BONUS, CALIENTE, POINTS
from engine.ai.kernel.table import SideMelds, Table
from engine.ruleset.model import Ruleset
from engine.scoring import bonus_lines, do_bonus_cards_pay, going_out_lines, held_factor


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
            total -= _held_points(rules, table.hands[seat])
            total -= _untouched_points(rules, table.feet[seat])
            total += _out_points(table, seat)
    return total


def hand_points(hand: list[int]) -> int:
    """The values of the cards in a hand."""
    return sum(map(mul, hand, POINTS))


def _held_points(rules: Ruleset, hand: list[int]) -> int:
    """What a hand costs in the end; Caliente cards in it multiply that."""
    return hand_points(hand) * held_factor(rules, hand[CALIENTE])


def _untouched_points(rules: Ruleset, foot: list[int]) -> int:
    """What a second hand costs that nobody took up."""
    return hand_points(foot) + foot[BONUS] * rules.bonus.untouched_penalty if foot else 0


def _bonus_points(rules: Ruleset, count: int, melds: SideMelds) -> int:
    do_pay = do_bonus_cards_pay(rules, melds.canastas, has_opened=melds.has_opened)
    return sum(points for _, points in bonus_lines(rules, count, do_pay=do_pay))


def _out_points(table: Table, seat: int) -> int:
    if table.out != seat:
        return 0
    lines = going_out_lines(table.seating.rules, is_concealed=table.is_concealed)
    return sum(points for _, points in lines)
