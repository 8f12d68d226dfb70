"""Formats points in the player's language."""

from PySide6.QtCore import QLocale

from engine import told_range


def minus(points: int) -> str:
    """Returns the sign before points without it: a minus sign (U+2212) below zero, else nothing."""
    return "\N{MINUS SIGN}" if points < 0 else ""


def number(points: int) -> str:
    """Returns a number in the player's format, with a minus sign below zero."""
    return minus(points) + QLocale().toString(abs(points))


def signed(points: int) -> str:
    """Returns a number that always has its sign."""
    return "+" + number(points) if points > 0 else number(points)


def between(text: str, points: int) -> str:
    """Returns a text with ``{least}`` and ``{most}``: the points between which a gain in trials
    turns out.
    """
    least, most = map(number, told_range(points))
    return text.replace("{least}", least).replace("{most}", most)
