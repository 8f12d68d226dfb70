"""A line of the page of keys."""

from dataclasses import dataclass

from PySide6.QtGui import QKeySequence


@dataclass(frozen=True, slots=True)
class KeyLine:
    """What keys do, and which keys."""

    name: str
    """The name by which the settings know it; empty if its keys cannot be changed."""
    keys: tuple[QKeySequence, ...]
    """All of them work; the first one is shown in menus."""
    text: str
