"""The player's question "why not?" about raised cards: what that move would cost, unplayed."""

from PySide6.QtCore import QObject

from canasta_gui.controller.hint_requests import Hinting
from canasta_gui.i18n.sentences import sentences
from canasta_gui.session.action_reasons import Why
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.panels.why_note import WhyNote
from canasta_gui.words.review_texts import ReviewTexts
from canasta_gui.words.words import Words
from engine import Action, Appraisal


class WhyNot(QObject):
    """Finds what is meant, has it judged, and shows the answer beside the piles."""

    def __init__(
        self, window: MainWindow, flow: MatchFlow, hinting: Hinting, note: WhyNote
    ) -> None:
        super().__init__(window)
        self._window = window
        self._flow = flow
        self._hinting = hinting
        self._meant: Action | None = None
        self._note = note
        hinting.judged.connect(self._tell)

    def ask(self) -> None:
        """Ask about the raised cards, or about drawing where none is raised."""
        session = self._flow.conductor.session
        cards = self._window.table.selected_cards()
        self._meant = None if session is None else session.meant(cards)
        if self._meant is None:
            self._show("", self.tr("Raise cards that you may play now, and ask again."))
        elif self._hinting.ask_about(self._meant):
            self._show(self._action_text(), self.tr("Looking at it…"))

    def _tell(self, appraisal: Appraisal | None) -> None:
        if self._meant is None:
            return
        if appraisal is None:
            self._show(self._action_text(), self.tr("Why not: nothing clearly better was found."))
            return
        texts = ReviewTexts(self._words)
        cost = self.tr("That costs: {points}.").format(points=texts.gain(appraisal))
        better, why = texts.better(appraisal.better), self._words.advice(appraisal.reasons)
        self._show(self._action_text(), sentences((cost, better, why)))

    def _show(self, action_text: str, text: str) -> None:
        place = self._window.table.whereabouts.piles()
        self._note.tell(Why(None, ((action_text, text),)), place)

    def _action_text(self) -> str:
        return "" if self._meant is None else self._words.move(self._meant)

    @property
    def _words(self) -> Words:
        return Words(self._flow.rules)
