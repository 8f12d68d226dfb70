"""The laws on the shapes of melds and on canastas, on numbers of cards; each stands here once."""

from dataclasses import dataclass, field, fields
from typing import Final

from engine.cards import Rank

UNLIMITED = 1000
"""More cards than any deck holds."""

# Which canasta a meld is, as numbers: words take time to compare. `engine.values` names them.
NO_CANASTA: Final = 0
NATURAL_CANASTA: Final = 1
MIXED_CANASTA: Final = 2
SEVENS_CANASTA: Final = 3
WILD_CANASTA: Final = 4
SAMBA: Final = 5

# Constants, because reading an enumeration takes time.
_SEVEN: Final = int(Rank.SEVEN)
_ACE: Final = int(Rank.ACE)


@dataclass(frozen=True)
class ShapeLimits:
    """What a ruleset says about the shapes of melds; a limit that it lacks is out of reach."""

    min_size: int
    closed_at: int
    wild_melds_closed_at: int
    sets_per_rank: str
    min_naturals: int
    wild_cap: int
    has_majority: bool
    naturals_per_wild: int
    wild_on_canasta: bool
    wild_melds: bool
    late_wild_naturals: int
    """The natural cards that a set needs for wild cards laid after the opening; 0: no limit."""
    pure_ranks: bool
    """Whether sevens never, and aces only with the first melds of a side, are mixed."""
    twos_as_rank: bool
    """Whether melds of wild cards are sets of twos, in which jokers are the wild cards."""
    stop_min: int
    stop_max: int
    stop_wilds: int
    """The largest number of wild cards in a set of stop cards."""
    canasta_size: int
    canasta_naturals: int
    sevens_apart: bool
    """Whether a canasta of sevens is a kind of its own, neither natural nor mixed."""
    longest_run: int
    """The cards in the longest sequence; beyond a canasta only when going out."""
    lanes: int
    """The number of lanes for sequences: one for each suit, or a single one where suits are
    ignored; 0 where there are no sequences."""
    hash_value: int = field(init=False, repr=False, compare=False)
    """The hash, kept because searches store results by limits."""

    def __post_init__(self) -> None:
        values = tuple([getattr(self, limit.name) for limit in fields(self) if limit.compare])
        object.__setattr__(self, "hash_value", hash(values))

    def __hash__(self) -> int:
        return self.hash_value


# --- faults, each the condition of one rule; ``before`` and ``after`` count wild cards of a meld


def is_too_small(limits: ShapeLimits, cards: int) -> bool:
    """Returns whether a meld has too few cards (`meld.too_small`)."""
    return cards < limits.min_size


def is_beyond_closing(limits: ShapeLimits, cards: int) -> bool:
    """Returns whether a meld has more cards than the size at which it closes (`meld.closed`)."""
    return cards > limits.closed_at


def is_wild_meld_beyond_closing(limits: ShapeLimits, wilds: int) -> bool:
    """Returns whether a meld of wild cards alone has more cards than close it."""
    return wilds > limits.wild_melds_closed_at


def lacks_naturals(limits: ShapeLimits, naturals: int) -> bool:
    """Returns whether a set has too few natural cards (`meld.too_few_naturals`)."""
    return naturals < limits.min_naturals


def is_outnumbered(limits: ShapeLimits, naturals: int, wilds: int) -> bool:
    """Returns whether wild cards reach the number of natural ones (`meld.naturals_outnumbered`)."""
    return limits.has_majority and wilds >= naturals


def has_few_naturals_per_wild(limits: ShapeLimits, naturals: int, wilds: int) -> bool:
    """Returns whether natural cards are too few for the wild ones (`meld.naturals_per_wild`)."""
    return naturals < wilds * limits.naturals_per_wild


def has_too_many_wilds(limits: ShapeLimits, wilds: int) -> bool:
    """Returns whether a set has too many wild cards (`meld.too_many_wilds`)."""
    return wilds > limits.wild_cap


def is_no_set_of_twos(limits: ShapeLimits, twos: int, jokers: int) -> bool:
    """Returns whether jokers, to twos what wild cards are to naturals, are too many in a meld
    (`wild.jokers_beside_twos`).
    """
    return limits.twos_as_rank and (
        lacks_naturals(limits, twos)
        or is_outnumbered(limits, twos, jokers)
        or has_few_naturals_per_wild(limits, twos, jokers)
        or has_too_many_wilds(limits, jokers)
    )


def moves_once(moving: list[int], taking: set[int]) -> bool:
    """Returns whether melds that join others do so only once, and take no cards
    (`combine.moves_once`); by their places and those of the melds that take cards.
    """
    return len(set(moving)) == len(moving) and taking.isdisjoint(moving)


def spoils_canasta(limits: ShapeLimits, before: int, after: int) -> bool:
    """Returns whether a finished canasta gains barred wild cards (`meld.wild_on_canasta`)."""
    return after > before and not limits.wild_on_canasta


def is_wild_too_late(
    limits: ShapeLimits, naturals: int, before: int, after: int, *, is_opening: bool
) -> bool:
    """Returns whether wild cards join too few naturals after the opening (`meld.wild_too_late`)."""
    return after > before and not is_opening and naturals < limits.late_wild_naturals


def spoils_pure_rank(
    limits: ShapeLimits, rank: int, before: int, after: int, *, is_opening: bool
) -> bool:
    """Returns whether wild cards join sevens or pure aces that stay pure (`meld.pure_rank`)."""
    if not limits.pure_ranks or after <= before:
        return False
    return rank == _SEVEN or (rank == _ACE and not before and not is_opening)


def may_wilds_join(
    limits: ShapeLimits, rank: int, naturals: int, before: int, after: int, *, is_opening: bool
) -> bool:
    """Returns whether a set may gain wild cards, by its rank, its naturals and the time."""
    return not (
        is_wild_too_late(limits, naturals, before, after, is_opening=is_opening)
        or spoils_pure_rank(limits, rank, before, after, is_opening=is_opening)
    )


def has_too_few_stops(limits: ShapeLimits, stops: int) -> bool:
    """Returns whether a set of stop cards has too few (`stop.too_few`)."""
    return stops < limits.stop_min


def has_too_many_stops(limits: ShapeLimits, stops: int) -> bool:
    """Returns whether a set of stop cards has too many (`stop.too_many`)."""
    return stops > limits.stop_max


def has_wild_beside_stops(limits: ShapeLimits, stops: int, wilds: int) -> bool:
    """Returns whether a set of stop cards has a wild card that it may not have (`stop.no_wild`)."""
    return wilds > limits.stop_wilds or wilds >= stops


def has_gap(ranks: int, low: int, high: int) -> bool:
    """Returns whether so many ranks leave a gap from the lowest to the highest (`sequence.gap`)."""
    return ranks < high - low + 1


def is_too_long(limits: ShapeLimits, cards: int) -> bool:
    """Returns whether a sequence has too many cards (`sequence.too_long`)."""
    return cards > limits.longest_run


def is_run_long(limits: ShapeLimits, cards: int) -> bool:
    """Returns whether a sequence outgrows a canasta (`sequence.only_going_out`)."""
    return cards > limits.canasta_size


# --- lawful melds: no fault


def is_lawful_set(limits: ShapeLimits, naturals: int, wilds: int) -> bool:
    """Returns whether so many natural and wild cards make a set of a natural rank."""
    return not (
        is_too_small(limits, naturals + wilds)
        or is_beyond_closing(limits, naturals + wilds)
        or lacks_naturals(limits, naturals)
        or is_outnumbered(limits, naturals, wilds)
        or has_few_naturals_per_wild(limits, naturals, wilds)
        or has_too_many_wilds(limits, wilds)
    )


def is_lawful_stop_set(limits: ShapeLimits, stops: int, wilds: int) -> bool:
    """Returns whether so many stop cards and wild cards make a set."""
    cards = stops + wilds
    return not (
        has_too_few_stops(limits, cards)
        or has_too_many_stops(limits, cards)
        or is_beyond_closing(limits, cards)
        or has_wild_beside_stops(limits, stops, wilds)
    )


def is_lawful_wild_meld(limits: ShapeLimits, twos: int, jokers: int) -> bool:
    """Returns whether so many twos and jokers make a meld of their own."""
    wilds = twos + jokers
    return limits.wild_melds and not (
        is_too_small(limits, wilds)
        or is_wild_meld_beyond_closing(limits, wilds)
        or is_no_set_of_twos(limits, twos, jokers)
    )


def is_lawful_without_rank(
    limits: ShapeLimits, naturals: int, twos: int, jokers: int, *, is_stops: bool
) -> bool:
    """Returns whether cards make a set of stop cards, or else a meld of wild cards alone."""
    if is_stops:
        return is_lawful_stop_set(limits, naturals, twos + jokers)
    return not naturals and is_lawful_wild_meld(limits, twos, jokers)


def is_lawful_run(limits: ShapeLimits, cards: int, ranks: int, low: int, high: int) -> bool:
    """Returns whether so many cards of a lane, of so many different ranks, make a sequence."""
    is_double = ranks < cards
    is_sized = not is_too_small(limits, cards) and not is_too_long(limits, cards)
    return is_sized and not is_double and not has_gap(ranks, low, high)


def is_run_open(limits: ShapeLimits, cards: int) -> bool:
    """Returns whether a sequence of so many cards still takes cards, whoever adds them."""
    return cards < limits.canasta_size


def is_open(limits: ShapeLimits, cards: int) -> bool:
    """Returns whether a meld of so many cards still takes cards."""
    return cards < limits.closed_at


def is_wild_meld_open(limits: ShapeLimits, wilds: int) -> bool:
    """Returns whether a meld of so many wild cards alone still takes cards."""
    return wilds < limits.wild_melds_closed_at


def are_sets_unlimited(limits: ShapeLimits) -> bool:
    """Returns whether a side may have any number of sets of a rank, and of melds of wild cards."""
    return limits.sets_per_rank == "unlimited"


def takes_further_cards(limits: ShapeLimits, cards: int, *, is_wild_meld: bool) -> bool:
    """Returns whether a set, or a meld of wild cards, of so many cards is the one that further
    cards join, where a side has one set, or one open set, of a rank.
    """
    if is_wild_meld:
        return is_wild_meld_open(limits, cards)
    return limits.sets_per_rank == "one" or is_open(limits, cards)


# --- canastas


def is_canasta_size(limits: ShapeLimits, cards: int) -> bool:
    """Returns whether so many cards are enough for a canasta."""
    return cards >= limits.canasta_size


def is_canasta(limits: ShapeLimits, naturals: int, wilds: int) -> bool:
    """Returns whether a set of a natural rank is a canasta."""
    return is_canasta_size(limits, naturals + wilds) and naturals >= limits.canasta_naturals


def canasta_of_set(limits: ShapeLimits, rank: int, naturals: int, wilds: int) -> int:
    """Returns which canasta a set of a natural rank is; `NO_CANASTA` if it is none."""
    if not is_canasta(limits, naturals, wilds):
        return NO_CANASTA
    if limits.sevens_apart and rank == _SEVEN:
        return SEVENS_CANASTA
    return MIXED_CANASTA if wilds else NATURAL_CANASTA


def canasta_of_others(limits: ShapeLimits, cards: int, *, is_run: bool) -> int:
    """Returns which canasta a sequence or a meld of wild cards is; `NO_CANASTA` for none."""
    if not is_canasta_size(limits, cards):
        return NO_CANASTA
    return SAMBA if is_run else WILD_CANASTA


def is_at_risk(rank: int, wilds: int) -> bool:
    """Returns whether a set should not stay unfinished: one of sevens, or of pure aces."""
    return rank == _SEVEN or (rank == _ACE and not wilds)
