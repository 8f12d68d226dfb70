"""The computer players that there are, weakest first."""

from collections.abc import Callable
from functools import partial

from engine.ai.agent import Agent
from engine.ai.club.player import ClubPlayer
from engine.ai.random_player import RandomPlayer
from engine.ai.style import BEGINNER, CASUAL, CLUB


def _searching(level: str, worlds: int) -> Agent:
    # Numpy is slow to load: only who plays with these levels pays for it.
    from engine.ai.search.judging import Effort
    from engine.ai.search.player import SearchPlayer

    return SearchPlayer(level, Effort(worlds=worlds, turns=4))


_LEVELS: dict[str, Callable[[], Agent]] = {
    "random": RandomPlayer,
    "beginner": partial(ClubPlayer, "beginner", BEGINNER),
    "casual": partial(ClubPlayer, "casual", CASUAL),
    "club": partial(ClubPlayer, "club", CLUB),
    "strong": partial(_searching, "strong", 32),
    "expert": partial(_searching, "expert", 128),
}


def agent_levels() -> tuple[str, ...]:
    """The ids of the levels, weakest first."""
    return tuple(_LEVELS)


def make_agent(level: str) -> Agent:
    """A player of that level. Raises `ValueError` for an unknown one."""
    maker = _LEVELS.get(level)
    if maker is None:
        raise ValueError(f"unknown level {level!r}; there are {', '.join(_LEVELS)}")
    return maker()
