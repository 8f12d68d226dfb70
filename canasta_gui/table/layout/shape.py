"""What the layout depends on besides the size of the window."""

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shape:
    """The inputs of the layout other than the window's size."""

    seats: tuple[int, ...]
    """The seats, clockwise, the viewer's first."""
    own_side: int
    other_sides: tuple[int, ...]
    card_scale: float = 1.0
    text_scale: float = 1.0
    is_mirrored: bool = False
    """Whether the layout is mirrored for right-to-left languages."""
    resting: tuple[int, ...] = ()
    """The seats that sit out, without the viewer's."""
    laid: tuple[bool, bool] = (True, True)
    """Whether melds lie in the row of the own side, and in that of the others."""
    melds: tuple[tuple[int, int], ...] = ()
    """How many melds lie in the place of each other side: where several share a row, who has many
    has more of it.
    """
    joined: tuple[tuple[int, int], ...] = ()
    """The sides that lay no melds of their own, each with the one at whose place theirs lie."""

    bonus: frozenset[int] = frozenset()
    """The other sides in whose place bonus cards lie."""

    @property
    def top_seats(self) -> tuple[int, ...]:
        """Returns the seats opposite, from left to right."""
        return self.seats[1:] if len(self.seats) == 2 else self.seats[2:-1]

    @property
    def edge_seats(self) -> tuple[int, ...]:
        """Returns the seat at the left and the one at the right, or an empty tuple."""
        return (self.seats[1], self.seats[-1]) if len(self.seats) > 2 else ()

    @property
    def has_top(self) -> bool:
        """Returns whether there are places at the top."""
        return bool(self.top_seats or self.resting)

    @property
    def laying_sides(self) -> tuple[int, ...]:
        """Returns the other sides that lay melds at their own place."""
        return tuple(side for side in self.other_sides if side not in dict(self.joined))

    @property
    def row_faces(self) -> int:
        """Returns how many players share a row of melds at the most."""
        return math.ceil(len(self.seats) / (1 + len(self.laying_sides)))

    @property
    def is_shared(self) -> bool:
        """Returns whether several other sides share a row."""
        return len(self.laying_sides) > 1

    @property
    def is_tight(self) -> bool:
        """Returns whether more than two other sides share a row."""
        return len(self.laying_sides) > 2
