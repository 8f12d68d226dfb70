"""The players: the levels that the program offers, weakest first and in every temperament, with
their weaknesses; and a league of unusual and older players, which levels are only tested against.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from engine.ai.agent import MARK, Agent
from engine.ai.club.player import ClubPlayer
from engine.ai.game_kind import finer_kind, game_kind, read_toml
from engine.ai.random_player import RandomPlayer
from engine.ai.search import effort
from engine.ai.search.effort import HasTime, unlimited
from engine.ai.style import Style, hasty_style_for, style_for
from engine.ai.temperaments import EVEN, TEMPERAMENTS, Temperament
from engine.ruleset.model import Ruleset


@dataclass(frozen=True)
class Weakness:
    """The numbers in which a weaker player differs from the best style known.

    Some mistakes are good play with second hands; there the numbers differ.
    """

    usual: Mapping[str, Any] = field(default_factory=dict[str, Any])
    with_feet: Mapping[str, Any] = field(default_factory=dict[str, Any])
    with_penalties: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """The further differences where melds cost points while they are unfinished."""
    of_three: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """The further differences of three who draw two cards each, in games of sets."""


_THREE: Final = 3
WEAKNESSES: Final[Mapping[str, Weakness]] = {
    level: Weakness(**numbers) for level, numbers in read_toml("weaknesses.toml").items()
}
"""The weakness of each level that plays by rules of thumb, weakest first."""


def weakened(rules: Ruleset, weakness: Weakness) -> Style:
    """Returns the style of a player with a weakness: the best one known for the game, with its
    changes. Whoever has one does not wait with first melds either.
    """
    worse = weakness.with_feet if rules.deal.foot_size else weakness.usual
    if game_kind(rules) == "penalties":
        worse = {**worse, **weakness.with_penalties}
    if rules.players == _THREE and finer_kind(rules) == "sets-of-three":
        worse = {**worse, **weakness.of_three}
    return replace(hasty_style_for(rules), **worse) if worse else style_for(rules)


_LEAGUE: Final[Mapping[str, Mapping[str, float]]] = read_toml("league.toml")
_COPIES: Final = "copies"
"""The key of the number of discards that a player of the league throws again."""


@cache
def league() -> Mapping[str, Style]:
    """Returns by name the styles of unusual and older players, which the program does not offer."""
    factors = {
        name: {number: by for number, by in found.items() if number != _COPIES}
        for name, found in _LEAGUE.items()
    }
    return {name: Temperament(name, of_one).colour(Style()) for name, of_one in factors.items()}


_LEVELS = (RandomPlayer.level, *WEAKNESSES, *effort.LEVELS)


def agent_levels() -> tuple[str, ...]:
    """Returns the ids of the levels, weakest first."""
    return _LEVELS


def played_levels() -> tuple[str, ...]:
    """Returns those that people may choose: all but the one that acts by chance, for tests."""
    return tuple(level for level in _LEVELS if level != RandomPlayer.level)


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
            return ClubPlayer(name, lambda _rules: style, int(_LEAGUE[name].get(_COPIES, 0)))
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
