"""What is laid in one breath: cards counted, put together by set, judged as sets."""

from engine.ai.kernel.canastas import is_lawful_meld
from engine.ai.kernel.classes import BIG, STOP, TWO
from engine.ai.kernel.table import Lay, SideMelds, Table, lay_points, new_melds
from engine.shapes import is_canasta_size, spoils_canasta


def points_of(lays: tuple[Lay, ...]) -> int:
    """The values of the cards laid."""
    return sum(map(lay_points, lays))


def merged(table: Table, lays: tuple[Lay, ...]) -> tuple[Lay, ...]:
    """One group for each set: what comes after a full one begins another."""
    if len(lays) == 1:
        return lays
    melds, groups = table.melds[table.side], list[Lay]()
    places: dict[int, int] = {}
    sizes: dict[int, int] = {STOP: melds.stops}
    for lay in lays:
        rank = lay[0]
        size = sizes[rank] if rank in sizes else melds.sizes[rank]
        if rank not in places or 0 < melds.full <= size:
            size = 0 if rank in places else size
            places[rank] = len(groups)
            groups.append(lay)
        else:
            _, naturals, twos, bigs = groups[places[rank]]
            groups[places[rank]] = (rank, naturals + lay[1], twos + lay[2], bigs + lay[3])
        sizes[rank] = size + count(lay)
    return tuple(groups)


def count(lay: Lay) -> int:
    """How many cards are laid."""
    return lay[1] + lay[2] + lay[3]


def is_held(hand: list[int], lays: tuple[Lay, ...]) -> bool:
    """Whether the hand has all the cards."""
    left = hand[:]
    for lay in lays:
        remove(left, lay)
    return min(left) >= 0


def remove(hand: list[int], lay: Lay) -> None:
    """Take the cards out of a hand."""
    hand[lay[0]] -= lay[1]
    hand[TWO] -= lay[2]
    hand[BIG] -= lay[3]


def are_lawful_groups(table: Table, melds: SideMelds, groups: tuple[Lay, ...]) -> bool:
    """Whether each group is lawful; a second one of a rank begins another set."""
    ranks: set[int] = set()
    for group in groups:
        before = new_melds(table.seating.rules) if group[0] in ranks else melds
        if not _is_lawful_group(table, before, group):
            return False
        ranks.add(group[0])
    return True


def _is_lawful_group(table: Table, melds: SideMelds, group: Lay) -> bool:
    limits = table.seating.limits
    rank, naturals, twos, bigs = group
    wilds = twos + bigs
    if rank == STOP:
        return is_lawful_meld(limits, rank, melds.stops + naturals, wilds)
    held = melds.wilds(rank)
    is_finished = is_canasta_size(limits, melds.sizes[rank])
    if is_finished and spoils_canasta(limits, held, held + wilds):
        return False
    return is_lawful_meld(limits, rank, melds.naturals[rank] + naturals, held + wilds)
