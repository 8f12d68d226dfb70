"""Reads the numbers of a reason for its texts."""

from collections.abc import Callable

from engine import Reason

ReasonSentence = Callable[[Reason], str]
"""A function from a reason to a text with placeholders; the reason's numbers choose the plural."""


def figure(reason: Reason, name: str) -> int:
    """Returns a number of a reason."""
    return int(reason.params.get(name, 0))
