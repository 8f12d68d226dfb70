"""Tells whether an action leaves another one open, so that the two are no alternatives."""

from engine.actions import Action, Meld
from engine.observation import Observation
from engine.rules.verify import is_legal


def leaves_open(view: Observation, made: Action, other: Action) -> bool:
    """Returns whether both actions lay cards and the other one can follow in the same turn.

    The choice of such an action loses nothing: a player who lays kings first may lay sevens next.
    """
    if not (isinstance(made, Meld) and isinstance(other, Meld)):
        return False
    rest = tuple(play for play in other.plays if play not in made.plays)
    return bool(rest) and is_legal(view, Meld((*made.plays, *rest)))
