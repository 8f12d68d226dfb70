"""``strategy``: the expert decides as the lessons teach, and shows no mistake."""

import pytest

from canasta_gui.lessons.course.pile_lessons import FreezingLesson
from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.lesson_catalogue import STRATEGY, can_teach
from engine import edition_ids
from tests.engine.kit.tables import HASBRO, PLAIN_EDITIONS, rules_named
from workshop.strategy import CLEAR, NOT_CLEAR, decisions, decisions_of_game, read_page, tried

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
MEASURED = read_page()
MOST_BEHIND = 5


@pytest.mark.parametrize("game", edition_ids())
def test_the_moves_of_the_lessons_are_those_that_were_measured(game: str) -> None:
    found = [it.digest for it in decisions_of_game(game)]
    assert found
    assert set(found) == MEASURED[game].keys()


def test_no_lesson_shows_a_mistake_without_saying_so() -> None:
    lines = [line for game in MEASURED.values() for line in game.values()]
    behind = [line for line in lines if NOT_CLEAR in line]
    # Any card may be thrown there, and "Show me" throws one that is a little behind.
    assert all("| Discard the" in line for line in behind)
    assert len(behind) <= MOST_BEHIND


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
        assert trial.clear > 0, trial.figures()
        assert trial.clear + 2 * trial.doubt >= CLEAR, trial.figures()
