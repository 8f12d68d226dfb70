"""The order of the lessons: which are done, which is next, how long the rest takes."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from canasta_gui.lessons.length import length_of
from canasta_gui.lessons.lesson import Lesson

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
