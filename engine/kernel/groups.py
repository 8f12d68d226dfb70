"""Computes the melds after cards have joined them, and checks that they are legal."""

from typing import final

from engine import shapes
from engine.kernel.counted_meld import NEW, RUN, CountedMeld, Lay
from engine.kernel.kinds import (
    BIG,
    CLASS_OF,
    CLASSES,
    LOWEST_RANK,
    NATURALS,
    STOP,
    TWO,
    WILD_SET,
    alike,
    lane_of_kind,
    remove,
)
from engine.kernel.melds import SideMelds
from engine.native import mypyc_attr
from engine.shapes import ShapeLimits


def count_wilds(lay: Lay) -> int:
    """Returns the number of wild cards of a lay."""
    wilds = 0
    for kind in lay.kinds:
        if kind in (TWO, BIG):
            wilds += 1
    return wilds


def wild_kinds(hand: list[int], count: int) -> tuple[int, ...]:
    """Returns ``count`` wild cards of a hand, twos first."""
    twos = min(count, hand[TWO])
    return alike(TWO, twos) + alike(BIG, count - twos)


def hand_without(hand: list[int], lays: tuple[Lay, ...]) -> list[int] | None:
    """Returns the hand after laying; ``None`` when a card is missing."""
    left = hand[:]
    for lay in lays:
        remove(left, lay.kinds)
        for kind in lay.kinds:
            if left[kind] < 0:
                return None
    return left


def are_filled(lays: tuple[Lay, ...]) -> bool:
    """Returns whether each of the lays has cards or combines sets."""
    return all(lay.kinds or lay.joined for lay in lays)


def merged(lying: list[CountedMeld], lays: tuple[Lay, ...]) -> tuple[Lay, ...]:
    """Returns one group for each changed meld, in order; the place of a new meld is `NEW`."""
    if len(lays) == 1:
        return lays
    groups: dict[int, Lay] = {}
    begun = len(lying)
    for lay in lays:
        place = begun if lay.place == NEW else lay.place
        begun += lay.place == NEW
        if before := groups.get(place):
            groups[place] = Lay(before.kinds + lay.kinds, before.place, before.joined + lay.joined)
        else:
            groups[place] = lay
    return tuple(groups.values())


def is_combining_lawful(groups: tuple[Lay, ...]) -> bool:
    """Returns whether each set that joins another does so once and takes no cards itself."""
    for lay in groups:
        if lay.joined:
            moving = [place for lay in groups for place in lay.joined]
            return shapes.moves_once(moving, {lay.place for lay in groups})
    return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CountedBundle:
    """Groups that are laid at once, and the melds that they make."""

    __slots__ = ("afters", "groups", "is_taking")

    def __init__(
        self, groups: tuple[Lay, ...], afters: list[CountedMeld], *, is_taking: bool
    ) -> None:
        self.groups = groups
        self.afters = afters
        self.is_taking = is_taking
        """Whether the first group holds the up-card of the pile."""


def bundle_of(
    melds: SideMelds, groups: tuple[Lay, ...], *, is_taking: bool = False
) -> CountedBundle | None:
    """Returns the groups with the melds that they make; ``None`` when one would be illegal."""
    afters: list[CountedMeld] = []
    for lay in groups:
        after = after_of(melds, lay)
        if after is None:
            return None
        afters.append(after)
    return CountedBundle(groups, afters, is_taking=is_taking)


def after_of(melds: SideMelds, lay: Lay) -> CountedMeld | None:
    """Returns the meld with the added cards; ``None`` when it would be illegal."""
    after = _shape_of(melds, lay)
    limits = melds.limits
    if after is None or not (limits.pure_ranks or limits.late_wild_naturals):
        return after
    return after if _may_gain_wilds(melds, lay, after) else None


def parts_of(melds: SideMelds, lay: Lay) -> list[CountedMeld]:
    """Returns the melds on the table that cards join."""
    if lay.place == NEW:
        return []
    return [melds.lying[place] for place in (lay.place, *lay.joined)]


def _may_gain_wilds(melds: SideMelds, lay: Lay, after: CountedMeld) -> bool:
    """Returns whether a set may take its wild cards now; other melds always may."""
    if after.head >= NATURALS:
        return True
    before = sum([part.wilds for part in parts_of(melds, lay)])
    rank, is_opening = after.head + LOWEST_RANK, not melds.has_opened
    return shapes.may_wilds_join(
        melds.limits, rank, after.naturals, before, after.wilds, is_opening=is_opening
    )


def _shape_of(melds: SideMelds, lay: Lay) -> CountedMeld | None:
    """Returns the meld with the added cards; ``None`` when it would have no lawful shape."""
    if lay.place == NEW:
        return _begun(melds, lay.kinds)
    if lay.joined:
        return _combined(melds, lay)
    before = melds.lying[lay.place]
    if before.head >= RUN:
        return _as_run(melds.limits, before, lay.kinds) if lay.kinds else None
    after = _fuller(melds, before.head, before.naturals, before.twos, before.bigs, lay.kinds)
    return None if after is None or _spoils(melds, before, after) else after


def _begun(melds: SideMelds, kinds: tuple[int, ...]) -> CountedMeld | None:
    """Returns a new meld of the cards; ``None`` when they make no legal meld."""
    head = WILD_SET
    for kind in kinds:
        if kind not in (TWO, BIG):
            if head not in (WILD_SET, CLASS_OF[kind]):
                return _as_run(melds.limits, CountedMeld(RUN + lane_of_kind(kind), 0), kinds)
            head = CLASS_OF[kind]
    return _fuller(melds, head, 0, 0, 0, kinds)


def _as_run(limits: ShapeLimits, run: CountedMeld, kinds: tuple[int, ...]) -> CountedMeld | None:
    """Returns the run with the added cards; ``None`` unless it is a legal line of one lane."""
    ranks = ((1 << run.naturals) - 1) << run.low
    for kind in kinds:
        if kind < CLASSES or RUN + lane_of_kind(kind) != run.head:
            return None
        ranks |= 1 << CLASS_OF[kind]
    size, low = run.naturals + len(kinds), (ranks & -ranks).bit_length() - 1
    if not shapes.is_lawful_run(limits, size, ranks.bit_count(), low, ranks.bit_length() - 1):
        return None
    return CountedMeld(run.head, size, low=low)


def _combined(melds: SideMelds, lay: Lay) -> CountedMeld | None:
    parts = parts_of(melds, lay)
    rank = parts[0].head
    if rank >= NATURALS:
        return None
    naturals = twos = bigs = 0
    for part in parts:
        if part.head != rank:
            return None
        naturals += part.naturals
        twos += part.twos
        bigs += part.bigs
    after = _fuller(melds, rank, naturals, twos, bigs, lay.kinds)
    if after is None:
        return None
    for part in parts:
        if _spoils(melds, part, after):
            return None
    return after


def _spoils(melds: SideMelds, before: CountedMeld, after: CountedMeld) -> bool:
    """Returns whether a finished canasta gains a wild card that is forbidden."""
    gains = shapes.spoils_canasta(melds.limits, before.wilds, after.wilds)
    return gains and melds.is_canasta(before)


def _fuller(
    melds: SideMelds, head: int, naturals: int, twos: int, bigs: int, kinds: tuple[int, ...]
) -> CountedMeld | None:
    """Returns a set, stop set or wild meld with the added cards; ``None`` when it is illegal."""
    for kind in kinds:
        if kind == TWO:
            twos += 1
        elif kind == BIG:
            bigs += 1
        elif CLASS_OF[kind] == head:
            naturals += 1
        else:
            return None
    wilds = twos + bigs
    if head < NATURALS:
        is_lawful = melds.set_shapes.lawful[naturals][wilds]
    else:
        limits, is_stops = melds.limits, head == STOP
        is_lawful = shapes.is_lawful_without_rank(limits, naturals, twos, bigs, is_stops=is_stops)
    return CountedMeld(head, naturals, twos, bigs) if is_lawful else None
