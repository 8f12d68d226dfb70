"""Whether cards may be laid, on counts, also wild cards that are bound to melds of their own;
taking the pile is in `taking`.
"""

from engine.exit_laws import is_foot_single
from engine.kernel.counted_meld import NEW, CountedMeld, Lay, is_long_run, is_set
from engine.kernel.counted_turn import PLAY
from engine.kernel.dead_ranks import joins_dead
from engine.kernel.exits import find_exit, has_right_to_go_out, is_first_turn
from engine.kernel.first_melds import may_open, opens
from engine.kernel.groups import (
    CountedBundle,
    are_filled,
    bundle_of,
    hand_without,
    is_combining_lawful,
    merged,
)
from engine.kernel.kinds import BIG, STOP, TWO, WILD_SET, remove
from engine.kernel.melds import SideMelds
from engine.kernel.second_hands import brings_foot
from engine.kernel.table import Table
from engine.kernel.turn_end import can_finish, leaves_enough
from engine.ruleset.laws import Laws
from engine.shapes import ShapeLimits
from engine.turn_laws import are_wilds_bound, breaks_bond, is_too_early, scatters_twos


def _are_wilds_free(laws: Laws, melds: SideMelds, bundle: CountedBundle) -> bool:
    """Returns whether no bound wild card joins a set, and no bound two begins a second meld, or
    every wild meld is a canasta afterwards.
    """
    if not are_wilds_bound(laws):
        return True
    twos = jokers = begun = fresh = 0
    for lay, meld in zip(bundle.groups, bundle.afters, strict=True):
        if is_set(meld):
            twos += lay.kinds.count(TWO)
            jokers += lay.kinds.count(BIG)
        elif meld.head == WILD_SET and lay.place == NEW:
            begun += 1
            fresh += not melds.is_canasta(meld)
    unfinished = sum([it.head == WILD_SET and not melds.is_canasta(it) for it in melds.lying])
    are_scattered = scatters_twos(laws, begun, fresh, unfinished)
    return not are_scattered and not breaks_bond(laws, twos, jokers, unfinished)


def can_lay(table: Table, lays: tuple[Lay, ...]) -> bool:
    """Returns whether all groups may be laid at once."""
    return lawful_bundle(table, lays) is not None


def lawful_bundle(table: Table, lays: tuple[Lay, ...]) -> CountedBundle | None:
    """Returns the groups that the lays make; ``None`` unless all may be laid at once."""
    if not lays or not are_filled(lays):
        return None
    groups = merged(table.own.lying, lays)
    return None if hand_without(table.hand, groups) is None else bundle_from_hand(table, groups)


def bundle_from_hand(table: Table, groups: tuple[Lay, ...]) -> CountedBundle | None:
    """Returns groups of cards that the hand has, one for each meld; ``None`` unless all may be laid
    at once.
    """
    if table.phase != PLAY or not is_combining_lawful(groups):
        return None
    bundle = bundle_of(table.own, groups)
    return bundle if bundle is not None and is_lawful_bundle(table, bundle) else None


def is_lawful_bundle(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether the groups may be laid, and the turn can end with the hand that is left."""
    if joins_dead(table, bundle) or _is_too_early(table):
        return False
    left = _count_left(table, bundle)
    if left > 1 and _is_plain(table, bundle):
        return True
    after = table.own.with_laid(bundle.groups, bundle.afters)
    if not (table.own.has_opened or may_open(table, bundle, after, left)):
        return False
    if not _are_wilds_free(table.seating.laws, after, bundle):
        return False
    return _can_turn_end(table, bundle, after, left)


def _is_too_early(table: Table) -> bool:
    """Returns whether the seat may not meld because this is its first turn of the deal."""
    return is_too_early(table.seating.laws, is_first_turn=is_first_turn(table))


def _count_left(table: Table, bundle: CountedBundle) -> int:
    """Returns the number of cards that the hand keeps, without face-down cards of the pile."""
    held = table.sizes[table.turn] + (table.count_gathered() if bundle.is_taking else 0)
    for lay in bundle.groups:
        held -= len(lay.kinds)
    return held


def _is_plain(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether nothing stands against the bundle as long as two cards are left: the seat is
    free to go on, and its side has opened or opens with it.
    """
    if not table.stock or table.question is True or are_wilds_bound(table.seating.laws):
        return False
    if _takes_base(table, bundle) or _are_last(table.own.limits, bundle.afters):
        return False
    if table.has_lengthened:
        return False
    return table.own.has_opened or opens(table, bundle)


def _can_turn_end(table: Table, bundle: CountedBundle, after: SideMelds, left: int) -> bool:
    """Returns whether the turn can end after the bundle; ``after`` are the melds then, and the hand
    keeps ``left`` cards.
    """
    hand = table.hand_with_pile() if bundle.is_taking else table.hand[:]
    for lay in bundle.groups:
        remove(hand, lay.kinds)
    if _are_last(after.limits, bundle.afters) and not _leads_out(table, bundle, after, hand, left):
        return False
    if brings_foot(table, bundle):
        return left > 0 or not is_foot_single(table.seating.laws)
    if _takes_base(table, bundle):
        return leaves_enough(table, hand, left)
    return can_finish(table, after, hand, left)


def _leads_out(
    table: Table, bundle: CountedBundle, after: SideMelds, hand: list[int], left: int
) -> bool:
    """Returns whether the seat may go out with the bundle or, where it holds no black threes, with
    the cards that are left.
    """
    if _takes_base(table, bundle):
        return False
    if left <= 1 and has_right_to_go_out(table, after):
        return True
    return not _has_stops(bundle) and find_exit(table, after, hand) is not None


def _takes_base(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether face-down cards come to the hand with the pile."""
    return bundle.is_taking and bool(table.base)


def _are_last(limits: ShapeLimits, melds: list[CountedMeld]) -> bool:
    """Returns whether one of the melds is lawful only in the turn in which the seat goes out."""
    return any(meld.head == STOP or is_long_run(limits, meld) for meld in melds)


def _has_stops(bundle: CountedBundle) -> bool:
    """Returns whether black threes are laid."""
    return any(meld.head == STOP for meld in bundle.afters)
