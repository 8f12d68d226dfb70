"""Reasons of the random player, which does not compare actions."""

from engine.actions import Meld
from engine.ai.reasons.registry import told_at_once
from engine.ai.reasons.situation import Situation


@told_at_once(page="turn#meld")
def meld(at: Situation) -> bool:
    """Cards are laid at random."""
    return isinstance(at.action, Meld)


@told_at_once(page="turn")
def any_(at: Situation) -> bool:
    """An action other than laying cards is chosen at random."""
    return not isinstance(at.action, Meld)
