"""Whether a hand can open: what the first melds of a side can be worth at most."""

from collections.abc import Iterator
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


def most_points(
    ruleset: Ruleset, cards: int, enough: int, *, canasta: bool, pure: bool
) -> int | None:
    """Returns the points of the dearest first melds of so many cards, or of some that are worth
    ``enough``.

    They hold a canasta, or one that is not mixed, where that is asked for. ``None`` if the cards
    cannot make such melds.
    """
    opening, best = ruleset.opening, None
    clean = _TRIPLE * (opening.clean_triple != "none")
    marks = _CANASTA * canasta | _PURE * pure
    for size, layer in enumerate(_layers(ruleset, cards)):
        for kind, points in layer.items():
            if not size or kind.marks & marks != marks:
                continue
            is_splash = opening.splash and bool(kind.marks & _PURE)
            if is_splash:
                return max(enough, points)
            if kind.marks & clean == clean:
                worth = _worth(ruleset, size, kind.wilds, points)
                best = worth if best is None else max(best, worth)
        if best is not None and best >= enough:
            return best
    return best


def _worth(ruleset: Ruleset, size: int, wilds: int, points: int) -> int:
    """Returns what melds of so many cards are worth; there are few aces and few jokers."""
    packs, naturals = ruleset.deck.count, size - wilds
    aces, jokers = packs * OF_A_RANK_IN_A_PACK, min(wilds, packs * JOKERS_IN_A_PACK)
    ace, king = RANK_POINTS[Rank.ACE], RANK_POINTS[Rank.KING]
    dearest = ace * min(naturals, aces) + king * max(0, naturals - aces)
    joker, two = RANK_POINTS[Rank.JOKER], RANK_POINTS[Rank.TWO]
    return min(points, dearest) + joker * jokers + two * (wilds - jokers)


def _layers(ruleset: Ruleset, cards: int) -> Iterator[_Layer]:
    """Yields the melds that can be laid together, by their number of cards, from none on."""
    most_wilds = ruleset.deck.count * WILDS_IN_A_PACK
    parts = [meld for meld in _melds(ruleset) if meld.wilds <= most_wilds]
    layers: list[_Layer] = [{_Kind(0, 0): 0}]
    yield layers[0]
    for size in range(1, cards + 1):
        layer: _Layer = {}
        for meld in parts:
            less = size - meld.naturals - meld.wilds
            for kind, points in layers[less].items() if less >= 0 else ():
                joint = _Kind(kind.wilds + meld.wilds, kind.marks | meld.marks)
                if joint.wilds <= most_wilds and _do_agree(ruleset, kind.marks, meld.marks):
                    layer[joint] = max(layer.get(joint, 0), points + meld.points)
        layers.append(layer)
        yield layer


def _do_agree(ruleset: Ruleset, first: int, second: int) -> bool:
    """Returns whether melds with these marks may be laid together."""
    if first & second & _ONCE:
        return False
    is_bound = ruleset.meld.wild_cards_bound or ruleset.meld.twos_bound
    both = first | second
    return not (is_bound and both & _MIXED and both & _OPEN_WILDS)


def _melds(ruleset: Ruleset) -> Iterator[_Melds]:
    """Yields the melds that can open, each number of cards once, of the dearest ranks."""
    limits = ruleset.limits
    yield from _sets(ruleset, Rank.ACE)
    yield from _sets(ruleset, Rank.KING)
    if limits.sevens_apart:
        yield from _sets(ruleset, Rank.SEVEN)
    if limits.wild_melds and not ruleset.opening.naturals_only:
        yield from _wild_melds(ruleset)
    for size in range(limits.min_size, limits.canasta_size + 1) if limits.lanes else ():
        points = sum(RANK_POINTS[rank] for rank in NATURAL_RANKS[-size:])
        full = (_CANASTA | _PURE) * is_canasta_size(limits, size)
        yield _Melds(size, 0, points, full)


def _sets(ruleset: Ruleset, rank: Rank) -> Iterator[_Melds]:
    limits, opening, packs = ruleset.limits, ruleset.opening, ruleset.deck.count
    wilds_in_deck = packs * WILDS_IN_A_PACK
    most = 0 if opening.naturals_only else min(limits.wild_cap, wilds_in_deck)
    for wilds in range(most + 1):
        for naturals in range(1, packs * OF_A_RANK_IN_A_PACK + 1):
            is_spoilt = spoils_pure_rank(limits, rank, 0, wilds, is_opening=True)
            if is_spoilt or not is_lawful_set(limits, naturals, wilds):
                continue
            marks = _marks(limits, rank, naturals, wilds)
            if opening.mixed_canasta or not marks & _CANASTA or marks & _PURE:
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
