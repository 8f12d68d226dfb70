"""Plays the turn of the searching player itself, once for all worlds where that is possible."""

from collections.abc import Callable

from engine.ai.policy.playing import play_turn
from engine.ai.search.candidates import Candidate
from engine.ai.search.worlds import Worlds
from engine.ai.style import Style
from engine.kernel.counted_turn import OVER
from engine.kernel.table import Table

Beginning = Callable[[Table], Table]
"""Returns a world as it is after the own turn."""


def begin(candidate: Candidate, worlds: Worlds, seat: int, style: Style) -> Beginning:
    """Plays the own turn with a candidate.

    The turn is played once for all worlds, unless it depends on unseen cards.
    """
    settled = _try(candidate, worlds.seen.copy(), seat, style)
    if _depends_on_unseen(settled, worlds.seen, seat):
        return lambda world: _try(candidate, world.copy(), seat, style)
    return lambda world: settled.copy_in(world, seat)


def _depends_on_unseen(settled: Table, seen: Table, own: int) -> bool:
    """Returns whether the turn depended on cards that came from the stock or from below the pile,
    on the own second hand or on the partner's answer.
    """
    has_drawn = len(settled.stock) < len(seen.stock) or len(settled.base) < len(seen.base)
    has_foot = len(settled.feet[own]) < len(seen.feet[own])
    has_asked = settled.phase == OVER and settled.question is not seen.question
    return has_drawn or has_foot or has_asked


def _try(candidate: Candidate, table: Table, seat: int, style: Style) -> Table:
    candidate.apply(table)
    while table.phase != OVER and table.turn == seat:
        play_turn(table, style)
    return table
