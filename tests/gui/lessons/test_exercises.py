"""Exercises can be set at every table, and there is a decision in each."""

import pytest

from canasta_gui.lessons.exercises import (
    EXERCISES,
    Exercise,
    ExerciseTexts,
    next_exercise,
    set_up,
)
from canasta_gui.words.verdicts import VerdictTexts
from engine import (
    Discard,
    DrawStock,
    Meld,
    Play,
    TakePile,
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
def test_an_exercise_is_set_by_the_players_own_rules(exercise: Exercise) -> None:
    for table in (*EDITIONS, *TABLES):
        rules = rules_named(table)
        state = set_up(exercise, rules)
        assert state.rules == rules
        view = observe(state, 0)
        assert view.is_to_act
        choice = make_agent("club").choose(view, "exercise")
        assert is_legal(view, choice.action)
        texts = ExerciseTexts(rules)
        assert "{" not in texts.title(exercise.id) + texts.task(exercise.id)


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


def test_a_verdict_says_what_the_judge_would_do() -> None:
    texts = VerdictTexts(rules_named("hasbro-2001/4p"))
    four, other_four = Discard(parse_card("4c")), Discard(parse_card("4h"))
    assert texts.verdict(four, other_four, ["Because."]) == "The judge would do the same. Because."
    assert texts.verdict(four, Discard(parse_card("9h")), []) == (
        "The judge would discard the nine of hearts."
    )
    kings = Meld((Play(parse_cards("Kh Ks Kd")),))
    assert texts.verdict(four, kings, []) == "The judge would lay 3 kings."
    taking = TakePile(parse_cards("Kh Ks"))
    assert "take the Prize pile" in texts.verdict(DrawStock(), taking, [])
