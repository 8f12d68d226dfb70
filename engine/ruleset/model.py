"""The ruleset: every number and choice in which the games of two tables can differ."""

from collections.abc import Mapping
from dataclasses import fields
from functools import cached_property
from typing import Annotated, Final, Literal, get_args
from weakref import WeakKeyDictionary, ref

from pydantic import Field, TypeAdapter

from engine.cards import NATURAL_RANKS, Suit
from engine.ruleset.deal_options import (
    CanastaOptions,
    Deal,
    Deck,
    Draw,
    Freeze,
    MeldOptions,
    OpeningOptions,
    Pile,
    Seats,
    Stop,
    Throw,
    WordOptions,
)
from engine.ruleset.laws import Laws
from engine.ruleset.option import OptionGroup
from engine.ruleset.outcome_options import (
    SPECIAL_KINDS,
    Ask,
    Bonus,
    Calientes,
    EndOptions,
    Exhaustion,
    Out,
    Score,
    SpecialHands,
)
from engine.shapes import UNLIMITED, ShapeLimits

Name = Annotated[str, Field(max_length=100)]
Variation = Literal[
    "caliente", "always-frozen", "extra-deck", "all-play", "three-decks", "four-decks"
]
VARIATIONS: tuple[Variation, ...] = get_args(Variation)
"""Every variation, in the order in which they are named and applied to an edition."""


class Ruleset(OptionGroup):
    """A complete, resolved set of rules for one table."""

    edition: Name
    players: int
    variations: tuple[Variation, ...] = ()
    teams: int | None = None
    is_house: bool = False
    """Whether house rules were applied to the edition."""
    title: Name
    words: WordOptions
    deck: Deck
    seats: Seats
    deal: Deal
    draw: Draw
    meld: MeldOptions
    canasta: CanastaOptions
    stop: Stop
    opening: OpeningOptions
    pile: Pile
    throw: Throw = Throw()
    freeze: Freeze
    bonus: Bonus
    out: Out
    ask: Ask
    exhaustion: Exhaustion
    score: Score
    special: SpecialHands = SpecialHands()
    end: EndOptions
    caliente: Calientes

    @cached_property
    def limits(self) -> ShapeLimits:
        """What the options say about the shapes of melds."""
        meld, stop, canasta = self.meld, self.stop, self.canasta
        return ShapeLimits(
            min_size=meld.min_size,
            closed_at=UNLIMITED if meld.closed_at is None else meld.closed_at,
            wild_melds_closed_at=meld.wild_melds_closed_at or meld.closed_at or UNLIMITED,
            sets_per_rank=meld.sets_per_rank,
            min_naturals=meld.min_naturals,
            wild_cap=UNLIMITED if meld.wild_cap is None else meld.wild_cap,
            has_majority=meld.natural_majority,
            naturals_per_wild=meld.naturals_per_wild,
            wild_on_canasta=meld.wild_on_canasta,
            wild_melds=meld.all_wild_sets,
            late_wild_naturals=meld.late_wild_naturals,
            pure_ranks=meld.pure_ranks,
            twos_as_rank=meld.twos_as_rank,
            stop_min=UNLIMITED if stop.meld_min is None else stop.meld_min,
            stop_wilds=int(stop.takes_wild),
            stop_max=UNLIMITED if stop.meld_max is None else stop.meld_max,
            canasta_size=canasta.size,
            canasta_naturals=canasta.min_naturals,
            sevens_apart=self.score.sevens_canasta is not None,
            longest_run=len(NATURAL_RANKS) if meld.long_sequences_going_out else canasta.size,
            lanes=(len(Suit) if meld.sequence_one_suit else 1) if meld.sequences else 0,
        )

    @cached_property
    def laws(self) -> Laws:
        """What the options say about everything else, as the laws on numbers read it."""
        return Laws(self)

    @cached_property
    def side_by_seat(self) -> Mapping[int, int]:
        """The side of each seat."""
        sides = enumerate(self.seats.sides)
        return {seat: side for side, seats in sides for seat in seats}

    @cached_property
    def has_special_hands(self) -> bool:
        """Whether the game has special hands."""
        return any(self.special.points_of(kind) is not None for kind in SPECIAL_KINDS)

    @cached_property
    def counts_takers(self) -> bool:
        """Whether it matters who has taken the pile in a deal."""
        return self.pile.frozen_until_taken or self.out.needs_pile

    def __reduce__(self) -> tuple[object, ...]:
        """Returns the options without derived values: hashes differ from process to process."""
        return _received, ({field.name: getattr(self, field.name) for field in fields(self)},)

    @cached_property
    def hash_value(self) -> int:
        """The hash in this process, kept because searches store results by ruleset."""
        return hash(tuple(getattr(self, field.name) for field in fields(self)))

    def __hash__(self) -> int:
        """Returns the same hash for equal rulesets."""
        return self.hash_value


_met: Final[WeakKeyDictionary[Ruleset, ref[Ruleset]]] = WeakKeyDictionary()
"""The rulesets in use, each of which differs from all others."""


def met_first(ruleset: Ruleset) -> Ruleset:
    """Returns the equal ruleset met first: what is kept by ruleset is found 200 times as fast."""
    return _met.setdefault(ruleset, ref(ruleset))() or ruleset


def _received(options: dict[str, object]) -> Ruleset:
    """Returns a ruleset that was copied or came from another process."""
    ruleset = Ruleset.__new__(Ruleset)
    vars(ruleset).update(options)
    return met_first(ruleset)


RULESETS: Final = TypeAdapter(Ruleset)
"""Reads rulesets from JSON, and writes them. Raises pydantic's `ValidationError`."""
