"""Limits a search without a clock: the caller's function says whether time is left."""

from collections.abc import Callable

HasTime = Callable[[], bool]
"""Asked again and again during a search: whether it may go on. If not, the best so far counts."""


def unlimited() -> bool:
    """Always true: everything is tried."""
    return True
