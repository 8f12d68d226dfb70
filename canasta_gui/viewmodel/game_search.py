"""Search criteria for games, and the test whether a game meets them."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from engine import (
    Ruleset,
    RulesReference,
    load_ruleset,
    minutes_of_match,
    offered_players,
    usual_players,
)


class Family(StrEnum):
    """Groups of similar games, by the form of the melds and by what a player holds."""

    SETS = "sets"
    SEQUENCES = "sequences"
    FEET = "feet"


@dataclass(frozen=True, slots=True)
class GameFigures:
    """The figures of a game by which it is found, besides its name."""

    decks: tuple[tuple[int, int], ...]
    """Each number of players, with the number of decks that it needs."""
    minutes: int
    """Of a match against computers, with the usual number of players."""
    family: Family

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players, in ascending order."""
        return tuple(players for players, _ in self.decks)

    @property
    def fewest_decks(self) -> int:
        """The smallest number of decks with which the game can be played."""
        return min(decks for _, decks in self.decks)


@dataclass(frozen=True, slots=True)
class GameSearch:
    """Search criteria; ``None`` and an empty text restrict nothing."""

    words: str = ""
    """Words that the game's texts must contain, in any order."""
    players: int | None = None
    decks: int | None = None
    """The number of decks that the player owns."""
    minutes: int | None = None
    """The longest acceptable duration of a match, in minutes."""
    family: Family | None = None

    def finds(self, game: GameFigures, told: str) -> bool:
        """Returns whether a game meets all criteria."""
        tables = [decks for players, decks in game.decks if self.players in (None, players)]
        return (
            any(self.decks is None or decks <= self.decks for decks in tables)
            and (self.minutes is None or game.minutes <= self.minutes)
            and self.family in (None, game.family)
            and all(word in told.casefold() for word in self.words.casefold().split())
        )


@cache
def game_figures(edition: str) -> GameFigures:
    """Returns the figures of an edition without its variations."""
    tables = [load_ruleset(RulesReference(edition, count)) for count in offered_players(edition)]
    return GameFigures(
        decks=tuple((rules.players, rules.deck.count) for rules in tables),
        minutes=_minutes(edition),
        family=_family(tables[0]),
    )


def _minutes(edition: str) -> int:
    """Returns the minutes of a match with the usual number of players, from counted deals."""
    players = usual_players(edition)
    minutes = minutes_of_match(f"{edition}/{players}p", players)
    assert minutes is not None, "every edition is counted"
    return minutes


def _family(rules: Ruleset) -> Family:
    if rules.deal.foot_size:
        return Family.FEET
    return Family.SEQUENCES if rules.meld.sequences else Family.SETS
