"""Whether cards may be laid, on counts; taking the pile is in `taking`."""

from collections.abc import Callable, Sequence

from engine.ai.kernel.bound_wilds import are_wilds_bound, are_wilds_free
from engine.ai.kernel.counted_turn import PLAY
from engine.ai.kernel.dead_ranks import joins_dead
from engine.ai.kernel.exits import has_right_to_go_out
from engine.ai.kernel.first_melds import may_open, opens_by_points
from engine.ai.kernel.groups import (
    CountedBundle,
    are_filled,
    bundle_of,
    hand_without,
    is_combining_lawful,
    merged,
    points_of,
)
from engine.ai.kernel.kinds import STOP
from engine.ai.kernel.melds import CountedMeld, Lay, SideMelds, is_run
from engine.ai.kernel.second_hands import brings_foot, is_foot_single
from engine.ai.kernel.table import Table
from engine.ai.kernel.turn_end import can_finish, leaves_enough
from engine.shapes import ShapeLimits, is_run_long


def can_lay(table: Table, lays: Sequence[Lay]) -> bool:
    """Returns whether all groups may be laid at once."""
    return lawful_bundle(table, lays) is not None


def lawful_bundle(table: Table, lays: Sequence[Lay]) -> CountedBundle | None:
    """Returns the groups that the lays make; ``None`` unless all may be laid at once."""
    if table.phase != PLAY or not lays or not are_filled(lays):
        return None
    hand = hand_without(table.hand, lays)
    groups = merged(table.own, lays)
    if hand is None or not is_combining_lawful(groups):
        return None
    bundle = bundle_of(table.own, groups)
    points = 0 if table.own.has_opened else points_of(lays)
    left = table.sizes[table.turn] - sum([len(lay.kinds) for lay in lays])
    is_lawful = bundle is not None and is_lawful_bundle(table, bundle, left, points, lambda: hand)
    return bundle if is_lawful else None


def is_lawful_bundle(
    table: Table, bundle: CountedBundle, left: int, points: int, hand: Callable[[], list[int]]
) -> bool:
    """Returns whether the groups may be laid, and the turn can end with the hand that is left.

    The hand keeps ``left`` cards, besides face-down cards that come with the pile. ``hand`` returns
    the cards that are kept; it is called only where needed.
    """
    if joins_dead(table, bundle):
        return False
    if left > 1 and _is_plain(table, bundle, points):
        return True
    after = table.own.copy()
    after.put_down(bundle.groups, bundle.afters)
    if not (table.own.has_opened or may_open(table, bundle, points, after, left)):
        return False
    if not are_wilds_free(table.seating.rules, after, bundle):
        return False
    return _can_turn_end(table, bundle, after, left, hand)


def _is_plain(table: Table, bundle: CountedBundle, points: int) -> bool:
    """Returns whether nothing stands against the bundle as long as two cards are left: the seat is
    free to go on, and its side has opened or opens by points alone.
    """
    if not table.stock or table.question is True or are_wilds_bound(table.seating.rules):
        return False
    if _takes_base(table, bundle) or _are_last(table.own.limits, bundle.afters):
        return False
    return table.own.has_opened or opens_by_points(table, bundle, points)


def _can_turn_end(
    table: Table, bundle: CountedBundle, after: SideMelds, left: int, hand: Callable[[], list[int]]
) -> bool:
    """Returns whether the turn can end after the bundle; ``after`` are the melds then."""
    takes_base = _takes_base(table, bundle)
    if _are_last(after.limits, bundle.afters):
        may_be_last = left <= 1 and not takes_base
        if not (may_be_last and has_right_to_go_out(table, after)):
            return False
    if brings_foot(table, bundle):
        return left > 0 or not is_foot_single(table)
    if takes_base:
        return leaves_enough(table, hand(), left)
    return can_finish(table, after, hand(), left)


def _takes_base(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether face-down cards come to the hand with the pile."""
    return bundle.is_taking and bool(table.base)


def _are_last(limits: ShapeLimits, melds: Sequence[CountedMeld]) -> bool:
    """Returns whether one of the melds is lawful only for going out."""
    return any(meld[0] == STOP or (is_run(meld) and is_run_long(limits, meld[2])) for meld in melds)
