"""``strategy``: the expert decides as the lessons teach."""

import pytest

from canasta_gui.lessons.course.pile_lessons import FreezingLesson
from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.lesson_catalogue import STRATEGY, can_teach
from tests.engine.kit.tables import HASBRO, PLAIN_EDITIONS, rules_named
from workshop.strategy import CLEAR, decisions, tried

TABLES = (
    *PLAIN_EDITIONS,
    "winning-moves-deluxe/4p+caliente",
    "uruguay/4p",
    "cuban/4p",
    "samba/4p",
    "bolivia/4p",
    "hasbro-2001/3p",
    f"{HASBRO}/6p",
)


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("kind", [FreezingLesson, *STRATEGY], ids=lambda kind: kind.id)
def test_the_expert_decides_as_the_lesson_teaches(kind: type[Lesson], table: str) -> None:
    rules = rules_named(table)
    if not can_teach(kind, rules):
        pytest.skip("it is not taught there")
    for decision in filter(lambda it: it.is_asked, decisions(kind(rules))):
        trial = tried(decision, 4000)
        assert trial is not None
        assert trial.clear > 0, trial.line()
        assert trial.clear + 2 * trial.doubt >= CLEAR, trial.line()
