"""The kinds of games that computer players play differently, and the tables of numbers for them."""

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final, Literal, NamedTuple

from engine.ruleset.model import Ruleset
from engine.shipped_files import read_shipped_table


def read_toml(name: str) -> dict[str, Any]:
    """Returns the contents of a TOML file of this package."""
    return read_shipped_table(resources.files("engine.ai") / name)


GameKind = Literal["sets", "feet", "runs", "runs-and-wilds", "penalties"]


def game_kind(rules: Ruleset) -> GameKind:
    """Returns whether a game has sequences, otherwise second hands, or only sets.

    Sequences beside melds of wild cards are a kind of their own, and so are sets of which some cost
    points while they are unfinished.
    """
    if rules.meld.sequences:
        return "runs-and-wilds" if rules.meld.all_wild_sets else "runs"
    if rules.deal.foot_size:
        return "feet"
    has_penalties = rules.score.unfinished_pure or rules.score.unfinished_wild
    return "penalties" if has_penalties else "sets"


def is_waiting_game(rules: Ruleset) -> bool:
    """Returns whether first melds are kept back until late: where up to four players draw two cards
    each, and there are sets alone.
    """
    return game_kind(rules) == "sets" and rules.draw.count > 1 and rules.players <= 4


def is_searched_to_the_end(rules: Ruleset) -> bool:
    """Returns whether players try actions to the end of a deal because first melds are kept back.

    Three players, too, wait there, but such trials brought them nothing.
    """
    return is_waiting_game(rules) and (rules.players == 2 or rules.seats.has_teams)


def finer_kind(rules: Ruleset) -> str:
    """Returns the kind of a game for what was measured: games of sets alone are divided by the
    cards that are drawn, by whether there are partners, and by whether there are two players.
    """
    kind, has_partners = game_kind(rules), rules.seats.has_teams
    if kind != "sets":
        return kind
    if rules.draw.count == 1:
        return kind if has_partners else "sets-alone"
    if has_partners:
        return "sets-two-cards"
    return "sets-of-two" if rules.players == 2 else "sets-of-three"


class RuleFacts(NamedTuple):
    """What of a game decides which numbers are right for it."""

    kind: GameKind
    drawn: int
    """The number of cards that are drawn in a turn."""
    playing: int
    """The number of players of a side who play at once."""
    players: int
    sides: int
    """The number of sides; of allies for a deal each one."""
    is_always_frozen: bool
    """Whether only pairs ever take the pile."""
    may_open_with_pile: bool
    """Whether the pile may be taken with the first melds."""


WantedFacts = Mapping[str, Sequence[Any]]
"""By the name of a fact which it may be: a list of all, of numbers from and to."""
_RANGES: Final = ("drawn", "playing", "players", "sides")


def facts_of(rules: Ruleset) -> RuleFacts:
    """Returns the facts of a game."""
    seats = rules.seats
    return RuleFacts(
        game_kind(rules),
        rules.draw.count,
        seats.largest_side - seats.sitting_out,
        rules.players,
        len(seats.sides),
        rules.pile.always_frozen,
        rules.opening.with_pile,
    )


def are_wanted(facts: RuleFacts, where: WantedFacts) -> bool:
    """Returns whether all facts of a game are as wanted."""
    known = facts._asdict()
    return all(
        wanted[0] <= known[name] <= wanted[1] if name in _RANGES else known[name] in wanted
        for name, wanted in where.items()
    )
