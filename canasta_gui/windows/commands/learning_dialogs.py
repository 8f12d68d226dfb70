"""Opens the lessons and the exercises."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from canasta_gui.windows.commands.dialog_group import DialogContext, DialogGroup

if TYPE_CHECKING:
    from canasta_gui.lessons.exercises import Assignment
    from canasta_gui.windows.learning.exercise_desk import ExerciseDesk
    from canasta_gui.windows.learning.lesson_flow import LessonFlow


class LearningDialogs(DialogGroup):
    """Opens the choices of lessons and of exercises, and starts what is chosen there."""

    def __init__(self, context: DialogContext) -> None:
        super().__init__(context)
        self.lesson_flow: LessonFlow | None = None
        self.exercise_desk: ExerciseDesk | None = None

    def commands(self) -> dict[str, Callable[[], object]]:
        """Returns the function of each action, by the action's name."""
        return {
            "learn": self.choose_lesson,
            "exercises": self.practise,
        }

    def end(self) -> None:
        """Stops the exercises when the program ends."""
        if self.exercise_desk is not None:
            self.exercise_desk.end()

    @Slot()
    def learn(self) -> None:
        """Starts the first lesson for a newcomer; otherwise opens the choice of lessons."""
        if self._preferences.remembered.lessons:
            self.choose_lesson()
        else:
            from canasta_gui.lessons.lesson_catalogue import COURSE

            self._lessons().begin(COURSE[0].id)

    @Slot()
    def choose_lesson(self) -> None:
        """Opens the choice of lessons and exercises."""
        from canasta_gui.dialogs.lessons_dialog import LessonsDialog
        from canasta_gui.settings.practice import load_practice

        done = self._preferences.remembered.lessons
        practice = load_practice(self._preferences.practice_path)
        has_played = self._preferences.remembered.last_match is not None
        dialog = LessonsDialog(
            self._flow.rules, done, practice, self._window, has_played=has_played
        )
        dialog.exercises_button.clicked.connect(dialog.reject)
        dialog.exercises_button.clicked.connect(self.practise)
        dialog.accepted.connect(lambda: self._learn_by(dialog.chosen))
        dialog.open()

    def _learn_by(self, name: str) -> None:
        from canasta_gui.lessons.exercises import EXERCISES
        from canasta_gui.lessons.lesson_catalogue import FIRST_MATCH

        exercises = {f"practice/{exercise.id}": exercise.id for exercise in EXERCISES}
        if name == FIRST_MATCH:
            self._flow.begin_first()
        elif name in exercises:
            self._exercises().begin_by_hand(exercises[name])
        else:
            self._lessons().begin(name)

    @Slot()
    def practise(self) -> None:
        """Opens the page of exercises."""
        self._exercises().open()

    def practise_theme(self, theme: str) -> None:
        """Starts three exercises of a `Theme`."""
        from canasta_gui.lessons.exercise_library import ExerciseFilter
        from engine import Theme

        self._exercises().begin_series(ExerciseFilter(Theme(theme)), 3)

    def find(self, asked: "Assignment", left: Callable[[], object]) -> None:
        """Puts a decision of an own deal on the table; ``left`` is called after it is left."""
        self._exercises().table.begin(asked, lambda _last: None, left)

    def _practise_lesson(self) -> None:
        """Leaves the lesson, and starts the exercises that follow it."""
        from canasta_gui.lessons.lesson_catalogue import THEMES

        flow = self._lessons()
        lesson = flow.lesson
        flow.leave()
        self._exercises().begin_after_lesson(THEMES[lesson.id], lesson.rules, self.choose_lesson)

    def _exercises(self) -> "ExerciseDesk":
        """Returns the desk that exercises need; the first call creates it."""
        from canasta_gui.windows.learning.exercise_desk import ExerciseDesk

        if self.exercise_desk is None:
            self.exercise_desk = ExerciseDesk(
                self._window, self._flow, self._preferences, self._make_judge
            )
        return self.exercise_desk

    def _lessons(self) -> "LessonFlow":
        """Returns the lesson flow; the first call creates it."""
        from canasta_gui.windows.learning.lesson_flow import LessonFlow

        if self.lesson_flow is None:
            self.lesson_flow = LessonFlow(self._window, self._flow, self._preferences)
            self.lesson_flow.card.practice_button.clicked.connect(self._practise_lesson)
        return self.lesson_flow
