"""Finds the subject of the choice between two actions."""

from engine.actions import Discard, DrawStock, Meld, PlaySpecialHand, TakePile
from engine.ai.search.candidates import Candidate
from engine.cards import is_wild
from engine.exercises.exercise import Theme
from engine.observation import Observation
from engine.special_hands import special_hand_of
from engine.state import Phase

_NEARLY_OUT = 8
"""The largest hand for which a way out is searched."""


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


def may_have(theme: Theme, view: Observation) -> bool:
    """Returns whether the choice of the seat to act may have the theme, without a search."""
    match theme:
        case Theme.OPENING:
            return view.public.phase is Phase.PLAY and not view.own.has_opened
        case Theme.GOING_OUT:
            is_short = view.own.has_opened and len(view.hand) <= _NEARLY_OUT
            may_end = is_short or special_hand_of(view.rules, view.hand) is not None
            return view.public.phase is Phase.PLAY and may_end
        case _:
            return True
