"""The description of a class of rare positions: rules, melds, hands, piles and stocks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engine import Phase
from engine.cards import Role
from tests.engine.kit.aimed_cards import HandMaker
from tests.engine.kit.rare_cards import MeldMaker, PileMaker, a_pile, a_run, a_set, wild_cards

Choices = Mapping[str, tuple[object, ...]]

CANASTAS = "out.canastas.total"
"""The option that most situations set: canastas needed for going out."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A class of positions."""

    name: str
    house: Choices = field(default_factory=lambda: MappingProxyType({}))
    """The allowed values of some options; the other options may have any."""
    melds: tuple[MeldMaker, ...] = (a_set, a_set, a_set, a_run, wild_cards)
    ranks: int = 11
    """How many ranks the sets have."""
    first: tuple[Role, ...] = ()
    """The roles whose cards come to the hand first."""
    most: int = 20
    """The largest number of cards in the hand."""
    drawn: tuple[Role, ...] = ()
    """The roles whose cards come to the stock and the second hands first."""
    is_about_pile: bool = False
    """Whether the hand begins with cards that match the up-card."""
    crosswise_one_in: int = 3
    """Each card of the pile freezes it with a chance of one in this number."""
    piles: tuple[int, ...] = (0, 1, 2, 3)
    stocks: tuple[int, ...] = (0, 0, 1, 2, 20)
    phases: tuple[Phase, ...] = (Phase.DRAW, Phase.PLAY)
    hand: HandMaker | None = None
    """Makes the hand; ``None`` for a random one."""
    pile: PileMaker = a_pile
    whole_one_in: int = 8
    """With a chance of one in this number the own side has no meld, and its hand may go in one
    turn.
    """
    rounds: int = 40
    """How many positions are made for a single law."""
