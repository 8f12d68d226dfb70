"""The numbers of a reason, as its texts use them."""

from collections.abc import Callable

from engine import Reason

ReasonSentence = Callable[[Reason], str]
"""Makes a text with placeholders out of a reason, whose numbers choose the plural."""


def figure(reason: Reason, name: str) -> int:
    """Returns a number of a reason."""
    return int(reason.params.get(name, 0))
