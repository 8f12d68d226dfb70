"""Decides whether the viewer's last action can be taken back, and words the reason if not."""

from canasta_gui.viewmodel.builders.table_facts import UndoFacts
from canasta_gui.viewmodel.builders.text_id import TextId
from engine import Boundary, Match

_REASONS = {
    Boundary.NOTHING_DONE: TextId.UNDO_NOTHING,
    Boundary.CARD_REVEALED: TextId.UNDO_HIDDEN,
    Boundary.QUESTION: TextId.UNDO_QUESTION,
    Boundary.TURN_ENDED: TextId.UNDO_OTHERS,
}


def undo_facts(match: Match, seat: int) -> UndoFacts:
    """Returns whether the seat's last action can be taken back, and what prevents it."""
    boundary = match.undo_boundary(seat)
    if boundary is None:
        return UndoFacts(is_possible=True, reason=TextId.UNDO_FREE)
    return UndoFacts(is_possible=False, reason=_REASONS[boundary])
