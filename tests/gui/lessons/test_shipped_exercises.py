"""Tests that every shipped exercise loads, can be played, and makes true statements."""

import pytest

from canasta_gui.lessons.exercise_library import ExerciseEntry, ExerciseLibrary
from canasta_gui.lessons.exercises import from_entry
from canasta_gui.resource_path import resource_path
from engine import (
    Match,
    SeatPlayer,
    Theme,
    is_legal,
    known_verdict,
    learner_of,
    new_code,
    observe,
    reason_catalogue,
)
from engine.ai.advice.trial_moves import part_left
from engine.ai.reasons.registry import holds
from engine.ai.reasons.situation import Situation
from engine.exercises.exercise import make_exercise
from engine.exercises.making import LEAST_GAP

FOLDER = resource_path("assets") / "exercises"
ENTRIES = tuple(ExerciseLibrary(FOLDER / "none", FOLDER).entries.values())
GAMES = sorted({entry.game for entry in ENTRIES})


def test_every_theme_is_there() -> None:
    assert {entry.theme for entry in ENTRIES} == set(Theme)


@pytest.mark.parametrize("game", GAMES)
def test_every_exercise_is_what_it_says(game: str) -> None:
    for entry in ENTRIES:
        if entry.game == game:
            check(entry)


def check(entry: ExerciseEntry) -> None:
    """Fails unless the best action is lawful and costs nothing, and its reasons are true."""
    exercise = entry.exercise()
    judged, seat = exercise.judged, learner_of(exercise)
    view = observe(exercise.state, seat)
    at = Situation(view, judged.best)
    assert is_legal(view, judged.best), entry.id
    assert all(is_legal(view, one.action) for one in judged.alternatives), entry.id
    assert judged.gap >= round(part_left(view) * LEAST_GAP), entry.id
    assert judged.gap >= 4 * judged.doubt - 2, entry.id
    assert judged.reasons, entry.id
    assert all(reason.id in reason_catalogue() for reason in judged.reasons), entry.id
    assert all(holds(reason, at) for reason in judged.reasons), entry.id
    best = known_verdict(exercise, judged.best)
    assert best is not None
    assert best.appraisal is None
    assert make_exercise(exercise.state, judged).id == entry.id
    assert from_entry(entry).seat == seat
    seats = tuple(SeatPlayer(str(at)) for at in range(len(exercise.state.private)))
    assert Match.at(exercise.state, seats, new_code(b"exercise")).state == exercise.state
