"""What a seat can work out from the table and its own hand."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from engine.ai.style import TUNED, Style
from engine.cards import (
    NATURAL_RANKS,
    Card,
    Rank,
    Suit,
    is_natural,
    is_wild,
    make_card,
    naturals_in,
    rank_of,
)
from engine.observation import Observation
from engine.rules.lawful import does_fit, is_open, lane_of
from engine.rules.upcard import is_frozen, is_frozen_to
from engine.ruleset.model import Ruleset
from engine.seating import active_seats, next_seat, side_of
from engine.state import MeldKind, Public, Seat, TableMeld
from engine.values import canasta_kind, points_in

_PATIENCE, _PATIENCE_LATE = 0.3, 0.1
"""For how much of the stock each player of a side can wait, as a rule and when the end is near.

Who plays alone has to be out before the others are; of partners one waits for cards
while another lays.
"""


@dataclass(frozen=True)
class Knowledge:
    """Counts and judgements about one observation; nothing in it is hidden from the seat."""

    view: Observation
    style: Style = TUNED

    @property
    def rules(self) -> Ruleset:
        """The rules of the table."""
        return self.view.rules

    @property
    def public(self) -> Public:
        """What everybody sees."""
        return self.view.public

    @cached_property
    def by_rank(self) -> Counter[Rank]:
        """Natural cards of the own hand by rank."""
        return Counter(rank_of(card) for card in naturals_in(self.view.hand))

    @cached_property
    def wilds(self) -> tuple[Card, ...]:
        """Own wild cards, cheapest first."""
        return tuple(sorted(card for card in self.view.hand if is_wild(card)))

    @cached_property
    def own_melds(self) -> dict[Rank, TableMeld]:
        """The own side's sets by rank that still take cards, the fullest unfinished ones."""
        size = self.rules.canasta.size
        melds = [meld for meld in self.view.own.melds if is_open(self.rules, meld)]
        melds.sort(key=lambda meld: (len(meld.cards) < size, len(meld.cards)))
        return {meld.rank: meld for meld in melds if meld.rank is not None}

    @cached_property
    def next_player(self) -> Seat:
        """The seat that plays after this one."""
        return next_seat(self.rules, self.public, self.view.seat)

    @cached_property
    def is_next_open(self) -> bool:
        """Whether the next player's side has opened."""
        return self.public.sides[side_of(self.rules, self.next_player)].has_opened

    @cached_property
    def _next_melds(self) -> tuple[TableMeld, ...]:
        """What the next player's side has on the table."""
        return self.public.sides[side_of(self.rules, self.next_player)].melds

    def can_next_add(self, card: Card) -> bool:
        """Whether the card alone, as the up-card, would give the next player the pile."""
        return self._can_next_add_to_set(rank_of(card)) or bool(self.runs_to_feed(card))

    def _can_next_add_to_set(self, rank: Rank) -> bool:
        pile, size = self.rules.pile, self.rules.canasta.size
        allowed = pile.frozen_add if self.is_frozen_for_next else pile.open_add
        return any(
            meld.rank == rank and (allowed == "any" or len(meld.cards) < size)
            for meld in self._next_melds
            if allowed != "never"
        )

    def runs_to_feed(self, card: Card) -> tuple[TableMeld, ...]:
        """The next player's runs that the card, as the up-card, would lengthen."""
        if self.is_frozen_for_next or not self.rules.pile.add_to_sequence:
            return ()
        runs = (meld for meld in self._next_melds if meld.kind is MeldKind.SEQUENCE)
        return tuple(run for run in runs if does_fit(self.rules, run, (card,)))

    @cached_property
    def unseen(self) -> Counter[Rank]:
        """Cards by rank that are in other hands or in the stock."""
        seen = Counter(rank_of(card) for card in self._seen_cards())
        total = 8 * self.rules.deck.count // 2
        return Counter({rank: total - seen[rank] for rank in Rank if is_natural(Card(rank * 4))})

    def _seen_cards(self) -> tuple[Card, ...]:
        melded = (card for side in self.public.sides for meld in side.melds for card in meld.cards)
        return (*self.view.hand, *self.public.pile, *melded)

    @cached_property
    def unseen_in_lanes(self) -> Counter[tuple[int, Rank]]:
        """Unseen cards by where they could lie in a run: their lane and their rank."""
        total = Counter(
            (lane_of(self.rules, make_card(rank, suit)), rank)
            for rank in NATURAL_RANKS
            for suit in Suit
            for _ in range(self.rules.deck.count)
        )
        total.subtract((lane_of(self.rules, card), rank_of(card)) for card in self._seen_cards())
        return total

    @cached_property
    def _share_to_come(self) -> float:
        """The part of the unseen cards that a partner holds or that the side may still draw."""
        seats = active_seats(self.rules, self.public)
        partners = [seat for seat in seats if side_of(self.rules, seat) == self.view.side]
        held = sum(self.public.hand_counts[seat] for seat in partners) - len(self.view.hand)
        patience = len(partners) * (_PATIENCE_LATE if self.is_late else _PATIENCE)
        drawn = patience * self.public.stock_count * len(partners) / len(seats)
        return min(1.0, (held + drawn) / self.unseen_count)

    def chance_to_get(self, lane: int, rank: Rank) -> float:
        """The chance that one more card of a rank and lane comes to the own side in time."""
        return 1.0 - (1.0 - self._share_to_come) ** self.unseen_in_lanes[lane, rank]

    @cached_property
    def unseen_count(self) -> int:
        """How many cards the seat does not see."""
        others = sum(self.public.hand_counts) - len(self.view.hand)
        return max(1, others + sum(self.public.foot_counts) + self.public.stock_count)

    @cached_property
    def pile_value(self) -> float:
        """What getting the pile is worth to whoever takes it, in points."""
        pile = self.public.pile
        return self.style.pile_card * len(pile) + self.style.pile_point * points_in(pile)

    @cached_property
    def is_pile_frozen(self) -> bool:
        """Whether the pile is frozen for the own side."""
        return is_frozen(self.view)

    @cached_property
    def is_frozen_for_next(self) -> bool:
        """Whether the pile is frozen for the next player's side."""
        side = side_of(self.rules, self.next_player)
        return is_frozen_to(self.rules, self.public, side)

    @cached_property
    def canastas(self) -> int:
        """Canastas of the own side."""
        return sum(canasta_kind(self.rules, meld) is not None for meld in self.view.own.melds)

    @cached_property
    def needs_mixed(self) -> bool:
        """Whether the own side still lacks mixed canastas that going out demands."""
        kinds = [canasta_kind(self.rules, meld) for meld in self.view.own.melds]
        return kinds.count("mixed") < self.rules.out.canastas.mixed

    @cached_property
    def rival_canastas(self) -> int:
        """The most canastas that an opposing side has."""
        return max(
            sum(canasta_kind(self.rules, meld) is not None for meld in table.melds)
            for side, table in enumerate(self.public.sides)
            if side != self.view.side
        )

    @cached_property
    def fewest_rival_cards(self) -> int:
        """The fewest cards that an opponent has left, a second hand included."""
        return min(
            self.public.hand_counts[seat] + self.public.foot_counts[seat]
            for seat in active_seats(self.rules, self.public)
            if side_of(self.rules, seat) != self.view.side
        )

    @cached_property
    def is_late(self) -> bool:
        """Whether the deal may end soon: a side can go out, or the stock runs low."""
        has_enough = self.rival_canastas >= self.rules.out.canastas.total
        can_end = has_enough and self.fewest_rival_cards <= self.style.small_hand
        return can_end or self.public.stock_count <= self.style.late_stock

    def known_cards(self, seat: Seat) -> tuple[Card, ...]:
        """Cards that everybody saw going to that hand."""
        return self.public.known[seat] if self.public.known else ()
