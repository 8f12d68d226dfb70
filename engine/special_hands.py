"""Special hands: whole hands that a player lays open to end the deal.

What makes one is said on numbers of cards alone. The rules and the kernel of the computer players
both ask the functions here.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.cards import NATURAL_RANKS, Card, Rank, rank_of
from engine.ruleset.model import Ruleset
from engine.ruleset.outcome_options import SPECIAL_SIZE, SpecialKind

_PURE: Final = tuple(NATURAL_RANKS.index(rank) for rank in (Rank.SEVEN, Rank.ACE))


class _Shape(NamedTuple):
    """The groups of equal cards of a hand, each described by its size, largest first."""

    naturals: tuple[int, ...]
    wilds: tuple[int, ...] = ()
    """Twos are one group, jokers another."""
    threes: int = 0


def _mixed(*sizes: int) -> tuple[_Shape, ...]:
    """Returns the shapes in which none, one or two of the groups are of wild cards."""
    places = range(len(sizes))
    return tuple(
        _Shape(
            tuple(size for at, size in enumerate(sizes) if at not in wild),
            tuple(sizes[at] for at in wild),
        )
        for count in range(3)
        for wild in combinations(places, count)
    )


_SHAPES: Final[Mapping[SpecialKind, tuple[_Shape, ...]]] = MappingProxyType(
    {
        "straight": (_Shape((1,) * len(NATURAL_RANKS), (1, 1), 1),),
        "pairs": (_Shape((2,) * 7),),
        "wild-pairs": (_Shape((2,) * 6, (2,)),),
        "miami-pairs": (_Shape((2,) * 5, (2, 2)),),
        "zip-code": _mixed(4, 3, 3, 2, 2),
        "garbage": (_Shape((4, 4, 3, 3)),),
        "blast-off": _mixed(5, 4, 3, 2),
        "triples": (_Shape((3,) * 4, (2,)),),
        "quads": (_Shape((4,) * 3, (2,)),),
        "dream-four": (_Shape((5, 5), (4,)),),
        "dream-five": tuple(_Shape((5, 4), wilds) for wilds in ((5,), (4, 1), (3, 2))),
    }
)
_KINDS_BY_SHAPE: Final[Mapping[_Shape, tuple[SpecialKind, ...]]] = MappingProxyType(
    {
        shape: tuple(kind for kind, others in _SHAPES.items() if shape in others)
        for shapes in _SHAPES.values()
        for shape in shapes
    }
)
_WITH_PURE: Final = ("wild-pairs", "miami-pairs")
"""The hands of pairs that need a pair of aces and a pair of sevens."""


def best_special_hand(
    rules: Ruleset, naturals: Sequence[int], twos: int, jokers: int, threes: int
) -> SpecialKind | None:
    """Returns the special hand of the game that brings most for these cards; ``None`` if they are
    none.

    ``naturals`` are the numbers of cards by rank, from four to ace.
    """
    shape = _Shape(_sizes(naturals), _sizes((twos, jokers)), threes)
    has_pure = all(naturals[place] for place in _PURE)
    paid: dict[SpecialKind, int] = {}
    for kind in _KINDS_BY_SHAPE.get(shape, ()):
        points = rules.special.points_of(kind)
        if points is not None and (has_pure or kind not in _WITH_PURE):
            paid[kind] = points
    return max(paid, key=paid.__getitem__, default=None)


def stays_for_straight(
    rules: Ruleset,
    naturals: Sequence[int],
    twos: int,
    jokers: int,
    threes: int,
    *,
    has_melded: bool,
) -> bool:
    """Returns whether a three that comes to a hand of so many other cards stays there.

    The player may lay it later. In games with second hands it never stays.
    """
    special = rules.special
    least = special.three_kept_from
    if least is None or special.straight is None or rules.deal.foot_size:
        return False
    if has_melded or threes:
        return False
    return sum(count > 0 for count in (*naturals, twos, jokers)) >= least


def does_three_stay(rules: Ruleset, others: Sequence[Card], *, has_melded: bool) -> bool:
    """Returns whether a three that comes to a hand beside these cards stays there."""
    return stays_for_straight(rules, *_counted(others), has_melded=has_melded)


def may_threes_stay(rules: Ruleset) -> bool:
    """Returns whether threes may lie in hands, where the player lays them."""
    return rules.bonus.may_be_forgotten or rules.special.three_kept_from is not None


def _counted(cards: Sequence[Card]) -> tuple[list[int], int, int, int]:
    """Returns the numbers of natural cards by rank, of twos, of jokers and of threes."""
    counts = Counter(map(rank_of, cards))
    naturals = [counts[rank] for rank in NATURAL_RANKS]
    return naturals, counts[Rank.TWO], counts[Rank.JOKER], counts[Rank.THREE]


def special_hand_of(rules: Ruleset, hand: Sequence[Card]) -> SpecialKind | None:
    """Returns which special hand a whole hand is; ``None`` if it is none of the game."""
    if len(hand) != SPECIAL_SIZE:
        return None
    return best_special_hand(rules, *_counted(hand))


def _sizes(counts: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(filter(None, counts), reverse=True))


DREAM_HANDS: Final = ("dream-four", "dream-five")
"""The hands that may win the match."""


def wins_match(rules: Ruleset, kind: SpecialKind) -> bool:
    """Returns whether a special hand wins the match, whatever the scores are."""
    return rules.special.dreams_win and kind in DREAM_HANDS
