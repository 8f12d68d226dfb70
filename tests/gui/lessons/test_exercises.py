"""Tests that exercises can be found at every table and contain a decision."""

import pytest

from canasta_gui.lessons.exercises import (
    EXERCISES,
    ExerciseTemplate,
    ExerciseTexts,
    exercise_named,
    next_exercise,
    set_up,
)
from canasta_gui.settings.practice import Record
from canasta_gui.words.verdict_texts import VerdictTexts
from canasta_gui.words.words import Words
from engine import (
    Accepted,
    Appraisal,
    Discard,
    DrawStock,
    Meld,
    Play,
    Reason,
    decide,
    is_legal,
    make_agent,
    observe,
    options,
    parse_card,
    parse_cards,
)
from tests.engine.kit.tables import EDITIONS, rules_named
from tests.gui.lessons.test_course import TABLES


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.id)
def test_an_exercise_is_set_by_the_players_own_rules(exercise: ExerciseTemplate) -> None:
    for table in (*EDITIONS, *TABLES):
        rules = rules_named(table)
        state = set_up(exercise, rules)
        assert (state.rules == rules) is exercise.has_subject(rules)
        view = observe(state, 0)
        assert view.is_to_act
        choice = make_agent("club").choose(view, "exercise")
        assert is_legal(view, choice.action)
        texts = ExerciseTexts(rules)
        assert "{" not in texts.title(exercise.id) + texts.task(exercise.id)


OPENINGS = [
    Meld(tuple(Play(parse_cards(group)) for group in groups))
    for groups in (
        ("Qh Qd Qs 2s", "7c 7d 7h"),
        ("Qh Qd Qs", "Tc Td Th"),
        ("Kh Kd Ks", "Qh Qd Jk", "Jh Jd 2s"),
    )
]
"""First melds of the hands of the exercise on opening."""


def test_a_hand_that_shall_open_can_do_so() -> None:
    opening = exercise_named("exact-opening")
    for table in EDITIONS:
        drawn = decide(set_up(opening, rules_named(table)), DrawStock())
        assert isinstance(drawn, Accepted)
        view = observe(drawn.after, 0)
        assert any(is_legal(view, meld) for meld in OPENINGS), table


def test_the_frozen_pile_can_be_taken_or_left() -> None:
    frozen = next(it for it in EXERCISES if it.id == "frozen-pile")
    for table in EDITIONS:
        view = observe(set_up(frozen, rules_named(table)), 0)
        assert view.public.is_frozen
        assert options(view).takes
        assert is_legal(view, DrawStock())


def test_the_exercises_go_round() -> None:
    names = [exercise.id for exercise in EXERCISES]
    assert [next_exercise(name) for name in names] == [*names[1:], names[0]]


def test_a_verdict_says_what_was_better_and_what_it_cost() -> None:
    rules = rules_named("hasbro-2001/4p")
    texts = VerdictTexts(Words(rules))
    assert texts.verdict(None) == "Well played: nothing clearly better was found."
    nine = Discard(parse_card("9h"))
    counted = texts.verdict(Appraisal(nine, (Reason("fact.single"),), 85, 85, 30))
    assert counted.startswith("Better: Discard the nine of hearts. About 100 points.")
    assert counted.endswith("Nothing else in the hand goes with it.")


def test_a_result_and_the_progress_are_told() -> None:
    texts = VerdictTexts(Words(rules_named("hasbro-2001/4p")))
    assert texts.result(0, 0) == "This turn is solved."
    assert texts.result(2, 130) == "This turn cost about 130 points."
    assert texts.result(2, None) == "In this turn 2 other moves were wanted."
    record = Record("freezing")
    assert texts.progress(record) == ""
    record = record.after(1, None).after(2, None)
    assert texts.progress(record) == "Tried 2 times"
    record = record.after(1, 40)
    assert texts.progress(record) == "Tried 3 times, at best 40 points lost"
    assert texts.progress(record.after(0, 0)) == "Solved 1 of 4 times"
