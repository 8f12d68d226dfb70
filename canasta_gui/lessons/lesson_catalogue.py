"""The list of lessons, and the rules in which each is taught."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from canasta_gui.lessons.course.black_threes_lesson import BlackThreesLesson
from canasta_gui.lessons.course.caliente_lesson import CalienteLesson
from canasta_gui.lessons.course.canastas_decide_lesson import CanastasDecideLesson
from canasta_gui.lessons.course.canastas_lesson import CanastasLesson
from canasta_gui.lessons.course.clean_opening_lesson import CleanOpeningLesson
from canasta_gui.lessons.course.first_deal import FirstDeal
from canasta_gui.lessons.course.foot_lesson import FootLesson
from canasta_gui.lessons.course.freezing_lesson import FreezingLesson
from canasta_gui.lessons.course.going_out_lesson import GoingOutLesson
from canasta_gui.lessons.course.lone_hand_lesson import LoneHandLesson
from canasta_gui.lessons.course.opening_lesson import OpeningLesson
from canasta_gui.lessons.course.pile_base_lesson import PileBaseLesson
from canasta_gui.lessons.course.pile_lesson import PileLesson
from canasta_gui.lessons.course.samba_lesson import SambaLesson
from canasta_gui.lessons.course.scoring_lesson import ScoringLesson
from canasta_gui.lessons.course.sevens_lesson import SevensLesson
from canasta_gui.lessons.course.six_players_lesson import SixPlayersLesson
from canasta_gui.lessons.course.special_hands_lesson import SpecialHandsLesson
from canasta_gui.lessons.course.top_of_pile_lesson import TopOfPileLesson
from canasta_gui.lessons.course.wild_canasta_lesson import WildCanastaLesson
from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.scripted_players import ScriptedPlayers
from canasta_gui.lessons.solving import can_be_played
from canasta_gui.lessons.strategy.discard_decision import DiscardDecision
from canasta_gui.lessons.strategy.freezing_decision import FreezingDecision
from canasta_gui.lessons.strategy.going_out_decision import GoingOutDecision
from canasta_gui.lessons.strategy.opening_decision import OpeningDecision
from canasta_gui.lessons.strategy.partner_decision import PartnerDecision
from canasta_gui.lessons.strategy.strategy_lesson import StrategyLesson
from canasta_gui.lessons.strategy.taking_decision import TakingDecision
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
