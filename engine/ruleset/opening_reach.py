"""Whether a hand can open: bounds on the cards and the points of the first melds of a side."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from engine.cards import NATURAL_RANKS, PACK, RANK_POINTS, Rank
from engine.ruleset.canasta_reach import JOKERS_IN_A_PACK, OF_A_RANK_IN_A_PACK, WILDS_IN_A_PACK
from engine.ruleset.model import Ruleset
from engine.shapes import (
    ShapeLimits,
    is_canasta,
    is_canasta_size,
    is_lawful_set,
    is_lawful_wild_meld,
    spoils_pure_rank,
)

_HELD: Final = 2
"""The cards that a player keeps who does not go out."""
TRIPLE: Final = 3
"""The number of clean cards that an opening contains where the ruleset wants them."""
_CANASTA, _PURE, _TRIPLE, _ACES, _MIXED, _OPEN_WILDS = 1, 2, 4, 8, 16, 32
"""What melds hold, as bits: a canasta, one that is not mixed, the clean cards of an opening, aces,
wild cards in a set, an unfinished meld of wild cards."""
_ONCE = _ACES | _OPEN_WILDS
"""What first melds hold once at most."""


class _Melds(NamedTuple):
    """Melds that are laid together, without the points of their wild cards."""

    naturals: int
    wilds: int
    points: int
    marks: int


class _Kind(NamedTuple):
    """What melds have in common that differ in nothing but points."""

    wilds: int
    marks: int


_Layer = dict[_Kind, int]
"""The most points of natural cards, by kind of melds of one number of cards."""


def cards_to_open(ruleset: Ruleset, playing: int) -> int:
    """Returns how many cards a player can lay with the first melds without going out, at most.

    ``playing`` seats play. Until somebody has melded, hands grow only where more than one card is
    drawn in a turn.
    """
    deal, draw, caliente = ruleset.deal, ruleset.draw, ruleset.caliente
    dealt = playing * (deal.hand_size + deal.foot_size)
    stock = ruleset.deck.count * len(PACK) + caliente.count - dealt
    turns = max(1, -(-stock // (draw.count * playing)))
    held = deal.hand_size + turns * (draw.count - 1) + 1
    if caliente.count:
        held = max(held, caliente.refill or 0)
    may_lay_all = deal.foot_size > 0 or not ruleset.out.canastas.total
    return held if may_lay_all else held - _HELD


class OpeningBound:
    """The upper bound of what first melds of so many cards are worth; found as far as asked.

    Of the ranks below the ace, and of sequences, there may be any number.
    """

    def __init__(self, ruleset: Ruleset, cards: int) -> None:
        self._ruleset = ruleset
        self._cards = cards
        self._most_wilds = ruleset.deck.count * WILDS_IN_A_PACK
        self._parts = [meld for meld in _melds(ruleset) if meld.wilds <= self._most_wilds]
        self._layers: list[_Layer] = [{_Kind(0, 0): 0}]

    def most_points(self, enough: int, *, canasta: bool, pure: bool) -> int | None:
        """Returns the most points of first melds, or ``enough`` or more where they reach that.

        They hold a canasta, or one that is not mixed, if asked for; ``None`` if there are none.
        """
        opening, best = self._ruleset.opening, None
        clean = _TRIPLE * (opening.clean_triple != "none")
        marks = _CANASTA * canasta | _PURE * pure
        for size in range(1, self._cards + 1):
            for kind, points in self._layer(size).items():
                if kind.marks & marks != marks:
                    continue
                is_splash = opening.splash and bool(kind.marks & _PURE)
                if is_splash:
                    return max(enough, points)
                if kind.marks & clean == clean:
                    worth = _worth(self._ruleset, size, kind.wilds, points)
                    best = worth if best is None else max(best, worth)
            if best is not None and best >= enough:
                return best
        return best

    def _layer(self, size: int) -> _Layer:
        """Returns the melds of so many cards that can be laid together."""
        while len(self._layers) <= size:
            self._layers.append(self._next_layer())
        return self._layers[size]

    def _next_layer(self) -> _Layer:
        layer: _Layer = {}
        size = len(self._layers)
        for meld in self._parts:
            less = size - meld.naturals - meld.wilds
            for kind, points in self._layers[less].items() if less >= 0 else ():
                joint = _Kind(kind.wilds + meld.wilds, kind.marks | meld.marks)
                fits = joint.wilds <= self._most_wilds
                if fits and _do_agree(self._ruleset, kind.marks, meld.marks):
                    layer[joint] = max(layer.get(joint, 0), points + meld.points)
        return layer


def _worth(ruleset: Ruleset, size: int, wilds: int, points: int) -> int:
    """Returns what melds of so many cards are worth; there are few aces and few jokers."""
    packs, naturals = ruleset.deck.count, size - wilds
    aces, jokers = packs * OF_A_RANK_IN_A_PACK, min(wilds, packs * JOKERS_IN_A_PACK)
    ace, king = RANK_POINTS[Rank.ACE], RANK_POINTS[Rank.KING]
    dearest = ace * min(naturals, aces) + king * max(0, naturals - aces)
    joker, two = RANK_POINTS[Rank.JOKER], RANK_POINTS[Rank.TWO]
    return min(points, dearest) + joker * jokers + two * (wilds - jokers)


def _do_agree(ruleset: Ruleset, first: int, second: int) -> bool:
    """Returns whether melds with these marks may be laid together."""
    if first & second & _ONCE:
        return False
    is_bound = ruleset.meld.wild_cards_bound or ruleset.meld.twos_bound
    both = first | second
    return not (is_bound and both & _MIXED and both & _OPEN_WILDS)


def _melds(ruleset: Ruleset) -> Iterator[_Melds]:
    """Yields the melds that can open, each number of cards once, of the dearest ranks."""
    limits, sizes = ruleset.limits, tuple(_set_sizes(ruleset))
    ranks = (Rank.ACE, Rank.KING, Rank.SEVEN) if limits.sevens_apart else (Rank.ACE, Rank.KING)
    for rank in ranks:
        yield from _sets(ruleset, rank, sizes)
    if limits.wild_melds and not ruleset.opening.naturals_only:
        yield from _wild_melds(ruleset)
    for size in range(limits.min_size, limits.canasta_size + 1) if limits.lanes else ():
        points = sum(RANK_POINTS[rank] for rank in NATURAL_RANKS[-size:])
        full = (_CANASTA | _PURE) * is_canasta_size(limits, size)
        yield _Melds(size, 0, points, full)


def _set_sizes(ruleset: Ruleset) -> Iterator[tuple[int, int]]:
    """Yields the numbers of natural and of wild cards that make a set."""
    limits, packs = ruleset.limits, ruleset.deck.count
    most = 0 if ruleset.opening.naturals_only else min(limits.wild_cap, packs * WILDS_IN_A_PACK)
    for wilds in range(most + 1):
        for naturals in range(1, packs * OF_A_RANK_IN_A_PACK + 1):
            if is_lawful_set(limits, naturals, wilds):
                yield naturals, wilds


def _sets(ruleset: Ruleset, rank: Rank, sizes: Iterable[tuple[int, int]]) -> Iterator[_Melds]:
    limits, may_mix = ruleset.limits, ruleset.opening.mixed_canasta
    for naturals, wilds in sizes:
        if spoils_pure_rank(limits, rank, 0, wilds, is_opening=True):
            continue
        marks = _marks(limits, rank, naturals, wilds)
        if may_mix or not marks & _CANASTA or marks & _PURE:
            yield _Melds(naturals, wilds, naturals * RANK_POINTS[rank], marks)


def _marks(limits: ShapeLimits, rank: Rank, naturals: int, wilds: int) -> int:
    is_full = is_canasta(limits, naturals, wilds)
    is_apart = rank is Rank.SEVEN and limits.sevens_apart
    is_pure = is_full and (not wilds or is_apart)
    is_clean = naturals >= TRIPLE and not wilds
    is_single = rank is Rank.ACE and limits.sets_per_rank == "one"
    return (
        _CANASTA * is_full
        | _PURE * is_pure
        | _TRIPLE * is_clean
        | _ACES * is_single
        | _MIXED * (wilds > 0)
    )


def _wild_melds(ruleset: Ruleset) -> Iterator[_Melds]:
    limits = ruleset.limits
    may_be_clean = ruleset.opening.clean_triple == "natural-or-wild"
    for wilds in range(1, ruleset.deck.count * WILDS_IN_A_PACK + 1):
        if any(is_lawful_wild_meld(limits, wilds - jokers, jokers) for jokers in range(wilds + 1)):
            is_full = is_canasta_size(limits, wilds)
            marks = _CANASTA | _PURE if is_full else _OPEN_WILDS
            yield _Melds(0, wilds, 0, marks | _TRIPLE * may_be_clean)
