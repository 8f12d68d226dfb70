"""Texts that are made from a reason."""

from collections.abc import Callable

from engine import Reason

ReasonSentence = Callable[[Reason], str]
"""Makes a text with placeholders out of a reason, whose numbers choose the plural."""


def figure(reason: Reason, name: str) -> int:
    """A number of a reason."""
    return int(reason.params.get(name, 0))
