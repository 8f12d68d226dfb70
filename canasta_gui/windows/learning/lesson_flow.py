"""Runs lessons at the table of the window."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton

from canasta_gui.i18n.formats import sentences
from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.lesson_catalogue import lesson_named, next_lesson, rules_taught_in
from canasta_gui.lessons.scene import ReadStep, TaskStep
from canasta_gui.lessons.solving import LEARNER, gestures
from canasta_gui.lessons.tutor import Tutor
from canasta_gui.session.session import Session
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.settings.preferences import Preferences
from canasta_gui.viewmodel.gestures import Press
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.table_view import ButtonId, SpotlightTarget, StageView
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.learning.lesson_progress import EndTexts, LessonProgress
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.match.match_setup import company
from canasta_gui.windows.panels.lesson_card import LessonCard
from engine import Action, State


class LessonFlow(QObject):
    """Puts a lesson on the table, leads through it, and returns to the match."""

    ended = Signal()
    """Emitted when the learner leaves and the table is as before."""

    def __init__(self, window: MainWindow, flow: MatchFlow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._flow = flow
        self._conductor = flow.conductor
        self._preferences = preferences
        self._progress = LessonProgress(preferences)
        self._lesson: Lesson | None = None
        self._tutor: Tutor | None = None
        self._session: Session | None = None
        self._said = ""
        self.card = LessonCard(window.table)
        self.card.next_button.clicked.connect(self._go_on)
        self.card.how_button.clicked.connect(self._show_how)
        self.card.leave_button.clicked.connect(self.leave)
        self.card.back_button.clicked.connect(self._go_back)
        self.card.play_button.clicked.connect(self._play)
        self._conductor.changed.connect(self._follow)
        self._conductor.refused.connect(self._correct)
        self._conductor.deal_over.connect(self._show_score)
        window.table.settled.connect(self._follow)
        window.table.table_scene.shown.connect(self.card.settle)
        window.page_changed.connect(self._follow)
        window.language_changed.connect(self._translate)

    @property
    def is_on(self) -> bool:
        """Whether a lesson is being given."""
        return self._lesson is not None

    @property
    def lesson(self) -> Lesson:
        """The running lesson."""
        assert self._lesson is not None
        return self._lesson

    @property
    def tutor(self) -> Tutor:
        """The tutor of the running lesson."""
        assert self._tutor is not None
        return self._tutor

    def begin(self, name: str) -> None:
        """Starts a lesson; it uses the player's own rules if they include its subject."""
        kind = lesson_named(name)
        rules = rules_taught_in(kind, self._flow.rules)
        self._put_away()
        self._lesson = kind(rules)
        self._tutor = Tutor(tuple(self._lesson.scenes()), self._lesson.idle_corrections())
        self._window.show_table()
        self._window.use_names(rules.words.style)
        self._play_scene(self._progress.where_left(name, self._tutor))

    def leave(self) -> None:
        """Ends the lesson and returns to the match; the lesson can be continued later."""
        self._put_away()
        self._flow.go_back()
        self.ended.emit()

    def _play(self) -> None:
        """Starts an ordinary deal with every help turned on."""
        self._put_away()
        self._preferences.change(hints=HintLevel.FULL)
        self._flow.begin(self._flow.usual)

    # --- the guide of the session

    @property
    def is_explaining(self) -> bool:
        """Whether a text is to be read before the learner acts."""
        return self._tutor is not None and not isinstance(self._tutor.step, TaskStep)

    @property
    def tells_all(self) -> bool:
        """Whether the table says if the pile is frozen, and offers the question to the partner."""
        return self._lesson is None or self._lesson.tells_all

    def allows(self, action: Action) -> bool:
        """Returns whether the action is what the lesson asks for."""
        match = self._flow.match
        return match is not None and self.tutor.allows(match.state, action)

    def let_pass(self, _action: Action) -> None:
        """Advances the lesson after an allowed action."""
        assert self._session is not None
        self.tutor.note_done(self._session.match.state)

    def hold_back(self, action: Action) -> None:
        """Shows why the action is not allowed, and what to do instead."""
        assert self._session is not None
        self.tutor.hold_back(self._session.match.state, action)
        self._follow()

    # --- progress

    def _play_scene(self, state: State | None = None) -> None:
        """Sets up the scene, at its beginning unless a state is given."""
        tutor = self.tutor
        seats = company(self._flow.learner, len(tutor.scene.state.private), "club")
        self._session = None
        players = tutor.scripted_players()
        self._conductor.rehearse(tutor.match(seats, state), players, self, past_end=self._go_on)
        self._session = self._conductor.session
        self._follow()

    def _correct(self) -> None:
        """Shows the correction, unless the table has said all that the learner still has to do."""
        if self._tutor is None or self._session is None:
            return
        if not self._tutor.is_begun(self._session.note):
            self._tutor.correct()
            self._follow()

    def _go_on(self) -> None:
        tutor = self.tutor
        if tutor.step is not None and not tutor.is_last_text:
            tutor.go_on()
            self._refresh()
        elif tutor.step is None and tutor.next_scene():
            self._play_scene()
        else:
            self._next_lesson()

    def _go_back(self) -> None:
        """Returns to the previous step and to the table as it stood then."""
        state = self.tutor.go_back()
        if state is None:
            self._refresh()
        else:
            self._play_scene(state)

    def _refresh(self) -> None:
        """Shows the step and what the table expects in it."""
        assert self._session is not None
        self._session.refresh()
        self._follow()

    def _show_score(self) -> None:
        """Shows every line of the score in the lesson about it."""
        if self._lesson is not None and self._lesson.shows_score and self._flow.results.deals:
            dialog = self._flow.results.show_score(self._flow.results.deals[-1])
            dialog.next_button.setText(self.tr("Back to the lesson"))

    def _next_lesson(self) -> None:
        following = next_lesson(self.lesson.id)
        if following is None:
            self.leave()
        else:
            self.begin(following.id)

    def _show_how(self) -> None:
        """Performs the required action with the gestures that the learner would use."""
        if self._session is None or self._session.waiting is not Waiting.VIEWER:
            return
        if (action := self.tutor.solution(self._session.match.state)) is None:
            return
        side = self._session.shown.sides[0].side
        self._conductor.handle(Press(ButtonId.TAKE_BACK))
        for gesture in gestures(action, LEARNER, side):
            self._conductor.handle(gesture)
        if self._session.shown.stage.groups:
            self._conductor.handle(Press(ButtonId.LAY))

    # --- display

    def _follow(self) -> None:
        """Shows the step of the lesson, and notes it at once; ends the lesson when another match is
        on the table.
        """
        if self._session is None or self._tutor is None:
            return
        if self._conductor.session is not self._session or not self._window.is_at_table:
            self._put_away()
            return
        self._progress.note_place(self.lesson, self._tutor)
        if self._session.match.is_between_deals and not self._window.table.is_settled:
            # While points are counted, sums come and go that are not the result.
            self.card.hide()
            return
        step = self._tutor.step
        is_others = isinstance(step, TaskStep) and self._session.waiting is not Waiting.VIEWER
        has_number = step is not None and not is_others
        at, count = self._tutor.place if has_number else (0, 0)
        self.card.show_place(self.lesson.title(), at, count)
        if step is None:
            self._show_end()
        elif isinstance(step, ReadStep) and self._tutor.is_last_text:
            self._show_end(step)
        elif isinstance(step, ReadStep):
            self._show(step.text, step.targets, self.card.next_button)
        elif is_others:
            self._show(self.tr("The others play. Watch what they throw."), ())
        else:
            self._show_task(step, self._session.shown.stage)

    def _show(
        self,
        text: str,
        targets: tuple[SpotlightTarget, ...],
        button: QPushButton | None = None,
    ) -> None:
        correction = self.tutor.correction
        # What moves is seen without a shade.
        self._window.table.spotlight.show(targets if self._window.table.is_settled else ())
        offered = {self.card.back_button: self.tutor.can_go_back}
        if button is not None:
            offered[button] = True
        self.card.tell(text, correction, offered)
        self._announce(sentences((correction, text)))

    def _show_task(self, task: TaskStep, stage: StageView) -> None:
        """Shows what is to be done next; first, how cards that lie aside by mistake return."""
        laid = [tuple(sorted(group.cards)) for group in stage.groups]
        if any(group not in task.groups for group in laid):
            text = self.tr("These cards lie aside. “Take back” returns them to your hand.")
            self._show(text, (ButtonId.TAKE_BACK,), self.card.how_button)
        else:
            part = task.part(len(laid))
            self._show(part.text, part.targets, self.card.how_button)

    def _show_end(self, last: ReadStep | None = None) -> None:
        """Shows the end of a scene; after the last scene, also what comes next."""
        self._window.table.spotlight.show(() if last is None else last.targets)
        if not self.tutor.is_last_scene:
            text = self.tr("Well done. Now to another moment of a deal.")
            self.card.tell(text, "", {self.card.next_button: True})
        else:
            self._progress.note_done(self.lesson.id)
            ending = EndTexts(self.lesson)
            text = sentences(("" if last is None else last.text, ending.done))
            card = self.card
            offered = {
                card.next_button: True,
                card.play_button: self._conductor.path_back is None,
                card.practice_button: True,
                card.back_button: self.tutor.can_go_back,
            }
            card.tell(text, self.tutor.correction, offered, next_text=ending.following)
        self._announce(text)

    def _announce(self, text: str) -> None:
        if text != self._said:
            self._said = text
            self._window.table.announce(text)

    def _translate(self) -> None:
        """Writes the present step in another language."""
        if self._lesson is not None:
            self.tutor.rewrite(tuple(self._lesson.scenes()), self._lesson.idle_corrections())
            self._follow()

    def _put_away(self) -> None:
        self._lesson = self._tutor = self._session = None
        self._said = ""
        self._window.table.spotlight.show(())
        self.card.hide()
