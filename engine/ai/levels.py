"""The levels of computer players, weakest first, each in every temperament."""

from collections.abc import Callable
from functools import partial

from engine.ai.agent import MARK, Agent
from engine.ai.club.player import ClubPlayer
from engine.ai.league import league
from engine.ai.random_player import RandomPlayer
from engine.ai.search.effort import Effort, Efforts
from engine.ai.style import BEGINNER, CASUAL, NONE, Weakness, weakened
from engine.ai.temperaments import EVEN, TEMPERAMENTS, Temperament
from engine.ai.thinking_time import HasTime, unlimited


def _thinking(
    level: str, weakness: Weakness, temperament: Temperament, _has_time: HasTime
) -> Agent:
    return ClubPlayer(level, lambda rules: temperament.colour(weakened(rules, weakness)))


def _searching(level: str, efforts: Efforts, temperament: Temperament, has_time: HasTime) -> Agent:
    # Imported here because numpy is slow to load.
    from engine.ai.search.player import SearchPlayer

    return SearchPlayer(level, efforts, temperament, has_time)


_STRONG = Efforts(
    Effort(64, 4, playouts=200),
    with_feet=Effort(24, 2, playouts=200),
    with_runs=Effort(12, 1, finalists=3),
    with_runs_and_wilds=Effort(32, 2, finalists=4),
)
_EXPERT = Efforts(Effort(128, 8), with_feet=Effort(128, 4), with_runs=Effort(64, 4, finalists=3))
_UNHURRIED_EXPERT = Efforts(
    Effort(512, 8), with_feet=Effort(512, 4), with_runs=Effort(256, 4, finalists=4)
)
_LEVELS: dict[str, Callable[[Temperament, HasTime], Agent]] = {
    "random": lambda _temperament, _has_time: RandomPlayer(),
    "beginner": partial(_thinking, "beginner", BEGINNER),
    "casual": partial(_thinking, "casual", CASUAL),
    "club": partial(_thinking, "club", NONE),
    "strong": partial(_searching, "strong", _STRONG),
    "expert": partial(_searching, "expert", _EXPERT),
}
_UNHURRIED: dict[str, Callable[[Temperament, HasTime], Agent]] = {
    "expert": partial(_searching, "expert", _UNHURRIED_EXPERT),
}
"""The levels that play differently when they have as much time as they want."""
_TEMPERAMENTS = {temperament.name: temperament for temperament in TEMPERAMENTS}


def agent_levels() -> tuple[str, ...]:
    """Returns the ids of the levels, weakest first."""
    return tuple(_LEVELS)


def agent_temperaments() -> tuple[str, ...]:
    """Returns the ids of the temperaments, the plain one first."""
    return tuple(_TEMPERAMENTS)


def make_agent(name: str, has_time: HasTime = unlimited, *, is_unhurried: bool = False) -> Agent:
    """Returns a player by its name, as in ``club`` or ``club:bold``; or one of the league.

    Raises `ValueError`. When its time is up a searching player returns the best action so far; an
    unhurried player may try more.
    """
    level, mark, wanted = name.partition(MARK)
    levels = _LEVELS | _UNHURRIED if is_unhurried else _LEVELS
    maker = levels.get(level)
    if maker is None and (style := league().get(name)):
        return ClubPlayer(name, lambda _rules: style)
    if maker is None:
        raise ValueError(f"unknown level {level!r}; there are {', '.join(_LEVELS)}")
    temperament = _TEMPERAMENTS.get(wanted) if mark else EVEN
    if temperament is None:
        raise ValueError(f"unknown temperament {wanted!r}; there are {', '.join(_TEMPERAMENTS)}")
    return maker(temperament, has_time)
