"""The subjects of decisions, for exercises and for the record of what decisions cost."""

from collections.abc import Sequence
from enum import StrEnum

from engine.actions import Action, Discard, DrawStock, Meld, PlaySpecialHand, TakePile
from engine.cards import is_wild
from engine.observation import Observation


class Theme(StrEnum):
    """The subject of a decision."""

    OPENING = "opening"
    """Whether, and with what, the side melds for the first time."""
    PILE = "pile"
    """Whether to take the pile, and with which cards."""
    DISCARDING = "discarding"
    """Which natural card to throw."""
    FREEZING = "freezing"
    """Whether to throw a wild card on the pile."""
    CANASTAS = "canastas"
    """What to lay, or to keep, once the side has melded."""
    GOING_OUT = "going-out"
    """Whether to end the deal."""


def theme_of(view: Observation, actions: Sequence[Action], *, is_exit: bool) -> Theme | None:
    """Returns the theme of a choice between two actions, if any; ``is_exit`` if one goes out."""
    if is_exit or any(isinstance(action, PlaySpecialHand) for action in actions):
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
