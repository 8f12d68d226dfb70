"""What a screen reader says of the game."""

from canasta_gui.controller.session import Session
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.step import Step


class Telling:
    """Tells what happened, and at once why a gesture came to nothing."""

    def __init__(self, table: TableWidget) -> None:
        self._table = table
        self._last_notice = ""

    def tell(self, session: Session, step: Step) -> None:
        """Put a step into words; a notice is said once."""
        if happened := " ".join(session.tell(step.events)):
            self._table.announce(happened)
        notice = step.after.notice
        if notice and notice != self._last_notice:
            self._table.announce(notice, is_urgent=True)
        self._last_notice = notice
