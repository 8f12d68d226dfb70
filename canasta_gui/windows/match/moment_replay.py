"""Sets up a moment of the match again, to look at it and to play on from it."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog

from canasta_gui.controller.deal_review import DealReviewer
from canasta_gui.controller.player_worker import Worker
from canasta_gui.session.action_reasons import Why
from canasta_gui.session.decisions import Decision, Finding
from canasta_gui.session.hint_words import hand_cards, places_of
from canasta_gui.session.sandbox import compare, marks_of, match_again
from canasta_gui.session.session import Session
from canasta_gui.viewmodel.builders.wording import PlayerNames
from canasta_gui.viewmodel.gestures import Press
from canasta_gui.viewmodel.rule_anchors import anchor_of_reason
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.panels.why_note import WhyNote
from canasta_gui.words.points import number, signed
from canasta_gui.words.review_texts import ReviewTexts
from canasta_gui.words.verdict_texts import VerdictTexts
from canasta_gui.words.words import Words
from engine import Action, Match, Played


@dataclass(frozen=True, slots=True)
class _Visit:
    """What is on the table instead of the match: the moment and its finding."""

    match: Match
    finding: Finding
    back: Callable[[], object]


class MomentReplay(QObject):
    """Replays moments as rehearsals; the match stays unchanged in its file."""

    ended = Signal()
    """Emitted when the player has returned and the match is on the table as before."""

    def __init__(
        self,
        window: MainWindow,
        flow: MatchFlow,
        make_judge: Callable[[], Worker] = Worker,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._flow = flow
        self._conductor = flow.conductor
        self._visit: _Visit | None = None
        self._session: Session | None = None
        self._is_looking = False
        self._make_judge = make_judge
        self._begun = 0
        """The number of moments in the record before the player acts again."""
        self._judging: DealReviewer | None = None
        """The reviewer that judges the player's first action."""
        self.strip = window.moment_strip
        self.note = WhyNote(window)
        self.strip.tried.connect(self.try_again)
        self.strip.looked.connect(self.look)
        self.strip.asked.connect(self._tell_why)
        self.strip.left.connect(self.leave)
        self._conductor.changed.connect(self._follow)
        self._conductor.deal_over.connect(self._show_score)
        window.page_changed.connect(self._follow)
        window.language_changed.connect(self._tell)
        window.table.gesture.connect(self._press)
        window.table.table_scene.shown.connect(self._mark_places)

    @property
    def is_on(self) -> bool:
        """Whether a past moment is on the table."""
        return self._visit is not None

    def begin(self, match: Match, finding: Finding) -> None:
        """Shows the moment of a finding."""
        back = self._flow.way_back() if self._visit is None else self._visit.back
        for dialog in self._window.findChildren(QDialog):
            dialog.reject()
        self._visit = _Visit(match, finding, back)
        self.look()

    def look(self) -> None:
        """Shows the table as the person saw it, with the action and the better one."""
        self._set_up(is_looking=True)
        self._window.table.select_cards(hand_cards(self._now.finding.appraisal.better))
        self._mark_places()

    def try_again(self) -> None:
        """Lets the person play on from the moment; the first action is judged."""
        self._set_up(is_looking=False)

    def _judge(self) -> None:
        """Starts the judgement of the action that was chosen instead."""
        session, visit = self._session, self._visit
        if session is None or visit is None or self._is_looking or self._judging is not None:
            return
        done = session.match.moments[self._begun :]
        if done and isinstance(done[0].entry, Played):
            entry, view = done[0].entry, visit.finding.decision.view
            made = Decision(self._begun - 1, entry.seat, entry.action, (), view)
            self._judging = DealReviewer((made,), self._make_judge, self)
            self._judging.progressed.connect(self._tell)
            self._judging.go_on()

    def _dismiss_judge(self) -> None:
        if self._judging is not None:
            self._judging.stop()
            self._judging.deleteLater()
            self._judging = None

    def leave(self) -> None:
        """Returns to the match."""
        if self._visit is not None:
            back = self._visit.back
            self._put_away()
            back()
            self.ended.emit()

    # --- the guide of the session, while a moment is only looked at

    def allows(self, _action: Action) -> bool:
        """Returns false: nothing may be played."""
        return False

    def let_pass(self, action: Action) -> None:
        """Does nothing, because no action is allowed."""

    def hold_back(self, _action: Action) -> None:
        """Announces the text of the strip and moves the focus to its button."""
        self._window.table.announce(self.strip.text)
        self.strip.try_button.setFocus()

    # --- changes of the table

    @property
    def _now(self) -> _Visit:
        assert self._visit is not None
        return self._visit

    def _set_up(self, *, is_looking: bool) -> None:
        decision, better = self._now.finding.decision, self._now.finding.appraisal.better
        self._is_looking, self._session = is_looking, None
        self._dismiss_judge()
        self._tell()
        self._window.show_table()
        self._window.table.clear_selection()
        self._window.table.mark_places(())
        again = match_again(self._now.match, decision)
        self._begun = len(again.moments)
        if is_looking:
            marks = marks_of(decision.made, better)
            self._conductor.rehearse(again, None, self, marks)
        else:
            self._conductor.rehearse(again)
        self._session = self._conductor.session
        self._window.table.announce(self.strip.text)

    def _mark_places(self) -> None:
        if self._visit is not None and self._session is not None and self._is_looking:
            finding = self._visit.finding
            places = places_of(finding.decision.view, finding.appraisal.better)
            self._window.table.mark_places(places)

    def _follow(self) -> None:
        """Ends the replay when another match is on the table."""
        is_here = self._conductor.session is self._session and self._window.is_at_table
        if self._session is not None and not is_here:
            self._put_away()
        else:
            self._judge()

    def _press(self, gesture: object) -> None:
        """Returns to the match when the table's button is pressed after the rehearsed deal."""
        is_over = self._session is not None and self._session.match.is_between_deals
        if is_over and gesture == Press(ButtonId.NEXT):
            self.leave()

    def _show_score(self) -> None:
        if self._session is not None:
            self._tell()
            dialog = self._flow.show_score(self._flow.deals[-1])
            dialog.next_button.setText(self.tr("Close"))

    def _put_away(self) -> None:
        if self._visit is not None:
            self._window.table.mark_places(())
        self._dismiss_judge()
        self._visit = self._session = None
        self.note.put_away()
        self.strip.hide()

    # --- texts

    def _tell(self) -> None:
        if self._visit is None:
            return
        title = self.tr("Deal {count}, looked at again")
        if self._is_looking:
            finding = self._visit.finding
            has_reasons = bool(self._words.advice(finding.appraisal.reasons))
            self.strip.show_moment(self._titled(title), self._moment(), has_reasons=has_reasons)
        else:
            title = self.tr("Rehearsal of deal {count}")
            self.strip.show_rehearsal(self._titled(title), self._rehearsed())

    def _titled(self, text: str) -> str:
        visit = self._now
        deal = visit.match.moments[visit.finding.decision.at].state.public.deal
        return text.format(count=number(deal))

    @property
    def _words(self) -> Words:
        return Words(self._now.match.rules)

    def _moment(self) -> str:
        words, finding = self._words, self._now.finding
        names = tuple(player.name for player in self._now.match.seats)
        texts, decision = ReviewTexts(words), finding.decision
        done = texts.done(decision.events, PlayerNames(names, decision.seat))
        better = texts.better(finding.appraisal.better, decision.view.own.melds)
        return words.sentences((done, better, f"{texts.gain(finding.appraisal)}."))

    def _rehearsed(self) -> str:
        """Returns the result of the rehearsal; before it, a note that nothing counts."""
        visit, session = self._now, self._session
        again = None if session is None else session.match
        both = None if again is None else compare(visit.match, again, visit.finding.decision)
        if both is None:
            waits = self.tr("Nothing that you do here counts. Your match waits as you left it.")
            return self._verdict() or waits
        text = self.tr("This time the deal brought your side {now}; in the match it was {before}.")
        return text.format(now=signed(both.now), before=signed(both.before))

    def _verdict(self) -> str:
        """Returns the judgement of the action chosen instead; empty until it is known."""
        judging = self._judging
        if judging is None or not judging.is_done or judging.has_gaps:
            return ""
        return VerdictTexts(self._words).verdict(judging.appraisals[0])

    def _tell_why(self) -> None:
        finding, words = self._now.finding, self._words
        melds = finding.decision.view.own.melds
        better = ReviewTexts(words).better(finding.appraisal.better, melds)
        reasons = finding.appraisal.reasons
        anchor = anchor_of_reason(reasons[0].id) if reasons else ""
        why = Why(None, ((better, words.advice(reasons)),), anchor)
        self.note.tell(why, self._window.table.whereabouts.piles())
