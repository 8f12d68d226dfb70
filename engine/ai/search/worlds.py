"""Samples worlds that agree with everything that the seat has seen, likelier ones more often: play
tells of hands, for example that a discarded rank is seldom kept.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from math import prod
from typing import Final, final

import numpy as np

from engine.ai.game_kind import finer_kind, read_toml
from engine.kernel.kinds import (
    BIG,
    BONUS,
    CALIENTE,
    CLASS_OF,
    CLASSES,
    NATURALS,
    STOP,
    TWO,
    add,
    class_of,
    kind_counts,
    kind_map,
    no_cards,
    put,
    remove,
)
from engine.kernel.state_reader import own_table
from engine.kernel.table import Table
from engine.native import i64
from engine.observation import Observation
from engine.seating import allies_of, side_of, turn_order
from engine.state import MeldKind, Seat

FACTORS: Final[Mapping[str, Mapping[str, float]]] = read_toml("search/belief_factors.toml")
"""By kind of game and sign, the factor on the expected number of cards of a rank."""
_WORD = 1 << 32
_BLOCK = 8
"""The number of worlds for which chance is asked at once."""
_ABOVE_ROUNDING: Final = 1.000001
_JUST, _LATELY, _LATE = 4, 8, 24
"""The numbers of discards in a round, in two, and until hands hold what was collected."""
_SIGNS: Final = sorted({sign for factors in FACTORS.values() for sign in factors})
_BIT: Final = {sign: 1 << place for place, sign in enumerate(_SIGNS)}


def beliefs(view: Observation) -> tuple[tuple[float, ...], ...]:
    """Returns the factors by which each seat is likelier to hold cards of each class."""
    kind = finer_kind(view.rules)
    return tuple([tuple([_factor(kind, signs) for signs in by_kind]) for by_kind in _told(view)])


@cache
def _factor(kind: str, signs: int) -> float:
    """Returns what all these signs together change in a kind of game."""
    return prod([FACTORS[kind][sign] for sign in _names(signs)])


def _names(signs: int) -> list[str]:
    return [sign for sign in _SIGNS if signs & _BIT[sign]]


def observed_signs(view: Observation) -> list[list[set[str]]]:
    """Returns the names of the signs that apply, by seat and class of cards."""
    return [[set(_names(signs)) for signs in by_kind] for by_kind in _told(view)]


def _told(view: Observation) -> list[list[int]]:
    """Returns the signs that apply, as bits."""
    late = _BIT["late"] if len(view.public.thrown) >= _LATE else 0
    told = [[_BIT["ordinary"] | late] * CLASSES for _ in view.public.hand_counts]
    for seat, by_kind in enumerate(told):
        for card in view.public.known[seat]:
            by_kind[class_of(card)] |= _BIT["took"]
        by_kind[TWO] |= _BIT["wild"]
        by_kind[BIG] |= _BIT["wild"]
        by_kind[STOP] |= _BIT["stop"]
        _add_signs_of_melds(view, seat, by_kind)
    _add_signs_of_discards(view, told)
    return told


def _add_signs_of_melds(view: Observation, seat: Seat, by_kind: list[int]) -> None:
    own = side_of(view.rules, seat)
    if not view.public.sides[own].has_opened:
        for kind in range(NATURALS):
            by_kind[kind] |= _BIT["unopened"]
    own = allies_of(view.public, own)[0]
    for side, melds in enumerate(view.public.melds_by_side):
        for meld in melds:
            if meld.kind is MeldKind.SET:
                sign = "own-meld" if side == own else "rival-meld"
                by_kind[class_of(meld.cards[0])] |= _BIT[sign]


def _add_signs_of_discards(view: Observation, told: list[list[int]]) -> None:
    """Adds the signs of the discards; since a second hand was taken up only the late ones count."""
    order = turn_order(view.rules, view.public)
    following = dict(zip(order, (*order[1:], order[0]), strict=True))
    count, in_foot = len(view.public.thrown), view.public.in_foot
    mates = [_mates(view, seat) for seat in range(len(told))]
    for place, thrown in enumerate(view.public.thrown, start=1):
        if (kind := class_of(thrown.card)) >= NATURALS:
            continue
        age = count - place
        is_late = age < _LATELY
        when = "lately" if is_late else "before"
        if is_late or not in_foot[thrown.seat]:
            told[thrown.seat][kind] |= _BIT[f"threw-{when}"]
            if age < _JUST:
                told[thrown.seat][kind] |= _BIT["threw-just"]
        is_passed = not thrown.was_taken and age > 0
        after = following.get(thrown.seat)
        if is_passed and after is not None and (is_late or not in_foot[after]):
            told[after][kind] |= _BIT[f"left-{when}"]
            for mate in mates[after]:
                told[mate][kind] |= _BIT["partner-left"]


def _mates(view: Observation, seat: Seat) -> list[Seat]:
    """Returns the other seats of a seat's side, partners for one deal included."""
    sides = allies_of(view.public, side_of(view.rules, seat))
    return [
        other
        for other in range(len(view.public.hand_counts))
        if other != seat and side_of(view.rules, other) in sides
    ]


@final
class _Luck:
    """The chance of some worlds with neighbouring numbers."""

    def __init__(
        self,
        block: int,
        kinds: list[list[int]],
        chances: list[list[float]],
        places: list[list[int]],
    ) -> None:
        self.block = block
        self.kinds = kinds
        """The unseen cards that a hand may hold, as they are dealt."""
        self.chances = chances
        """For each of them a number up to 1 that says whose it becomes."""
        self.places = places
        """The order of the cards that are in no hand."""


class Worlds:
    """Draws tables in which the unseen cards are placed where they may be."""

    def __init__(self, view: Observation, seed: int, table: Table | None = None) -> None:
        """``table`` is the own table, where there is one already."""
        # The words of 32 bits in seed and number, which numpy takes long to find by itself.
        high, low = divmod(seed, _WORD)
        self._words = np.array([low, high, 0] if high else [low, 0], np.uint32)
        self._lucks: list[_Luck] = []
        """Those of the worlds drawn last: a glance at later worlds comes before the first."""
        self._public = public = view.public
        self._lanes = view.rules.limits.lanes
        known = [kind_counts(self._lanes, cards) for cards in public.known]
        known[view.seat] = kind_counts(self._lanes, view.hand)
        self._missing = [
            0 if seat == view.seat else size - len(public.known[seat])
            for seat, size in enumerate(public.hand_counts)
        ]
        self._room = float(sum(self._missing))
        self._open_seats = [seat for seat, count in enumerate(self._missing) if count]
        """Seats with unknown cards."""
        self._base = own_table(view) if table is None else table.copy()
        self._unseen: list[int] = []
        counts = unseen_counts(view, self._base)
        for kind in range(NATURALS if self._lanes else 0, len(counts)):
            self._unseen += [kind] * counts[kind]
        self._base.hands = known
        self._base.give_turn(public.turn)
        self.seen = self._base.copy()
        """The table as the seat sees it; any of the unseen cards lie in the stock, in the second
        hands and face down in the pile."""
        self._place(self.seen, self._unseen[:])
        weights = beliefs(view)
        # These kinds of cards lie in no hand.
        laid = () if view.rules.bonus.may_be_forgotten else self._base.seating.laid_at_once
        hidden = np.array([kind for kind in self._unseen if kind not in laid], np.int64)
        self._never_held = [kind for kind in self._unseen if kind in laid]
        places = np.arange(len(self._unseen) - sum(self._missing))
        self._unmixed = [np.tile(cards, (_BLOCK, 1)) for cards in (hidden, places)]
        """For each of so many worlds the unseen cards that a hand may hold, and the places of the
        cards that are in no hand; in order."""
        self._weights = [
            [weights[seat][CLASS_OF[kind]] for seat in self._open_seats]
            for kind in range(len(self._base.hand))
        ]
        """By kind and by seat with unknown cards."""
        self._most = [max(by_seat or [0.0]) * _ABOVE_ROUNDING for by_seat in self._weights]
        """By kind, slightly more than the highest weight: sums of weights are rounded."""

    def draw(self, number: int) -> Table:
        """Returns the world of a number; it depends on the seed and the number alone."""
        block, at = divmod(number, _BLOCK)
        luck = self._luck_of(block)
        table = self._base.copy()
        stock = self._fill_hands(table, luck.kinds[at], luck.chances[at])
        stock += self._never_held
        self._place(table, [stock[place] for place in luck.places[at]])
        return table

    def _luck_of(self, block: int) -> "_Luck":
        """Returns the chance of so many worlds as are drawn at once, which takes less time."""
        for known in self._lucks:
            if known.block == block:
                return known
        self._words[-1] = block
        chance = np.random.default_rng(self._words)
        chances = chance.random(self._unmixed[0].shape)
        kinds, places = [chance.permuted(cards, axis=1) for cards in self._unmixed]
        found = _Luck(block, kinds.tolist(), chances.tolist(), places.tolist())
        self._lucks = [*self._lucks[-1:], found]
        return found

    def _place(self, table: Table, cards: list[int]) -> None:
        """Places cards in the second hands, in the stock and face down in the pile."""
        table.feet = tuple([self._counted(cards, count) for count in self._public.foot_counts])
        stock = self._public.stock_count
        table.stock = cards[:stock]
        table.base = tuple(cards[stock : stock + self._public.base_count])

    def _fill_hands(self, table: Table, kinds: list[int], chances: list[float]) -> list[int]:
        """Deals the cards one by one to likely hands; returns those that are in no hand."""
        stock: list[int] = []
        free = [float(self._missing[seat]) for seat in self._open_seats]
        hands = [table.hands[seat] for seat in self._open_seats]
        room = self._room
        left_over = float(len(kinds)) - room
        for at, kind in enumerate(kinds):
            chance = chances[at]
            # Most cards come to no hand, and few of them need the sum of the weights.
            if chance * left_over < (1.0 - chance) * self._most[kind] * room:
                weights, total = self._weights[kind], 0.0
                for count, weight in zip(free, weights):  # noqa: B905 - slow if it checks lengths
                    total += count * weight
                mark = chance * (total + left_over)
                if mark < total:
                    place = _place_at(mark, free, weights)
                    put(hands[place], kind)
                    free[place] = free[place] - 1.0
                    room -= 1.0
                    continue
            stock.append(kind)
            left_over -= 1.0
        return stock

    def _counted(self, cards: list[int], count: int) -> list[int]:
        """Takes so many cards off the list and returns them counted; empty where none are taken."""
        if not count:
            return []
        foot = no_cards(self._lanes)
        add(foot, cards[:count])
        del cards[:count]
        return foot

    def draw_many(self, numbers: Iterable[int]) -> list[Table]:
        """Returns the worlds of these numbers."""
        return [self.draw(number) for number in numbers]


def _place_at(mark: float, free: list[float], weights: list[float]) -> i64:
    """Returns the place in which a mark below the sum of all weighted places falls."""
    passed, place = 0.0, i64(0)
    for count, weight in zip(free, weights):  # noqa: B905 - slow if it checks lengths
        passed += count * weight
        if mark < passed:
            return place
        place += 1
    raise AssertionError(mark)


def unseen_counts(view: Observation, table: Table) -> list[int]:
    """Returns the numbers of cards that the seat cannot place, by class and by kind."""
    counts, kind_of = table.hidden[:], kind_map(view.rules.limits.lanes)
    for seat, known in enumerate(view.public.known):
        remove(counts, tuple(map(kind_of, view.hand if seat == view.seat else known)))
    put(counts, BONUS, -sum(table.bonus))
    put(counts, STOP, -sum(table.aside))
    put(counts, CALIENTE, -sum(table.calientes))
    return counts
