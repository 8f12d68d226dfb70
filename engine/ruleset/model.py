"""The ruleset: every number and choice by which one table's game differs from another's."""

from typing import Annotated, Literal

from pydantic import Field

from engine.ruleset.groups import (
    CanastaOptions,
    Deal,
    Deck,
    Draw,
    Freeze,
    MeldOptions,
    Opening,
    Pile,
    Seats,
    Stop,
    Words,
)
from engine.ruleset.option import Group
from engine.ruleset.outcome import Ask, Bonus, Calientes, End, Exhaustion, Out, Score

Title = Annotated[str, Field(max_length=100)]
Edition = Annotated[str, Field(max_length=100)]
Variation = Literal["caliente", "always-frozen", "extra-deck", "all-play"]
VARIATIONS: tuple[Variation, ...] = ("caliente", "always-frozen", "extra-deck", "all-play")
"""Every variation, in the order in which they are named and laid over an edition."""


class Ruleset(Group):
    """A complete, resolved set of rules for one table."""

    edition: Edition
    players: int
    variations: tuple[Variation, ...] = ()
    teams: int | None = None
    is_house: bool = False
    """Whether house rules were laid over the edition."""
    title: Title
    words: Words
    deck: Deck
    seats: Seats
    deal: Deal
    draw: Draw
    meld: MeldOptions
    canasta: CanastaOptions
    stop: Stop
    opening: Opening
    pile: Pile
    freeze: Freeze
    bonus: Bonus
    out: Out
    ask: Ask
    exhaustion: Exhaustion
    score: Score
    end: End
    caliente: Calientes

    def __hash__(self) -> int:
        """Equal rulesets have equal hashes."""
        return hash(tuple(self.__dict__.values()))
