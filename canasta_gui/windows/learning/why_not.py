"""Answers "why not?": the cost of each move for which the raised cards could be used."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_gui.controller.hint_requests import HintRequests
from canasta_gui.session.action_reasons import Why
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.panels.note import WhyNote
from engine import Action

if TYPE_CHECKING:
    from engine import Advice


class WhyNot(QObject):
    """Finds the move that is meant, has it judged, and shows the answer beside the piles."""

    def __init__(
        self, window: MainWindow, flow: MatchFlow, hinting: HintRequests, note: WhyNote
    ) -> None:
        super().__init__(window)
        self._window = window
        self._flow = flow
        self._hinting = hinting
        self._meant: tuple[Action, ...] = ()
        self._note = note
        hinting.judged.connect(self._tell)

    def ask(self) -> None:
        """Asks about the raised cards, or about drawing if none is raised."""
        session = self._flow.conductor.session
        cards = self._window.table.selected_cards()
        self._meant = () if session is None else session.meant(cards)
        if not self._meant:
            self._show((("", self.tr("Raise cards that you may play now, and ask again.")),))
        elif self._hinting.ask_about(self._meant):
            self._show((("", self.tr("Looking at it…")),))

    def _tell(self, compared: "tuple[Advice, ...]") -> None:
        session = self._flow.conductor.session
        if self._meant and session is not None:
            self._show(session.tell_meant(compared))

    def _show(self, moves: tuple[tuple[str, str], ...]) -> None:
        self._note.tell(Why(None, moves), self._window.table.whereabouts.piles())
