"""The score of a deal, on counts."""

from engine import scoring
from engine.kernel.counted_meld import is_run
from engine.kernel.counted_turn import OVER
from engine.kernel.kinds import ACE, BONUS, CALIENTE, LOWEST_RANK, SEVEN, STOP, WILD_SET
from engine.kernel.melds import SideMelds, points_of_kinds, unfinished_at_risk
from engine.kernel.seating import NO_SEAT
from engine.kernel.table import Table
from engine.ruleset.laws import Laws
from engine.scoring import LeftCards, Sheet


def deal_points(table: Table) -> tuple[int, ...]:
    """Returns the score of each side if the deal ended now, in points."""
    is_out = table.phase != OVER or table.out != NO_SEAT or table.special is not None
    if scoring.is_void(table.seating.laws, is_out=is_out):
        return (0,) * len(table.melds)
    return tuple(side_points(table, side) for side in range(len(table.melds)))


def side_points(table: Table, side: int) -> int:
    """Returns the score of one side if the deal ended now, in points."""
    seating, melds = table.seating, table.melds[side]
    laws, seats = seating.laws, seating.seats[side]
    sheet = Sheet()
    if table.special is not None and table.special.seat in seats:
        scoring.note_special(sheet, seating.rules, table.special.kind)
        return sheet.points
    sheet.points = scoring.melds_sign(laws, melds.canastas) * melds.points
    if melds.canastas:
        _add_canastas(sheet, laws, melds, is_own_exit=table.out in seats)
    if laws.score_unfinished_pure or laws.score_unfinished_wild:
        for meld in unfinished_at_risk(melds):
            scoring.note_unfinished(sheet, laws, is_wild=meld.head == WILD_SET)
    if laws.score_four_stops:
        scoring.note_stops(sheet, laws, _count_stops(melds))
    if laws.score_short_sequence:
        for meld in melds.lying:
            if is_run(meld):
                scoring.note_short_sequence(sheet, laws, meld.size)
    _add_beside(sheet, table, side)
    for seat in seats:
        _add_left(sheet, table, seat)
    return sheet.points


def _add_beside(sheet: Sheet, table: Table, side: int) -> None:
    """Adds the points for what lies beside the melds of a side, and for its questions."""
    laws, melds = table.seating.laws, table.melds[side]
    if table.bonus[side]:
        _add_threes(sheet, laws, table.bonus[side], melds)
    if table.aside[side]:
        if laws.bonus_black_too:
            _add_threes(sheet, laws, table.aside[side], melds)
        scoring.note_aside(sheet, laws, table.aside[side])
    if laws.ask_vain_penalty:
        scoring.note_vain(sheet, laws, _asked_in_vain(table, side))
    if table.calientes[side]:
        scoring.note_caliente(sheet, laws, table.calientes[side])


def _asked_in_vain(table: Table, side: int) -> int:
    """Returns how many questions of a side were followed by no exit, that of this turn included."""
    is_vain = table.question is not None and table.side == side and table.out != table.turn
    return table.vain[side] + is_vain


def _add_left(sheet: Sheet, table: Table, seat: int) -> None:
    """Adds the points for the cards that are left to a seat, and for going out."""
    laws, hand, foot = table.seating.laws, table.hands[seat], table.feet[seat]
    scoring.note_hand(sheet, laws, _left(hand), is_out=table.out != NO_SEAT)
    if laws.score_held_pure:
        for rank in (ACE, SEVEN):
            scoring.note_held(sheet, laws, hand[rank])
    if foot:
        scoring.note_foot(sheet, laws, _left(foot))
    if table.out == seat:
        scoring.note_going_out(sheet, laws, is_concealed=table.is_concealed)


def _left(cards: list[int]) -> LeftCards:
    return LeftCards(points_of_kinds(cards), cards[STOP], cards[CALIENTE], cards[BONUS])


def _add_canastas(sheet: Sheet, laws: Laws, melds: SideMelds, *, is_own_exit: bool) -> None:
    total, natural, mixed = melds.canastas, melds.natural_canastas, melds.mixed_canastas
    for meld in melds.lying:
        kind = melds.canasta_kind(meld)
        if kind:
            rank, bigs = meld.head + LOWEST_RANK, meld.bigs
            scoring.note_canasta(sheet, laws, kind, rank, bigs, is_own_exit=is_own_exit)
    scoring.note_many_canastas(sheet, laws, total, natural, mixed, is_own_exit=is_own_exit)


def _count_stops(melds: SideMelds) -> int:
    """Returns the number of black threes in the melds of a side."""
    return sum([meld.naturals for meld in melds.lying if meld.head == STOP])


def _add_threes(sheet: Sheet, laws: Laws, count: int, melds: SideMelds) -> None:
    """Adds the points of so many red threes, or of black ones that count as they do."""
    opened, sevens, canastas = melds.has_opened, melds.seven_canastas > 0, melds.canastas
    scoring.note_bonus(sheet, laws, count, canastas, has_opened=opened, has_sevens=sevens)
