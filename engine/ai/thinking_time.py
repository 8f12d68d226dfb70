"""Limits a search without a clock: the caller's function says whether time is left."""

from collections.abc import Callable

HasTime = Callable[[], bool]
"""A function that is called repeatedly during a search and returns whether it may go on."""


def unlimited() -> bool:
    """Returns true: the search tries everything."""
    return True
