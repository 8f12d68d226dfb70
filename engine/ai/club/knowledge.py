"""The facts that a seat can infer from the table and its own hand."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.ai.club.memory import memory_of
from engine.ai.club.take_risks import TakeGround, chance_told
from engine.ai.policy.seat_estimates import SeatEstimates
from engine.ai.policy.throwing import Taker, worth_of
from engine.ai.style import Style, style_for
from engine.cards import Card, Rank, naturals_in, rank_of
from engine.kernel.kinds import kind_map
from engine.kernel.state_reader import own_table
from engine.kernel.table import Table
from engine.observation import Observation
from engine.rules.lawful import is_open
from engine.rules.options import discard_options
from engine.rules.upcard import is_frozen_to, takes_alone
from engine.seating import next_seat, side_of
from engine.state import Phase, Seat, SideTable


@dataclass(frozen=True)
class Knowledge:
    """Counts and estimates from one observation; nothing in it is hidden from the seat."""

    view: Observation
    style: Style

    @cached_property
    def by_rank(self) -> Counter[Rank]:
        """Natural cards of the own hand by rank."""
        return Counter(rank_of(card) for card in naturals_in(self.view.hand))

    @cached_property
    def open_ranks(self) -> frozenset[Rank]:
        """The ranks of the own side's sets that still take cards."""
        melds = (meld for meld in self.view.own.melds if is_open(self.view.rules, meld))
        return frozenset(meld.rank for meld in melds if meld.rank is not None)

    @cached_property
    def next_player(self) -> Seat:
        """The seat that plays after this one."""
        return next_seat(self.view.rules, self.view.public, self.view.seat)

    @cached_property
    def next_side(self) -> SideTable:
        """What the next player's side has on the table."""
        return self.view.public.sides[side_of(self.view.rules, self.next_player)]

    def can_next_add(self, card: Card) -> bool:
        """Returns whether the next player could take the pile by adding this card alone to a
        meld.
        """
        melds, frozen = self.next_side.melds, self.is_frozen_for_next
        return any(takes_alone(self.view.rules, meld, card, is_frozen=frozen) for meld in melds)

    @cached_property
    def is_frozen_for_next(self) -> bool:
        """Whether the pile is frozen for the next player."""
        return is_frozen_to(self.view.rules, self.view.public, self.next_player)

    @cached_property
    def table(self) -> Table:
        """The table in the kernel's form, with only the own hand known."""
        return own_table(self.view)

    @cached_property
    def estimates(self) -> SeatEstimates:
        """The rules of thumb's estimates for the table."""
        memory = memory_of(self.view, is_good=self.style.has_memory)
        return SeatEstimates(self.table, self.style, memory)

    def chance_of_take(self, card: Card) -> float:
        """Returns the probability that the next player takes the pile with this card on top, as
        counted in play.
        """
        asked, counted = self.counted_take(card)
        size = self.view.public.pile_size + 1
        levels = self.view.levels
        level = levels[self.next_player] if levels else ""
        return chance_told(self.view.rules, asked, counted, size, level)

    def counted_take(self, card: Card) -> tuple[TakeGround, float]:
        """Returns what lets the next player take the pile with this card on top, and the
        probability that it can, as far as unseen cards tell.
        """
        counted = Taker(self.table, self.estimates).chance_of(self._kind_of(card))
        if counted >= 1.0:
            return "fits", counted
        if not self.next_side.has_opened:
            return "unopened", counted
        return ("frozen" if self.is_frozen_for_next else "open"), counted

    def worth(self, card: Card) -> float:
        """Returns the points that a card of the hand is worth to the seat."""
        return worth_of(self.table, self.estimates, self._kind_of(card))

    def _kind_of(self, card: Card) -> int:
        return kind_map(self.view.rules.limits.lanes)(card)


def take_risks(view: Observation) -> Mapping[Card, int]:
    """Returns for each card that the seat may discard now in how many of 100 cases the next player
    takes the pile with it on top, as far as the seat can know; empty when it may discard none.
    """
    if not view.is_to_act or view.public.phase is not Phase.PLAY:
        return {}
    know = Knowledge(view, style_for(view.rules))
    cards = dict.fromkeys(discard_options(view))
    return {card: round(100 * know.chance_of_take(card)) for card in cards}
