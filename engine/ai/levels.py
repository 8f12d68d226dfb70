"""The levels of computer players, weakest first, each in every temperament."""

from engine.ai.agent import MARK, Agent
from engine.ai.club.player import ClubPlayer
from engine.ai.league import league
from engine.ai.random_player import RandomPlayer
from engine.ai.search.effort import Effort, Efforts
from engine.ai.style import BEGINNER, CASUAL, NONE, weakened
from engine.ai.temperaments import EVEN, TEMPERAMENTS
from engine.ai.thinking_time import HasTime, unlimited

_THINKING = {"beginner": BEGINNER, "casual": CASUAL, "club": NONE}
"""The weakness of each level that plays by rules of thumb."""
_SEARCHING = {
    "strong": Efforts(
        Effort(64, 4, playouts=200),
        with_feet=Effort(24, 2, playouts=200),
        with_runs=Effort(12, 1, finalists=3),
        with_runs_and_wilds=Effort(32, 2, finalists=4),
    ),
    "expert": Efforts(
        Effort(128, 8), with_feet=Effort(128, 4), with_runs=Effort(64, 4, finalists=3)
    ),
}
"""The effort of each level that tries actions."""
_UNHURRIED = _SEARCHING | {
    "expert": Efforts(
        Effort(512, 8), with_feet=Effort(512, 4), with_runs=Effort(256, 4, finalists=4)
    ),
}
"""The same where the level has as much time as it wants."""
_LEVELS = (RandomPlayer.level, *_THINKING, *_SEARCHING)
_TEMPERAMENTS = {temperament.name: temperament for temperament in TEMPERAMENTS}


def agent_levels() -> tuple[str, ...]:
    """Returns the ids of the levels, weakest first."""
    return _LEVELS


def agent_temperaments() -> tuple[str, ...]:
    """Returns the ids of the temperaments, the plain one first."""
    return tuple(_TEMPERAMENTS)


def make_agent(name: str, has_time: HasTime = unlimited, *, is_unhurried: bool = False) -> Agent:
    """Returns a player by its name, as in ``club`` or ``club:bold``; or one of the league.

    Raises `ValueError`. When its time is up a searching player returns the best action so far; an
    unhurried player may try more.
    """
    level, mark, wanted = name.partition(MARK)
    if level not in _LEVELS:
        if style := league().get(name):
            return ClubPlayer(name, lambda _rules: style)
        raise ValueError(f"unknown level {level!r}; there are {', '.join(_LEVELS)}")
    temperament = _TEMPERAMENTS.get(wanted) if mark else EVEN
    if temperament is None:
        raise ValueError(f"unknown temperament {wanted!r}; there are {', '.join(_TEMPERAMENTS)}")
    if level in _SEARCHING:
        # Imported here because numpy is slow to load.
        from engine.ai.search.player import SearchPlayer

        efforts = _UNHURRIED if is_unhurried else _SEARCHING
        return SearchPlayer(level, efforts[level], temperament, has_time)
    if level in _THINKING:
        weakness = _THINKING[level]
        return ClubPlayer(level, lambda rules: temperament.colour(weakened(rules, weakness)))
    return RandomPlayer()
