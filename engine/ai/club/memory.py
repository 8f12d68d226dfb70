"""Builds a player's memory of the next player from public actions."""

from engine.ai.kernel.policy.memory import Memory
from engine.cards import NATURAL_RANKS, Rank, rank_of
from engine.observation import Observation
from engine.seating import next_seat
from engine.state import Thrown

_RECENT, _LAST = 24, 8
"""The numbers of latest discards that are remembered: of what a seat threw, and of what it left on
the pile."""
_THREW, _LET_LIE = 0.35, 0.4
"""Factors on the chance of a pair: a seat that threw a rank lately, or left one on the pile, seldom
holds a pair of it."""


def memory_of(view: Observation, *, is_good: bool) -> Memory:
    """Returns what is known of the next player; without a good memory only the cards that everybody
    saw.
    """
    seat = next_seat(view.rules, view.public, view.seat)
    known = [rank_of(card) for card in view.public.known[seat]] if view.public.known else []
    thrown = view.public.thrown[-_RECENT:] if is_good else ()
    return Memory(
        tuple(known.count(rank) for rank in NATURAL_RANKS),
        tuple(_leaning(view, thrown, seat, rank) for rank in NATURAL_RANKS),
    )


def _leaning(view: Observation, thrown: tuple[Thrown, ...], seat: int, rank: Rank) -> float:
    alike = [fact for fact in thrown if rank_of(fact.card) == rank]
    if not alike:
        return 1.0
    threw = any(fact.seat == seat for fact in alike)
    let_lie = any(
        fact.seat != seat
        and not fact.was_taken
        and rank_of(fact.card) == rank
        and next_seat(view.rules, view.public, fact.seat) == seat
        for fact in thrown[-_LAST:]
    )
    return (_THREW if threw else 1.0) * (_LET_LIE if let_lie else 1.0)
