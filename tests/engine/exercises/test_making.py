"""An exercise is made from a fixed seed."""

from itertools import islice

import pytest

from engine import (
    CodecError,
    Exercise,
    PlaySpecialHand,
    TakePile,
    Theme,
    actor_of,
    exercise_levels,
    format_exercise,
    is_legal,
    known_verdict,
    learner_of,
    load_ruleset,
    observe,
    parse_exercise,
    parse_position,
)
from engine.ai.advice.trial_moves import part_left
from engine.ai.reasons.registry import holds
from engine.ai.reasons.situation import Situation
from engine.exercises.exercise import make_exercise
from engine.exercises.making import LEAST_GAP, QUICK, SURE, judge
from engine.exercises.sources import dealt, played

_PLACE = 7
"""The number of a position in which the pile is worth much more than a card of the stock."""


@pytest.fixture(scope="module")
def exercise() -> Exercise:
    """Returns an exercise from a deal between computer players."""
    states = played(dealt(load_ruleset("classic-1951/4p"), "t 2"), "t 2")
    state = next(islice(states, _PLACE, None))
    judged = judge(observe(state, actor_of(state.rules, state.public)), f"t {_PLACE}")
    assert judged is not None
    return make_exercise(state, judged)


def test_the_best_action_is_lawful_and_clearly_better(exercise: Exercise) -> None:
    view, judged = observe(exercise.state, learner_of(exercise)), exercise.judged
    assert isinstance(judged.best, TakePile)
    assert judged.theme is Theme.PILE
    assert judged.level in exercise_levels()
    assert all(is_legal(view, one.action) for one in judged.alternatives)
    assert is_legal(view, judged.best)
    costs = [one.cost for one in judged.alternatives]
    assert costs == sorted(costs)
    assert judged.gap == costs[0] >= part_left(view) * LEAST_GAP
    assert judged.gap > SURE * judged.doubt - 1
    assert judged.reasons
    at = Situation(view, judged.best)
    assert all(holds(reason, at) for reason in judged.reasons)


def test_the_same_seed_finds_the_same(exercise: Exercise) -> None:
    view = observe(exercise.state, learner_of(exercise))
    assert judge(view, f"t {_PLACE}") == exercise.judged
    refused = judge(view, f"t {_PLACE}", is_wanted=lambda theme, _: theme is not Theme.PILE)
    assert refused is None


def test_an_exercise_is_written_and_read_again(exercise: Exercise) -> None:
    written = format_exercise(exercise)
    again = parse_exercise(written)
    assert format_exercise(again) == written
    assert again.judged == exercise.judged
    assert again.id == make_exercise(again.state, again.judged).id == exercise.id


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("theme", "luck", "theme: one of"),
        ("level", 3, "level: one of"),
        ("others", [], "others: at least one"),
        ("best", {"do": "jump"}, "best.do: one of"),
        ("position", {}, "position: 'rules' is missing"),
    ],
)
def test_what_is_no_exercise_is_refused(
    exercise: Exercise, key: str, value: object, told: str
) -> None:
    with pytest.raises(CodecError, match=told):
        parse_exercise({**format_exercise(exercise), key: value})


def test_what_was_tried_has_its_verdict(exercise: Exercise) -> None:
    judged = exercise.judged
    best = known_verdict(exercise, judged.best)
    assert best is not None
    assert best.appraisal is None
    worse = known_verdict(exercise, judged.alternatives[0].action)
    assert worse is not None
    assert worse.appraisal is not None
    assert worse.appraisal.better == judged.best
    assert worse.appraisal.gain == judged.gap
    assert worse.appraisal.reasons == judged.reasons


def test_laying_a_special_hand_is_going_out() -> None:
    hand = "5h 5s 6h 6c 8h 8d 9s 9c Jh Jd Qs Qc Kd Ks"
    rules = {"edition": "modern-american", "players": 4}
    position = {"rules": rules, "turn": 0, "phase": "play", "hands": [hand, 13, 13, 13]}
    view = observe(parse_position(position), 0)
    verdict = judge(view, "special", QUICK, lambda theme, _: theme is Theme.GOING_OUT)
    assert verdict is not None
    assert verdict.best == PlaySpecialHand()
    assert verdict.reasons[0].id == "out.special"
