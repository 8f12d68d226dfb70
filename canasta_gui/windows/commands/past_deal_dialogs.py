"""Opens the review of a deal, the playback and the fairness record."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog

from canasta_gui.dialogs.file_notices import file_notice
from canasta_gui.file_thread import OWN_FILES
from canasta_gui.session.fairness_check import last_finished
from canasta_gui.theme.table_look import table_options
from canasta_gui.windows.commands.dialog_group import DialogContext, DialogGroup
from canasta_gui.windows.match.result_sheets import card_painter
from engine import JournalError, Match, load_match

if TYPE_CHECKING:
    from canasta_gui.controller.deal_review import DealReviewer
    from canasta_gui.session.decisions import Finding
    from canasta_gui.session.playback import Playback
    from canasta_gui.windows.playback.playback_flow import PlaybackFlow


class PastDealDialogs(DialogGroup):
    """Reviews a deal, shows deals again on the table, saves them, and shows the fairness record."""

    rules_asked = Signal(str)
    """Emitted with the anchor of the page of the rules that explains a finding."""

    find_asked = Signal(object, object)
    """Emitted with an `Assignment` for the table, and what to do after it is left."""

    def __init__(self, context: DialogContext) -> None:
        super().__init__(context)
        self.playback: PlaybackFlow | None = None
        self._review: tuple[str, int, DealReviewer] | None = None
        """The last review: the deal code of its match, the number of the deal, and the reviewer."""
        self._told = set[int]()
        """The moments of this review whose better move was told."""
        self._flow.results.watch_asked.connect(self.watch_deal)

    def commands(self) -> dict[str, Callable[[], object]]:
        """Returns the function of each action, by the action's name."""
        return {
            "review": self.show_review,
            "watch": self.watch,
            "fairness": self.show_fairness,
        }

    def end(self) -> None:
        """Stops the review when the program ends."""
        if self._review is not None:
            self._review[2].stop()

    @property
    def can_review(self) -> bool:
        """Whether a finished deal can be reviewed: the watched one, or one of the match on the
        table.
        """
        return self._reviewed is not None

    @property
    def _reviewed(self) -> tuple[Match, int] | None:
        """The match and the number of the deal that a review would look at."""
        if self.playback is not None and self.playback.is_on:
            return self.playback.finished_deal
        match = self._flow.conductor.kept_match
        if match is None or not last_finished(match):
            return None
        return match, last_finished(match)

    def show_review(self) -> None:
        """Opens the review of the deal that is watched, otherwise of the last deal."""
        if self._reviewed is not None:
            self._open_review(*self._reviewed)

    def _open_review(self, match: Match, number: int) -> None:
        from canasta_gui.dialogs.deal_review_dialog import DealReviewDialog

        reviewer = self._reviewing(match, number)
        session = self._flow.conductor.session
        reader = None if session is None else session.viewer
        dialog = DealReviewDialog(
            match,
            reviewer,
            card_painter(self._preferences),
            self._window,
            reader,
            self._told,
            number,
        )
        dialog.find_wanted.connect(partial(self._ask, match, number))
        dialog.wanted.connect(partial(self._revisit, match, reviewer))
        dialog.finished.connect(lambda: self._mark_findings(match))
        dialog.open()

    def _mark_findings(self, match: Match) -> None:
        if self.playback is not None and self.playback.match is match:
            self.playback.take_findings(self._findings(match))

    def _reviewing(self, match: Match, deal: int) -> "DealReviewer":
        """Returns the reviewer of a deal; an interrupted review is continued."""
        from canasta_gui.controller.deal_review import DealReviewer
        from canasta_gui.session.decisions import decisions_of

        code = match.header.code
        if self._review is None or self._review[:2] != (code, deal):
            if self._review is not None:
                self._review[2].stop()
                self._review[2].deleteLater()
            reviewer = DealReviewer(decisions_of(match, deal), self._make_judge, self)
            reviewer.progressed.connect(partial(self._keep_costs, match, deal, reviewer))
            self._review = code, deal, reviewer
            self._told = set[int]()
        return self._review[2]

    def _keep_costs(self, match: Match, deal: int, reviewer: "DealReviewer") -> None:
        """Keeps what the decisions of each person cost, once all were looked at.

        Of several people, guests have no record.
        """
        from canasta_gui.session.deal_replay import lead_in
        from canasta_gui.settings.deal_results import (
            decisions_path,
            fingerprint,
            note_decisions,
            reviewed_deal,
        )
        from engine import error_rates

        if not reviewer.is_done or reviewer.has_gaps:
            return
        cards, game = fingerprint(match.header.code, deal), match.rules.edition
        for seat, losses in reviewer.losses.items():
            name = match.players[seat].name
            if len(match.people) > 1 and not self._preferences.persons.id_of(name):
                continue
            made = reviewed_deal(cards, game, lead_in(match, deal, seat), error_rates(losses))
            path = decisions_path(self._preferences.folder_of(name))
            self._preferences.keep(path, partial(note_decisions, path, made))

    def _revisit(self, match: Match, reviewer: "DealReviewer", finding: "Finding") -> None:
        self._playbacks().begin(match, finding, reviewer.findings)

    def _ask(self, match: Match, deal: int, finding: "Finding") -> None:
        """Lets the player look for the better move, then tells it in the review."""
        from canasta_gui.lessons.exercises import from_decision
        from canasta_gui.words.verdict_texts import ReviewTexts
        from canasta_gui.words.words import Words

        decision, texts = finding.decision, ReviewTexts(Words(match.rules))
        question = texts.question(decision.events, decision.players(match), finding.appraisal.gain)
        state = match.moments[decision.at].state
        asked = from_decision(
            state, decision.made, finding.appraisal, texts.message("heading"), question
        )
        self._told.add(decision.at)
        if self.playback is not None and self.playback.is_on:
            self.playback.leave()
        for dialog in self._window.findChildren(QDialog):
            dialog.reject()
        self.find_asked.emit(asked, lambda: self._open_review(match, deal))

    def show_fairness(self) -> None:
        """Opens the fairness record of the last deal."""
        from canasta_gui.dialogs.fairness_dialog import FairnessDialog

        match = self._flow.match
        if match is not None:
            FairnessDialog(match, card_painter(self._preferences), self._window).open()

    @property
    def can_watch(self) -> bool:
        """Whether the match on the table has a deal to watch."""
        match = self._flow.match
        return match is not None and bool(match.moments)

    def watch(self) -> None:
        """Shows the present deal of the match on the table from its beginning."""
        match = self._flow.match
        if match is not None and self.can_watch:
            self._playbacks().watch(match, match.state.public.deal, self._findings(match))

    def watch_deal(self, number: int) -> None:
        """Shows a deal of the match on the table from its beginning."""
        match = self._flow.match
        if match is not None:
            self._playbacks().watch(match, number, self._findings(match))

    def watch_file(self, path: Path) -> None:
        """Shows the deals of a saved match, whose file is only read."""
        try:
            match = OWN_FILES.ask(lambda: load_match(path)).match
        except JournalError as error:
            self._window.banner.tell(file_notice(error))
            return
        if match.moments:
            try:
                self._playbacks().watch(match, findings=self._findings(match))
            except Exception as error:  # noqa: BLE001 - the match on the table must come back
                self._playbacks().leave()
                self._window.banner.tell(self._flow.set_aside(path, error))

    def _findings(self, match: Match) -> "tuple[Finding, ...]":
        """Returns the findings of the last review if it was of this match."""
        review = self._review
        return review[2].findings if review is not None and review[0] == match.header.code else ()

    def _playbacks(self) -> "PlaybackFlow":
        """Returns the flow that shows records; the first call creates it."""
        from canasta_gui.windows.playback.playback_flow import PlaybackFlow

        if self.playback is None:
            self.playback = PlaybackFlow(self._window, self._flow, self._make_judge)
            self.playback.ended.connect(self._return_to_review)
            self.playback.save_asked.connect(self._save_deal)
            self.playback.display.note.rules_asked.connect(self.rules_asked)
        return self.playback

    def _save_deal(self, playback: "Playback") -> None:
        """Lets the player save the deal that is watched."""
        from canasta_gui.dialogs.save_deal_dialog import SaveDealDialog

        look = table_options(self._preferences.settings, playback.deal.header.rules.words.style)
        SaveDealDialog(playback, look, self._window).open()

    def _return_to_review(self, is_review: bool) -> None:
        if is_review:
            self.show_review()
