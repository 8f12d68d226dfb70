"""The stock or the pile."""

from engine.ai.kernel.calientes import can_play_caliente
from engine.ai.kernel.classes import BIG, NATURALS, TWO
from engine.ai.kernel.groups import points_of
from engine.ai.kernel.laws import can_pass, can_take, supports
from engine.ai.kernel.policy.feet import cost_of_delay
from engine.ai.kernel.policy.openings import cheapest_opening
from engine.ai.kernel.policy.sight import look
from engine.ai.kernel.table import Lay, Table
from engine.ai.style import Style
from engine.rules.caliente import refill_size

CARDS_WORTH_A_CALIENTE = 5

Take = tuple[Lay, tuple[Lay, ...]]
"""The support from the hand, and what is laid with it."""


def choose_take(table: Table, style: Style) -> Take | None:
    """The best way to take the pile; ``None`` to draw, or to pass."""
    best, most = None, 0.0 if table.stock or can_pass(table) else float("-inf")
    for take in possible_takes(table, style):
        worth = take_worth(table, take, style)
        if worth > most:
            best, most = take, worth
    return best


def wants_caliente(table: Table, style: Style) -> bool:
    """Whether a side that is behind should fill a small hand, while there is time to lay it."""
    if not can_play_caliente(table):
        return False
    sight = look(table, style)
    room = refill_size(table.seating.rules) + 1 - table.sizes[table.turn]
    is_behind = sight.canastas <= sight.rival_canastas
    return min(room, len(table.stock)) >= CARDS_WORTH_A_CALIENTE and is_behind and not sight.is_late


def possible_takes(table: Table, style: Style) -> list[Take]:
    """Lawful ways to take the pile, each with the melds that an opening needs."""
    found: list[Take] = []
    has_opened = table.melds[table.side].has_opened
    for support in supports(table):
        if has_opened:
            if can_take(table, support):
                found.append((support, ()))
        elif support[1] >= 2:
            take = _opening_take(table, support, style)
            if take is not None:
                found.append(take)
    return found


def _opening_take(table: Table, support: Lay, style: Style) -> Take | None:
    hand = table.hands[table.turn]
    rank, naturals, _, _ = support
    rest = hand[:]
    rest[rank] -= naturals
    for small, big in ((0, 0), (1, 0), (0, 1)):
        if small > rest[TWO] or big > rest[BIG]:
            continue
        own = (rank, naturals, small, big)
        counts_upcard = table.seating.rules.opening.upcard_counts
        have = points_of(((rank, naturals + counts_upcard, small, big),))
        left = rest[:]
        left[TWO] -= small
        left[BIG] -= big
        lacking = table.seating.needs[table.side] - have
        more = (
            ()
            if lacking <= 0
            else cheapest_opening(table.seating.limits, left, lacking, style, without=rank)
        )
        if more is not None and can_take(table, own, more):
            return own, more
    return None


def take_worth(table: Table, take: Take, style: Style) -> float:
    """What the pile brings beyond a card from the stock, in points."""
    support, lays = take
    melds, hand = table.melds[table.side], table.hands[table.turn]
    gained = table.pile[:-1]
    matches = sum(
        kind < NATURALS and (melds.naturals[kind] > 0 or hand[kind] > 0) for kind in gained
    )
    wilds = sum(kind in (TWO, BIG) for kind in gained)
    spent = sum(lay[2] + lay[3] for lay in (support, *lays))
    size = table.seating.rules.canasta.size
    before = melds.sizes[support[0]]
    joined = before + support[1] + support[2] + support[3] + 1
    canasta = style.take_canasta if before < size <= joined else 0.0
    opening = 0.0 if melds.has_opened else style.take_opening
    gain = style.take_card * len(gained) + style.take_match * matches + style.take_wild * wilds
    delay = cost_of_delay(table, len(gained) - matches)
    return gain + canasta + opening - delay - style.take_spent * spent - style.take_base
