"""The levels of computer players, weakest first, each in every temperament."""

from engine.ai.agent import MARK, Agent
from engine.ai.club.player import ClubPlayer
from engine.ai.league import league
from engine.ai.random_player import RandomPlayer
from engine.ai.search import effort
from engine.ai.search.effort import HasTime, unlimited
from engine.ai.temperaments import EVEN, TEMPERAMENTS
from engine.ai.weaknesses import WEAKNESSES, weakened

_LEVELS = (RandomPlayer.level, *WEAKNESSES, *effort.LEVELS)


def agent_levels() -> tuple[str, ...]:
    """Returns the ids of the levels, weakest first."""
    return _LEVELS


def agent_temperaments() -> tuple[str, ...]:
    """Returns the ids of the temperaments, the plain one first."""
    return tuple(TEMPERAMENTS)


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
    temperament = TEMPERAMENTS.get(wanted) if mark else EVEN
    if temperament is None:
        raise ValueError(f"unknown temperament {wanted!r}; there are {', '.join(TEMPERAMENTS)}")
    if level in effort.LEVELS:
        # Imported here because numpy is slow to load.
        from engine.ai.search.player import SearchPlayer

        efforts = effort.UNHURRIED if is_unhurried else effort.LEVELS
        return SearchPlayer(level, efforts[level], temperament, has_time)
    if weakness := WEAKNESSES.get(level):
        return ClubPlayer(level, lambda rules: temperament.colour(weakened(rules, weakness)))
    return RandomPlayer()
