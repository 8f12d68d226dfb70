"""Lawful sets and canastas, looked up by their numbers of natural and wild cards.

The laws stand in `engine.shapes`; the kernel asks them thousands of times a second.
"""

from functools import cache
from typing import Final, final

from engine.kernel.kinds import MOST_PACKS
from engine.shapes import ShapeLimits, is_canasta, is_lawful_set

_MOST_NATURALS: Final = 4 * MOST_PACKS
_MOST_WILDS: Final = 6 * MOST_PACKS


@final
class SetShapes:
    """What sets of a natural rank are under some limits, by natural cards, then by wild ones."""

    __slots__ = ("canasta_size", "canastas", "lawful")

    def __init__(self, limits: ShapeLimits) -> None:
        wilds = range(_MOST_WILDS + 1)
        self.canasta_size = limits.canasta_size
        self.lawful = [
            [is_lawful_set(limits, naturals, more) for more in wilds]
            for naturals in range(_MOST_NATURALS + 1)
        ]
        self.canastas = [
            [is_canasta(limits, naturals, more) for more in wilds]
            for naturals in range(_MOST_NATURALS + 1)
        ]


set_shapes: Final = cache(SetShapes)
"""Returns the sets under these limits."""
