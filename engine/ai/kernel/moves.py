"""What an action leads to. Nothing is checked here."""

from engine.ai.kernel.classes import BIG, BONUS, CALIENTE, STOP, TWO
from engine.ai.kernel.laws import is_concealed
from engine.ai.kernel.table import ANSWER, DRAW, OVER, PLAY, Lay, Table
from engine.rules.caliente import refill_size


def draw(table: Table) -> None:
    """Draw from the stock."""
    table.phase, table.drew_stock = PLAY, True
    _draw_many(table, table.seating.rules.draw.count)


def play_caliente(table: Table) -> None:
    """Play a Caliente card and fill the hand up from the stock."""
    table.phase, table.drew_caliente = PLAY, True
    table.lose(table.turn, CALIENTE)
    table.calientes[table.side] += 1
    _draw_many(table, refill_size(table.seating.rules) - table.sizes[table.turn])


def _draw_many(table: Table, count: int) -> None:
    """Draw so many cards if they are there; a bonus card as the last of all may end the deal."""
    for _ in range(count):
        if table.stock and not table.draw_one(table.turn):
            if table.seating.rules.exhaustion.last_bonus_ends:
                end_deal(table, "last-bonus")
            return


def take(table: Table, support: Lay, lays: tuple[Lay, ...] = ()) -> None:
    """Take the pile with these hand cards and lay more."""
    upcard = table.pile.pop()
    table.gather_pile()
    table.gain(table.turn, upcard)
    _put_down(table, ((support[0], support[1] + 1, support[2], support[3]), *lays))
    if lays or any(support[1:]):
        _note_foot_played(table)
    _empty_hand(table)


def lay(table: Table, lays: tuple[Lay, ...]) -> None:
    """Lay groups from the hand."""
    _put_down(table, lays)
    _note_foot_played(table)
    _empty_hand(table)


def _put_down(table: Table, lays: tuple[Lay, ...]) -> None:
    melds, seat = table.melds[table.side], table.turn
    for group in lays:
        rank, naturals, twos, bigs = group
        if rank != STOP and rank not in table.fresh:
            if melds.sizes[rank]:
                table.grown = True
            else:
                table.fresh.append(rank)
        if melds.add(group) and rank in table.fresh:
            table.fresh.remove(rank)
            table.has_closed_fresh = True
        table.lose(seat, rank, naturals)
        table.lose(seat, TWO, twos)
        table.lose(seat, BIG, bigs)
    table.has_laid = True


def _note_foot_played(table: Table) -> None:
    if table.in_foot[table.turn]:
        table.played_foot[table.turn] = True


def discard(table: Table, kind: int) -> None:
    """Throw a card and let the next seat begin."""
    table.lose(table.turn, kind)
    table.pile.append(kind)
    if kind in (TWO, BIG):
        table.is_frozen = True
    _note_foot_played(table)
    _empty_hand(table, is_discard=True)
    if table.phase != OVER:
        begin_turn(table, table.seating.following[table.turn])


def ask(table: Table) -> None:
    """Ask the partner."""
    table.phase = ANSWER


def answer(table: Table, *, is_yes: bool) -> None:
    """The partner answers, and the turn goes on where it stood."""
    table.question = is_yes
    table.phase = PLAY if _has_drawn(table) else DRAW


def pass_turn(table: Table) -> None:
    """Neither draw nor take: the deal ends."""
    end_deal(table, "pass")


def _has_drawn(table: Table) -> bool:
    return table.drew_stock or table.drew_caliente or table.has_laid


def begin_turn(table: Table, seat: int) -> None:
    """The turn goes on to a seat, and what was of this turn alone is forgotten."""
    if table.has_laid:
        table.melded[table.turn] = True
    table.turn = seat
    table.phase, table.drew_stock, table.drew_caliente = DRAW, False, False
    table.has_laid = table.grown = table.has_closed_fresh = False
    table.fresh.clear()
    table.question = None


def _empty_hand(table: Table, *, is_discard: bool = False) -> None:
    """What follows when the last card has left the hand, laid or thrown."""
    if table.sizes[table.turn]:
        return
    if table.feet[table.turn]:
        _take_foot(table)
        return
    table.out = table.turn
    melds = table.melds[table.side]
    table.is_concealed = is_concealed(table, (), melds, with_discard=is_discard)
    end_deal(table, "out")


def _take_foot(table: Table) -> None:
    """The second hand comes to the hand; its bonus cards are laid and replaced."""
    seat = table.turn
    foot, table.feet[seat] = table.feet[seat], []
    table.in_foot[seat] = True
    for kind in range(BONUS):
        table.hands[seat][kind] += foot[kind]
    table.sizes[seat] = sum(table.hands[seat])
    can_go_on = True
    for _ in range(foot[BONUS]):
        table.bonus[table.side] += 1
        if table.stock:
            can_go_on = table.draw_one(seat)
    if not can_go_on and table.seating.rules.exhaustion.last_bonus_ends:
        end_deal(table, "last-bonus")


def end_deal(table: Table, how: str) -> None:
    """The deal is over."""
    table.phase, table.end = OVER, how
