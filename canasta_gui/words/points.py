"""Points as the language writes them."""

from PySide6.QtCore import QLocale


def number(points: int) -> str:
    """A number as the language writes it, with a true minus."""
    text = QLocale().toString(abs(points))
    return "\N{MINUS SIGN}" + text if points < 0 else text


def signed(points: int) -> str:
    """A number that always shows which way it goes."""
    return "+" + number(points) if points > 0 else number(points)
