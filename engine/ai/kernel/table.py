"""A deal in progress as plain numbers, changed in place; copying it is cheap."""

from dataclasses import dataclass, field
from operator import mul
from typing import Final

from engine.ai.kernel.classes import BIG, BONUS, CLASSES, POINTS, STOP, TWO, WILD_SET
from engine.ruleset.model import Ruleset
from engine.shapes import ShapeLimits
from engine.values import opening_minimum

DRAW: Final = 0
"""Phases: the turn begins; melding and discarding; the partner owes an answer; the deal is over."""
PLAY: Final = 1
ANSWER: Final = 2
OVER: Final = 3

NO_SEAT: Final = -1

Lay = tuple[int, int, int, int]
"""Cards for one meld: the rank's class (`STOP`, `WILD_SET`), natural cards, twos, jokers."""


def lay_points(lay: Lay) -> int:
    """The values of the cards laid."""
    rank, naturals, twos, bigs = lay
    return naturals * POINTS[rank] + twos * POINTS[TWO] + bigs * POINTS[BIG]


class SideMelds:
    """The sets of one side by rank: natural cards, twos and jokers in each.

    Behind the natural ranks stands the meld of wild cards alone. A full set is laid aside where
    another one of its rank may begin.
    What is asked again and again is kept with them: the sizes and the number of canastas.
    """

    __slots__ = (
        "bigs",
        "canasta_size",
        "canastas",
        "closed",
        "full",
        "has_opened",
        "natural_canastas",
        "naturals",
        "sambas",
        "sizes",
        "stops",
        "twos",
        "wild_canastas",
    )

    def __init__(self, canasta_size: int, full: int) -> None:
        self.canasta_size = canasta_size
        self.full = full
        """The size at which a set is closed and another may begin; 0 where that never happens."""
        self.naturals = [0] * (WILD_SET + 1)
        self.twos = [0] * (WILD_SET + 1)
        self.bigs = [0] * (WILD_SET + 1)
        self.sizes = [0] * (WILD_SET + 1)
        self.stops: int = 0
        self.closed: list[Lay] = []
        self.has_opened = False
        """Whether anything is laid."""
        self.canastas: int = 0
        self.natural_canastas: int = 0
        self.wild_canastas = 0
        self.sambas: int = 0

    def copy(self) -> "SideMelds":
        """Melds of their own that are the same."""
        other = type(self).__new__(type(self))
        other.canasta_size = self.canasta_size
        other.full = self.full
        other.naturals = self.naturals[:]
        other.twos = self.twos[:]
        other.bigs = self.bigs[:]
        other.sizes = self.sizes[:]
        other.stops = self.stops
        other.closed = self.closed[:]
        other.has_opened = self.has_opened
        other.canastas = self.canastas
        other.natural_canastas = self.natural_canastas
        other.wild_canastas = self.wild_canastas
        other.sambas = self.sambas
        return other

    @property
    def mixed_canastas(self) -> int:
        """How many canastas have natural and wild cards."""
        return self.canastas - self.natural_canastas - self.wild_canastas - self.sambas

    @property
    def count(self) -> int:
        """How many melds there are."""
        sets = sum(size > 0 for size in self.sizes)
        return sets + (self.stops > 0) + len(self.closed)

    @property
    def points(self) -> int:
        """The values of the cards on the table."""
        naturals = sum(map(mul, self.naturals, POINTS))
        wilds = sum(self.twos) * POINTS[TWO] + sum(self.bigs) * POINTS[BIG]
        return naturals + wilds + self.stops * POINTS[STOP] + sum(map(lay_points, self.closed))

    def wilds(self, rank: int) -> int:
        """Wild cards in the set of a rank."""
        return self.twos[rank] + self.bigs[rank]

    def add(self, lay: Lay) -> bool:
        """Add cards to the set of a rank; tells whether that closed it."""
        rank, naturals, twos, bigs = lay
        self.has_opened = True
        if rank == STOP:
            self.stops += naturals
            return False
        if self.sizes[rank] >= self.canasta_size:
            self._count_canasta(rank, -1)
        self.naturals[rank] += naturals
        self.twos[rank] += twos
        self.bigs[rank] += bigs
        self.sizes[rank] += naturals + twos + bigs
        if self.sizes[rank] >= self.canasta_size:
            self._count_canasta(rank, 1)
        is_full = 0 < self.full <= self.sizes[rank]
        if is_full:
            self._close(rank)
        return is_full

    def _close(self, rank: int) -> None:
        self.closed.append((rank, self.naturals[rank], self.twos[rank], self.bigs[rank]))
        self.naturals[rank] = self.twos[rank] = self.bigs[rank] = self.sizes[rank] = 0

    def _count_canasta(self, rank: int, more: int) -> None:
        self.canastas += more
        if rank == WILD_SET:
            self.wild_canastas += more
        elif not self.wilds(rank):
            self.natural_canastas += more


def new_melds(rules: Ruleset) -> SideMelds:
    """No melds yet."""
    is_renewed = rules.meld.sets_per_rank == "one-open"
    return SideMelds(rules.canasta.size, (rules.meld.closed_at or 0) if is_renewed else 0)


@dataclass(frozen=True)
class Seating:
    """Who sits where in this deal, and what the opening asks of each side."""

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
    rivals: tuple[tuple[int, ...], ...] = field(default=())
    """By side: the other sides."""
    seats: tuple[tuple[int, ...], ...] = field(default=())
    """By side: its seats."""
    partner: tuple[int, ...] = field(default=())
    """By seat: who answers its question; `NO_SEAT` without one."""

    def __post_init__(self) -> None:
        sides = range(len(self.scores))
        rivals = (tuple(other for other in sides if other != side) for side in sides)
        object.__setattr__(self, "rivals", tuple(rivals))
        seats = range(len(self.side_of))
        own = (tuple(seat for seat in seats if self.side_of[seat] == side) for side in sides)
        object.__setattr__(self, "seats", tuple(own))
        partner = tuple(mates[0] if mates else NO_SEAT for mates in self.mates)
        object.__setattr__(self, "partner", partner)
        needs = (opening_minimum(self.rules, score, self.deal) for score in self.scores)
        object.__setattr__(self, "needs", tuple(needs))

    @property
    def limits(self) -> ShapeLimits:
        """What the rules say about the shapes of melds."""
        return self.rules.limits


class Table:
    """One deal under one ruleset."""

    __slots__ = (
        "bonus",
        "calientes",
        "drew_caliente",
        "drew_stock",
        "end",
        "feet",
        "fresh",
        "grown",
        "hands",
        "has_closed_fresh",
        "has_laid",
        "in_foot",
        "is_concealed",
        "is_frozen",
        "melded",
        "melds",
        "out",
        "phase",
        "pile",
        "played_foot",
        "question",
        "seating",
        "sizes",
        "stock",
        "turn",
    )

    def __init__(self, seating: Seating) -> None:
        seats, sides = len(seating.side_of), len(seating.scores)
        self.seating = seating
        self.hands = [[0] * CLASSES for _ in range(seats)]
        self.sizes = [0] * seats
        self.feet: list[list[int]] = [[] for _ in range(seats)]
        """Second hands by seat; empty where there is none (any more)."""
        self.in_foot = [False] * seats
        self.played_foot = [False] * seats
        """Seats that have melded or thrown a card of their second hand."""
        self.melds = [new_melds(seating.rules) for _ in range(sides)]
        self.bonus = [0] * sides
        self.calientes = [0] * sides
        """Caliente cards played, by side."""
        self.pile: list[int] = []
        """Bottom to top."""
        self.is_frozen = False
        self.stock: list[int] = []
        """The next card last."""
        self.turn = 0
        self.phase = DRAW
        self.drew_stock = False
        """Whether this turn began with the stock."""
        self.drew_caliente = False
        """Or with a Caliente card."""
        self.has_laid = False
        self.grown = False
        """Whether a meld of an earlier turn grew in this one."""
        self.fresh: list[int] = []
        """The ranks of the melds begun in this turn that are not closed."""
        self.has_closed_fresh = False
        """Whether a meld begun in this turn is closed already."""
        self.melded = [False] * seats
        """Seats that laid cards in an earlier turn."""
        self.question: bool | None = None
        """The partner's answer in this turn; `ANSWER` is the phase while it is owed."""
        self.out = NO_SEAT
        self.is_concealed = False
        self.end = ""

    def copy(self) -> "Table":
        """A table of its own that stands as this one."""
        other = type(self).__new__(type(self))
        other.seating = self.seating
        other.hands = [hand[:] for hand in self.hands]
        other.sizes = self.sizes[:]
        # Second hands are never changed, only taken up.
        other.feet = self.feet[:]
        other.in_foot = self.in_foot[:]
        other.played_foot = self.played_foot[:]
        other.melds = [melds.copy() for melds in self.melds]
        other.bonus = self.bonus[:]
        other.calientes = self.calientes[:]
        other.pile = self.pile[:]
        other.is_frozen = self.is_frozen
        other.stock = self.stock[:]
        other.turn = self.turn
        other.phase = self.phase
        other.drew_stock = self.drew_stock
        other.drew_caliente = self.drew_caliente
        other.has_laid = self.has_laid
        other.grown = self.grown
        other.fresh = self.fresh[:]
        other.has_closed_fresh = self.has_closed_fresh
        other.melded = self.melded[:]
        other.question = self.question
        other.out = self.out
        other.is_concealed = self.is_concealed
        other.end = self.end
        return other

    @property
    def side(self) -> int:
        """The side that is to move."""
        return self.seating.side_of[self.turn]

    def gain(self, seat: int, kind: int) -> None:
        """A card comes to a hand."""
        self.hands[seat][kind] += 1
        self.sizes[seat] += 1

    def lose(self, seat: int, kind: int, count: int = 1) -> None:
        """Cards leave a hand."""
        self.hands[seat][kind] -= count
        self.sizes[seat] -= count

    def gather_pile(self) -> None:
        """The pile comes to the seat to move, which goes on by laying."""
        for kind in self.pile:
            if kind == BONUS:
                self.bonus[self.side] += 1
            else:
                self.gain(self.turn, kind)
        self.pile.clear()
        self.is_frozen = False
        self.phase, self.drew_stock = PLAY, False

    def draw_one(self, seat: int) -> bool:
        """Draw a card and replace bonus cards; false when the stock ended with one."""
        while self.stock:
            kind = self.stock.pop()
            if kind != BONUS:
                self.gain(seat, kind)
                return True
            self.bonus[self.seating.side_of[seat]] += 1
        return False
