"""Requests a hint, and shows it beside the piles and on the cards."""

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.conductor import Conductor
from canasta_gui.controller.hint_requests import HintRequests
from canasta_gui.session.hint_words import Hint, Proposal
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.panels.hint_note import HintNote


class HintDisplay(QObject):
    """Marks the hint's cards and places while its note is open."""

    asked = Signal()
    """Emitted when a hint was requested and its note opens."""

    def __init__(self, window: MainWindow, conductor: Conductor, hinting: HintRequests) -> None:
        super().__init__(window)
        self._window = window
        self._hinting = hinting
        self.note = HintNote(window, window.table)
        hinting.found.connect(self._tell)
        self.note.chosen.connect(self._play)
        self.note.turned.connect(self._mark)
        self.note.closed.connect(self._unmark)
        self.note.refused.connect(self._lower)
        window.page_changed.connect(self.note.put_away)
        window.language_changed.connect(self.note.put_away)
        conductor.changed.connect(self.note.put_away)

    def ask(self) -> None:
        """Requests a hint; if one is shown, hides it."""
        if not self.note.isHidden():
            self.note.put_away()
        elif self._hinting.ask():
            self.asked.emit()
            self.note.tell(())

    def _tell(self, hint: Hint) -> None:
        # The note leaves room for the cards that are raised now.
        self._mark(hint[0])
        self.note.tell(hint)

    def _mark(self, proposal: Proposal) -> None:
        """Raises the cards of a move, and lights its places."""
        table = self._window.table
        table.select_cards(proposal.cards)
        table.mark_places(proposal.places)

    def _unmark(self) -> None:
        self._hinting.forget()
        self._window.table.mark_places(())

    def _lower(self) -> None:
        """Lowers the cards that the hint has raised."""
        table = self._window.table
        raised = sorted(table.selected_cards())
        if any(raised == sorted(proposal.cards) for proposal in self.note.hint):
            table.clear_selection()

    def _play(self, proposal: Proposal) -> None:
        self._window.table.clear_selection()
        self._hinting.play(proposal)
