"""How fast deals are played on counts: at random, and by rules of thumb."""

from collections.abc import Callable, Iterator
from time import process_time

from engine.ai.policy.laying import wanted_lays
from engine.ai.policy.openings import cheapest_opening, opening_wish
from engine.ai.policy.playing import go_out, play_turn
from engine.ai.policy.seat_estimates import SeatEstimates
from engine.ai.style import style_for
from engine.cursor import Json
from engine.kernel import moves
from engine.kernel.compiled import is_compiled
from engine.kernel.counted_meld import Lay
from engine.kernel.counted_turn import DRAW, OVER
from engine.kernel.discards import discards
from engine.kernel.exits import find_exit
from engine.kernel.lawful_lays import can_lay
from engine.kernel.state_reader import table_of
from engine.kernel.stock_moves import can_draw, can_lay_bonus
from engine.kernel.table import Table
from engine.kernel.taking import can_take, supports
from engine.rng import Chance
from engine.state import State

_MOST_TURNS = 1000
"""The number of turns after which a deal is given up: random players might never end it."""

_PlayTurn = Callable[[Table], None]


def measure_kernel(dealt: Callable[[int], State], seed: str, seconds: float) -> dict[str, Json]:
    """Measures deals and turns a second of processor time, by random play and by rules of thumb.

    ``dealt`` returns the state at the beginning of the deal of a number.
    """
    style = style_for(dealt(0).rules)
    chance = Chance(f"kernel {seed}")
    random_deals, _ = _rates(dealt, lambda table: _play_by_chance(table, chance), seconds / 2)
    deals, turns = _rates(dealt, lambda table: play_turn(table, style), seconds / 2)
    return {
        "kernel": "compiled" if is_compiled() else "plain",
        "random_hands": round(random_deals, 1),
        "hands": round(deals, 1),
        "turns": round(turns),
    }


def _rates(dealt: Callable[[int], State], turn: _PlayTurn, seconds: float) -> tuple[float, float]:
    """Returns deals and turns a second. Plays at least one deal; dealing is not timed."""
    deals, turns, spent = 0, 0, 0.0
    while not deals or spent < seconds:
        table = table_of(dealt(deals))
        start = process_time()
        turns += _play(table, turn)
        spent += process_time() - start
        deals += 1
    return deals / spent, turns / spent


def _play(table: Table, turn: _PlayTurn) -> int:
    """Plays a deal to its end; returns how many turns it took."""
    for count in range(_MOST_TURNS):
        if table.phase == OVER:
            return count
        turn(table)
    return _MOST_TURNS


def _play_by_chance(table: Table, chance: Chance) -> None:
    """Plays a turn of random lawful actions."""
    if table.phase == DRAW:
        _begin(table, chance)
    while table.phase not in (OVER, DRAW):
        _go_on(table, chance)


def _begin(table: Table, chance: Chance) -> None:
    """Draws or takes the pile; passes where neither is possible."""
    ways = chance.shuffle(tuple(supports(table)))
    support = next((way for way in ways if can_take(table, way)), None)
    if support is not None and (chance.below(2) or not can_draw(table)):
        moves.take(table, support)
    elif can_draw(table):
        moves.draw(table)
    else:
        moves.pass_turn(table)


def _go_on(table: Table, chance: Chance) -> None:
    """Lays cards, or ends the turn by a discard or by going out."""
    if can_lay_bonus(table):
        moves.lay_bonus(table)
        return
    lays = _lays(table, chance) if chance.below(3) else ()
    thrown = () if lays else tuple(discards(table))
    if lays:
        moves.lay(table, lays)
    elif thrown:
        moves.discard(table, chance.choice(thrown))
    else:
        found = find_exit(table, table.own, table.hand)
        assert found is not None, "whoever may throw nothing can go out"
        go_out(table, found)


def _lays(table: Table, chance: Chance) -> tuple[Lay, ...]:
    """Returns random cards that may be laid together; empty where there are none."""
    estimates = SeatEstimates(table, style_for(table.seating.rules))
    wanted = chance.shuffle(tuple(_wanted_lays(table, estimates)))
    return next((lays for lays in wanted if can_lay(table, lays)), ())


def _wanted_lays(table: Table, estimates: SeatEstimates) -> Iterator[tuple[Lay, ...]]:
    """Yields all possible lays, most wanted first, even those that leave too few cards."""
    if not table.own.has_opened:
        opening = cheapest_opening(estimates, estimates.hand, opening_wish(table))
        if opening:
            yield opening
        return
    for lay in wanted_lays(table, estimates):
        yield (lay,)
