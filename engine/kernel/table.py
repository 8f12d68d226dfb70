"""A deal in progress as numbers. Moves change it in place; it is cheap to copy."""

from typing import final

from engine.kernel.counted_turn import PLAY, CountedTurn
from engine.kernel.kinds import BIG, BONUS, KIND_POINTS, NATURALS, STOP, TWO, put
from engine.kernel.melds import SideMelds, melds_of_side
from engine.kernel.seating import NO_SEAT, Seating
from engine.native import mypyc_attr
from engine.special_hands import stays_for_straight
from engine.state import SpecialHand
from engine.turn_laws import NOBODY, ThreesFate, fate_of_three
from engine.values import count_taken


def with_seat(facts: tuple[bool, ...], seat: int) -> tuple[bool, ...]:
    """Returns facts by seat in which that of a seat is true."""
    if facts[seat]:
        return facts
    return tuple([is_so or at == seat for at, is_so in enumerate(facts)])


def with_more(counts: tuple[int, ...], side: int) -> tuple[int, ...]:
    """Returns counts by side in which that of a side is one more."""
    return tuple([count + (at == side) for at, count in enumerate(counts)])


@final
@mypyc_attr(acyclic=True)
class Table(CountedTurn):
    """One deal under one ruleset. Copies share what seldom changes, which therefore are tuples."""

    __slots__ = (
        "aside",
        "asked",
        "base",
        "bonus",
        "calientes",
        "feet",
        "freezers",
        "hand",
        "hands",
        "hidden",
        "in_foot",
        "is_concealed",
        "melded",
        "melds",
        "out",
        "own",
        "pile",
        "pile_points",
        "played_foot",
        "seating",
        "side",
        "sizes",
        "special",
        "stock",
        "takers",
        "threw",
        "turn",
        "vain",
    )

    feet: tuple[list[int], ...]
    """Second hands, by seat; empty for a seat that has none or has taken it up. A move replaces
    them."""
    played_foot: tuple[bool, ...]
    """Whether a seat has melded or thrown a card of its second hand, by seat."""
    aside: tuple[int, ...]
    """Black threes of taken piles that were laid aside, by side."""
    calientes: tuple[int, ...]
    """Caliente cards played, by side."""
    pile: list[int]
    """Kinds of the cards, from bottom to top."""
    pile_points: int
    """The points of these cards."""
    base: tuple[int, ...]
    """Kinds of the face-down cards under the first up-card."""
    hidden: list[int]
    """Cards of the deck that lie neither in a meld nor in the pile, by class and by kind."""
    stock: list[int]
    """Kinds of the cards; the last one is drawn next."""
    melded: tuple[bool, ...]
    """Whether a seat laid cards in an earlier turn, by seat."""
    threw: tuple[bool, ...]
    """Whether a seat has thrown a card in this deal, by seat."""
    asked: tuple[bool, ...]
    """Whether a seat has asked its partner in this deal, by seat."""
    takers: tuple[bool, ...]
    """Whether a seat has taken the pile in this deal, where that matters, by seat."""
    vain: tuple[int, ...]
    """Earlier turns with a question in which nobody went out, where that costs points, by side."""
    freezers: int
    """The sides whose cards freeze the pile, as bits, and the bit `NOBODY`."""
    side: int
    """The side that is to move."""
    own: SideMelds
    """The melds of the side to move."""
    hand: list[int]
    """The cards of the seat to move."""
    special: SpecialHand | None
    """The special hand that ended the deal."""

    def __init__(
        self,
        seating: Seating,
        hands: list[list[int]],
        sizes: list[int],
        feet: tuple[list[int], ...],
        in_foot: tuple[bool, ...],
        played_foot: tuple[bool, ...],
        melds: list[SideMelds],
        bonus: tuple[int, ...],
        aside: tuple[int, ...],
        calientes: tuple[int, ...],
        pile: list[int],
        base: tuple[int, ...],
        hidden: list[int],
        stock: list[int],
        melded: tuple[bool, ...],
        threw: tuple[bool, ...],
        asked: tuple[bool, ...],
        takers: tuple[bool, ...],
        vain: tuple[int, ...],
    ) -> None:
        super().__init__()
        self.seating, self.hands, self.sizes = seating, hands, sizes
        self.feet, self.in_foot, self.played_foot = feet, in_foot, played_foot
        self.melds, self.bonus, self.aside = melds, bonus, aside
        self.calientes, self.hidden = calientes, hidden
        self.pile, self.base, self.stock = pile, base, stock
        self.melded, self.threw, self.asked = melded, threw, asked
        self.takers, self.vain = takers, vain
        self.turn = self.side = self.freezers = self.pile_points = 0
        self.hand, self.own = hands[0], melds[0]
        self.out, self.is_concealed, self.special = NO_SEAT, False, None

    def copy(self) -> "Table":
        """Returns an independent copy."""
        return self._copy_with(self.hands, self.feet, self.stock, self.base)

    def copy_in(self, world: "Table", own: int) -> "Table":
        """Returns a copy in which the hidden cards lie as in a world, except the hand of a seat."""
        hands = world.hands[:]
        hands[own] = self.hands[own]
        return self._copy_with(hands, world.feet, world.stock, world.base)

    def _copy_with(
        self,
        hands: list[list[int]],
        feet: tuple[list[int], ...],
        stock: list[int],
        base: tuple[int, ...],
    ) -> "Table":
        """Returns an independent copy with copies of these hidden cards."""
        other = Table(
            self.seating,
            [hand[:] for hand in hands],
            self.sizes[:],
            feet,
            self.in_foot,
            self.played_foot,
            self.melds[:],
            self.bonus,
            self.aside,
            self.calientes,
            self.pile[:],
            base,
            self.hidden[:],
            stock[:],
            self.melded,
            self.threw,
            self.asked,
            self.takers,
            self.vain,
        )
        other.give_turn(self.turn)
        other.freezers, other.pile_points = self.freezers, self.pile_points
        other.take_turn_of(self)
        other.out = self.out
        other.is_concealed = self.is_concealed
        other.special = self.special
        return other

    def give_turn(self, seat: int) -> None:
        """Makes a seat the one to move; to be called again when hands or melds were replaced."""
        self.turn = seat
        self.side = self.seating.side_of[seat]
        self.hand, self.own = self.hands[seat], self.melds[self.side]

    def gain(self, seat: int, kind: int, more: int = 1) -> None:
        """Adds cards of a kind to a hand, or takes them away if ``more`` is negative."""
        put(self.hands[seat], kind, more)
        self.sizes[seat] = self.sizes[seat] + more

    def gather_pile(self) -> None:
        """Moves the pile to the hand of the seat to move; the phase becomes `PLAY`."""
        pile, first = self.pile, self.first_taken()
        for at in range(first, len(pile)):
            put(self.hidden, pile[at])
            self._gather(pile[at])
        for kind in self.base:
            self._gather(kind)
        self.base = ()
        del pile[first:]
        self.freezers = self.pile_points = 0
        for kind in pile:
            self.pile_points += KIND_POINTS[kind]
            if kind in (TWO, BIG, BONUS) or (kind == STOP and self.seating.laws.freeze_stops_too):
                self.freezers = NOBODY
        self.phase, self.drew = PLAY, "pile"
        if self.seating.laws.counts_takers:
            self.takers = with_seat(self.takers, self.turn)

    def first_taken(self) -> int:
        """Returns the place in the pile of the lowest card that is taken with it."""
        size = len(self.pile)
        return size - count_taken(self.seating.laws.pile_most_taken, size)

    def _gather(self, kind: int) -> None:
        """Moves a card of the pile to the hand of the seat to move, or beside its melds."""
        if self._comes_to_hand(kind):
            self.gain(self.turn, kind)
        else:
            self.lay_three(self.side, kind)

    def _comes_to_hand(self, kind: int) -> bool:
        return kind < STOP or kind not in self.seating.laid_from_pile

    def count_gathered(self) -> int:
        """Returns how many cards would come to the hand with the pile, besides face-down ones."""
        pile, count = self.pile, 0
        for at in range(self.first_taken(), len(pile)):
            count += self._comes_to_hand(pile[at])
        return count

    def hand_with_pile(self) -> list[int]:
        """Returns the hand with the cards that would come to it, besides face-down ones."""
        pile, hand = self.pile, self.hand[:]
        for at in range(self.first_taken(), len(pile)):
            if self._comes_to_hand(pile[at]):
                put(hand, pile[at])
        return hand

    def join_partners(self, lone: int) -> None:
        """Makes the other two seats partners; both then have the melds of either."""
        self.seating = self.seating.with_lone(lone)
        first, second = self.seating.pair
        lying = self.melds[first].lying + self.melds[second].lying
        self.change_melds(first, melds_of_side(self.seating.limits, lying))

    def change_melds(self, side: int, melds: SideMelds) -> None:
        """Replaces the melds of a side, and those of its partner for this deal."""
        self.melds[side] = melds
        if side in self.seating.pair:
            first, second = self.seating.pair
            self.melds[first] = self.melds[second] = melds
        self.own = self.melds[self.side]

    def draw_one(self, seat: int) -> bool:
        """Draws a card and replaces bonus cards; returns false when the stock ended with one.

        Where they may be forgotten or kept, they go to the hand, except one that ends the deal.
        """
        while self.stock:
            kind = self.stock.pop()
            if kind < STOP or kind not in self.seating.laid_at_once:
                self.gain(seat, kind)
                return True
            fate = self._fate_of_three(seat)
            if fate != "laid":
                self.gain(seat, kind)
                return fate == "kept"
            self.lay_three(self.seating.side_of[seat], kind)
        return False

    def lay_three(self, side: int, kind: int) -> None:
        """Lays a red or black three beside the melds of a side."""
        if kind == BONUS:
            self.bonus = with_more(self.bonus, side)
        else:
            self.aside = with_more(self.aside, side)

    def _fate_of_three(self, seat: int) -> ThreesFate:
        """Returns what becomes of a three that a seat has just drawn."""
        laws = self.seating.laws
        stays = laws.special_keeps_threes and self._stays(seat)
        return fate_of_three(laws, is_last=not self.stock, stays=stays)

    def _stays(self, seat: int) -> bool:
        """Returns whether a three that comes to a hand stays there for a straight."""
        hand, has_melded = self.hands[seat], self.melds[self.seating.side_of[seat]].has_opened
        counts = hand[:NATURALS], hand[TWO], hand[BIG], hand[STOP] + hand[BONUS]
        return stays_for_straight(self.seating.rules, *counts, has_melded=has_melded)
