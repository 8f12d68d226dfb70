"""Builds a player's memory of the next player from public actions."""

from collections.abc import Iterator

from engine.ai.policy.memory import Memory
from engine.cards import NATURAL_RANKS, rank_of
from engine.observation import Observation
from engine.seating import next_seat
from engine.state import Seat, Thrown

_RECENT, _LAST = 24, 8
"""The numbers of latest discards that are remembered: of what a seat threw, and of what it left on
the pile."""
_THREW, _LEFT = 0.35, 0.4
"""Factors on the chance of a pair: a seat that threw a rank lately, or left one on the pile, seldom
holds a pair of it."""


def memory_of(view: Observation, *, is_good: bool) -> Memory:
    """Returns what is known of the next player; without a good memory only the cards that everybody
    saw.
    """
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
