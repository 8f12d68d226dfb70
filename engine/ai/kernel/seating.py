"""The facts of a deal that do not change while it is played."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from engine.ai.kernel.kinds import BONUS, STOP, kind_counts
from engine.dealcode import full_deck
from engine.ruleset.model import Ruleset
from engine.shapes import ShapeLimits
from engine.special_hands import has_special_hands
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
    """The seat that plays next, by seat."""
    mates: tuple[tuple[int, ...], ...]
    """The other seats of the side, next to play first, by seat."""
    scores: tuple[int, ...]
    """Scores before this deal, by side."""
    deal: int
    needs: tuple[int, ...] = field(default=())
    """The minimum of the first melds in points, by side."""
    demands: tuple[CanastaDemand, ...] = field(default=())
    """The canastas that the first melds must include, by side."""
    rivals: tuple[tuple[int, ...], ...] = field(default=())
    """The opposing sides, by side."""
    seats: tuple[tuple[int, ...], ...] = field(default=())
    """The seats of the side and of its allies, by side."""
    partner: tuple[int, ...] = field(default=())
    """The seat that answers the question, by seat that asks; `NO_SEAT` without one."""
    lone: int = NO_SEAT
    """The seat of the lone hand against two partners, who each have a side; `NO_SEAT` without one.
    """
    laid_from_pile: tuple[int, ...] = field(default=())
    """The kinds of cards that go from a taken pile to the table and not to the hand."""
    laid_at_once: tuple[int, ...] = field(default=())
    """The kinds of cards that are laid beside the melds and replaced."""
    formed: "dict[int, Seating]" = field(default_factory=dict["int", "Seating"], repr=False)
    """The seating after the partners have joined, by lone hand; a cache."""
    has_opening_laws: bool = False
    """Whether first melds obey further laws than a minimum and canastas."""
    has_special_hands: bool = False
    limits: ShapeLimits = field(init=False)
    """The limits that the rules set to the shapes of melds."""
    deck: list[int] = field(init=False)
    """All cards of the game by class and by kind; never changed."""
    exits: "dict[ExitQuestion, Exit | None]" = field(
        default_factory=dict["ExitQuestion", "Exit | None"], repr=False, compare=False
    )
    """Results of earlier searches for a way out; a cache."""

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
        at_once = (BONUS, STOP) if self.rules.bonus.black_too else (BONUS,)
        object.__setattr__(self, "laid_at_once", at_once)
        laid = (BONUS, STOP) if self.rules.stop.aside_from_pile else at_once
        object.__setattr__(self, "laid_from_pile", laid)
        opening = self.rules.opening
        has_laws = opening.clean_triple != "none" or not opening.mixed_canasta
        object.__setattr__(self, "has_opening_laws", has_laws or opening.naturals_only)
        object.__setattr__(self, "has_special_hands", has_special_hands(self.rules))
        object.__setattr__(self, "limits", self.rules.limits)
        deck = kind_counts(self.rules.limits.lanes, full_deck(self.rules))
        object.__setattr__(self, "deck", deck)

    def _allies(self, side: int) -> tuple[int, ...]:
        """Returns the side and the side of its partner for this deal."""
        if self.lone in (NO_SEAT, side):
            return (side,)
        return tuple(other for other in range(len(self.scores)) if other != self.lone)

    @property
    def pair(self) -> tuple[int, ...]:
        """The two sides that are partners for this deal; empty without a lone hand."""
        return () if self.lone == NO_SEAT else self.rivals[self.lone]

    def with_lone(self, lone: int) -> "Seating":
        """Returns the seating with a lone hand and two partners."""
        if lone not in self.formed:
            seats = range(len(self.side_of))
            others = tuple(seat for seat in seats if seat != lone)
            mates = tuple(
                () if seat == lone else tuple(other for other in others if other != seat)
                for seat in seats
            )
            self.formed[lone] = replace(self, lone=lone, mates=mates)
        return self.formed[lone]
