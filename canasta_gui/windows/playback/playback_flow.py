"""Leads through the record of a match: watching, and playing on from a moment."""

from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog

from canasta_gui.controller.player_worker import Worker
from canasta_gui.session.decisions import Finding
from canasta_gui.session.playback import Playback
from canasta_gui.viewmodel.recorded_deal import RecordedDeal, Sight, recorded_deals, sights_of
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.playback.playback_frame import PlaybackFrame
from canasta_gui.windows.playback.playback_transport import PlaybackTransport
from canasta_gui.windows.playback.rehearsal import Rehearsal
from canasta_gui.words.words import Words
from engine import Match


@dataclass(frozen=True, slots=True)
class _Visit:
    """The match that is looked at, and the way back."""

    match: Match
    deals: tuple[RecordedDeal, ...]
    findings: tuple[Finding, ...]
    is_review: bool
    """Whether the review sent the player here."""

    def deal_at(self, moment: int) -> RecordedDeal:
        """Returns the deal to which a moment of the match belongs."""
        return next(deal for deal in reversed(self.deals) if deal.first <= moment)

    def deal_of(self, number: int) -> RecordedDeal | None:
        """Returns the deal of a number, otherwise the first one; ``None`` if there is none."""
        first = next(iter(self.deals), None)
        return next((deal for deal in self.deals if deal.number == number), first)


class PlaybackFlow(QObject):
    """Shows moments of a record on the table; the match waits unchanged in its file."""

    ended = Signal(bool)
    """Emitted when the table again shows what it showed before; carries whether the review opened
    the visit.
    """
    save_asked = Signal(Playback)
    """Emitted with the `Playback` whose deal the player wants to save."""

    def __init__(
        self, window: MainWindow, flow: MatchFlow, make_judge: Callable[[], Worker] = Worker
    ) -> None:
        super().__init__(window)
        self._window = window
        self._flow = flow
        self._conductor = flow.conductor
        self._make_judge = make_judge
        self._visit: _Visit | None = None
        self._is_moving_in = False
        self._left: Playback | None = None
        """The moment from which the player plays on."""
        self.rehearsal: Rehearsal | None = None
        self.frame = PlaybackFrame(window)
        self.display = self.frame.display
        self.transport = PlaybackTransport(window.table, self._conductor, self.frame, self)
        self._connect()

    def _connect(self) -> None:
        strip = self.frame.strip
        strip.tried.connect(self.play_on)
        strip.looked.connect(self.look_again)
        strip.asked.connect(self._tell_why)
        strip.left.connect(self.leave)
        self.frame.bar.line.left.connect(self.leave)
        strip.saved.connect(lambda: self.save_asked.emit(self.playback))
        self.frame.bar.deals.activated.connect(self._choose_deal)
        self.transport.moved.connect(self._tell)
        self._conductor.changed.connect(self._follow)
        self._conductor.deal_over.connect(self._show_score)
        self._window.page_changed.connect(self._follow)
        self._window.language_changed.connect(self._tell)
        self._window.table.table_scene.shown.connect(self.display.mark_again)

    # --- beginning and ending

    @property
    def is_on(self) -> bool:
        """Whether a record, or a rehearsal from it, is on the table."""
        return self._visit is not None

    @property
    def playback(self) -> Playback | None:
        """The playback; ``None`` before and after it, and while the player plays on."""
        return self.transport.playback

    @property
    def match(self) -> Match | None:
        """The match whose record is watched."""
        return None if self._visit is None else self._visit.match

    @property
    def finished_deal(self) -> tuple[Match, int] | None:
        """The match and the number of the deal that is watched, once the deal was over."""
        playback = self.playback
        if self._visit is None or playback is None or not playback.deal.is_over:
            return None
        return self._visit.match, playback.deal.number

    def take_findings(self, findings: Iterable[Finding]) -> None:
        """Shows what a review found by now on the time line."""
        if self._visit is not None and self.playback is not None:
            self._visit = replace(self._visit, findings=tuple(findings))
            self.frame.use(self.playback, self._visit.deals, self._visit.findings)
            self._tell()

    def begin(self, match: Match, finding: Finding, findings: Iterable[Finding] = ()) -> None:
        """Shows the moment of a finding as the person saw it."""
        self._come(match, tuple(findings) or (finding,), is_review=True)
        at = finding.decision.at
        deal = self._now.deal_at(at)
        self._show(deal, at - deal.first, Sight(finding.decision.seat))

    def watch(self, match: Match, number: int = 0, findings: Iterable[Finding] = ()) -> None:
        """Shows a deal from its beginning; without its number, the first one."""
        self._come(match, tuple(findings), is_review=False)
        deal = self._now.deal_of(number)
        if deal is not None:
            self._show(deal, 0, None)

    def leave(self) -> None:
        """Shows again what was on the table before."""
        visit = self._visit
        if visit is not None:
            self._put_away()
            self._flow.go_back()
            self.ended.emit(visit.is_review)

    def _come(self, match: Match, findings: tuple[Finding, ...], *, is_review: bool) -> None:
        self.frame.strip.has_match = self._conductor.path_back is not None
        if self._visit is not None:
            is_review = self._visit.is_review
        for dialog in self._window.findChildren(QDialog):
            dialog.reject()
        self._visit = _Visit(match, recorded_deals(match), findings, is_review)

    # --- watching

    def _show(self, deal: RecordedDeal, at: int, sight: Sight | None) -> None:
        """Puts a moment of a deal on the table; by default from the first place that may see it."""
        self._stop_rehearsal()
        self.transport.running.stop()
        sights = sights_of(deal)
        chosen = sight or next(iter(sights), Sight(0))
        playback = Playback(deal, Words(deal.rules), chosen)
        playback.move_to(at)
        self._left = None
        self.transport.playback = playback
        self.frame.use(playback, self._now.deals, self._now.findings)
        self.transport.choose_finding()
        with self._moving_in():
            self._window.show_table()
            self._window.use_names(deal.header.rules.words.style)
            self._conductor.look_back(playback)
        self.display.raise_cards()
        self.frame.show_bar()
        self._tell()
        self.frame.announce()

    @contextmanager
    def _moving_in(self) -> Generator[None]:
        """Takes what comes to the table for what is watched, and not for another match."""
        self._is_moving_in = True
        try:
            yield
        finally:
            self._is_moving_in = False

    def _choose_deal(self, index: int) -> None:
        self._show(self._now.deals[index], 0, None)

    # --- playing on

    def play_on(self) -> None:
        """Lets the player play on from the moment, in the seat at the bottom."""
        playback = self.playback
        if playback is None or not playback.can_play_on:
            return
        self.transport.running.stop()
        self.transport.leave_finding()
        self._left = playback
        self.transport.playback = None
        self.frame.hide_bar()
        self._window.table.setFocus()
        at, seat = playback.deal.first + playback.at, playback.sight.seat
        match = self._now.match
        with self._moving_in():
            rehearsal = Rehearsal(
                self._conductor, match, at, seat, self._make_judge, self.leave, self
            )
        rehearsal.judged.connect(self._tell)
        self.rehearsal = rehearsal
        self._tell()
        self.frame.announce()

    def look_again(self) -> None:
        """Shows the moment from which the player played on."""
        left = self._left
        if left is not None:
            self._show(left.deal, left.at, left.sight)

    def _stop_rehearsal(self) -> None:
        rehearsal, self.rehearsal = self.rehearsal, None
        if rehearsal is not None:
            rehearsal.stop()

    def _show_score(self) -> None:
        if self.rehearsal is not None:
            self._tell()
            self._flow.results.show_score(self._flow.results.deals[-1])

    # --- changes of the table

    @property
    def _now(self) -> _Visit:
        assert self._visit is not None
        return self._visit

    def _follow(self) -> None:
        """Ends the visit when another match is on the table; otherwise follows it."""
        if self._visit is None or self._is_moving_in:
            return
        session = self._conductor.session
        mine = self.rehearsal.session if self.rehearsal is not None else self.playback
        if session is not mine or not self._window.is_at_table:
            self._put_away()
            return
        if self.rehearsal is not None:
            self.rehearsal.follow()
        self._tell()

    def _put_away(self) -> None:
        self.display.put_away()
        self.transport.running.stop()
        self._stop_rehearsal()
        self._visit = self.transport.playback = self._left = None
        self.frame.hide()

    def _tell_why(self) -> None:
        if self._visit is not None:
            self.display.tell_why(self._visit.match)

    def _tell(self) -> None:
        if self.rehearsal is not None:
            self.frame.tell_rehearsal(self.rehearsal, self._now.match)
        elif self.playback is not None:
            self.frame.tell_moment(self.playback, is_running=self.transport.running.is_on)
