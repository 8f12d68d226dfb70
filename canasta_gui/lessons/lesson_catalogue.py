"""The lessons in their order: the rules in which each is taught, which are done, how long the rest
takes.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from canasta_gui.lessons.course.canasta_lessons import (
    CanastasLesson,
    SambaLesson,
    WildCanastaLesson,
)
from canasta_gui.lessons.course.first_deal import FirstDeal
from canasta_gui.lessons.course.last_card_lessons import FootLesson, GoingOutLesson, SevensLesson
from canasta_gui.lessons.course.opening_lessons import CleanOpeningLesson, OpeningLesson
from canasta_gui.lessons.course.pile_lessons import (
    FreezingLesson,
    PileBaseLesson,
    PileLesson,
    TopOfPileLesson,
)
from canasta_gui.lessons.course.scoring_lessons import CanastasDecideLesson, ScoringLesson
from canasta_gui.lessons.course.side_lessons import LoneHandLesson, SixPlayersLesson
from canasta_gui.lessons.course.special_card_lessons import (
    BlackThreesLesson,
    CalienteLesson,
    SpecialHandsLesson,
)
from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.scene import TaskStep
from canasta_gui.lessons.solving import ScriptedPlayers, can_be_played
from canasta_gui.lessons.strategy.discard_decision import DiscardDecision
from canasta_gui.lessons.strategy.going_out_decisions import GoingOutDecision, PartnerDecision
from canasta_gui.lessons.strategy.opening_decision import OpeningDecision
from canasta_gui.lessons.strategy.pile_decisions import FreezingDecision, TakingDecision
from canasta_gui.lessons.strategy.strategy_lesson import StrategyLesson
from engine import PositionError, Ruleset, Theme, load_ruleset, reference_of

STRATEGY: Final[Sequence[type[StrategyLesson]]] = (
    TakingDecision,
    DiscardDecision,
    OpeningDecision,
    FreezingDecision,
    PartnerDecision,
    GoingOutDecision,
)
"""The lessons in strategy, beyond the rules."""

COURSE: Final[Sequence[type[Lesson]]] = (
    FirstDeal,
    OpeningLesson,
    PileLesson,
    FreezingLesson,
    CanastasLesson,
    GoingOutLesson,
    ScoringLesson,
    *STRATEGY,
    SambaLesson,
    WildCanastaLesson,
    BlackThreesLesson,
    SixPlayersLesson,
    LoneHandLesson,
    FootLesson,
    TopOfPileLesson,
    SevensLesson,
    CleanOpeningLesson,
    CanastasDecideLesson,
    SpecialHandsLesson,
    PileBaseLesson,
    CalienteLesson,
)

THEMES: Final[Mapping[str, Theme]] = {
    lesson.id: theme
    for theme, lessons in {
        Theme.OPENING: (OpeningLesson, OpeningDecision, CleanOpeningLesson),
        Theme.PILE: (
            PileLesson,
            TakingDecision,
            SixPlayersLesson,
            LoneHandLesson,
            TopOfPileLesson,
            PileBaseLesson,
            CalienteLesson,
        ),
        Theme.DISCARDING: (DiscardDecision, BlackThreesLesson),
        Theme.FREEZING: (FreezingLesson, FreezingDecision),
        Theme.CANASTAS: (
            FirstDeal,
            CanastasLesson,
            SambaLesson,
            WildCanastaLesson,
            FootLesson,
            SevensLesson,
            CanastasDecideLesson,
        ),
        Theme.GOING_OUT: (
            GoingOutLesson,
            ScoringLesson,
            PartnerDecision,
            GoingOutDecision,
            SpecialHandsLesson,
        ),
    }.items()
    for lesson in lessons
}
"""The theme of the exercises that follow each lesson."""


def lesson_named(name: str) -> type[Lesson]:
    """Returns the lesson with this id. Raises `StopIteration` for an unknown one."""
    return next(lesson for lesson in COURSE if lesson.id == name)


def next_lesson(name: str) -> type[Lesson] | None:
    """Returns the lesson that follows one; ``None`` after the last."""
    following = (*COURSE[1:], None)
    return next(then for lesson, then in zip(COURSE, following, strict=True) if lesson.id == name)


def can_teach(lesson: type[Lesson], rules: Ruleset) -> bool:
    """Returns whether the rules have the lesson's subject and its tasks can be solved."""
    taught = lesson(rules)
    if not taught.has_subject:
        return False
    try:
        scenes = tuple(taught.scenes())
    except PositionError:
        return False
    return all(
        can_be_played(scene.state, scene.steps, ScriptedPlayers(scene.throws)) for scene in scenes
    )


def rules_taught_in(lesson: type[Lesson], own: Ruleset) -> Ruleset:
    """Returns the rules in which a lesson is taught: the player's own wherever possible."""
    return next(rules for rules in _nearest(lesson, own) if can_teach(lesson, rules))


def _nearest(lesson: type[Lesson], own: Ruleset) -> Iterator[Ruleset]:
    """Yields the player's rules, their edition without house rules, the lesson's own game."""
    yield own
    if own.is_house:
        yield load_ruleset(replace(reference_of(own), house={}))
    yield load_ruleset(lesson.home)


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
