"""Tests the estimated duration of the lessons."""

import pytest

from canasta_gui.lessons.lesson_catalogue import COURSE, length_of, rules_taught_in
from tests.engine.kit.tables import EDITIONS, rules_named


@pytest.mark.parametrize("table", EDITIONS)
def test_a_newcomer_plays_after_five_minutes(table: str) -> None:
    first = COURSE[0]
    length = length_of(first(rules_taught_in(first, rules_named(table))))
    assert length.minutes <= 5
    assert length.words / length.steps < 25


def test_no_lesson_is_longer_than_the_first() -> None:
    rules = rules_named("winning-moves-deluxe/4p")
    minutes = [length_of(kind(rules_taught_in(kind, rules))).minutes for kind in COURSE]
    assert max(minutes) == minutes[0]
