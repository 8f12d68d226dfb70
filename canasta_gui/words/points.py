"""Formats points in the player's language."""

from PySide6.QtCore import QLocale


def number(points: int) -> str:
    """Returns a number in the player's format, with a minus sign (U+2212)."""
    text = QLocale().toString(abs(points))
    return "\N{MINUS SIGN}" + text if points < 0 else text


def signed(points: int) -> str:
    """Returns a number that always has its sign."""
    return "+" + number(points) if points > 0 else number(points)
