"""The kinds of games that computer players play differently, and the tables of numbers for them."""

from importlib import resources
from typing import Any, Literal

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
    """Returns whether actions are tried to the end of a deal because the first melds are kept back:
    where two players or two pairs draw two cards each, and there are sets alone.

    Three players wait there, too (`engine.ai.style`), but trials to the end brought them nothing.
    """
    if game_kind(rules) != "sets" or rules.draw.count == 1:
        return False
    return rules.players == 2 or (rules.players == 4 and rules.seats.has_teams)


def finer_kind(rules: Ruleset) -> str:
    """Returns the kind of a game for what was measured: games of sets alone are divided by the
    cards that are drawn, by whether there are two players, and by whether there are partners.
    """
    kind = game_kind(rules)
    if kind != "sets":
        return kind
    if rules.draw.count > 1:
        return "sets-of-two" if rules.players == 2 else "sets-two-cards"
    return kind if rules.seats.has_teams else "sets-alone"
