"""The plain values of a lesson: scenes with steps."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from canasta_gui.viewmodel.table_view import SpotlightTarget
from engine import (
    Action,
    Card,
    Discarded,
    Event,
    Meld,
    Melded,
    Rank,
    State,
    TakePile,
    is_natural,
    rank_of,
)

EventCheck = Callable[[Sequence[Event]], bool]
"""Returns whether the events of an action are what the step asks for."""


@dataclass(frozen=True, slots=True)
class ReadStep:
    """A step with a text to read; the learner goes on by a button, or by the next task."""

    text: str
    targets: tuple[SpotlightTarget, ...] = ()


@dataclass(frozen=True, slots=True)
class WorseMove:
    """A lawful move that a good player would not make, and why."""

    is_made: EventCheck
    reason: str


@dataclass(frozen=True, slots=True)
class TaskStep:
    """A step that asks for one action of the right kind."""

    text: str
    wanted: EventCheck
    solution: Action
    correction: str
    """The text for a learner who does something else."""
    targets: tuple[SpotlightTarget, ...] = ()
    worse_moves: tuple[WorseMove, ...] = ()
    """Where the learner decides: the moves for which there is a text of their own."""
    parts: tuple[ReadStep, ...] = ()
    """Where several groups are laid aside one after the other: what is said while none is, while
    one is, and so on, instead of ``text`` and ``targets``.
    """

    def part(self, laid_aside: int) -> ReadStep:
        """Returns what is said, and shown, while so many groups lie aside."""
        if not self.parts:
            return ReadStep(self.text, self.targets)
        return self.parts[min(laid_aside, len(self.parts) - 1)]

    @property
    def groups(self) -> tuple[tuple[Card, ...], ...]:
        """The groups that the solution lays, each with its cards in order."""
        plays = self.solution.plays if isinstance(self.solution, Meld | TakePile) else ()
        return tuple(tuple(sorted(play.cards)) for play in plays)

    def correction_of(self, events: Sequence[Event]) -> str:
        """Returns the text against a move that has these events."""
        found = (move.reason for move in self.worse_moves if move.is_made(events))
        return next(found, self.correction)


LessonStep = ReadStep | TaskStep


@dataclass(frozen=True, slots=True)
class Scene:
    """A position, its steps, and the cards that the other players discard meanwhile."""

    state: State
    steps: tuple[LessonStep, ...]
    throws: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class IdleCorrections:
    """Texts for a learner who acts while the lesson expects no action."""

    read_first: str
    """The text while something is to be read."""
    nothing_left: str
    """The text at the end of a scene."""


def brings(*kinds: type) -> EventCheck:
    """Returns a test that accepts actions whose events include all these kinds."""
    return lambda events: all(any(isinstance(event, kind) for event in events) for kind in kinds)


def throws(*cards: Card) -> EventCheck:
    """Returns a test that accepts the discard of one of these cards."""
    return lambda events: any(
        isinstance(event, Discarded) and event.card in cards for event in events
    )


def lays(*ranks: Rank) -> EventCheck:
    """Returns a test that accepts melds of all these ranks."""
    return lambda events: (
        set(ranks)
        <= {
            rank_of(card)
            for event in events
            if isinstance(event, Melded)
            for card in event.cards
            if is_natural(card)
        }
    )
