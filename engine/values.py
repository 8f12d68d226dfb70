"""The values of cards, melds and openings, from the ruleset."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeVar, get_args

from engine import shapes
from engine.cards import (
    FACE_COUNT,
    JOKER,
    RANK_POINTS,
    Card,
    Rank,
    is_bonus,
    is_caliente,
    is_stop,
    is_wild,
    rank_of,
)
from engine.ruleset.laws import Laws
from engine.ruleset.model import Ruleset
from engine.shapes import NATURAL_CANASTA, NO_CANASTA, WILD_CANASTA
from engine.state import CanastaKind, MeldKind, TableMeld

# Bound once, because Python 3.11 calls a function for each `MeldKind.NAME`.
_SEQUENCE: Final = MeldKind.SEQUENCE
_WILD: Final = MeldKind.WILD
_ACE: Final = int(Rank.ACE)
_KINDS: Final[tuple[CanastaKind | None, ...]] = (None, *get_args(CanastaKind))
"""The names of canastas by their numbers in `engine.shapes`."""

Item = TypeVar("Item")

STOP_POINTS = RANK_POINTS[Rank.THREE]
"""The value of a black three."""


_POINTS = tuple(
    0 if is_bonus(card) else RANK_POINTS[rank_of(card)] for card in map(Card, range(FACE_COUNT))
)

points_of: Final[Callable[[Card], int]] = _POINTS.__getitem__
"""Returns the value printed on a card; 0 for bonus cards, which are paid apart."""


def points_in(cards: Iterable[Card]) -> int:
    """Returns the sum of the values of cards."""
    return sum(map(points_of, cards))


def opening_minimum(rules: Ruleset, score: int, deal: int) -> int:
    """Returns the points that first melds need, by the score before the deal or the round."""
    reached = deal if rules.opening.basis == "round" else score
    need = 0
    for step in rules.opening.table:
        if step.score is None or reached >= step.score:
            need = step.need
    return need


class CanastaDemand(NamedTuple):
    """The canastas that must be among the first melds of a side."""

    canastas: int
    """The number of canastas of any kind."""
    pure: int
    """How many of them must not be mixed."""

    def is_met(self, canastas: int, mixed: int) -> bool:
        """Returns whether so many canastas, of which so many are mixed, are enough."""
        return canastas >= self.canastas and canastas - mixed >= self.pure


NO_DEMAND = CanastaDemand(0, 0)
SPLASH = CanastaDemand(1, 1)
"""What first melds contain that need no minimum, where the ruleset has such."""


def opening_demand(rules: Ruleset, score: int, deal: int) -> CanastaDemand:
    """Returns the canastas that a side's first melds need, by its score (or by the round)."""
    options = rules.opening
    reached = deal if options.basis == "round" else score
    is_pure = options.pure_canasta_from is not None and reached >= options.pure_canasta_from
    is_any = options.canasta_from is not None and reached >= options.canasta_from
    return CanastaDemand(int(is_any or is_pure), int(is_pure))


def canasta_kind(rules: Ruleset, meld: TableMeld) -> CanastaKind | None:
    """Returns which canasta a meld is; ``None`` if it is none. Black threes never are."""
    return _KINDS[canasta_number(rules, meld)]


def canasta_number(rules: Ruleset, meld: TableMeld) -> int:
    """Returns which canasta a meld is, as one of the numbers in `engine.shapes`."""
    limits, rank = rules.limits, meld.rank
    if rank is None:
        return shapes.canasta_of_others(limits, len(meld.cards), is_run=meld.kind is _SEQUENCE)
    if meld.is_stops:
        return NO_CANASTA
    return shapes.canasta_of_set(limits, rank, len(meld.naturals), len(meld.wilds))


def is_sevens_canasta(rules: Ruleset, meld: TableMeld) -> bool:
    """Returns whether a meld is a canasta of sevens, whatever that pays."""
    return meld.rank is Rank.SEVEN and canasta_kind(rules, meld) is not None


def are_aces_paid(laws: Laws, kind: int, rank: int | None) -> bool:
    """Returns whether a canasta is a natural one of aces that has points of its own."""
    return kind == NATURAL_CANASTA and rank == _ACE and laws.score_aces_canasta is not None


def canasta_points(laws: Laws, kind: int, rank: int | None, jokers: int) -> int:
    """Returns the points for a canasta of this kind and rank, without those of its cards."""
    if are_aces_paid(laws, kind, rank):
        return laws.score_aces_canasta or 0
    points = laws.canastas[kind]
    return laws.canastas_by_jokers.get(jokers, points) if kind == WILD_CANASTA else points


def meld_bonus(rules: Ruleset, meld: TableMeld) -> int:
    """Returns the points for the canasta that a meld is on top of its cards; 0 if it is none."""
    kind = canasta_number(rules, meld)
    return canasta_points(rules.laws, kind, meld.rank, meld.cards.count(JOKER))


def is_unfinished_at_risk(rules: Ruleset, meld: TableMeld) -> bool:
    """Returns whether an unfinished meld bars its side from going out, in some games."""
    is_risky = meld.kind is _WILD or shapes.is_at_risk(meld.rank or 0, len(meld.wilds))
    return is_risky and canasta_kind(rules, meld) is None


def dead_ranks(rules: Ruleset, melds: Iterable[TableMeld]) -> frozenset[Rank]:
    """Returns the ranks of the canastas among melds, where those take no further cards."""
    if not rules.meld.dead_ranks:
        return frozenset()
    return frozenset(
        meld.rank
        for meld in melds
        if meld.rank is not None and canasta_kind(rules, meld) is not None
    )


def is_laid_at_once(rules: Ruleset, card: Card) -> bool:
    """Returns whether a card, a red three or any three, is laid beside the melds and replaced."""
    return is_bonus(card) or (is_stop(card) and rules.bonus.black_too)


def is_freezing(rules: Ruleset, card: Card) -> bool:
    """Returns whether a card freezes the pile onto which it is discarded."""
    return is_wild(card) or (is_stop(card) and rules.freeze.stops_too)


def taken_from(rules: Ruleset, pile: Sequence[Item]) -> Sequence[Item]:
    """Returns the cards of a pile that are taken, bottom to top."""
    return pile[len(pile) - count_taken(rules.pile.most_taken, len(pile)) :]


def count_taken(most: int | None, size: int) -> int:
    """Returns how many cards of a pile of this size are taken where at most so many are."""
    return size if most is None or most > size else most


def comes_to_hand(rules: Ruleset, card: Card) -> bool:
    """Returns whether a card below the top of a taken pile comes to the hand."""
    is_aside = is_stop(card) and rules.stop.aside_from_pile
    return not is_laid_at_once(rules, card) and not is_aside


def is_blocking(rules: Ruleset, card: Card) -> bool:
    """Returns whether the card on top of the pile keeps the next player from taking it."""
    return (
        (is_wild(card) and not rules.pile.wild_pair)
        or (is_stop(card) and rules.stop.blocks_next)
        or (is_caliente(card) and rules.caliente.is_discard_stop)
        or is_bonus(card)
    )
