"""Which games a player looks for, and whether a game is one of them."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from engine import Ruleset, RulesReference, edition_cover, load_ruleset, offered_players


class Family(StrEnum):
    """Games that are played alike, by what their melds are and by what a player holds."""

    SETS = "sets"
    SEQUENCES = "sequences"
    FEET = "feet"


@dataclass(frozen=True, slots=True)
class GameFigures:
    """By what a game is found beside its name."""

    decks: tuple[tuple[int, int], ...]
    """Numbers of players, each with the decks that so many need."""
    minutes: int
    family: Family

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players, in ascending order."""
        return tuple(players for players, _ in self.decks)

    @property
    def fewest_decks(self) -> int:
        """The decks without which the game cannot be played at all."""
        return min(decks for _, decks in self.decks)


@dataclass(frozen=True, slots=True)
class GameSearch:
    """What is looked for; ``None`` and an empty text ask for nothing."""

    words: str = ""
    """Parts of the game's texts, in any order."""
    players: int | None = None
    decks: int | None = None
    """So many decks are at hand."""
    minutes: int | None = None
    """A match shall not last longer."""
    family: Family | None = None

    def finds(self, game: GameFigures, told: str) -> bool:
        """Whether a game, of which so much is told, is one that is looked for."""
        tables = [decks for players, decks in game.decks if self.players in (None, players)]
        return (
            any(self.decks is None or decks <= self.decks for decks in tables)
            and (self.minutes is None or game.minutes <= self.minutes)
            and self.family in (None, game.family)
            and all(word in told.casefold() for word in self.words.casefold().split())
        )


@cache
def game_figures(edition: str) -> GameFigures:
    """The figures of an edition without its variations."""
    tables = [load_ruleset(RulesReference(edition, count)) for count in offered_players(edition)]
    return GameFigures(
        decks=tuple((rules.players, rules.deck.count) for rules in tables),
        minutes=edition_cover(edition).minutes,
        family=_family(tables[0]),
    )


def _family(rules: Ruleset) -> Family:
    if rules.deal.foot_size:
        return Family.FEET
    return Family.SEQUENCES if rules.meld.sequences else Family.SETS
