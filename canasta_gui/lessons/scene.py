"""What a lesson consists of, as plain values: scenes, and in each of them steps."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from canasta_gui.viewmodel.spotlight_target import Light
from engine import Action, Card, Event, State

Wanted = Callable[[Sequence[Event]], bool]
"""Whether what an action brings is what the step asks for."""


@dataclass(frozen=True, slots=True)
class Tell:
    """Something to read; the learner goes on by a button, or by doing what comes next."""

    text: str
    lights: tuple[Light, ...] = ()


@dataclass(frozen=True, slots=True)
class Do:
    """Something to do, by one action of the right kind."""

    text: str
    wanted: Wanted
    solution: Action
    instead: str
    """What is said when the learner does something else."""
    lights: tuple[Light, ...] = ()


LessonStep = Tell | Do


@dataclass(frozen=True, slots=True)
class Scene:
    """A position, what is to be learnt there, and what the others throw meanwhile."""

    state: State
    steps: tuple[LessonStep, ...]
    throws: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Asides:
    """What is said to a learner who acts where nothing is to be done."""

    read_first: str
    """While something is to be read."""
    nothing_left: str
    """At the end of a scene."""


def brings(*kinds: type) -> Wanted:
    """An action is right if it brings events of all these kinds."""
    return lambda events: all(any(isinstance(event, kind) for event in events) for kind in kinds)
