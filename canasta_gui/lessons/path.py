"""The order of the lessons: which are done, which is next, how long each and the rest takes."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from math import ceil
from typing import Final

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.scene import TaskStep

_WORDS_A_MINUTE: Final = 180
"""The reading speed of somebody to whom the subject is new."""
_SECONDS_A_TASK: Final = 12
"""The time to find the cards and the place, to err now and then, and to watch the others."""
_SECONDS_A_DECISION: Final = 20
"""The additional thinking time of a choice."""


@dataclass(frozen=True, slots=True)
class Length:
    """What there is to read and to do in a lesson."""

    steps: int
    tasks: int
    decisions: int
    """The tasks among them that offer worse moves."""
    words: int

    @property
    def minutes(self) -> float:
        """The minutes that the lesson takes a newcomer."""
        seconds = self.tasks * _SECONDS_A_TASK + self.decisions * _SECONDS_A_DECISION
        return self.words / _WORDS_A_MINUTE + seconds / 60

    @property
    def whole_minutes(self) -> int:
        """The minutes, rounded up, as a person reads them."""
        return ceil(self.minutes)


def length_of(lesson: Lesson) -> Length:
    """Measures a lesson in the present language."""
    steps = [step for scene in lesson.scenes() for step in scene.steps]
    tasks = [step for step in steps if isinstance(step, TaskStep)]
    words = sum(len(step.text.split()) for step in steps)
    return Length(len(steps), len(tasks), sum(bool(task.worse_moves) for task in tasks), words)


FIRST_MATCH = "first-match"
"""The id, among those of lessons, of a newcomer's first match."""


@dataclass(frozen=True, slots=True)
class LessonPath:
    """The lessons of a game in their order, with the first match after the first of them."""

    steps: tuple[str, ...]
    """Ids of lessons, and `FIRST_MATCH`."""
    minutes: Mapping[str, int]
    """The minutes that each lesson takes; a match is not counted."""
    done: frozenset[str]

    @property
    def next(self) -> str:
        """The first step that is not done; the very first when all are done."""
        return next((step for step in self.steps if step not in self.done), self.steps[0])

    @property
    def learnt(self) -> int:
        """How many lessons are done."""
        return len(self.done & self.minutes.keys())

    @property
    def minutes_left(self) -> int:
        """The minutes that all lessons that are not done take together."""
        return sum(minutes for step, minutes in self.minutes.items() if step not in self.done)


def path_of(
    lessons: Mapping[str, Lesson], done: Collection[str], *, has_played: bool
) -> LessonPath:
    """Returns the path through the given lessons, by their ids."""
    first, *others = lessons
    minutes = {name: length_of(lesson).whole_minutes for name, lesson in lessons.items()}
    passed = frozenset((*done, FIRST_MATCH)) if has_played else frozenset(done)
    return LessonPath((first, FIRST_MATCH, *others), minutes, passed)
