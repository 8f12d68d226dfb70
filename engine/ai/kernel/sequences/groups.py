"""What a meld becomes when cards join it, if that is lawful."""

from collections.abc import Sequence

from engine.ai.kernel.classes import BIG, NATURALS, STOP, TWO
from engine.ai.kernel.sequences.kinds import CLASS_OF, KIND_POINTS, SUITED, put, suit_of_kind
from engine.ai.kernel.sequences.melds import NEW, RUN, Lay, Lying, SequenceMelds
from engine.shapes import (
    ShapeLimits,
    is_lawful_run,
    is_lawful_set,
    is_lawful_stop_set,
    spoils_canasta,
)


def points_of(lays: Sequence[Lay]) -> int:
    """The values of the cards laid."""
    return sum(KIND_POINTS[kind] for lay in lays for kind in lay.kinds)


def hand_without(hand: list[int], lays: Sequence[Lay]) -> list[int] | None:
    """What a hand keeps when all of that is laid; ``None`` when it has not all the cards."""
    left = hand[:]
    for lay in lays:
        for kind in lay.kinds:
            put(left, kind, -1)
            if left[kind] < 0:
                return None
    return left


def merged(melds: SequenceMelds, lays: Sequence[Lay]) -> tuple[Lay, ...]:
    """One group for each meld, in the order in which they change; new ones have no place yet."""
    if len(lays) == 1:
        return tuple(lays)
    groups, begun = dict[int, Lay](), len(melds.lying)
    for lay in lays:
        place = begun if lay.place == NEW else lay.place
        begun += lay.place == NEW
        if before := groups.get(place):
            groups[place] = Lay(before.kinds + lay.kinds, before.place, before.joined + lay.joined)
        else:
            groups[place] = lay
    return tuple(groups.values())


def moves_once(groups: Sequence[Lay]) -> bool:
    """Whether each own set joins another at most once, and takes no cards itself."""
    moving = [place for lay in groups for place in lay.joined]
    taking = {lay.place for lay in groups}
    return len(set(moving)) == len(moving) and taking.isdisjoint(moving)


def after_of(limits: ShapeLimits, melds: SequenceMelds, lay: Lay) -> Lying | None:
    """The meld with the cards; ``None`` when it would not be lawful."""
    if lay.place == NEW:
        return _begun(limits, lay.kinds)
    before = melds.lying[lay.place]
    if lay.joined:
        return _combined(limits, melds, lay)
    if before[0] >= RUN:
        return _longer(limits, before, lay.kinds)
    if before[0] == STOP:
        return _stops(limits, before[1], lay.kinds)
    return _fuller(limits, melds, before, lay.kinds)


def _begun(limits: ShapeLimits, kinds: tuple[int, ...]) -> Lying | None:
    plain = [kind for kind in kinds if kind not in (TWO, BIG)]
    if not plain:
        return None
    ranks = {CLASS_OF[kind] for kind in plain}
    if len(ranks) == 1:
        rank = ranks.pop()
        if rank == STOP:
            return _stops(limits, 0, kinds)
        return _as_set(limits, (rank, 0, 0, 0), kinds)
    if len(plain) < len(kinds) or min(kinds) < SUITED:
        return None
    return _as_run(limits, RUN + suit_of_kind(kinds[0]), 0, 0, kinds)


def _longer(limits: ShapeLimits, run: Lying, kinds: tuple[int, ...]) -> Lying | None:
    if not kinds or min(kinds) < SUITED:
        return None
    return _as_run(limits, run[0], run[1], run[2], kinds)


def _as_run(
    limits: ShapeLimits, head: int, low: int, length: int, kinds: tuple[int, ...]
) -> Lying | None:
    """The line of the cards and of what lay there: of one suit, gapless, no rank twice."""
    ranks = {CLASS_OF[kind] for kind in kinds}
    size = len(kinds) + length
    if any(RUN + suit_of_kind(kind) != head for kind in kinds) or len(ranks) < len(kinds):
        return None
    ranks.update(range(low, low + length))
    lowest = min(ranks)
    if not is_lawful_run(limits, size, len(ranks), lowest, max(ranks)):
        return None
    return head, lowest, size, 0


def _fuller(
    limits: ShapeLimits, melds: SequenceMelds, before: Lying, kinds: tuple[int, ...]
) -> Lying | None:
    after = _as_set(limits, before, kinds)
    return None if after is None or _is_spoilt(melds, (before,), after) else after


def _combined(limits: ShapeLimits, melds: SequenceMelds, lay: Lay) -> Lying | None:
    parts = [melds.lying[place] for place in (lay.place, *lay.joined)]
    rank = parts[0][0]
    if rank >= NATURALS or any(part[0] != rank for part in parts):
        return None
    naturals, twos, bigs = (sum(part[at] for part in parts) for at in (1, 2, 3))
    total = rank, naturals, twos, bigs
    after = _as_set(limits, total, lay.kinds)
    return None if after is None or _is_spoilt(melds, parts, after) else after


def _is_spoilt(melds: SequenceMelds, parts: Sequence[Lying], after: Lying) -> bool:
    """Whether a finished canasta among the parts gains a wild card that it must not."""
    wilds = after[2] + after[3]
    return any(
        melds.is_canasta(part) and spoils_canasta(melds.limits, part[2] + part[3], wilds)
        for part in parts
    )


def _as_set(limits: ShapeLimits, before: Lying, kinds: tuple[int, ...]) -> Lying | None:
    rank, naturals, twos, bigs = before
    for kind in kinds:
        if kind == TWO:
            twos += 1
        elif kind == BIG:
            bigs += 1
        elif CLASS_OF[kind] == rank:
            naturals += 1
        else:
            return None
    if rank >= NATURALS or not is_lawful_set(limits, naturals, twos + bigs):
        return None
    return rank, naturals, twos, bigs


def _stops(limits: ShapeLimits, before: int, kinds: tuple[int, ...]) -> Lying | None:
    if any(kind != STOP for kind in kinds) or not is_lawful_stop_set(limits, before + len(kinds)):
        return None
    return STOP, before + len(kinds), 0, 0
