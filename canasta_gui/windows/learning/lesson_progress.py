"""Remembers which lessons were finished, and where one was left; tells what comes next."""

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.lesson_catalogue import next_lesson
from canasta_gui.lessons.tutor import Tutor
from canasta_gui.settings.preferences import Preferences
from canasta_gui.settings.remembered import LessonLeft
from canasta_gui.words.translated import Translated
from engine import State


class LessonProgress:
    """The progress of the present person through the lessons."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    def where_left(self, name: str, tutor: Tutor) -> State | None:
        """Leads the tutor to where the learner left this lesson, and returns the state there;
        returns ``None`` if it begins anew.
        """
        left = self._preferences.remembered.lesson_left
        if left is None or left.lesson != name:
            return None
        return tutor.resume(left.scene, left.step)

    def note_place(self, lesson: Lesson, tutor: Tutor) -> None:
        """Records where the lesson continues when it is chosen again; nothing once it is
        finished.
        """
        scene, step = tutor.scene_and_step
        is_at_end = tutor.is_last_text or (tutor.is_last_scene and not tutor.step)
        left = None if is_at_end else LessonLeft(lesson=lesson.id, scene=scene, step=step)
        if left != self._preferences.remembered.lesson_left:
            self._preferences.remember(lesson_left=left)

    def note_done(self, name: str) -> None:
        """Records that a lesson is finished."""
        remembered = self._preferences.remembered
        if name not in remembered.lessons:
            self._preferences.remember(lessons=(*remembered.lessons, name))
        if remembered.lesson_left is not None and remembered.lesson_left.lesson == name:
            self._preferences.remember(lesson_left=None)


class EndTexts(Translated):
    """The texts at the end of a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson

    @property
    def done(self) -> str:
        """Which lesson this was."""
        return self.tr("That was the lesson “{title}”.").format(title=self._lesson.title())

    @property
    def following(self) -> str:
        """What the button leads to: the next lesson, or the game."""
        kind = next_lesson(self._lesson.id)
        if kind is None:
            return self.tr("Back to the game")
        return self.tr("Next: {title}").format(title=kind(self._lesson.rules).title())
