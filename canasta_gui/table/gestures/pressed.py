"""A press of the button, and whether it becomes a click or a drag."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import Zone

_LEAST: Final = 10.0
"""How far the pointer moves, in pixels, before a press becomes a drag, wherever the system asks for
less: hands tremble.
"""
_PART: Final = 0.1
"""The same in widths of a card: who sees large cards, on a large screen, moves farther."""
_SHORT_MS: Final = 500


@dataclass(slots=True)
class Pressed:
    """A press of the button: its point, its time in milliseconds, and what lies there."""

    at: QPointF
    when: int
    zone: Zone
    sprite: CardSprite | None
    button: ButtonId | None
    is_second: bool = False
    """Whether this press is the second one of a double click."""
    has_left: bool = False
    """Whether what is carried has been over another place than its own."""

    def is_drag(self, at: QPointF, card: float) -> bool:
        """Returns whether the pointer has moved far enough for a drag among cards of a width."""
        way = at - self.at
        least = max(_LEAST, QApplication.startDragDistance(), _PART * card)
        return max(abs(way.x()), abs(way.y())) >= least

    def is_click(self, when: int) -> bool:
        """Returns whether a drag that ends at a time, in its own place, was meant as a click."""
        return not self.has_left or when - self.when <= _SHORT_MS
