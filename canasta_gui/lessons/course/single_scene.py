"""The base class of lessons that consist of one position."""

from abc import abstractmethod
from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene


class SingleScene(Lesson):
    """Sets up one position and leads through its steps."""

    @abstractmethod
    def setting(self) -> PositionTemplate:
        """Returns the position."""

    @abstractmethod
    def steps(self) -> Iterator[LessonStep]:
        """Yields what is read and what is done in it."""

    @override
    def scenes(self) -> Iterator[Scene]:
        yield self.scene(self.setting(), self.steps())
