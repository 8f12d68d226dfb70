"""The legality of taking the pile, on counts."""

from engine import turn_laws
from engine.kernel.counted_meld import NEW, RUN, Lay
from engine.kernel.counted_turn import DRAW
from engine.kernel.first_melds import opens
from engine.kernel.groups import (
    CountedBundle,
    after_of,
    are_filled,
    bundle_of,
    count_wilds,
    hand_without,
    is_combining_lawful,
    merged,
)
from engine.kernel.kinds import BIG, CLASS_OF, NATURALS, TWO, WILD_SET, alike, cards_of_rank
from engine.kernel.lawful_lays import is_lawful_bundle
from engine.kernel.table import Table, with_seat
from engine.ruleset.laws import AddableSets
from engine.shapes import are_sets_unlimited, is_run_open


def can_pass(table: Table) -> bool:
    """Returns whether the seat may pass and so end the deal."""
    return table.phase == DRAW and not table.stock and not is_forced_to_take(table)


def can_take(table: Table, support: Lay, lays: tuple[Lay, ...] = ()) -> bool:
    """Returns whether the pile may be taken with these hand cards, and further ones laid."""
    return lawful_take(table, support, lays) is not None


def lawful_take(table: Table, support: Lay, lays: tuple[Lay, ...] = ()) -> CountedBundle | None:
    """Returns the groups that are laid when the pile is taken; ``None`` unless it may be taken."""
    if table.phase != DRAW or not can_reach_upcard(table, support):
        return None
    if not may_take_now(table) or _is_meld_full(table):
        return None
    if not is_entitled(table, support):
        return None
    groups = groups_of_take(table, support, lays)
    if lays and not _can_lay_besides(table, support, lays, groups):
        return None
    bundle = bundle_of(table.own, groups, is_taking=True)
    return bundle if bundle is not None and _is_lawful_take(table, bundle) else None


def _is_lawful_take(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether the groups may be laid with the pile, which counts as taken for going out."""
    before = table.takers
    table.takers = with_seat(before, table.turn)
    is_lawful = is_lawful_bundle(table, bundle)
    table.takers = before
    return is_lawful


def may_take_now(table: Table) -> bool:
    """Returns whether the side to move has opened, or may open with the pile."""
    return not turn_laws.is_pile_closed(table.seating.laws, has_opened=table.own.has_opened)


def _is_meld_full(table: Table) -> bool:
    """Returns whether an own set of the up-card's rank is too large for taking the pile.

    There must be an up-card that can be taken.
    """
    if table.seating.laws.pile_barred_from is None:
        return False
    head = WILD_SET if is_wild_top(table) else CLASS_OF[table.pile[-1]]
    sizes = [meld.size for meld in table.own.lying if meld.head == head]
    return bool(sizes) and turn_laws.is_set_large(table.seating.laws, max(sizes))


def _can_lay_besides(
    table: Table, support: Lay, lays: tuple[Lay, ...], groups: tuple[Lay, ...]
) -> bool:
    """Returns whether hand and pile hold the lays, each set is combined once, and the opening needs
    no card below the top.
    """
    if not are_filled(lays) or not is_combining_lawful(groups):
        return False
    if hand_without(table.hand_with_pile(), groups) is None:
        return False
    return table.own.has_opened or _opens_from_hand(table, support, lays)


def is_frozen(table: Table, side: int) -> bool:
    """Returns whether the pile is frozen for a side; whether the side has opened is not checked."""
    laws = table.seating.laws
    is_untaken = laws.pile_frozen_until_taken and _is_untaken(table, side)
    return turn_laws.is_pile_frozen(laws, table.freezers, side, is_untaken=is_untaken)


def _is_untaken(table: Table, side: int) -> bool:
    """Returns whether the seat to move, or all seats of another side, have not taken the pile."""
    if side == table.side:
        return not table.takers[table.turn]
    return True not in [table.takers[seat] for seat in table.seating.seats[side]]


def can_reach_upcard(table: Table, support: Lay) -> bool:
    """Returns whether the up-card can be taken, and the support is in the hand and fits it."""
    if not has_takeable_top(table):
        return False
    if not support.kinds:
        return True
    rank, left = CLASS_OF[table.pile[-1]], table.hand[:]
    takes_wilds = rank < NATURALS
    for kind in support.kinds:
        left[kind] = left[kind] - 1
        is_fitting = CLASS_OF[kind] == rank or (takes_wilds and kind in (TWO, BIG))
        if not is_fitting or left[kind] < 0:
            return False
    return True


def _has_natural_top(table: Table) -> bool:
    """Returns whether a natural card lies on top of the pile."""
    return bool(table.pile) and CLASS_OF[table.pile[-1]] < NATURALS


def has_takeable_top(table: Table) -> bool:
    """Returns whether the card on top of the pile allows taking it."""
    return _has_natural_top(table) or is_wild_top(table)


def is_wild_top(table: Table) -> bool:
    """Returns whether a wild card lies on top of the pile and the rules allow taking it."""
    pile = table.pile
    return bool(pile) and pile[-1] in (TWO, BIG) and table.seating.may_take_wild


def groups_of_take(table: Table, support: Lay, lays: tuple[Lay, ...]) -> tuple[Lay, ...]:
    """Returns the cards that join each meld; the group of the up-card comes first."""
    first = Lay((*support.kinds, table.pile[-1]), support.place)
    return merged(table.own.lying, (first, *lays))


def adding_places(table: Table) -> list[int]:
    """Returns the places of own melds that the up-card alone may join, which takes the pile."""
    melds = table.own
    if not _has_natural_top(table):
        return []
    rank = CLASS_OF[table.pile[-1]]
    # A set that is not in play is full.
    if not (melds.sizes[rank] or melds.limits.lanes):
        return []
    return [
        place
        for place, meld in enumerate(melds.lying)
        if (meld.head == rank or meld.head >= RUN) and _may_add_upcard(table, place)
    ]


def _may_add_upcard(table: Table, place: int) -> bool:
    """Returns whether the pile may be taken by adding the up-card alone to this own meld."""
    melds, upcard = table.own, table.pile[-1]
    meld = melds.lying[place]
    if meld.head >= RUN:
        may_join = may_add_to_run(table, table.side) and is_run_open(melds.limits, meld.size)
    else:
        frozen, full = is_frozen(table, table.side), melds.is_canasta(meld)
        may_join = turn_laws.may_set_take(table.seating.laws, is_frozen=frozen, is_canasta=full)
    return may_join and after_of(melds, Lay((upcard,), place)) is not None


def may_add_to_run(table: Table, side: int) -> bool:
    """Returns whether a side may take the pile by adding the up-card alone to an own run."""
    return turn_laws.may_run_take(table.seating.laws, is_frozen=is_frozen(table, side))


def sets_to_add_to(table: Table, side: int) -> AddableSets:
    """Returns to which own sets a side may add the up-card alone to take the pile."""
    return turn_laws.sets_that_take(table.seating.laws, is_frozen=is_frozen(table, side))


def is_entitled(table: Table, support: Lay) -> bool:
    """Returns whether the support gives the right to the pile."""
    laws, cards = table.seating.laws, len(support.kinds)
    is_barred = turn_laws.is_one_card_barred(laws, table.sizes[table.turn], len(table.pile))
    is_new, is_wild = support.place == NEW, is_wild_top(table)
    if is_barred or (is_wild and not is_new and table.own.lying[support.place].head != WILD_SET):
        return False
    wilds = 0 if is_wild else count_wilds(support)
    is_open = table.own.has_opened and not is_frozen(table, table.side)
    has_right = turn_laws.gives_right(laws, cards - wilds, wilds, is_open=is_open)
    return has_right or (not (is_new or is_wild) and _may_add_upcard(table, support.place))


def is_forced_to_take(table: Table) -> bool:
    """Returns whether the seat must take the pile when the stock is empty."""
    if not table.seating.laws.exhaustion_forced_take:
        return False
    if is_frozen(table, table.side) or not _is_upcard_claimed(table):
        return False
    return any(can_take(table, support) for support in supports(table))


def _is_upcard_claimed(table: Table) -> bool:
    if not _has_natural_top(table):
        return False
    upcard, melds = table.pile[-1], table.own
    alike = [at for at, meld in enumerate(melds.lying) if meld.head == CLASS_OF[upcard]]
    fitting = sum([after_of(melds, Lay((upcard,), place)) is not None for place in alike])
    return turn_laws.is_upcard_claimed(table.seating.laws, len(adding_places(table)), fitting)


def supports(table: Table) -> list[Lay]:
    """Returns the hand cards that could be melded with the up-card, by place: none, cards of its
    rank, then these with wild cards.
    """
    if not has_takeable_top(table):
        return []
    rank, is_wild = CLASS_OF[table.pile[-1]], is_wild_top(table)
    held = cards_of_rank(table.hand, rank)
    ways = [held[:count] for count in range(2, len(held) + 1)]
    if not is_wild:
        ways += mixed_ways(table, held)
    found = [Lay((), place) for place in adding_places(table)]
    return [*found, *_at_each_place(table, WILD_SET if is_wild else rank, ways)]


def mixed_ways(table: Table, held: tuple[int, ...], naturals: int = 1) -> list[tuple[int, ...]]:
    """Returns at least so many of the held natural cards of a rank, with any wild cards that a new
    meld of them may need besides.
    """
    hand, least = table.hand, table.seating.limits.min_size
    return [
        held[:count] + alike(TWO, wilds - bigs) + alike(BIG, bigs)
        for count in range(naturals, len(held) + 1)
        for wilds in range(1, least - count)
        for bigs in range(wilds + 1)
        if wilds - bigs <= hand[TWO] and bigs <= hand[BIG]
    ]


def _at_each_place(table: Table, head: int, ways: list[tuple[int, ...]]) -> list[Lay]:
    """Returns the cards of each way as a lay for the meld in play, or for each that may take
    them.
    """
    melds = table.own
    if not are_sets_unlimited(table.seating.limits):
        return [Lay(way, melds.homes[head]) for way in ways]
    own = [place for place, meld in enumerate(melds.lying) if meld.head == head]
    return [Lay(way, place) for way in ways for place in (NEW, *own)]


def _opens_from_hand(table: Table, support: Lay, lays: tuple[Lay, ...]) -> bool:
    """Returns whether the side opens with the lays that need no card below the up-card."""
    own: tuple[Lay, ...] = ()
    for lay in lays:
        is_held = hand_without(table.hand, (support, *own, lay)) is not None
        # A lay without cards keeps the places of the melds that later ones begin.
        own = (*own, lay if is_held else Lay((), lay.place))
    if own == lays:
        return True
    groups = tuple([lay for lay in groups_of_take(table, support, own) if lay.kinds])
    bundle = bundle_of(table.own, groups, is_taking=True)
    return bundle is not None and opens(table, bundle)
