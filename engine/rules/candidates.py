"""Plays that might be legal, one of each kind, as large as possible. The rules judge them."""

from collections.abc import Iterator, Sequence

from engine.actions import Play
from engine.cards import Card, Rank, is_natural, is_stop, rank_of, wilds_in
from engine.counts import naturals_by_rank
from engine.observation import Observation
from engine.rules.homes import OwnMelds, has_place
from engine.rules.lawful import lane_of
from engine.shapes import are_sets_unlimited
from engine.state import MeldKind, TableMeld

_PlayFields = tuple[tuple[Card, ...], int | None, int | None]
"""The fields of a play; a play is made only where the cards have a place."""


def candidates(view: Observation) -> Iterator[Play]:
    """Yields plays from the hand for every kind of meld that the ruleset has."""
    return (Play(*fields) for alike in _alike_plays(view) for fields in alike)


def placeable(view: Observation) -> Iterator[Play]:
    """Yields the candidates that by themselves make a lawful meld, whatever else the rules say."""
    rules, places = view.rules, OwnMelds(view.own.melds)
    for alike in _alike_plays(view):
        cards, to, _ = alike[0]
        if has_place(rules, places, cards, to):
            for fields in alike:
                yield Play(*fields)


def _alike_plays(view: Observation) -> Iterator[Sequence[_PlayFields]]:
    """Yields the fields of plays, together those that differ at most in the face of a wild card."""
    limits, all_wilds = view.rules.limits, wilds_in(view.hand)
    by_rank = naturals_by_rank(view.hand)
    naturals = {rank: cards[-limits.closed_at :] for rank, cards in by_rank.items()}
    for cards in naturals.values():
        yield [(cards, None, None)]
    if are_sets_unlimited(limits):
        yield from _with_choice(view, naturals)
    if all_wilds:
        yield from _with_wild(view, naturals, sorted(set(all_wilds)))
        if view.rules.meld.all_wild_sets:
            yield [(all_wilds[-limits.wild_melds_closed_at :], None, None)]
    if view.rules.meld.sequences:
        yield from _in_sequence(view)
    stops = tuple(filter(is_stop, view.hand))
    if stops:
        yield [(stops, None, None)]
        yield from ([((*stops, wild), None, None)] for wild in sorted(set(all_wilds)))


def _with_wild(
    view: Observation, naturals: dict[Rank, tuple[Card, ...]], wilds: list[Card]
) -> Iterator[Sequence[_PlayFields]]:
    """Yields new sets with a wild card of each kind, and wild cards for each own meld."""
    own, limits = {meld.rank for meld in view.own.melds}, view.rules.limits
    for rank, cards in naturals.items():
        if rank not in own or are_sets_unlimited(limits):
            yield [((*cards, wild)[-limits.closed_at :], None, None) for wild in wilds]
    for index in range(len(view.own.melds)):
        yield [((wild,), index, None) for wild in wilds]


def _with_choice(
    view: Observation, naturals: dict[Rank, tuple[Card, ...]]
) -> Iterator[Sequence[_PlayFields]]:
    """Yields plays for each of several sets of a rank, and combinations of them."""
    melds = tuple(enumerate(view.own.melds))
    for index, meld in melds:
        if meld.rank is None:
            continue
        if meld.rank in naturals:
            yield [(naturals[meld.rank], index, None)]
        for at, other in melds[index + 1 :]:
            if other.rank is meld.rank:
                yield [((), index, at)]


def _in_sequence(view: Observation) -> Iterator[Sequence[_PlayFields]]:
    """Yields new sequences, and cards that lengthen own sequences at either end."""
    limits = view.rules.limits
    lanes: dict[int, dict[int, Card]] = {}
    for card in filter(is_natural, view.hand):
        lanes.setdefault(lane_of(limits, card), {})[rank_of(card)] = card
    for lane in lanes.values():
        yield from _new_sequences(lane, view.rules.canasta.size)
    for index, meld in enumerate(view.own.melds):
        if meld.kind is MeldKind.SEQUENCE:
            lane = lanes.get(lane_of(limits, meld.cards[0]), {})
            yield from _extensions(lane, index, meld, limits.longest_run)


def _new_sequences(lane: dict[int, Card], size: int) -> Iterator[Sequence[_PlayFields]]:
    """Yields the unbroken runs of a lane, in pieces no longer than a sequence may be."""
    for low in sorted(lane):
        if low - 1 in lane:
            continue
        high = low + 1
        while high in lane:
            high += 1
        line = tuple([lane[rank] for rank in range(low, high)])
        for at in range(max(1, len(line) - size + 1)):
            yield [(line[at : at + size], None, None)]


def _extensions(
    lane: dict[int, Card], index: int, meld: TableMeld, size: int
) -> Iterator[Sequence[_PlayFields]]:
    """Yields cards for the upper and the lower end of a sequence; the nearest card is last."""
    room = size - len(meld.cards)
    for end, step in ((rank_of(meld.cards[-1]), 1), (rank_of(meld.cards[0]), -1)):
        line: list[Card] = []
        while len(line) < room and (following := end + step * (len(line) + 1)) in lane:
            line.insert(0, lane[following])
        if line:
            yield [(tuple(line), index, None)]
