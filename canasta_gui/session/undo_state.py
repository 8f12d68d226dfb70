"""Decides whether the viewer's last action can be taken back, and words the reason if not."""

from canasta_gui.viewmodel.builders.say import Say
from canasta_gui.viewmodel.builders.table_facts import UndoFacts
from engine import Boundary, Match

_REASONS = {
    Boundary.NOTHING_DONE: Say.UNDO_NOTHING,
    Boundary.CARD_REVEALED: Say.UNDO_HIDDEN,
    Boundary.QUESTION: Say.UNDO_QUESTION,
    Boundary.TURN_ENDED: Say.UNDO_OTHERS,
}


def undo_facts(match: Match, seat: int) -> UndoFacts:
    """Returns whether the seat's last action can be taken back, and what prevents it."""
    boundary = match.undo_boundary(seat)
    if boundary is None:
        return UndoFacts(is_possible=True, reason=Say.UNDO_FREE)
    return UndoFacts(is_possible=False, reason=_REASONS[boundary])
