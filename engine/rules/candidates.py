"""Plays that might be legal, one of each kind, as large as possible. The rules judge them."""

from collections.abc import Iterator

from engine.actions import Play
from engine.cards import Card, Rank, is_natural, is_stop, rank_of, wilds_in
from engine.counts import naturals_by_rank
from engine.observation import Observation
from engine.rules.homes import has_place
from engine.rules.lawful import lane_of
from engine.state import MeldKind, TableMeld


def candidates(view: Observation) -> Iterator[Play]:
    """Yields plays from the hand for every kind of meld that the ruleset has."""
    naturals = naturals_by_rank(view.hand)
    all_wilds = wilds_in(view.hand)
    yield from map(Play, naturals.values())
    yield from _with_choice(view, naturals)
    if all_wilds:
        yield from _with_wild(view, naturals, sorted(set(all_wilds)))
        if view.rules.meld.all_wild_sets:
            yield Play(all_wilds)
    if view.rules.meld.sequences:
        yield from sequence_plays(view)
    stops = tuple(filter(is_stop, view.hand))
    if stops:
        yield Play(stops)


def placeable(view: Observation) -> Iterator[Play]:
    """Yields the candidates that by themselves make a lawful meld, whatever else the rules say."""
    rules, melds = view.rules, view.own.melds
    return (play for play in candidates(view) if has_place(rules, melds, play))


def _with_wild(
    view: Observation, naturals: dict[Rank, tuple[Card, ...]], wilds: list[Card]
) -> Iterator[Play]:
    """Yields new sets with a wild card of each kind, and wild cards for each own meld."""
    own = {meld.rank for meld in view.own.melds}
    is_one_a_rank = view.rules.meld.sets_per_rank != "unlimited"
    for rank, cards in naturals.items():
        if rank not in own or not is_one_a_rank:
            yield from (Play((*cards, wild)) for wild in wilds)
    for index in range(len(view.own.melds)):
        yield from (Play((wild,), to=index) for wild in wilds)


def _with_choice(view: Observation, naturals: dict[Rank, tuple[Card, ...]]) -> Iterator[Play]:
    """Yields plays where a side may own several sets of a rank: one for each set, and
    combinations.
    """
    if view.rules.meld.sets_per_rank != "unlimited":
        return
    melds = tuple(enumerate(view.own.melds))
    for index, meld in melds:
        if meld.rank is not None and meld.rank in naturals:
            yield Play(naturals[meld.rank], to=index)
        alike = (at for at, other in melds[index + 1 :] if other.rank == meld.rank is not None)
        yield from (Play((), to=index, source=at) for at in alike)


def sequence_plays(view: Observation) -> Iterator[Play]:
    """Yields new sequences, and cards that lengthen own sequences at either end."""
    lanes: dict[int, dict[int, Card]] = {}
    for card in view.hand:
        if is_natural(card):
            lanes.setdefault(lane_of(view.rules.limits, card), {})[rank_of(card)] = card
    for lane in lanes.values():
        yield from _new_sequences(lane, view.rules.canasta.size)
    for index, meld in enumerate(view.own.melds):
        if meld.kind is MeldKind.SEQUENCE:
            lane = lanes.get(lane_of(view.rules.limits, meld.cards[0]), {})
            yield from _extensions(lane, index, meld, view.rules.limits.longest_run)


def _new_sequences(lane: dict[int, Card], size: int) -> Iterator[Play]:
    """Yields the unbroken runs of a lane, in pieces no longer than a sequence may be."""
    for low in sorted(rank for rank in lane if rank - 1 not in lane):
        high = low
        while high in lane:
            high += 1
        line = tuple(lane[rank] for rank in range(low, high))
        yield from (Play(line[at : at + size]) for at in range(max(1, len(line) - size + 1)))


def _extensions(lane: dict[int, Card], index: int, meld: TableMeld, size: int) -> Iterator[Play]:
    """Yields cards for the upper and the lower end of a sequence; the nearest card is last."""
    room = size - len(meld.cards)
    for end, step in ((rank_of(meld.cards[-1]), 1), (rank_of(meld.cards[0]), -1)):
        line: list[Card] = []
        while len(line) < room and (following := end + step * (len(line) + 1)) in lane:
            line.insert(0, lane[following])
        if line:
            yield Play(tuple(line), to=index)
