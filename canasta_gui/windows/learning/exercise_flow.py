"""Runs exercises at the table, against the computer players, and appraises the first turn."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.deal_review import DealReviewer
from canasta_gui.controller.player_worker import Worker
from canasta_gui.i18n.formats import sentences
from canasta_gui.lessons.exercises import Assignment
from canasta_gui.session.decisions import PersonDecision
from canasta_gui.session.hint_words import hand_cards, places_of
from canasta_gui.session.sandbox import after_move, marks_of
from canasta_gui.session.session import Session
from canasta_gui.viewmodel.table_view import CardMarks
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.learning.exercise_turn import ExerciseNotes, ExerciseTurn
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.match.match_setup import chance, company
from canasta_gui.windows.panels.lesson_card import LessonCard
from engine import Action, Match, Phase, State, new_code

_OPPONENTS: Final = "strong"

Following = Callable[[Assignment], Assignment | None]
"""Returns the exercise that follows another; ``None`` if there is no other."""
Then = Callable[[], object]


class ExerciseFlow(QObject):
    """Puts an exercise on the table and says which action of the first turn cost most.

    The appraisal sees only what the person saw.
    """

    concluded = Signal(Assignment, int, int)
    """Emitted with an exercise whose first turn is judged, its faults and the points lost."""

    # For the session, whose guide this is: the table says what it says in a match.
    is_explaining = False
    tells_all = True

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
        self._turn: ExerciseTurn | None = None
        """The first turn; what is played after it is not judged."""
        self._following: Following = lambda _last: None
        self._session: Session | None = None
        self._result = ""
        self._verdict = ""
        self._left: Then = lambda: None
        self.card = LessonCard(window.table)
        self.card.next_button.clicked.connect(self._go_on)
        self.card.leave_button.clicked.connect(self.leave)
        self.card.again_button.clicked.connect(self._try_again)
        self.card.how_button.clicked.connect(self._show_better)
        self.card.refute_button.clicked.connect(self._refute)
        self.card.hint_button.clicked.connect(self._give_hint)
        conductor = flow.conductor
        conductor.changed.connect(self._follow)
        conductor.deal_over.connect(self._show_score)
        window.page_changed.connect(self._follow)
        window.table.table_scene.shown.connect(self._place)

    @property
    def is_on(self) -> bool:
        """Whether an exercise is on the table."""
        return self._session is not None

    def begin(
        self, assignment: Assignment, following: Following, left: Then = lambda: None
    ) -> None:
        """Starts an exercise.

        ``following`` finds the next one when the person continues; ``left`` is called after the
        return to the match.
        """
        self._session = None
        self.end()
        self._following, self._left = following, left
        self._result = self._verdict = ""
        judging = DealReviewer((), self._make_judge, self)
        judging.progressed.connect(self._tell_verdict)
        self._turn = turn = ExerciseTurn(assignment, judging)
        self._window.show_table()
        self._window.use_names(assignment.state.rules.words.style)
        self._put_on_table(turn, assignment.state)
        self._tell(turn, self._task(turn))

    def _put_on_table(
        self, turn: ExerciseTurn, state: State, marks: CardMarks = (), instead: Action | None = None
    ) -> None:
        """Shows a position, or how it is after the turn in which the other action was made."""
        own, count = turn.assignment.seat, len(state.private)
        # Shown from the learner's seat, which is at the bottom of the table.
        players = company(self._flow.learner, count, _OPPONENTS)
        seats = tuple(players[(seat - own) % count] for seat in range(count))
        match = Match.at(state, seats, new_code(chance()))
        if instead is not None:
            match = after_move(match, instead)
        self._session = None
        self._flow.conductor.rehearse(match, None, self, marks, self._go_on)
        self._session = self._flow.conductor.session

    def leave(self) -> None:
        """Ends the exercise and returns to the match."""
        left = self._left
        self._put_away()
        self._flow.go_back()
        left()

    def end(self) -> None:
        """Stops the process that appraises."""
        if self._turn is not None:
            self._turn.judging.stop()
            self._turn.judging.deleteLater()
            self._turn = None

    # --- the guide of the session

    def allows(self, _action: Action) -> bool:
        """Allows every legal action, but none while the better action is shown."""
        return self._turn is None or self._turn.shown is None

    def let_pass(self, action: Action) -> None:
        """Starts the appraisal of the action in the background."""
        turn = self._turn
        assert self._session is not None
        assert turn is not None
        if turn.is_refuting:
            return
        match, seat = self._session.match, self._session.viewer
        view = match.observe(seat)
        decision = PersonDecision(len(match.moments) - 1, seat, action, (), view)
        known = turn.known(action)
        if turn.size is None:
            turn.begun.append((match.state, action))
        if known is None:
            turn.judging.add(decision)
        else:
            turn.judging.add_appraised(decision, known.appraisal)

    def hold_back(self, _action: Action) -> None:
        """Moves the focus to the button that repeats the exercise; no action is allowed now."""
        self.card.again_button.setFocus()

    # --- the exercise

    def _follow(self) -> None:
        """Notes the end of the first turn; ends the exercise when another match is on the table."""
        session, turn = self._session, self._turn
        if session is None or turn is None:
            return
        if self._flow.conductor.session is not session or not self._window.is_at_table:
            self._put_away()
            return
        public = session.match.state.public
        is_turn_over = public.phase is Phase.OVER or public.turn != session.viewer
        if turn.size is None and turn.judging.total and is_turn_over:
            turn.size = turn.judging.total
            if turn.judging.is_done:
                self._tell_verdict()

    def _conclude(self, turn: ExerciseTurn) -> None:
        """Records the result of the first turn once every action is appraised."""
        faults = turn.faults
        if faults is None or self._result:
            return
        lost, assignment = sum(one.gain for one in faults), turn.assignment
        self._result = turn.texts.result(len(faults), lost)
        if assignment.is_kept:
            record = self._notes.note(assignment, len(faults), lost)
            self.concluded.emit(assignment, len(faults), lost)
            told = (self._result, f"{turn.texts.progress(record)}.")
            self._result = " ".join(filter(None, (*told, *self._notes.texts(assignment))))

    def _go_on(self) -> None:
        self._hide_better()
        assert self._turn is not None
        following = self._following(self._turn.assignment)
        if following is None:
            self.leave()
        else:
            self.begin(following, self._following, self._left)

    def _try_again(self) -> None:
        self._hide_better()
        assert self._turn is not None
        self.begin(self._turn.assignment, self._following, self._left)

    def _refute(self) -> None:
        """Shows what the next best move leads to in this deal."""
        turn = self._turn
        assert turn is not None
        assert turn.assignment.judged is not None
        self._hide_better()
        turn.is_refuting = True
        other = turn.assignment.judged.alternatives[0].action
        self._put_on_table(turn, turn.assignment.state, instead=other)
        self._tell(turn, turn.refutation)

    def _give_hint(self) -> None:
        """Tells why the better move of an own decision is better, and not the move."""
        assert self._turn is not None
        self._turn.has_hint = True
        self._tell(self._turn, self._turn.hint)

    def _show_better(self) -> None:
        """Sets up the position before the most costly decision and marks the better action."""
        turn = self._turn
        if turn is None or turn.answer is None or turn.shown is not None:
            return
        state, made, appraisal = turn.answer
        turn.shown = appraisal
        self._put_on_table(turn, state, marks_of(made, appraisal.better))
        self._window.table.select_cards(hand_cards(appraisal.better))
        self._place()
        self._verdict = self._verdict or turn.verdict
        self._tell(turn, self._verdict)

    def _place(self) -> None:
        self.card.settle()
        shown = None if self._turn is None else self._turn.shown
        if shown is not None and self._session is not None:
            view = self._session.match.observe(self._session.viewer)
            self._window.table.mark_places(places_of(view, shown.better))

    def _hide_better(self) -> None:
        if self._turn is not None and self._turn.shown is not None:
            self._turn.shown = None
            self._window.table.select_cards(())
            self._window.table.mark_places(())

    # --- texts

    def _task(self, turn: ExerciseTurn) -> str:
        assignment = turn.assignment
        if not assignment.is_kept:
            return assignment.task
        return turn.texts.task(assignment.task, self._notes.record(assignment))

    def _tell_verdict(self) -> None:
        """Shows the most costly decision of the first turn found so far."""
        turn = self._turn
        if turn is None or self._session is None:
            return
        self._conclude(turn)
        if turn.judging.has_gaps:
            self._verdict = self.tr("The judge could not look at every move. Nothing is kept.")
        else:
            self._verdict = turn.verdict
        self._tell(turn, self._verdict)

    def _tell(self, turn: ExerciseTurn, text: str) -> None:
        card, has_acted = self.card, bool(turn.begun or turn.shown)
        is_worse = turn.costliest is not None and not (turn.shown or turn.is_refuting)
        series, is_kept = turn.assignment.series, turn.assignment.is_kept
        offered = {
            card.next_button: True,
            card.how_button: is_worse or turn.may_give_up,
            card.again_button: has_acted,
            card.hint_button: turn.may_give_up and not turn.has_hint,
            card.refute_button: turn.may_refute,
        }
        card.show_place(turn.assignment.title, *series)
        card.tell(
            text,
            self._result,
            offered,
            counts=turn.counts,
            is_answered=has_acted or turn.is_refuting,
            next_text=turn.texts.following(series, is_kept=is_kept),
            has_keys=False,
        )
        self._window.table.announce(sentences((self._result, text)))

    def _show_score(self) -> None:
        if self._session is not None and self._flow.results.deals:
            dialog = self._flow.results.show_score(self._flow.results.deals[-1])
            dialog.next_button.setText(self.tr("Back to the exercise"))

    def _put_away(self) -> None:
        self._hide_better()
        self._session = None
        self.end()
        self.card.hide()
