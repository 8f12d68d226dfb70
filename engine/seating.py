"""Seats: sides, partners, turns, sitting out. Sides are any partition of the seats."""

from collections import Counter
from functools import cache
from itertools import chain, zip_longest

from engine.ruleset.model import Ruleset
from engine.state import Public, Seat, Side


def side_of(rules: Ruleset, seat: Seat) -> Side:
    """Returns the side of a seat."""
    try:
        return rules.side_by_seat[seat]
    except KeyError:
        raise ValueError(f"no seat {seat}") from None


def sitters(rules: Ruleset, place: int) -> tuple[Seat, ...]:
    """Returns the seats that sit out when ``place`` is the turn in every largest side to do so.

    Places wrap around: the one before the first is the last.
    """
    sides, largest, out = rules.seats.sides, rules.seats.largest_side, rules.seats.sitting_out
    return tuple(
        sorted(
            side[(place - step) % largest]
            for side in sides
            if len(side) == largest
            for step in range(out)
        )
    )


def can_sit_out(rules: Ruleset, resting: tuple[Seat, ...]) -> bool:
    """Returns whether these seats may sit out a deal: as many of each side as the rules want."""
    usual = Counter(rules.side_by_seat[seat] for seat in sitters(rules, 0))
    chosen = Counter(rules.side_by_seat[seat] for seat in resting)
    return chosen == usual and len(set(resting)) == len(resting)


def active_seats(rules: Ruleset, public: Public) -> tuple[Seat, ...]:
    """Returns the seats that play in this deal, in ascending order."""
    return tuple(seat for seat in range(rules.players) if seat not in public.sitting_out)


def first_active(rules: Ruleset, sitting_out: tuple[Seat, ...], seat: Seat) -> Seat:
    """Returns the seat itself, or the next one clockwise that does not sit out."""
    count = rules.players
    around = ((seat + step) % count for step in range(count))
    return next(following for following in around if following not in sitting_out)


def usual_dealer(rules: Ruleset, seat: Seat) -> Seat:
    """Returns the seat itself, or the next one that plays where the last of a side sit out."""
    return first_active(rules, sitters(rules, -1), seat)


def turn_order(rules: Ruleset, public: Public) -> tuple[Seat, ...]:
    """Returns the seats that play in this deal in their order of play: the sides take turns."""
    return _alternating(rules.seats.sides, public.sitting_out)


@cache
def _alternating(
    sides: tuple[tuple[Seat, ...], ...], sitting_out: tuple[Seat, ...]
) -> tuple[Seat, ...]:
    playing = ([seat for seat in side if seat not in sitting_out] for side in sides)
    rounds = chain.from_iterable(zip_longest(*playing))
    return tuple(seat for seat in rounds if seat is not None)


def next_seat(rules: Ruleset, public: Public, seat: Seat) -> Seat:
    """Returns the seat that plays after this one. Raises `ValueError` for a seat that sits out."""
    order = turn_order(rules, public)
    return order[(order.index(seat) + 1) % len(order)]


def teammates(rules: Ruleset, public: Public, seat: Seat) -> tuple[Seat, ...]:
    """Returns the other active seats of the side, next to play first."""
    if seat in public.pair:
        return tuple(mate for mate in public.pair if mate != seat)
    return _mates(rules.seats.sides, public.sitting_out, seat)


@cache
def _mates(
    sides: tuple[tuple[Seat, ...], ...], sitting_out: tuple[Seat, ...], seat: Seat
) -> tuple[Seat, ...]:
    order = _alternating(sides, sitting_out)
    start = order.index(seat) if seat in order else 0
    around = (*order[start:], *order[:start])
    own = next(side for side in sides if seat in side)
    return tuple(mate for mate in around if mate in own and mate != seat)


def with_taker(rules: Ruleset, public: Public, seat: Seat) -> frozenset[Seat]:
    """Returns who has taken the pile, where that matters, once this seat has taken it."""
    return public.takers | {seat} if rules.counts_takers else public.takers


def allies_of(public: Public, side: Side) -> tuple[Side, ...]:
    """Returns the side itself and, if it has a partner for the deal, the partner's side."""
    return public.pair if side in public.pair else (side,)


def partner_of(rules: Ruleset, public: Public, seat: Seat) -> Seat | None:
    """Returns the teammate who plays next and answers questions; ``None`` without one."""
    mates = teammates(rules, public, seat)
    return mates[0] if mates else None
