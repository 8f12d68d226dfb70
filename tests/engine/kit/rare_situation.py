"""A sort of rare positions: the rules that they need, and what lies and is held in them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engine import Phase
from engine.cards import Role
from tests.engine.kit.rare_cards import MeldMaker, a_run, a_set, wild_cards

Choices = Mapping[str, tuple[object, ...]]

CANASTAS = "out.canastas.total"
"""The option that most situations set: canastas needed for going out."""


@dataclass(frozen=True, slots=True)
class Situation:
    """Positions of one sort."""

    name: str
    house: Choices = field(default_factory=lambda: MappingProxyType({}))
    """The options that must have one of these values; the others have any."""
    melds: tuple[MeldMaker, ...] = (a_set, a_set, a_set, a_run, wild_cards)
    ranks: int = 11
    """Of how many ranks sets are."""
    first: tuple[Role, ...] = ()
    """Cards that come first to the hand."""
    most: int = 20
    """Cards in the hand."""
    drawn: tuple[Role, ...] = ()
    """Cards that come first to the stock and the second hands."""
    is_about_pile: bool = False
    """Whether the hand begins with cards that go with the up-card."""
    crosswise_one_in: int = 3
    """Of so many cards of the pile one freezes it."""
    piles: tuple[int, ...] = (0, 1, 2, 3)
    stocks: tuple[int, ...] = (0, 0, 1, 2, 20)
    phases: tuple[Phase, ...] = (Phase.DRAW, Phase.PLAY)
    whole_one_in: int = 8
    """In one of so many the own side has no meld, and the hand may go in one turn."""
