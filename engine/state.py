"""The whole truth about a deal in three parts: public, private by seat, hidden."""

from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from itertools import filterfalse
from typing import Literal

from engine.cards import FACE_COUNT, Card, Rank, is_natural, is_wild, rank_of, wilds_in
from engine.record import record
from engine.ruleset.model import Ruleset
from engine.ruleset.outcome_options import SpecialKind

Seat = int
Side = int


class Phase(StrEnum):
    """The phase of a turn."""

    DRAW = "draw"
    PLAY = "play"
    ANSWER = "answer"
    OVER = "over"
    """The deal has ended (or none has begun)."""


class MeldKind(StrEnum):
    """What holds a meld together."""

    SET = "set"
    SEQUENCE = "sequence"
    WILD = "wild"


CanastaKind = Literal["natural", "mixed", "sevens", "wild", "samba"]
Drew = Literal["stock", "pile", "caliente"]
DealEnd = Literal["out", "pass", "last-bonus", "special-hand"]


@dataclass(frozen=True)
class TableMeld:
    """A meld on the table; its cards are naturals in sorted order, then wild cards."""

    kind: MeldKind
    cards: tuple[Card, ...]
    rank: Rank | None = field(init=False, repr=False, compare=False)
    """The rank of a set; ``None`` for other kinds."""
    naturals: tuple[Card, ...] = field(init=False, repr=False, compare=False)
    """The cards that are not wild."""
    wilds: tuple[Card, ...] = field(init=False, repr=False, compare=False)
    """The wild cards."""
    is_stops: bool = field(init=False, repr=False, compare=False)
    """Whether this is a set of black threes."""

    def __post_init__(self) -> None:
        """Derives the fields that depend on the cards alone, because rules need them often."""
        # A play can be without cards until a rule refuses it.
        is_set = self.kind is MeldKind.SET and bool(self.cards)
        vars(self).update(
            rank=rank_of(self.cards[0]) if is_set else None,
            naturals=tuple(filterfalse(is_wild, self.cards)),
            wilds=wilds_in(self.cards),
            is_stops=is_set and not is_natural(self.cards[0]),
        )


_TABLE_ORDER = tuple(is_wild(Card(face)) * FACE_COUNT + face for face in range(FACE_COUNT))


@lru_cache(maxsize=1024)
def make_meld(kind: MeldKind, cards: tuple[Card, ...]) -> TableMeld:
    """Returns a meld with its cards in table order: naturals, then wild cards, ascending."""
    return TableMeld(kind, tuple(sorted(cards, key=_TABLE_ORDER.__getitem__)))


@record
class SideTable:
    """What one side has before it on the table in this deal."""

    melds: tuple[TableMeld, ...] = ()
    bonus: tuple[Card, ...] = ()
    caliente_played: int = 0
    aside: tuple[Card, ...] = ()
    """Black threes of taken piles that were laid aside."""
    asked_in_vain: int = 0
    """Earlier turns with a question in which nobody went out, where that costs points."""

    @property
    def has_opened(self) -> bool:
        """Whether the side has made its first meld in this deal."""
        return bool(self.melds)


@record
class Question:
    """A question whether to go out, which binds for a turn; ``answer`` is open until given."""

    seat: Seat
    answer: bool | None = None


@record
class Thrown:
    """A discard that everybody saw, and whether the next seat took the pile for it."""

    seat: Seat
    card: Card
    was_taken: bool = False


@record
class SpecialHand:
    """A special hand that ended the deal, and the seat that laid it open."""

    seat: Seat
    kind: SpecialKind


@record
class TurnFacts:
    """What happened so far in the present turn, as far as rules ask for it."""

    drew: Drew | None = None
    start_sizes: tuple[int, ...] = ()
    """Sizes of the own side's melds when the turn began (melds keep their index)."""
    has_laid: bool = False
    """Whether the seat has melded or added cards in this turn."""
    drawn: int = 0
    """How many cards came from the stock in this turn."""


def partners_against(lone: Seat | None, seats: int) -> tuple[Seat, ...]:
    """Returns the partners against the lone hand at a table of so many; none without one."""
    return () if lone is None else tuple(seat for seat in range(seats) if seat != lone)


@dataclass(frozen=True)
class Public:
    """What everybody at the table sees."""

    deal: int
    dealer: Seat
    scores: tuple[int, ...]
    """By side: the score before this deal; once the deal is scored, the one after it."""
    turn: Seat
    phase: Phase
    facts: TurnFacts
    sides: tuple[SideTable, ...]
    hand_counts: tuple[int, ...]
    foot_counts: tuple[int, ...]
    in_foot: tuple[bool, ...]
    stock_count: int
    pile: tuple[Card, ...]
    """Bottom to top."""
    is_frozen: bool
    """Whether a wild or a bonus card in the pile froze it."""
    crosswise: tuple[int, ...] = ()
    """Positions in the pile of the cards that lie crosswise."""
    melded: frozenset[Seat] = frozenset()
    """Seats that laid or added cards in an earlier turn of this deal."""
    played_foot: frozenset[Seat] = frozenset()
    """Seats that have melded or discarded a card of their second hand."""
    question: Question | None = None
    known: tuple[tuple[Card, ...], ...] = ()
    """By seat: cards in the hand that everybody has seen."""
    exposed: frozenset[Seat] = frozenset()
    """Seats whose whole hand lies open until their next turn."""
    thrown: tuple[Thrown, ...] = ()
    """Every discard of this deal, oldest first."""
    end: DealEnd | None = None
    out: Seat | None = None
    """The seat that went out."""
    is_concealed: bool = False
    special: SpecialHand | None = None
    """The special hand that ended the deal."""
    sitting_out: tuple[Seat, ...] = ()
    winners: tuple[Side, ...] = ()
    """Sides that won the match; empty while it goes on."""
    asked: frozenset[Seat] = frozenset()
    """Seats that have asked their partner in this deal, where each may ask only once."""
    takers: frozenset[Seat] = frozenset()
    """Seats that have taken the pile in this deal, where that matters."""
    base_count: int = 0
    """The number of face-down cards under the first up-card, which come with the pile."""
    lone: Seat | None = None
    """The lone hand, where the others have become partners for the deal; each has a side of its
    own, and both sides hold the melds of both."""

    @property
    def upcard(self) -> Card | None:
        """The top card of the pile."""
        return self.pile[-1] if self.pile else None

    @property
    def pile_size(self) -> int:
        """The number of cards in the pile, those that lie face down under it included."""
        return len(self.pile) + self.base_count

    @property
    def have_melded(self) -> frozenset[Seat]:
        """Seats that laid or added cards in this deal, the present turn included."""
        return self.melded | {self.turn} if self.facts.has_laid else self.melded

    @property
    def pair(self) -> tuple[Seat, ...]:
        """The temporary partners, who are also their sides; empty while all are alone."""
        return partners_against(self.lone, len(self.sides))

    @property
    def melds_by_side(self) -> tuple[tuple[TableMeld, ...], ...]:
        """The melds by side, each once: those of partners lie with the first of them."""
        copied = self.pair[1:]
        return tuple(() if at in copied else side.melds for at, side in enumerate(self.sides))


@record
class Private:
    """What only one seat sees."""

    hand: tuple[Card, ...] = ()
    drawn: tuple[Card, ...] = ()
    """The cards drawn from the stock in the present turn."""


@record
class Hidden:
    """The cards that nobody sees."""

    stock: tuple[Card, ...] = ()
    """The stock; the next card is the first."""
    feet: tuple[tuple[Card, ...], ...] = ()
    """By seat: the second hand, until it is picked up."""
    base: tuple[Card, ...] = ()
    """The cards under the first up-card, until somebody takes the pile."""


@record
class State:
    """A deal in progress under a ruleset, complete and immutable."""

    rules: Ruleset
    public: Public
    private: tuple[Private, ...]
    hidden: Hidden = field(default_factory=Hidden)
