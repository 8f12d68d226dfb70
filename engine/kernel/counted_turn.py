"""The turn in progress as numbers."""

from typing import Final

from engine.native import mypyc_attr
from engine.state import Drew

DRAW: Final = 0
"""Phases: the turn begins; melding and discarding; the partner owes an answer; the deal is over."""
PLAY: Final = 1
ANSWER: Final = 2
OVER: Final = 3


@mypyc_attr(acyclic=True)
class CountedTurn:
    """The facts of a table that every turn begins anew."""

    __slots__ = ("drew", "earlier", "grown", "has_laid", "has_lengthened", "phase", "question")

    def __init__(self) -> None:
        self.phase = DRAW
        self.drew: Drew | None = None
        """How the seat to move got its cards in this turn; ``None`` before."""
        self.has_laid = False
        self.earlier = 0
        """Number of own melds from earlier turns; they come first in the list."""
        self.grown = False
        """Whether a meld from an earlier turn grew in this turn."""
        self.has_lengthened = False
        """Whether an own sequence grew beyond the size of a canasta in this turn."""
        self.question: bool | None = None
        """The partner's answer in this turn; ``None`` before it, and where nobody asked."""

    def begin_anew(self, earlier: int) -> None:
        """Forgets the previous turn; ``earlier`` melds of the side to move are on the table."""
        self.phase = DRAW
        self.drew = None
        self.has_laid = self.grown = self.has_lengthened = False
        self.earlier = earlier
        self.question = None

    def take_turn_of(self, other: "CountedTurn") -> None:
        """Copies the facts of the turn from another table."""
        self.phase = other.phase
        self.drew = other.drew
        self.has_laid = other.has_laid
        self.earlier = other.earlier
        self.grown = other.grown
        self.has_lengthened = other.has_lengthened
        self.question = other.question
