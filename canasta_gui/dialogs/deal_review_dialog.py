"""The most important decisions of a deal: the action, the better one, and the difference."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget
from typing_extensions import override

from canasta_gui.controller.deal_review import DealReviewer
from canasta_gui.dialogs.sheet_dialog import PageDialog
from canasta_gui.i18n.formats import isolated, sentences
from canasta_gui.session.deal_replay import lead_in
from canasta_gui.session.decisions import Finding
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.viewmodel.player_faces import given_faces
from canasta_gui.widgets.bars import ErrorBars, TrialBars
from canasta_gui.widgets.card_strip import CardStrip
from canasta_gui.widgets.factory import button, label, panel_of
from canasta_gui.widgets.person_row import PersonChoice, PersonRow
from canasta_gui.widgets.rows import AIR, fill, in_column
from canasta_gui.words.playback_texts import ObservationTexts
from canasta_gui.words.verdict_texts import ErrorRateTexts, ReviewTexts
from canasta_gui.words.words import Words
from canasta_gui.words.written import message, named
from engine import Match, error_rates, total_rate

_HAND_WIDTH = 560
_FACE = 52


class DealReviewDialog(PageDialog):
    """Runs the review while it is open, and shows the findings of one person so far.

    What would have been better is told when it is asked for, so that one can look for it first.
    """

    is_aside = True

    wanted = Signal(Finding)
    """Emitted when the player wants to see the moment of a `Finding` on the table."""
    find_wanted = Signal(Finding)
    """Emitted when the player wants to look for the better move of a `Finding` at the table."""

    def __init__(
        self,
        match: Match,
        reviewing: DealReviewer,
        cards: CardPainter,
        parent: QWidget | None = None,
        reader: int | None = None,
        told: set[int] | None = None,
        deal: int = 0,
    ) -> None:
        """Creates the dialog; ``reader`` is the seat of the person whose findings come first.

        ``told`` holds the moments whose better move is told at once; those told here are added.
        """
        super().__init__(parent)
        self._match = match
        self._deal = deal
        self._cards = cards
        self._names = tuple(player.name for player in match.seats)
        self.openers: list[QPushButton] = []
        self.finders: list[QPushButton] = []
        """The buttons that put a position on the table, as long as its better move is not told."""
        self.tellers: list[QPushButton] = []
        self._told = set[int]() if told is None else told
        self._shown: tuple[Finding, ...] = ()
        self.reviewing = reviewing
        seats = reviewing.seats
        self._seat = reader if reader in seats else next(iter(seats), 0)
        self.persons = PersonRow(_FACE)
        self.persons.setContentsMargins(24, 12, 24, 0)
        self.persons.chosen.connect(self._choose)
        self.body.insertWidget(0, self.persons, 0, Qt.AlignmentFlag.AlignLeft)
        reviewing.progressed.connect(self._follow)
        self.finished.connect(reviewing.stop)
        self.fill()
        self.resize(760, 600)
        reviewing.go_on()

    @override
    def write(self) -> None:
        """Sets the heading and adds the findings."""
        self.openers, self.finders, self.tellers = [], [], []
        self._shown = self.reviewing.findings_of(self._seat)
        self.set_heading(self.tr("Review of the deal"), self._progress())
        self._show_persons()
        for finding in self._shown:
            self._add(finding)
        if not self._shown:
            self._tell_nothing()
        self._add_costs()

    def _add_costs(self) -> None:
        """Adds what all decisions of the person cost, once they were looked at."""
        rates = error_rates(self.reviewing.losses[self._seat])
        if not (rates and self._deal and self.reviewing.is_done) or self.reviewing.has_gaps:
            return
        texts, total = ErrorRateTexts(), total_rate(rates.values())
        split = texts.split(lead_in(self._match, self._deal, self._seat), total)
        bars = ErrorBars()
        bars.show_rates(rates, self._match.rules, lambda rate: rate.doubt / rate.decisions)
        explained = label(texts.message("explanation"), "caption", is_wrapped=True)
        heads = label(texts.message("title"), "eyebrow"), label(split, "strong", is_wrapped=True)
        self.column.addWidget(panel_of(*heads, bars, explained, spacing=6))

    def _tell_nothing(self) -> None:
        """Fills the page while nothing was found yet, or at all."""
        if not self.reviewing.has_gaps or not self.reviewing.is_done:
            told = named("DealReviewDialog", "well" if self.reviewing.is_done else "looking")
            self.add_section(told.name, told.line)

    @property
    def _is_shared(self) -> bool:
        """Whether the decisions of several people are looked at."""
        return len(self.reviewing.seats) > 1

    def _show_persons(self) -> None:
        if self._is_shared:
            faces = given_faces([player.face for player in self._match.seats])
            people = [
                PersonChoice(str(seat), self._names[seat], faces[seat])
                for seat in self.reviewing.seats
            ]
            self.persons.show_persons(people, str(self._seat))

    def _choose(self, seat: str) -> None:
        self._seat = int(seat)
        self.fill()

    def _follow(self) -> None:
        """Adds only new findings, so that the text being read stays where it is."""
        is_told = self._shown or not self.reviewing.is_done
        if self.reviewing.findings_of(self._seat) == self._shown and is_told:
            self.set_heading(self.windowTitle(), self._progress())
            self._add_costs()
        else:
            self.fill()

    def _progress(self) -> str:
        review = self.reviewing
        followed = review.followed[self._seat]
        if not review.is_done or not followed:
            return self._outcome()
        if self._is_shared:
            text = self.tr("{name} followed the hint in %n decisions.", "", followed)
            return sentences((self._outcome(), text.format(name=isolated(self._names[self._seat]))))
        text = self.tr("In %n decisions you followed the hint; they are not judged.", "", followed)
        return sentences((self._outcome(), text))

    def _outcome(self) -> str:
        review = self.reviewing
        name, shared = isolated(self._names[self._seat]), ".shared" * self._is_shared
        if not review.is_done:
            each = f"looking{shared}"
            return message("DealReviewDialog", each, done=review.done, total=review.total)
        if review.has_gaps:
            return message("DealReviewDialog", "gaps")
        return message("DealReviewDialog", f"cost{shared}" if self._shown else "nothing", name=name)

    def _add(self, finding: Finding) -> None:
        words = Words(self._match.rules)
        texts = ReviewTexts(words)
        decision, appraisal = finding.decision, finding.appraisal
        done = texts.done(decision.events, decision.players(self._match))
        answer = self._answer(finding, words)
        sight = ObservationTexts(words, self._match.rules.words.style, self._names)
        seen = (words.named(*line) for line in sight.lines(decision.view))
        sheet = panel_of(
            label(texts.gain(appraisal), "eyebrow"),
            label(done, is_wrapped=True),
            answer,
            CardStrip(decision.view.hand, self._cards, width=_HAND_WIDTH),
            *(label(line, "caption", is_wrapped=True) for line in seen),
            self._buttons(finding, answer, done),
            spacing=6,
        )
        self.column.addWidget(sheet)

    def _answer(self, finding: Finding, words: Words) -> QWidget:
        """Returns what would have been better and why; hidden until it is told."""
        decision, appraisal = finding.decision, finding.appraisal
        better = ReviewTexts(words).better(appraisal.better, decision.view.own.melds)
        why = words.advice(appraisal.reasons)
        answer, bars = QWidget(), TrialBars()
        in_column(
            label(better, "strong", is_wrapped=True),
            *([label(why, is_wrapped=True)] if why else []),
            bars,
            label(words.spread(appraisal.gain), "caption", is_wrapped=True),
            of=answer,
            margins=0,
        )
        # Shown before it lies somewhere, it would be a window of its own.
        bars.show_counts(appraisal.reasons, self.tr("Better move"), self.tr("Played move"))
        answer.setVisible(decision.at in self._told)
        return answer

    def _buttons(self, finding: Finding, answer: QWidget, done: str) -> QHBoxLayout:
        """Returns the buttons of a finding: find it, hear it, see it."""
        row, opener = QHBoxLayout(), self._opener(finding, done)
        if finding.decision.at not in self._told:
            find = button(self.tr("Find it yourself"), "plain" if self.finders else "primary")
            find.clicked.connect(lambda: self.find_wanted.emit(finding))
            tell = button(self.tr("Tell me"))
            tell.clicked.connect(lambda: self._tell(finding, answer, (find, tell), opener))
            self.finders.append(find)
            self.tellers.append(tell)
            for made in (find, tell):
                made.setAccessibleDescription(done)
                row.addWidget(made)
        fill(row, opener, AIR)
        return row

    def _tell(
        self,
        finding: Finding,
        answer: QWidget,
        asking: tuple[QPushButton, ...],
        opener: QPushButton,
    ) -> None:
        """Tells what would have been better; a screen reader reads it with the button in focus."""
        self._told.add(finding.decision.at)
        answer.show()
        for made in asking:
            made.hide()
        texts = (one.text() for one in answer.findChildren(QLabel) if one.wordWrap())
        opener.setAccessibleDescription(sentences(texts))
        opener.setFocus()

    def _opener(self, finding: Finding, done: str) -> QPushButton:
        text = self.tr("Show me this moment")
        made = button(text, then=lambda: self.wanted.emit(finding))
        made.setAccessibleDescription(done)
        self.openers.append(made)
        return made
