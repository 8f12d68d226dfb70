"""The kinds of games that computer players play differently."""

from typing import Literal

from engine.ruleset.model import Ruleset

GameKind = Literal["sets", "feet", "runs", "penalties"]


def game_kind(rules: Ruleset) -> GameKind:
    """Returns whether a game has sequences, otherwise second hands, or only sets.

    Sets of which some cost points while they are unfinished are a kind of their own.
    """
    if rules.meld.sequences:
        return "runs"
    if rules.deal.foot_size:
        return "feet"
    has_penalties = rules.score.unfinished_pure or rules.score.unfinished_wild
    return "penalties" if has_penalties else "sets"
