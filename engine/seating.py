"""Who sits where: sides, partners, turn order. Sides are any partition of the seats."""

from engine.ruleset.model import Ruleset
from engine.state import Public, Seat, Side


def seat_count(rules: Ruleset) -> int:
    """How many seats the table has, sitting-out ones included."""
    return sum(len(side) for side in rules.seats.sides)


def side_of(rules: Ruleset, seat: Seat) -> Side:
    """The side that a seat plays for."""
    for side, seats in enumerate(rules.seats.sides):
        if seat in seats:
            return side
    raise ValueError(f"no seat {seat}")


def active_seats(rules: Ruleset, public: Public) -> tuple[Seat, ...]:
    """The seats that play in this deal, in ascending order."""
    return tuple(seat for seat in range(seat_count(rules)) if seat not in public.sitting_out)


def next_seat(rules: Ruleset, public: Public, seat: Seat) -> Seat:
    """The seat that plays after this one."""
    count = seat_count(rules)
    following = (seat + 1) % count
    while following in public.sitting_out:
        following = (following + 1) % count
    return following


def teammates(rules: Ruleset, public: Public, seat: Seat) -> tuple[Seat, ...]:
    """The other active seats of the side, next to play first."""
    mates: list[Seat] = []
    following = next_seat(rules, public, seat)
    while following != seat:
        if side_of(rules, following) == side_of(rules, seat):
            mates.append(following)
        following = next_seat(rules, public, following)
    return tuple(mates)


def partner_of(rules: Ruleset, public: Public, seat: Seat) -> Seat | None:
    """The teammate who plays next and so answers questions; ``None`` without one."""
    mates = teammates(rules, public, seat)
    return mates[0] if mates else None
