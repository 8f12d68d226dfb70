"""Runs exercises at the table, against the computer players, and appraises the first turn."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from canasta_gui.controller.deal_review import DealReviewer
from canasta_gui.controller.player_worker import Worker
from canasta_gui.i18n.sentences import sentences
from canasta_gui.lessons.assignment import Assignment
from canasta_gui.session.decisions import PersonDecision
from canasta_gui.session.hint_words import hand_cards, places_of
from canasta_gui.session.sandbox import marks_of
from canasta_gui.session.session import Session
from canasta_gui.viewmodel.table_view import CardMarks
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.learning.exercise_notes import ExerciseNotes
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.match.match_setup import chance, company
from canasta_gui.windows.panels.lesson_card import LessonCard
from canasta_gui.words.verdict_texts import VerdictTexts
from canasta_gui.words.words import Words
from engine import (
    Action,
    Appraisal,
    Known,
    Match,
    Phase,
    State,
    known_verdict,
    new_code,
)

OPPONENTS: Final = "strong"

Following = Callable[[Assignment], Assignment | None]
"""Returns the exercise that follows another; ``None`` if there is no other."""


class ExerciseFlow(QObject):
    """Puts an exercise on the table and says which action of the first turn cost most.

    The appraisal sees only what the person saw.
    """

    # For the session, whose guide this is: the table says what it says in a match.
    is_explaining = False
    tells_pile = True

    def __init__(
        self,
        window: MainWindow,
        flow: MatchFlow,
        notes: ExerciseNotes,
        make_judge: Callable[[], Worker] = Worker,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._flow = flow
        self._notes = notes
        self._make_judge = make_judge
        self._judging: DealReviewer | None = None
        self._assignment: Assignment | None = None
        self._following: Following = lambda _last: None
        self._session: Session | None = None
        self._turn_size: int | None = None
        """The number of actions in the first turn, once it is over."""
        self._result = ""
        self._verdict = ""
        self._begun: list[tuple[State, Action]] = []
        """The state before each action of the first turn, with the action."""
        self._shown: Appraisal | None = None
        """The appraisal whose better action the table shows."""
        self._back: Callable[[], object] = flow.greet
        self.card = LessonCard(window.table)
        self.card.gone_on.connect(self._go_on)
        self.card.left.connect(self.leave)
        self.card.again_wanted.connect(self._try_again)
        self.card.shown_how.connect(self._show_better)
        conductor = flow.conductor
        conductor.changed.connect(self._follow)
        conductor.deal_over.connect(self._show_score)
        window.page_changed.connect(self._follow)
        window.table.table_scene.shown.connect(self._place)

    @property
    def is_on(self) -> bool:
        """Whether an exercise is on the table."""
        return self._session is not None

    def begin(self, assignment: Assignment, following: Following) -> None:
        """Starts an exercise; the function that finds the next one is called when the person
        continues.
        """
        if not self.is_on:
            self._back = self._flow.way_back()
        self._session = None
        self.end()
        self._assignment, self._following = assignment, following
        self._turn_size, self._result = None, ""
        self._verdict, self._begun, self._shown = "", [], None
        self._judging = DealReviewer((), self._make_judge, self)
        self._judging.progressed.connect(self._tell_verdict)
        self._window.show_table()
        self._window.use_names(assignment.state.rules.words.style)
        self._put_on_table(assignment.state)
        self._tell(self._task())

    def _put_on_table(self, state: State, marks: CardMarks = ()) -> None:
        assert self._assignment is not None
        own, count = self._assignment.seat, len(state.private)
        # Shown from the learner's seat, which is at the bottom of the table.
        players = company(self._flow.learner, count, OPPONENTS)
        seats = tuple(players[(seat - own) % count] for seat in range(count))
        match = Match.at(state, seats, new_code(chance()))
        self._session = None
        self._flow.conductor.rehearse(match, None, self, marks, self._go_on)
        self._session = self._flow.conductor.session

    def leave(self) -> None:
        """Ends the exercise and returns to the match."""
        self._put_away()
        self._back()

    def end(self) -> None:
        """Stops the process that appraises."""
        if self._judging is not None:
            self._judging.stop()
            self._judging.deleteLater()
            self._judging = None

    # --- the guide of the session

    def allows(self, _action: Action) -> bool:
        """Allows every legal action, but none while the better action is shown."""
        return self._shown is None

    def let_pass(self, action: Action) -> None:
        """Starts the appraisal of the action in the background."""
        assert self._session is not None
        assert self._judging is not None
        match, seat = self._session.match, self._session.viewer
        view = match.observe(seat)
        decision = PersonDecision(len(match.moments) - 1, seat, action, (), view)
        known = self._known(action)
        if self._turn_size is None:
            self._begun.append((match.state, action))
        if known is None:
            self._judging.add(decision)
        else:
            self._judging.add_appraised(decision, known.appraisal)

    def hold_back(self, _action: Action) -> None:
        """Moves the focus to the button that repeats the exercise; no action is allowed now."""
        self.card.again_button.setFocus()

    # --- the exercise

    def _known(self, action: Action) -> Known | None:
        """Returns what was found about a first action when the exercise was made."""
        made = None if self._assignment is None else self._assignment.made
        return None if made is None or self._begun else known_verdict(made, action)

    def _follow(self) -> None:
        """Notes the end of the first turn; ends the exercise when another match is on the table."""
        session, judging = self._session, self._judging
        if session is None or judging is None:
            return
        if self._flow.conductor.session is not session or not self._window.is_at_table:
            self._put_away()
            return
        public = session.match.state.public
        is_turn_over = public.phase is Phase.OVER or public.turn != session.viewer
        if self._turn_size is None and judging.total and is_turn_over:
            self._turn_size = judging.total
            if judging.is_done:
                self._tell_verdict()

    def _conclude(self) -> None:
        """Records the result of the first turn once every action is appraised."""
        judging, size = self._judging, self._turn_size
        if judging is None or size is None or judging.done < size:
            return
        if self._result or judging.has_gaps:
            return
        found = [one for one in judging.appraisals[:size] if one is not None]
        lost = sum(one.gain for one in found)
        assert self._assignment is not None
        texts = self._texts
        record = self._notes.note(self._assignment, len(found), lost)
        told = (texts.result(len(found), lost), f"{texts.progress(record)}.")
        self._result = " ".join(filter(None, (*told, *self._notes.texts(self._assignment))))

    def _go_on(self) -> None:
        self._hide_better()
        assert self._assignment is not None
        following = self._following(self._assignment)
        if following is None:
            self.leave()
        else:
            self.begin(following, self._following)

    def _try_again(self) -> None:
        self._hide_better()
        assert self._assignment is not None
        self.begin(self._assignment, self._following)

    def _costliest(self) -> tuple[int, Appraisal] | None:
        """Returns the most costly decision of the first turn, by index, with its appraisal."""
        judging = self._judging
        judged = () if judging is None else judging.appraisals[: self._turn_size]
        found = [(at, one) for at, one in enumerate(judged) if one is not None]
        return max(found, key=lambda it: it[1].weight, default=None)

    def _show_better(self) -> None:
        """Sets up the position before the most costly decision and marks the better action."""
        found = self._costliest()
        if found is None or self._shown is not None:
            return
        at, appraisal = found
        state, made = self._begun[at]
        self._shown = appraisal
        self._put_on_table(state, marks_of(made, appraisal.better))
        self._window.table.select_cards(hand_cards(appraisal.better))
        self._place()
        self._tell(self._verdict)

    def _place(self) -> None:
        self.card.settle()
        if self._shown is not None and self._session is not None:
            view = self._session.match.observe(self._session.viewer)
            self._window.table.mark_places(places_of(view, self._shown.better))

    def _hide_better(self) -> None:
        if self._shown is not None:
            self._shown = None
            self._window.table.clear_selection()
            self._window.table.mark_places(())

    # --- texts

    @property
    def _texts(self) -> VerdictTexts:
        assert self._assignment is not None
        return VerdictTexts(Words(self._assignment.state.rules))

    def _task(self) -> str:
        assert self._assignment is not None
        so_far = self._texts.progress(self._notes.record(self._assignment))
        task, counts = self._assignment.task, self.tr("Your first turn counts.")
        parts = (task, counts, f"{so_far}." if so_far else "")
        return " ".join(filter(None, parts))

    def _tell_verdict(self) -> None:
        """Shows the most costly decision of the first turn found so far."""
        if self._judging is None or self._session is None:
            return
        self._conclude()
        if self._judging.has_gaps:
            self._verdict = self.tr("The judge could not look at every move. Nothing is kept.")
        else:
            found = self._costliest()
            self._verdict = self._texts.verdict(None if found is None else found[1])
        self._tell(self._verdict)

    def _tell(self, text: str) -> None:
        assert self._assignment is not None
        self.card.show_place(self._assignment.title)
        self.card.tell(
            text,
            self._result,
            can_go_on=True,
            can_show=self._shown is None and self._costliest() is not None,
            can_try_again=bool(self._begun),
            next_text=self.tr("Next exercise"),
            has_keys=False,
        )
        self._window.table.announce(sentences((self._result, text)))

    def _show_score(self) -> None:
        if self._session is not None and self._flow.results.deals:
            dialog = self._flow.results.show_score(self._flow.results.deals[-1])
            dialog.next_button.setText(self.tr("Back to the exercise"))

    def _put_away(self) -> None:
        self._hide_better()
        self._session = self._assignment = None
        self.end()
        self.card.hide()
