"""What a meld becomes when cards join it, if that is lawful."""

from collections.abc import Sequence

from engine.ai.kernel.canastas import are_lawful_stops, is_lawful
from engine.ai.kernel.classes import BIG, NATURALS, STOP, TWO
from engine.ai.kernel.sequences.kinds import CLASS_OF, KIND_POINTS, SUITED, put, suit_of_kind
from engine.ai.kernel.sequences.melds import NEW, RUN, Lay, Lying, SequenceMelds
from engine.ruleset.model import Ruleset


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


def after_of(rules: Ruleset, melds: SequenceMelds, lay: Lay) -> Lying | None:
    """The meld with the cards; ``None`` when it would not be lawful."""
    if lay.place == NEW:
        return _begun(rules, lay.kinds)
    before = melds.lying[lay.place]
    if lay.joined:
        return _combined(rules, melds, lay)
    if before[0] >= RUN:
        return _longer(rules, before, lay.kinds)
    if before[0] == STOP:
        return _stops(rules, before[1], lay.kinds)
    return _fuller(rules, melds, before, lay.kinds)


def _begun(rules: Ruleset, kinds: tuple[int, ...]) -> Lying | None:
    plain = [kind for kind in kinds if kind not in (TWO, BIG)]
    if not plain:
        return None
    ranks = {CLASS_OF[kind] for kind in plain}
    if len(ranks) == 1:
        rank = ranks.pop()
        if rank == STOP:
            return _stops(rules, 0, kinds)
        return _as_set(rules, (rank, 0, 0, 0), kinds)
    if len(plain) < len(kinds) or min(kinds) < SUITED:
        return None
    return _as_run(rules, RUN + suit_of_kind(kinds[0]), 0, 0, kinds)


def _longer(rules: Ruleset, run: Lying, kinds: tuple[int, ...]) -> Lying | None:
    if not kinds or min(kinds) < SUITED:
        return None
    return _as_run(rules, run[0], run[1], run[2], kinds)


def _as_run(
    rules: Ruleset, head: int, low: int, length: int, kinds: tuple[int, ...]
) -> Lying | None:
    """The line of the cards and of what lay there: of one suit, gapless, no rank twice."""
    ranks = {CLASS_OF[kind] for kind in kinds}
    size = len(kinds) + length
    if any(RUN + suit_of_kind(kind) != head for kind in kinds) or len(ranks) < len(kinds):
        return None
    ranks.update(range(low, low + length))
    lowest = min(ranks)
    is_gapless = len(ranks) == size == max(ranks) - lowest + 1
    if not is_gapless or not rules.meld.min_size <= size <= rules.canasta.size:
        return None
    return head, lowest, size, 0


def _fuller(
    rules: Ruleset, melds: SequenceMelds, before: Lying, kinds: tuple[int, ...]
) -> Lying | None:
    is_finished = not rules.meld.wild_on_canasta and melds.is_canasta(before)
    if is_finished and (TWO in kinds or BIG in kinds):
        return None
    return _as_set(rules, before, kinds)


def _combined(rules: Ruleset, melds: SequenceMelds, lay: Lay) -> Lying | None:
    parts = [melds.lying[place] for place in (lay.place, *lay.joined)]
    rank = parts[0][0]
    if rank >= NATURALS or any(part[0] != rank for part in parts):
        return None
    naturals, twos, bigs = (sum(part[at] for part in parts) for at in (1, 2, 3))
    total = rank, naturals, twos, bigs
    after = _as_set(rules, total, lay.kinds)
    if after is None or rules.meld.wild_on_canasta:
        return after
    wilds = after[2] + after[3]
    is_spoilt = any(melds.is_canasta(part) and wilds > part[2] + part[3] for part in parts)
    return None if is_spoilt else after


def _as_set(rules: Ruleset, before: Lying, kinds: tuple[int, ...]) -> Lying | None:
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
    if rank >= NATURALS or not is_lawful(rules, naturals, twos + bigs):
        return None
    return rank, naturals, twos, bigs


def _stops(rules: Ruleset, before: int, kinds: tuple[int, ...]) -> Lying | None:
    if any(kind != STOP for kind in kinds) or not are_lawful_stops(rules, before + len(kinds)):
        return None
    return STOP, before + len(kinds), 0, 0
