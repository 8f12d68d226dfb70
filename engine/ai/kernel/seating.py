"""The facts of a deal that never change while it is played."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from engine.ai.kernel.kinds import BONUS, STOP, kind_counts
from engine.dealcode import full_deck
from engine.ruleset.model import Ruleset
from engine.shapes import ShapeLimits
from engine.values import CanastaDemand, opening_demand, opening_minimum

if TYPE_CHECKING:
    from engine.ai.kernel.exits import Exit, ExitQuestion

NO_SEAT: Final = -1


@dataclass(frozen=True)
class Seating:
    """Seats, sides and scores of a deal, and the minimum of each side."""

    rules: Ruleset
    side_of: tuple[int, ...]
    following: tuple[int, ...]
    """By seat: the seat that plays after it."""
    mates: tuple[tuple[int, ...], ...]
    """By seat: the others of its side, next to play first."""
    scores: tuple[int, ...]
    """By side, before this deal."""
    deal: int
    needs: tuple[int, ...] = field(default=())
    """By side: what its first melds must count."""
    demands: tuple[CanastaDemand, ...] = field(default=())
    """By side: the canastas that must be among them."""
    rivals: tuple[tuple[int, ...], ...] = field(default=())
    """By side: the other sides."""
    seats: tuple[tuple[int, ...], ...] = field(default=())
    """By side: its seats."""
    partner: tuple[int, ...] = field(default=())
    """By seat: who answers its question; `NO_SEAT` without one."""
    lone: int = NO_SEAT
    """The seat of the lone hand against two partners, who each have a side; `NO_SEAT` without one.
    """
    laid_from_pile: tuple[int, ...] = field(default=())
    """The kinds of cards that a taken pile leaves on the table and not in the hand."""
    formed: "dict[int, Seating]" = field(default_factory=dict["int", "Seating"], repr=False)
    """By lone hand: the same table once its partners have found each other."""
    limits: ShapeLimits = field(init=False)
    """What the rules say about the shapes of melds."""
    deck: list[int] = field(init=False)
    """All cards of the game by class and by kind; never changed."""
    exits: "dict[ExitQuestion, Exit | None]" = field(
        default_factory=dict["ExitQuestion", "Exit | None"], repr=False, compare=False
    )
    """Ways to go out that were looked for already."""

    def __post_init__(self) -> None:
        sides = range(len(self.scores))
        allies = [self._allies(side) for side in sides]
        rivals = (tuple(other for other in sides if other not in allies[side]) for side in sides)
        object.__setattr__(self, "rivals", tuple(rivals))
        seats = range(len(self.side_of))
        own = (tuple(seat for seat in seats if self.side_of[seat] in allies[at]) for at in sides)
        object.__setattr__(self, "seats", tuple(own))
        partner = tuple(mates[0] if mates else NO_SEAT for mates in self.mates)
        object.__setattr__(self, "partner", partner)
        needs = (opening_minimum(self.rules, score, self.deal) for score in self.scores)
        object.__setattr__(self, "needs", tuple(needs))
        demands = (opening_demand(self.rules, score, self.deal) for score in self.scores)
        object.__setattr__(self, "demands", tuple(demands))
        laid = (BONUS, STOP) if self.rules.stop.aside_from_pile else (BONUS,)
        object.__setattr__(self, "laid_from_pile", laid)
        object.__setattr__(self, "limits", self.rules.limits)
        deck = kind_counts(self.rules.limits.lanes, full_deck(self.rules))
        object.__setattr__(self, "deck", deck)

    def _allies(self, side: int) -> tuple[int, ...]:
        """The side itself, and that of its partner for the deal."""
        if self.lone in (NO_SEAT, side):
            return (side,)
        return tuple(other for other in range(len(self.scores)) if other != self.lone)

    @property
    def pair(self) -> tuple[int, ...]:
        """The sides that are partners for the deal."""
        return () if self.lone == NO_SEAT else self.rivals[self.lone]

    def with_lone(self, lone: int) -> "Seating":
        """The same table with a lone hand and two partners."""
        if lone not in self.formed:
            seats = range(len(self.side_of))
            others = tuple(seat for seat in seats if seat != lone)
            mates = tuple(
                () if seat == lone else tuple(other for other in others if other != seat)
                for seat in seats
            )
            self.formed[lone] = replace(self, lone=lone, mates=mates)
        return self.formed[lone]
