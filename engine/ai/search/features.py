"""Computes the inputs of the value net: numbers between about 0 and 1, as one side sees them.

Every hand is known here, because the tables are sampled worlds.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

import numpy as np

from engine.ai.game_kind import game_kind
from engine.ai.policy.seat_estimates import with_cards
from engine.ai.search.arrays import Numbers32, SmallCounts, as_rows, small_rows
from engine.ai.search.net import Floats
from engine.ai.search.run_features import RUN_SCALES, run_features
from engine.kernel.counted_meld import NEW
from engine.kernel.exits import has_unfinished, missing_canastas
from engine.kernel.kinds import BIG, BONUS, CLASS_OF, CLASSES, NATURALS, POINTS, TWO, WILD_SET
from engine.kernel.melds import SideMelds, points_of_kinds, unfinished_at_risk
from engine.kernel.score import side_points
from engine.kernel.seating import Seating
from engine.kernel.table import Table
from engine.kernel.taking import is_frozen

_SUMS: Final = np.array([POINTS, *np.eye(CLASSES)[[TWO, BIG]]], np.float32).T
"""By class: what a card adds to the points, to the twos and to the jokers of a hand."""
_EACH: Final = np.ones(NATURALS, np.float32)
_NO_WILDS: Final = [0] * NATURALS
_OF_SIDES: Final = 2 * 4
"""The facts of two sides that depend on more than their melds."""
_BY_RANK: Final = [scale for scale in (7, 3, 4, 3) for _ in range(NATURALS)]
"""By rank: cards and wild cards of the set in play, cards of all hands, and of that with most."""
_SIDE_SCALES: Final = [1, 120, 500, 1, 1, 4, 2, 20, 10, 200, 4, 4, 6, *_BY_RANK]
_SCALES: Final = [*_SIDE_SCALES, *_SIDE_SCALES, 1, 1, 60, 20, 300, 1, 1, 1, 1]
_FOOT_SCALES: Final = (2, 20, 2, 200, 4, 4, 4, 2, 7, 5, 2, 2, 2, 1, 1, 20, 2000)
_WILD_MELD_SCALES: Final = (2, 7, 4)
_PENALTY_SCALES: Final = (4, 2, 1, 7, 4, 1, 2, 1, 1, 20, 4000)


def features(tables: Sequence[Table], side: int) -> Floats:
    """Returns a row for each table of a deal: of the side, its strongest rival, and the rest."""
    seating, rows = tables[0].seating, len(tables)
    # Tables of one candidate share the melds of many sides, which take long to read.
    place_of, places, sides = dict[SideMelds, int](), list[int](), list[int]()
    facts, laid, sets = list[int](), list[int](), list[int]()
    for table in tables:
        rival = _strongest_rival(table, side)
        for own in (side, rival):
            melds = table.melds[own]
            if melds not in place_of:
                place_of[melds] = len(place_of)
                _add_laid(laid, seating, melds)
                _add_sets(sets, melds)
            places.append(place_of[melds])
            sides.append(own)
            _add_facts(facts, table, own)
        _add_middle(facts, table, side, rival)
    by_table, melds_of, at = as_rows(facts, rows), len(place_of), as_rows(places, 1)[0]
    by_seat = _hands(tables)
    hands = by_seat[_own_places(seating.side_of, bytes(bytearray(sides)))]
    of_sides = _sides(
        as_rows(laid, melds_of)[at],
        by_table[:, :_OF_SIDES].reshape(2 * rows, -1),
        hands[:, :, :CLASSES],
        small_rows(sets, melds_of)[at],
    )
    parts = [of_sides.reshape(rows, -1), by_table[:, _OF_SIDES:]]
    if seating.limits.lanes:
        if any(table.seating.pair for table in tables):
            allied = [tables[at // 2].seating.seats[own] for at, own in enumerate(sides)]
            hands = by_seat[_places(allied, len(seating.side_of))]
        parts.append(run_features(tables, sides, list(place_of), at, hands).reshape(rows, -1))
    kind = game_kind(seating.rules)
    if kind in _FURTHER:
        of_side, _ = _FURTHER[kind]
        further = list[int]()
        for place, own in enumerate(sides):
            further += of_side(tables[place // 2], own)
        parts.append(as_rows(further, rows))
    whole: Floats = np.concatenate(parts, axis=1, dtype=np.float32)
    whole /= _scales(kind, has_runs=seating.limits.lanes > 0)
    return whole


@cache
def _scales(kind: str, *, has_runs: bool) -> Floats:
    """Returns the scales of all features in a kind of game."""
    _, further = _FURTHER.get(kind, (None, ()))
    runs = RUN_SCALES if has_runs else ()
    return np.array([*_SCALES, *runs, *runs, *further, *further], np.float32)


def _hands(tables: Sequence[Table]) -> SmallCounts:
    """Returns a row for each hand of each table, and at last one of no cards."""
    counts = list[int]()
    for table in tables:
        for hand in table.hands:
            counts += hand
    counts += [0] * len(tables[0].hand)
    return small_rows(counts, len(tables) * len(tables[0].hands) + 1)


@lru_cache(maxsize=64)
def _own_places(side_of: tuple[int, ...], sides: bytes) -> Numbers32:
    """Returns the places of two sides' hands of each table, without partners for this deal."""
    seats = [tuple([seat for seat, own in enumerate(side_of) if own == side]) for side in sides]
    return _places(seats, len(side_of))


def _places(seats: list[tuple[int, ...]], count: int) -> Numbers32:
    """Returns among so many hands of each table those of two sides, whose seats are given table by
    table: the first hands of all sides, then the second ones, -1 for a side that has fewer.
    """
    table, most = [at // 2 * count for at in range(len(seats))], max(map(len, seats))
    return np.array(
        [
            [
                at + own[place] if place < len(own) else -1
                for at, own in zip(table, seats, strict=True)
            ]
            for place in range(most)
        ],
        np.int32,
    )


def _strongest_rival(table: Table, side: int) -> int:
    rivals, melds = table.seating.rivals[side], table.melds
    strongest = rivals[0]
    for other in rivals:
        if melds[other].points > melds[strongest].points:
            strongest = other
    return strongest


def _sides(laid: Numbers32, beside: Numbers32, hands: SmallCounts, sets: SmallCounts) -> Floats:
    """Returns a row for each side: its facts, its hands together and its sets in play."""
    held = most = hands[0]
    for place in range(1, len(hands)):
        held, most = held + hands[place], np.maximum(most, hands[place])
    naturals = held[:, :NATURALS]
    matching = (naturals * (sets[:, :NATURALS] > sets[:, NATURALS:])) @ _EACH
    facts = (laid[:, :1], beside[:, :1], laid[:, 1:4], beside[:, 1:2], laid[:, 4:], beside[:, 2:])
    of_hands = (held @ _SUMS, matching[:, None])
    return np.concatenate(
        (*facts, *of_hands, sets, naturals, most[:, :NATURALS]), axis=1, dtype=np.float32
    )


def _add_laid(laid: list[int], seating: Seating, melds: SideMelds) -> None:
    """Adds what a side has on the table."""
    laid.append(int(melds.has_opened))
    laid.append(melds.points)
    laid.append(melds.natural_canastas)
    laid.append(melds.mixed_canastas)
    laid.append(missing_canastas(seating.laws, melds))


def _add_sets(sets: list[int], melds: SideMelds) -> None:
    """Adds the cards and the wild cards of a side's sets in play."""
    sets += melds.sizes[:NATURALS]
    wilds, homes = _NO_WILDS[:], melds.homes
    for place, meld in enumerate(melds.lying):
        head = meld.head
        if head < NATURALS and meld.wilds and homes[head] == place:
            wilds[head] = meld.wilds
    sets += wilds


def _add_facts(facts: list[int], table: Table, side: int) -> None:
    """Adds what a side needs to open, its bonus cards, and the sizes of its hands."""
    cards, fewest = _sizes(table, side)
    facts.append(0 if table.melds[side].has_opened else table.seating.needs[side])
    facts.append(table.bonus[side])
    facts.append(cards)
    facts.append(fewest)


def _sizes(table: Table, side: int) -> tuple[int, int]:
    """Returns the number of cards in the hands of a side, and in the smallest of those who play."""
    total = fewest = 0
    for seat in with_cards(table, table.seating.seats[side]):
        size = table.sizes[seat]
        fewest = size if not total or size < fewest else fewest
        total += size
    return total, fewest


def _second_hands(table: Table, side: int) -> tuple[int, ...]:
    """Returns what a side still needs to go out: second hands, and canastas of every kind."""
    melds, seating = table.melds[side], table.seating
    seats, need = seating.seats[side], seating.laws.out_need
    can_end = missing_canastas(seating.laws, melds) == 0
    feet = waiting = played = points = twos = jokers = threes = longest = 0
    for seat in seats:
        foot, size = table.feet[seat], table.sizes[seat]
        played += table.played_foot[seat]
        longest = max(longest, size)
        if foot:
            feet += 1
            waiting += size
            points += points_of_kinds(foot)
            twos += foot[TWO]
            jokers += foot[BIG]
            threes += foot[BONUS]
    return (
        feet,
        waiting,
        played,
        points,
        twos,
        jokers,
        threes,
        melds.wild_canastas,
        melds.sizes[WILD_SET],
        melds.canastas,
        max(0, need.natural - melds.natural_canastas),
        max(0, need.mixed - melds.mixed_canastas),
        max(0, need.wild - melds.wild_canastas),
        can_end,
        can_end and not feet,
        longest,
        side_points(table, side),
    )


def _unfinished(table: Table, side: int) -> tuple[int, ...]:
    """Returns what a side has in melds that bring much finished, and cost as much unfinished."""
    melds, seating = table.melds[side], table.seating
    missing = missing_canastas(seating.laws, melds)
    unfinished = len(unfinished_at_risk(melds))
    can_end = missing == 0 and not has_unfinished(seating.laws, melds)
    return (
        melds.canastas,
        melds.wild_canastas,
        melds.seven_canastas,
        melds.sizes[WILD_SET],
        _jokers_in_play(melds),
        unfinished > 0,
        unfinished,
        can_end,
        can_end and table.side == side,
        max([table.sizes[seat] for seat in seating.seats[side]]),
        side_points(table, side),
    )


def _wild_melds(table: Table, side: int) -> tuple[int, ...]:
    """Returns what a side has in melds of wild cards: canastas, and cards of the open one."""
    melds = table.melds[side]
    return (melds.wild_canastas, melds.sizes[WILD_SET], _jokers_in_play(melds))


def _jokers_in_play(melds: SideMelds) -> int:
    """Returns the jokers of the wild meld in play; 0 without one."""
    place = melds.homes[WILD_SET]
    return 0 if place == NEW else melds.lying[place].bigs


_FURTHER = {
    "feet": (_second_hands, _FOOT_SCALES),
    "penalties": (_unfinished, _PENALTY_SCALES),
    "runs-and-wilds": (_wild_melds, _WILD_MELD_SCALES),
}
"""The further features of a side by kind of game, and their scales."""


def _add_middle(facts: list[int], table: Table, side: int, rival: int) -> None:
    """Adds what does not lie before a side."""
    pile, seating = table.pile, table.seating
    top = CLASS_OF[pile[-1]] if pile else NATURALS
    is_natural = top < NATURALS
    facts.append(int(table.side == side))
    facts.append(int(seating.side_of[seating.following[table.turn]] == side))
    facts.append(len(table.stock))
    facts.append(len(pile) + len(table.base))
    facts.append(table.pile_points)
    facts.append(int(is_frozen(table, side)))
    facts.append(int(not is_natural))
    facts.append(int(is_natural and table.melds[side].sizes[top] > 0))
    facts.append(int(is_natural and table.melds[rival].sizes[top] > 0))
