"""The place of one meld in its band, and what fans and columns of melds have in common."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect
from canasta_gui.table.layout.measure import Measure
from canasta_gui.table.layout.overlaps import LEAST_TROPHY, TROPHY

SQUARED, FEW = 1, 4
"""The numbers of cards that must show of a canasta, and at least have room in a fan."""
READ = 61.0
"""The width in pixels below which cards are read in columns, with their rank in large type, if fans
would have larger ones with more room.
"""
CAPTION = 1.28
"""The width of a caption, unless the next one is nearer, in card widths: large words need that
room.
"""
_YIELDS_WIDTH, _TROPHY_STEPS = 0.98, 10
"""The least part of their size to which melds shrink in a full row, so that a canasta is larger
than they are; and how many sizes of canastas are tried beside them.
"""


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of one meld: a column, or the middle of a fan."""

    front: Rect
    """The place of a squared meld; a column grows upwards from there, a fan to both sides."""
    room: float
    """The length of the meld in the direction of its growth, in card lengths."""
    caption: Rect
    """The rectangle of the text below the meld."""
    card: float
    """The width of the cards in growing melds beside it."""
    is_wide: bool = False
    """Whether the meld is fanned out."""

    @property
    def left(self) -> float:
        """Returns where a meld begins that fills the slot."""
        return min(self.front.x, self.front.cx - self._reach)

    @property
    def right(self) -> float:
        """Returns where such a meld ends."""
        return max(self.front.right, self.front.cx + self._reach)

    @property
    def _reach(self) -> float:
        return self.room * self.card / 2 if self.is_wide else 0.0


SlotWay = tuple[float, Callable[[], Iterator[Slot]]]
"""The width of cards, by which a way is chosen, and what yields its slots, the upper row first."""


def with_trophies(shown: Sequence[int], largest: Callable[[float], float]) -> tuple[float, float]:
    """Returns the width of cards, and that of canastas beside them in widths of these; ``largest``
    tells how wide cards are beside canastas of a width.
    """
    if SQUARED not in shown:
        return largest(1.0), 1.0
    span = (TROPHY - LEAST_TROPHY) / _TROPHY_STEPS
    steps = (TROPHY - span * at for at in range(_TROPHY_STEPS))
    least = _YIELDS_WIDTH * largest(LEAST_TROPHY)
    trophy = next((it for it in steps if largest(it) >= least), LEAST_TROPHY)
    return largest(trophy), trophy


def standing(band: Rect, m: Measure, card: float, cx: float, low: float = 1.0) -> tuple[Rect, Rect]:
    """Returns the rectangles of a card at the foot of a band, and of the text below it, which is
    ``low`` by its usual height.
    """
    high, wide, caption = card * CARD_ASPECT, CAPTION * card, low * m.caption
    front = Rect(cx - card / 2, band.bottom - low * m.below - high, card, high)
    return front, Rect(cx - wide / 2, band.bottom - caption, wide, caption)
