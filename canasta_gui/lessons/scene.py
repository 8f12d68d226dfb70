"""What a lesson consists of, as plain values: scenes, and in each of them steps."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from canasta_gui.viewmodel.spotlight_target import SpotlightTarget
from engine import Action, Card, Event, State

Wanted = Callable[[Sequence[Event]], bool]
"""Whether what an action brings is what the step asks for."""


@dataclass(frozen=True, slots=True)
class ReadStep:
    """Something to read; the learner goes on by a button, or by doing what comes next."""

    text: str
    targets: tuple[SpotlightTarget, ...] = ()


@dataclass(frozen=True, slots=True)
class TaskStep:
    """Something to do, by one action of the right kind."""

    text: str
    wanted: Wanted
    solution: Action
    correction: str
    """What is said when the learner does something else."""
    targets: tuple[SpotlightTarget, ...] = ()


LessonStep = ReadStep | TaskStep


@dataclass(frozen=True, slots=True)
class Scene:
    """A position, what is to be learnt there, and what the others throw meanwhile."""

    state: State
    steps: tuple[LessonStep, ...]
    throws: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class IdleCorrections:
    """Texts for a learner who acts while the lesson expects no action."""

    read_first: str
    """For the time while something is to be read."""
    nothing_left: str
    """For the end of a scene."""


def brings(*kinds: type) -> Wanted:
    """An action is right if it brings events of all these kinds."""
    return lambda events: all(any(isinstance(event, kind) for event in events) for kind in kinds)
