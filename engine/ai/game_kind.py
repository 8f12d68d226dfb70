"""The kinds of games that computer players play differently."""

from typing import Literal

from engine.ruleset.model import Ruleset

GameKind = Literal["sets", "feet", "runs"]


def game_kind(rules: Ruleset) -> GameKind:
    """Returns whether a game has sequences, otherwise second hands, or only sets."""
    if rules.meld.sequences:
        return "runs"
    return "feet" if rules.deal.foot_size else "sets"
