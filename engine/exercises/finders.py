"""Measures how difficult a position is by the levels of players who find the best action."""

from collections import Counter

from engine.actions import Action, Meld
from engine.ai.levels import make_agent
from engine.exercises.exercise import LEVELS
from engine.kernel.action_reader import are_alike
from engine.observation import Observation

_TRIES = {"beginner": 6, "casual": 6, "club": 2, "strong": 2}
"""How often a player of a level looks at the position; weak players vary from try to try."""
_SHARE = 0.75
"""The share of tries in which a player has to find the action."""


def level_of(view: Observation, best: Action, seed: str) -> str:
    """Returns the weakest level whose players find the action; the last level where none does."""
    found = (level for level in LEVELS[:-1] if _finds(level, view, best, seed))
    return next(found, LEVELS[-1])


def _finds(level: str, view: Observation, best: Action, seed: str) -> bool:
    agent, tries = make_agent(level), _TRIES[level]
    choices = (agent.choose(view, f"{seed} {level} {at}").action for at in range(tries))
    return sum(_does(view, action, best) for action in choices) >= _SHARE * tries


def _does(view: Observation, action: Action, best: Action) -> bool:
    """Returns whether an action is the best one, or lays the same cards and more."""
    if isinstance(action, Meld) and isinstance(best, Meld):
        wanted = Counter(card for play in best.plays for card in play.cards)
        return wanted <= Counter(card for play in action.plays for card in play.cards)
    return are_alike(view, action, best)
