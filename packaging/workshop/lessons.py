"""How long the lessons take: ``lessons [GAME]``."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.lesson_catalogue import COURSE, can_teach
from canasta_gui.lessons.scene import TaskStep
from engine import load_ruleset

_WORDS_A_MINUTE: Final = 180
"""Read quietly, by somebody to whom the subject is new."""
_SECONDS_A_TASK: Final = 12
"""To find the cards and the place, with a slip now and then, and to watch what the others do."""
_USUAL: Final = "winning-moves-deluxe/4p"


@dataclass(frozen=True, slots=True)
class Length:
    """What there is to read and to do in a lesson."""

    steps: int
    tasks: int
    words: int

    @property
    def minutes(self) -> float:
        """The time that it takes a newcomer."""
        return self.words / _WORDS_A_MINUTE + self.tasks * _SECONDS_A_TASK / 60


def length_of(lesson: Lesson) -> Length:
    """Measure a lesson in the present language."""
    steps = [step for scene in lesson.scenes() for step in scene.steps]
    words = sum(len(step.text.split()) for step in steps)
    return Length(len(steps), sum(isinstance(step, TaskStep) for step in steps), words)


def main(arguments: Sequence[str]) -> int:
    """Print the length of every lesson that the game has."""
    rules = load_ruleset(arguments[0] if arguments else _USUAL)
    for kind in COURSE:
        taught = rules if can_teach(kind, rules) else load_ruleset(kind.home)
        length = length_of(kind(taught))
        sys.stdout.write(
            f"{kind.id:12} {length.steps:3} steps, {length.tasks:2} of them to do,"
            f" {length.words:4} words, {length.minutes:4.1f} minutes\n"
        )
    return 0
