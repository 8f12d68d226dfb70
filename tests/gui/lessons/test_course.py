"""Tests that every lesson can be played to its end in every game that can teach it."""

import re
from collections.abc import Iterator

import pytest

from canasta_gui.lessons.course.pile_lessons import FreezingLesson
from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.lesson_catalogue import (
    COURSE,
    can_teach,
    lesson_named,
    next_lesson,
    rules_taught_in,
)
from canasta_gui.lessons.scene import Scene, TaskStep
from canasta_gui.lessons.solving import state_after_solution
from canasta_gui.lessons.tutor import Tutor
from engine import (
    Discard,
    DrawStock,
    Meld,
    Play,
    RulesReference,
    load_ruleset,
    opening_minimum,
    parse_cards,
    points_in,
)
from tests.engine.kit.tables import EDITIONS, OTHER_TABLES, rules_named
from tests.gui.lessons.learner import Learner, Trying, go_through, texts, try_all, try_some

LESSONS = pytest.mark.parametrize("kind", COURSE, ids=lambda kind: kind.id)


TABLES = (
    "winning-moves-deluxe/2p",
    "hasbro-2001/3p",
    "geeky-hobbies/5p+caliente",
    "samba/5p",
    "pennies-from-heaven/5p",
    "complete-standard/6p/3t+caliente+always-frozen+extra-deck",
    "winning-moves-deluxe/4p+always-frozen",
    "complete-samba/2p+caliente",
    "complete-samba/6p/3t+caliente+all-play",
    "complete-hand-and-foot/4p+caliente",
)
"""Tables with every number of players and of sides, and every variation."""
LESSONS_BY_GAME = [
    (kind, table)
    for kind in COURSE
    for table in dict.fromkeys((*EDITIONS, kind.home))
    if kind(rules_named(table)).has_subject
]
_EVERY = 3
"""The default suite plays each lesson in one of so many games, and each game with other lessons."""
SOME_LESSONS = LESSONS_BY_GAME[::_EVERY]


@LESSONS
@pytest.mark.parametrize(
    "names",
    [(*EDITIONS, *TABLES), pytest.param(OTHER_TABLES, marks=pytest.mark.soak)],
    ids=["some", "all"],
)
def test_a_lesson_is_taught_by_every_table_that_has_its_subject(
    kind: type[Lesson], names: tuple[str, ...]
) -> None:
    tables = [rules_named(name) for name in names]
    with_subject = [rules for rules in tables if kind(rules).has_subject]
    assert all(can_teach(kind, rules) for rules in with_subject)


@pytest.mark.parametrize(
    ("kind", "table", "trying"),
    [
        *((kind, table, try_some) for kind, table in SOME_LESSONS),
        *(
            pytest.param(kind, table, try_all, marks=pytest.mark.soak)
            for kind, table in LESSONS_BY_GAME
        ),
    ],
)
def test_a_lesson_leads_to_its_end_whatever_is_tried(
    kind: type[Lesson], table: str, trying: Trying
) -> None:
    lesson = kind(rules_named(table))
    scenes = tuple(lesson.scenes())
    said = [lesson.title(), lesson.about(), *texts(scenes)]
    assert all(said)
    assert not [text for text in said if re.search(r"[{}]|%n", text)]
    assert go_through(Tutor(scenes, lesson.idle_corrections()), trying) > 0


@LESSONS
def test_a_game_without_the_subject_lends_another(kind: type[Lesson]) -> None:
    own = rules_named("hasbro-2001/4p")
    taught = rules_taught_in(kind, own)
    assert taught == (own if kind(own).has_subject else rules_named(kind.home))


def test_figures_are_those_of_the_players_own_rules() -> None:
    rules = rules_named("must-ask")
    kind = COURSE[0]
    lesson = kind(rules_taught_in(kind, rules))
    assert lesson.rules == rules
    said = " ".join(texts(tuple(lesson.scenes())))
    assert str(opening_minimum(rules, 0, 1)) in said
    assert "ask your partner first" in said


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("hasbro-2001/4p", "it is frozen until somebody takes it"),
        ("uruguay/4p", "is always frozen"),
    ],
)
def test_the_frozen_pile_thaws_only_where_it_does(table: str, said: str) -> None:
    scenes = tuple(FreezingLesson(rules_named(table)).scenes())
    assert said in " ".join(texts(scenes))


def test_rules_without_room_for_a_lesson_give_way_to_the_nearest() -> None:
    rules = load_ruleset(RulesReference("hasbro-2001", house={"opening.table": [{"need": 320}]}))
    taught = rules_taught_in(COURSE[0], rules)
    assert (taught.edition, taught.is_house) == (rules.edition, False)


def test_a_sequence_that_going_out_demands_lies_there() -> None:
    rules = rules_named("sequences")
    assert rules_taught_in(COURSE[0], rules) == rules


def test_cards_that_are_needed_later_cannot_be_thrown_away() -> None:
    lesson = lesson_named("first-deal")(load_ruleset("hasbro-2001/4p"))
    tutor = Tutor(tuple(lesson.scenes()), lesson.idle_corrections())
    learner = Learner(tutor)
    while not (isinstance(tutor.step, TaskStep) and isinstance(tutor.step.solution, Meld)):
        if isinstance(tutor.step, TaskStep):
            learner.do(DrawStock())
        else:
            tutor.go_on()
    task = tutor.step
    melds = ("Kh Ks Kd", "9d 9s 2c")
    learner.do(Meld(tuple(Play(parse_cards(meld)) for meld in melds)))
    assert tutor.step is task
    assert tutor.correction == task.correction


def test_the_lessons_follow_each_other() -> None:
    names = [kind.id for kind in COURSE]
    assert len(set(names)) == len(names)
    assert [following.id for kind in COURSE if (following := next_lesson(kind.id))] == names[1:]


@pytest.mark.parametrize("name", ["first-deal", "opening", "clean-opening"])
def test_an_opening_brings_as_many_cards_as_are_told(name: str) -> None:
    lesson = lesson_named(name)(load_ruleset("modern-american/4p"))
    scene = next(iter(lesson.scenes()))
    (told,) = (text for text in texts((scene,)) if "because you opened" in text)
    state = scene.state
    counts = [state.public.hand_counts[0]]
    for task in _tasks_of_a_turn(scene):
        after = state_after_solution(state, task)
        assert after is not None
        state = after
        counts.append(state.public.hand_counts[0])
    drawn = counts[-1] - counts[-2] + 1
    assert f"you draw {drawn} cards" in told


@pytest.mark.parametrize(
    ("kind", "table"),
    [(kind, table) for kind in COURSE for table in ("classic-1951/4p", "modern-american/4p")],
)
def test_the_melds_on_the_table_were_worth_enough_to_open(kind: type[Lesson], table: str) -> None:
    rules = rules_taught_in(kind, rules_named(table))
    public = [scene.state.public for scene in kind(rules).scenes()]
    for scores, sides in ((it.scores, it.sides) for it in public):
        for score, laid in zip(scores, sides, strict=True):
            worth = sum(points_in(meld.cards) for meld in laid.melds)
            assert not laid.has_opened or worth >= opening_minimum(rules, score, 1)


def _tasks_of_a_turn(scene: Scene) -> Iterator[TaskStep]:
    """Yields the tasks of a scene up to the first discard."""
    for step in scene.steps:
        if isinstance(step, TaskStep):
            yield step
            if isinstance(step.solution, Discard):
                return
