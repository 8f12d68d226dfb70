"""The decisions of a deal that mattered most: what was done, what was better, by how much."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.controller.reviewing import Finding, Reviewing
from canasta_gui.dialogs.hand_strip import HandStrip
from canasta_gui.dialogs.page_dialog import PageDialog
from canasta_gui.dialogs.parts import label, panel
from canasta_gui.table.render.cards import CardPainter
from canasta_gui.viewmodel.builders.wording import Cast
from canasta_gui.words import Words
from canasta_gui.words.sight import SightTexts
from engine import Match

_HAND_WIDTH = 560


class DealReviewDialog(PageDialog):
    """Looks while it is open; what was found so far is shown."""

    def __init__(
        self,
        match: Match,
        reviewing: Reviewing,
        cards: CardPainter,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._cards = cards
        self._names = tuple(player.name for player in match.seats)
        self.reviewing = reviewing
        reviewing.setParent(self)
        reviewing.progressed.connect(self.retranslate)
        self.finished.connect(reviewing.stop)
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(reviewing.stop)
        self.retranslate()
        self.resize(760, 600)
        reviewing.go_on()

    @override
    def write(self) -> None:
        """Set the heading and add what was found."""
        self.set_heading(self.tr("Review of the deal"), self._progress())
        for finding in self.reviewing.findings:
            self._add(finding)

    def _progress(self) -> str:
        review = self.reviewing
        if not review.is_done:
            text = self.tr("Looking at your decisions: {done} of {total}.")
            return text.format(done=review.done, total=review.total)
        if review.findings:
            return self.tr(
                "What cost most, judged from what you could know and tried in many possible deals."
            )
        return self.tr("Nothing was found that would clearly have been better.")

    def _add(self, finding: Finding) -> None:
        words = Words(self._match.rules)
        decision, appraisal = finding.decision, finding.appraisal
        sheet, column = panel(spacing=6)
        gain = self.tr("About %n points", "", appraisal.gain)
        doubt = self.tr("give or take {doubt}").format(doubt=words.number(appraisal.doubt))
        column.addWidget(label(f"{gain}, {doubt}", "eyebrow"))
        cast = Cast(self._names, decision.seat)
        done = words.sentences(words.event(event, cast) for event in decision.events)
        column.addWidget(label(done, is_wrapped=True))
        better = self.tr("Better: {move}").format(move=words.move(appraisal.better))
        column.addWidget(label(better, "strong", is_wrapped=True))
        why = words.advice(appraisal.reasons)
        if why:
            column.addWidget(label(why, is_wrapped=True))
        column.addWidget(HandStrip(decision.view.hand, self._cards, width=_HAND_WIDTH))
        texts = SightTexts(words, self._match.rules.words.style, self._names)
        seen = (f"{name}: {content}" for name, content in texts.lines(decision.view))
        for line in seen:
            column.addWidget(label(line, "caption", is_wrapped=True))
        self.column.addWidget(sheet)
