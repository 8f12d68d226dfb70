"""How long a player may think: the engine has no clock, so whoever asks says when it is enough."""

from collections.abc import Callable

HasTime = Callable[[], bool]
"""Asked again and again during a search: whether it may go on. If not, the best so far counts."""


def unlimited() -> bool:
    """Always true: everything is tried."""
    return True
