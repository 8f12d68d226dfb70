"""Reasons of the random player, which has none of its own."""

from engine.actions import Meld
from engine.ai.reasons.registry import told_at_once
from engine.ai.reasons.situation import Situation


@told_at_once(page="turn#meld")
def meld(at: Situation) -> bool:
    """Cards are laid by chance."""
    return isinstance(at.action, Meld)


@told_at_once(page="turn")
def any_(at: Situation) -> bool:
    """Anything but laying cards is done by chance."""
    return not isinstance(at.action, Meld)
