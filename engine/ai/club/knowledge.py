"""The facts that a seat can infer from the table and its own hand: what it remembers of the next
player, and how often that player takes the pile, as counted in play.

The chance that it can is counted from the cards that are unseen, as if hands were dealt by chance.
Real hands hold more pairs, and who can take does not always: it depends on how well the next player
plays. Nobody chooses by this: it is only told.
"""

from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from math import exp, log
from typing import Any, Final, Literal

from engine.ai.game_kind import RuleFacts, are_wanted, facts_of, read_toml
from engine.ai.policy.seat_estimates import Memory, SeatEstimates
from engine.ai.policy.throwing import Taker, worth_of
from engine.ai.style import Style, style_for
from engine.cards import NATURAL_RANKS, Card, Rank, naturals_in, rank_of
from engine.kernel.kinds import kind_map
from engine.kernel.state_reader import own_table
from engine.kernel.table import Table
from engine.observation import Observation
from engine.rules.lawful import is_open
from engine.rules.options import discard_options
from engine.rules.upcard import is_frozen_to, takes_alone
from engine.ruleset.model import Ruleset
from engine.seating import next_seat, side_of
from engine.state import Phase, Seat, SideTable, Thrown

_RECENT, _LAST = 24, 8
"""How many latest discards are remembered: of those a seat threw, of those it left on the pile."""
_THREW, _LEFT = 0.35, 0.4
"""Factors on the chance of a pair, for a seat that threw the rank lately or left it on the pile."""


def memory_of(view: Observation, style: Style) -> Memory:
    """Returns what a player of a style remembers of the next player: at least what all saw."""
    is_good = style.has_memory
    seat = next_seat(view.rules, view.public, view.seat)
    known = [rank_of(card) for card in view.public.known[seat]]
    threw = {rank_of(one.card) for one in thrown_by(view, seat) if is_good}
    left = {rank_of(one.card) for one in left_by(view, seat) if is_good}
    return Memory(
        tuple(known.count(rank) for rank in NATURAL_RANKS),
        tuple(
            (_THREW if rank in threw else 1.0) * (_LEFT if rank in left else 1.0)
            for rank in NATURAL_RANKS
        ),
    )


def thrown_by(view: Observation, seat: Seat) -> Iterator[Thrown]:
    """Returns the recent discards of a seat."""
    return (one for one in view.public.thrown[-_RECENT:] if one.seat == seat)


def left_by(view: Observation, seat: Seat) -> Iterator[Thrown]:
    """Returns the recent discards of others that a seat could take and did not."""
    return (
        one
        for one in view.public.thrown[-_LAST:]
        if not one.was_taken and next_seat(view.rules, view.public, one.seat) == seat
    )


TakeGround = Literal["fits", "open", "frozen", "unopened"]
"""What lets the next player take: the card fits a meld of its side; or its hand, while the pile is
open, while it is frozen, or before its side has opened."""
SIZES: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16)
"""The smallest piles of each step."""
_LEAST: Final = 0.005
"""Chances nearer to 0 or 1 count as so near."""


@dataclass(frozen=True, slots=True)
class Curve:
    """How often the pile is taken: the logit is linear in that of the counted chance."""

    slope: float
    levels: tuple[float, ...]
    """What is added for each step of the pile's size."""

    def chance(self, counted: float, size: int) -> float:
        """Returns how often a pile of so many cards is taken; 0 where it cannot be."""
        logit = self.levels[pile_step(size)] + self.slope * limited(counted)
        return 1 / (1 + exp(-logit)) if counted else 0.0


_Curves = Mapping[str, Mapping[str, Curve]]
"""By kind of game and what lets take."""
_USUAL: Final = "club"
"""The level as which people take."""
_AS: Final = {"expert": "strong", "master": "strong"}
"""Levels of which no throws were counted, and which of the others takes like them."""


@cache
def curves_of(level: str) -> _Curves:
    """Returns how players of a level take; as the usual one where nothing else is known."""
    stored = _stored()
    own = stored.get(_AS.get(level, level), {})
    return {
        kind: {asked: _curve(it) for asked, it in {**usual, **own.get(kind, {})}.items()}
        for kind, usual in stored[_USUAL].items()
    }


def risk_kind(rules: Ruleset) -> str:
    """Returns the kind of a game for how the pile is taken in it."""
    return _kind_of(facts_of(rules))


@cache
def _kind_of(facts: RuleFacts) -> str:
    """Returns the first kind that wants these facts."""
    kinds = _stored()["kinds"]
    return next(name for name, where in kinds.items() if are_wanted(facts, where))


@cache
def _stored() -> Mapping[str, Any]:
    """Returns the numbers of all levels; reading them at the start would delay every window."""
    return read_toml("club/take_risks.toml")


def _curve(stored: Mapping[str, Any]) -> Curve:
    return Curve(stored["slope"], tuple(stored["levels"]))


def pile_step(size: int) -> int:
    """Returns the step of a pile's size."""
    return max(0, bisect(SIZES, size) - 1)


def limited(counted: float) -> float:
    """Returns the logit of a chance that is not too near to 0 or 1."""
    chance = min(1 - _LEAST, max(_LEAST, counted))
    return log(chance / (1 - chance))


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
        """Returns whether the next player could take the pile with this card alone, by a meld."""
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
        return SeatEstimates(self.table, self.style, memory_of(self.view, self.style))

    def chance_of_take(self, card: Card) -> float:
        """Returns how often the next player takes the pile with this card on top, as counted."""
        asked, counted = self.counted_take(card)
        level = self.view.levels[self.next_player] if self.view.levels else ""
        curve = curves_of(level)[risk_kind(self.view.rules)].get(asked)
        return curve.chance(counted, self.view.public.pile_size + 1) if curve else counted

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
