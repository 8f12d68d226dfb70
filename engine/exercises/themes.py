"""Finds the subject of the choice between two actions."""

from engine.actions import Discard, DrawStock, Meld, PlaySpecialHand, TakePile
from engine.ai.search.candidates import Candidate
from engine.cards import is_wild
from engine.exercises.exercise import Theme
from engine.observation import Observation


def theme_of(view: Observation, best: Candidate, other: Candidate) -> Theme | None:
    """Returns the theme of an action that is better than another one; ``None`` where there is
    none.
    """
    actions = (best.action, other.action)
    if any(one.is_exit or isinstance(one.action, PlaySpecialHand) for one in (best, other)):
        return Theme.GOING_OUT
    if any(isinstance(action, TakePile) for action in actions):
        return Theme.PILE
    if any(isinstance(action, Meld) for action in actions):
        return Theme.CANASTAS if view.own.has_opened else Theme.OPENING
    if any(isinstance(action, Discard) and is_wild(action.card) for action in actions):
        return Theme.FREEZING
    if all(isinstance(action, Discard) for action in actions):
        return Theme.DISCARDING
    return Theme.PILE if any(isinstance(action, DrawStock) for action in actions) else None
