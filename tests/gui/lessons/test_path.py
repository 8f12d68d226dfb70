"""Tests the order in which lessons are offered."""

import pytest

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.lesson_catalogue import COURSE, FIRST_MATCH, path_of, rules_taught_in
from engine import load_ruleset


@pytest.fixture
def lessons() -> dict[str, Lesson]:
    own = load_ruleset("winning-moves-deluxe/4p")
    return {kind.id: kind(rules_taught_in(kind, own)) for kind in COURSE[:4]}


def test_the_first_match_follows_the_first_lesson(lessons: dict[str, Lesson]) -> None:
    names = [*lessons]
    path = path_of(lessons, (), has_played=False)
    assert path.steps == (names[0], FIRST_MATCH, *names[1:])
    assert path.next == names[0]
    assert path_of(lessons, names[:1], has_played=False).next == FIRST_MATCH
    assert path_of(lessons, names[:1], has_played=True).next == names[1]


def test_what_is_done_takes_no_time_any_more(lessons: dict[str, Lesson]) -> None:
    names = [*lessons]
    everything = path_of(lessons, (), has_played=False)
    assert all(0 < minutes <= 6 for minutes in everything.minutes.values())
    assert everything.minutes_left == sum(everything.minutes.values())
    later = path_of(lessons, names[:2], has_played=True)
    assert later.learnt == 2
    assert later.minutes_left == sum(everything.minutes[name] for name in names[2:])
    assert path_of(lessons, names, has_played=True).minutes_left == 0


def test_after_everything_the_path_begins_anew(lessons: dict[str, Lesson]) -> None:
    path = path_of(lessons, [*lessons], has_played=True)
    assert path.next == path.steps[0]
