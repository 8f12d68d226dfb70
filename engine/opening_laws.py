"""The laws of a side's first melds, on numbers alone; each stands here once."""

from typing import final

from engine.native import mypyc_attr
from engine.ruleset.laws import Laws
from engine.ruleset.opening_reach import TRIPLE
from engine.shapes import MIXED_CANASTA
from engine.values import CanastaDemand


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class OpeningWorth:
    """What melds that are laid together hold, and are worth to open."""

    __slots__ = ("canastas", "has_splash", "has_triple", "mixed", "points", "wilds")

    def __init__(self) -> None:
        self.points = 0
        """The points that count toward the minimum."""
        self.wilds = 0
        """The wild cards of the hand."""
        self.canastas = 0
        self.mixed = 0
        """How many of the canastas are mixed."""
        self.has_splash = False
        """Whether one is a canasta from the hand alone, and not mixed."""
        self.has_triple = False
        """Whether one is clean, with three cards or more from the hand."""

    def add(self, laws: Laws, cards: int, kind: int, *, is_clean: bool) -> None:
        """Counts a meld that gets so many cards of the hand: which canasta it becomes, and whether
        it is clean as `is_clean` says.
        """
        if kind:
            self.canastas += 1
            if kind == MIXED_CANASTA:
                self.mixed += 1
            elif cards >= laws.canasta_size:
                self.has_splash = True
        if is_clean and cards >= TRIPLE:
            self.has_triple = True


def points_to_open(laws: Laws, cards: int, upcard: int, *, takes_pile: bool) -> int:
    """Returns the points that a meld counts to open, by those of the cards that it gets from the
    hand and, where it takes the pile, of the up-card.
    """
    if not takes_pile:
        return cards
    if not laws.opening_pile_meld_counts:
        return 0
    return cards + upcard if laws.opening_upcard_counts else cards


def is_clean(laws: Laws, wilds: int, *, of_rank: bool, of_wilds: bool) -> bool:
    """Returns whether a meld, of a natural rank or of wild cards, is clean as openings want it."""
    may_be_wild = laws.opening_clean_triple == "natural-or-wild"
    return (of_rank and not wilds) or (of_wilds and may_be_wild)


def has_barred_wilds(laws: Laws, first: OpeningWorth) -> bool:
    """Returns whether first melds hold wild cards that they must not (`opening.wild_cards`)."""
    return laws.opening_naturals_only and first.wilds > 0


def has_barred_canasta(laws: Laws, first: OpeningWorth) -> bool:
    """Returns whether first melds hold a mixed canasta that is barred (`opening.mixed_canasta`)."""
    return not laws.opening_mixed_canasta and first.mixed > 0


def is_splash(laws: Laws, first: OpeningWorth) -> bool:
    """Returns whether first melds hold a canasta that opens without a minimum."""
    return laws.opening_splash and first.has_splash


def lacks_triple(laws: Laws, first: OpeningWorth) -> bool:
    """Returns whether first melds lack the three clean cards (`opening.needs_triple`)."""
    if laws.opening_clean_triple == "none" or first.has_triple:
        return False
    return not is_splash(laws, first)


def has_points(laws: Laws, first: OpeningWorth, need: int) -> bool:
    """Returns whether first melds reach the minimum, or need none (`opening.below_minimum`)."""
    return first.points >= need or is_splash(laws, first)


def _has_minimum(laws: Laws, first: OpeningWorth, need: int, demand: CanastaDemand) -> bool:
    """Returns whether first melds have the points and the canastas that are asked for."""
    return demand.is_met(first.canastas, first.mixed) and has_points(laws, first, need)


def _is_barred_from_opening(laws: Laws, first: OpeningWorth) -> bool:
    """Returns whether first melds hold what they must not, or lack the clean cards."""
    has_barred = has_barred_wilds(laws, first) or has_barred_canasta(laws, first)
    return has_barred or lacks_triple(laws, first)


def opens(
    laws: Laws, first: OpeningWorth, need: int, demand: CanastaDemand, *, is_waived: bool = False
) -> bool:
    """Returns whether first melds open, perhaps without the minimum because that is waived."""
    has_enough = is_waived or _has_minimum(laws, first, need, demand)
    return has_enough and not _is_barred_from_opening(laws, first)


def may_be_waived(laws: Laws, *, has_drawn: bool, left: int) -> bool:
    """Returns whether going out concealed with so many cards left waives the minimum; ``has_drawn``
    is whether the seat has drawn from the stock.
    """
    return laws.opening_concealed_waiver and has_drawn and left <= 1
