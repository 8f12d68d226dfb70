"""The length of a lesson, estimated from what there is to read and to do."""

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
