"""What the layout depends on besides the size of the window."""

import math
from dataclasses import dataclass

LARGE_TEXT = 1.25
"""The growth of text from which on it needs the height that melds and gaps have given to others."""
_MELD, _TWO_ROWS = 0.082, (600.0, 900.0)
"""The width that each meld needs where two other sides share one row, by the window's height; and
the heights in pixels between which there may be two rows.
"""


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

    def is_tight(self, width: float, height: float) -> bool:
        """Returns whether melds of other sides need two rows in a window of a size: those of more
        than two sides, or many of two, unless large text or a very low window needs the height; a
        high one has it.
        """
        sides, counts = self.laying_sides, dict(self.melds)
        is_full = sum(counts.get(side, 0) for side in sides) * _MELD * height > width
        low, high = _TWO_ROWS
        is_low = low <= height < min(high, width) and self.text_scale < LARGE_TEXT
        return len(sides) > 2 or (len(sides) == 2 and is_full and is_low)
