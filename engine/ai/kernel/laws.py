"""What the seat to move may do: the engine's rules, on counts."""

from engine.ai.kernel.canastas import is_lawful_meld
from engine.ai.kernel.classes import BIG, BONUS, NATURALS, STOP, TWO
from engine.ai.kernel.exits import (
    NO_CARD,
    find_exit,
    has_right_to_go_out,
    is_exit_allowed,
    lays_before,
)
from engine.ai.kernel.groups import are_lawful_groups, count, is_held, merged, points_of, remove
from engine.ai.kernel.table import DRAW, NO_SEAT, PLAY, Lay, SideMelds, Table
from engine.shapes import is_open

NO_SUPPORT: Lay = (STOP, 0, 0, 0)


def can_draw(table: Table) -> bool:
    """Whether a card may be drawn."""
    return table.phase == DRAW and bool(table.stock)


def can_pass(table: Table) -> bool:
    """Whether the seat may pass and so end the deal."""
    return table.phase == DRAW and not table.stock and not is_forced_to_take(table)


def can_ask(table: Table) -> bool:
    """Whether the partner may be asked."""
    ask = table.seating.rules.ask
    is_time = table.phase == PLAY or (table.phase == DRAW and ask.before_draw)
    has_partner = table.seating.partner[table.turn] != NO_SEAT
    if ask.mode == "off" or not is_time or not has_partner or table.question is not None:
        return False
    seat = table.turn
    is_foot_fresh = table.in_foot[seat] and not table.played_foot[seat]
    if table.feet[seat] or (table.has_laid and not is_foot_fresh):
        return False
    return table.phase == DRAW or ask.mode == "mandatory" or table.sizes[seat] > 1


def can_discard(table: Table, kind: int) -> bool:
    """Whether a card of this class may be thrown; bonus cards are never in a hand here."""
    return bool(table.hands[table.turn][kind]) and _is_discard_allowed(table)


def discards(table: Table) -> list[int]:
    """The classes of the cards that may be thrown."""
    if not _is_discard_allowed(table):
        return []
    return [kind for kind, count in enumerate(table.hands[table.turn]) if count]


def _is_discard_allowed(table: Table) -> bool:
    if table.phase != PLAY:
        return False
    if table.sizes[table.turn] == 1:
        return has_foot(table) or has_right_to_go_out(table, table.melds[table.side])
    return not _is_bound_to_go_out(table)


def can_lay(table: Table, lays: tuple[Lay, ...]) -> bool:
    """Whether these groups, of different ranks, may be laid in one breath."""
    if table.phase != PLAY or not lays or not all(count(lay) for lay in lays):
        return False
    return is_held(table.hands[table.turn], lays) and _is_lawful_bundle(table, lays, lays)


def can_take(table: Table, support: Lay, lays: tuple[Lay, ...] = ()) -> bool:
    """Whether the pile may be taken with these hand cards, and more laid in the same breath.

    The support's rank is that of the up-card; it counts the hand cards alone.
    """
    if table.phase != DRAW or not table.pile or table.pile[-1] >= NATURALS:
        return False
    if support[0] != table.pile[-1] or not is_entitled(table, support):
        return False
    if not is_held(table.hands[table.turn], (support,)):
        return False
    if lays and not _can_lay_besides(table, support, lays):
        return False
    with_upcard = (support[0], support[1] + 1, support[2], support[3])
    return _is_lawful_bundle(table, (with_upcard, *lays), (support, *lays))


def _can_lay_besides(table: Table, support: Lay, lays: tuple[Lay, ...]) -> bool:
    """Whether these groups are there with the pile, and none that is under its top must open."""
    are_groups = all(count(lay) for lay in lays)
    is_there = are_groups and is_held(hand_with_pile(table), (support, *lays))
    return is_there and _opens_from_hand(table, support, lays)


def has_foot(table: Table) -> bool:
    """Whether the last card of the hand leads to a second one and not out of the deal."""
    return bool(table.feet[table.turn])


def is_frozen(table: Table) -> bool:
    """Whether the pile is frozen for everybody."""
    return table.is_frozen or table.seating.rules.pile.always_frozen


def can_add_upcard(table: Table) -> bool:
    """Whether the up-card alone may join an own set."""
    if not _has_room_for_upcard(table):
        return False
    melds, pile = table.melds[table.side], table.seating.rules.pile
    allowed = pile.frozen_add if is_frozen(table) else pile.open_add
    is_finished = melds.sizes[table.pile[-1]] >= melds.canasta_size
    return allowed == "any" or (allowed == "unfinished" and not is_finished)


def _has_room_for_upcard(table: Table) -> bool:
    size = table.melds[table.side].sizes[table.pile[-1]]
    return size > 0 and is_open(table.seating.limits, size)


def is_entitled(table: Table, support: Lay) -> bool:
    """Whether the support gives the right to the pile."""
    pile = table.seating.rules.pile
    is_single = table.sizes[table.turn] == 1 and len(table.pile) == 1
    if is_single and pile.one_card_rule == "forbid":
        return False
    if support[1] >= 2 or can_add_upcard(table):
        return True
    is_open = not is_frozen(table) and table.melds[table.side].has_opened
    has_wild = support[2] + support[3] > 0
    return is_open and pile.open_natural_plus_wild and support[1] == 1 and has_wild


def supports(table: Table) -> tuple[Lay, ...]:
    """Hand cards that could be melded with the up-card, each kind of way once, fewest first."""
    if not table.pile or table.pile[-1] >= NATURALS:
        return ()
    rank, hand = table.pile[-1], table.hands[table.turn]
    melds = table.melds[table.side]
    has_set = melds.sizes[rank] > 0 or any(lay[0] == rank for lay in melds.closed)
    found: list[Lay] = [(rank, 0, 0, 0)] if has_set else []
    if hand[rank]:
        found += [(rank, count, 0, 0) for count in range(2, hand[rank] + 1)]
        if hand[TWO]:
            found.append((rank, 1, 1, 0))
        if hand[BIG]:
            found.append((rank, 1, 0, 1))
    return tuple(found)


def is_forced_to_take(table: Table) -> bool:
    """Whether, with an empty stock, the pile has to be taken."""
    if table.stock or not table.seating.rules.exhaustion.forced_take or not table.pile:
        return False
    if table.pile[-1] >= NATURALS or is_frozen(table) or not _is_upcard_claimed(table):
        return False
    return any(can_take(table, support) for support in supports(table))


def _is_upcard_claimed(table: Table) -> bool:
    if table.seating.rules.pile.open_add == "never":
        return _has_room_for_upcard(table)
    return can_add_upcard(table)


def hand_with_pile(table: Table) -> list[int]:
    """The hand and what the pile below its up-card adds to it."""
    hand = table.hands[table.turn][:]
    for kind in table.pile[:-1]:
        if kind != BONUS:
            hand[kind] += 1
    return hand


def _is_lawful_bundle(table: Table, added: tuple[Lay, ...], laid: tuple[Lay, ...]) -> bool:
    """Whether what joins the melds (the up-card included) is lawful, and the turn can end."""
    melds = table.melds[table.side]
    groups = merged(table, added)
    if not are_lawful_groups(table, melds, groups):
        return False
    hand = hand_with_pile(table) if added is not laid else table.hands[table.turn][:]
    for lay in laid:
        remove(hand, lay)
    left = sum(hand)
    has_stops = any(group[0] == STOP for group in groups)
    if left > 1 and melds.has_opened and not has_stops and table.question is not True:
        return True
    after = melds.copy()
    for group in groups:
        after.add(group)
    if has_stops and not (left <= 1 and has_right_to_go_out(table, after)):
        return False
    if not melds.has_opened:
        counted = added if table.seating.rules.opening.upcard_counts else laid
        if not _does_open(table, points_of(counted), groups, after, left):
            return False
    return _can_finish(table, after, hand, left)


def _does_open(
    table: Table, points: int, groups: tuple[Lay, ...], after: SideMelds, left: int
) -> bool:
    if points >= table.seating.needs[table.side]:
        return True
    return (
        table.seating.rules.opening.concealed_waiver
        and table.drew_stock
        and left <= 1
        and is_concealed(table, groups, after, with_discard=left == 1)
        and has_right_to_go_out(table, after)
    )


def is_concealed(
    table: Table, groups: tuple[Lay, ...], after: SideMelds, *, with_discard: bool
) -> bool:
    """Whether going out with these groups laid now is concealed."""
    if with_discard and not table.seating.rules.out.concealed_with_discard:
        return False
    if table.melded[table.turn] or table.grown:
        return False
    before = table.melds[table.side]
    begun = [group[0] for group in groups if group[0] != STOP and not before.sizes[group[0]]]
    old = {group[0] for group in groups} - {*begun, *table.fresh, STOP}
    if old or (before.stops and any(group[0] == STOP for group in groups)):
        return False
    if table.has_closed_fresh or len(after.closed) > len(before.closed):
        return True
    size = table.seating.rules.canasta.size
    return any(after.sizes[rank] >= size for rank in (*begun, *table.fresh))


def _can_finish(table: Table, melds: SideMelds, hand: list[int], left: int) -> bool:
    """Whether the turn can still end lawfully with these melds and this hand."""
    if not left:
        return has_foot(table) or has_right_to_go_out(table, melds)
    is_last_free = left > 1 or has_foot(table) or has_right_to_go_out(table, melds)
    if not is_last_free and find_exit(table, melds, hand) is None:
        return False
    return not _is_bound_to_go_out(table) or find_exit(table, melds, hand) is not None


def _is_bound_to_go_out(table: Table) -> bool:
    """Whether a yes obliges the seat, and it certainly can go out."""
    if table.question is not True or table.seating.rules.ask.yes != "must":
        return False
    melds, hand = table.melds[table.side], table.hands[table.turn]
    if table.phase == DRAW:
        can_draw = bool(table.stock) and is_exit_allowed(table)
        return can_draw and lays_before(table, melds, hand, NO_CARD) is not None
    return find_exit(table, melds, hand) is not None


def _opens_from_hand(table: Table, support: Lay, lays: tuple[Lay, ...]) -> bool:
    """Whether nothing from under the up-card is needed to open."""
    if table.melds[table.side].has_opened:
        return True
    left = table.hands[table.turn][:]
    remove(left, support)
    own: list[Lay] = []
    for lay in lays:
        if is_held(left, (lay,)):
            remove(left, lay)
            own.append(lay)
    if len(own) == len(lays):
        return True
    with_upcard = (support[0], support[1] + 1, support[2], support[3])
    return _opens_alone(table, (with_upcard, *own), (support, *own))


def _opens_alone(table: Table, added: tuple[Lay, ...], laid: tuple[Lay, ...]) -> bool:
    rules, limits = table.seating.rules, table.seating.limits
    groups = merged(table, added)
    counted = added if rules.opening.upcard_counts else laid
    return (
        all(is_lawful_meld(limits, group[0], group[1], group[2] + group[3]) for group in groups)
        and points_of(counted) >= table.seating.needs[table.side]
    )
