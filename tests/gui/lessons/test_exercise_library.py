"""Tests that exercises are read from files, chosen for the learner, and kept when they are made
here.
"""

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from canasta_gui.lessons.exercise_library import (
    ExerciseCount,
    ExerciseFile,
    ExerciseFilter,
    ExerciseLibrary,
    read_file,
    write_file,
)
from canasta_gui.lessons.learner_rating import after_turn
from canasta_gui.lessons.lesson_catalogue import COURSE, THEMES
from canasta_gui.settings.practice import LearnerRating, Practice
from engine import (
    Alternative,
    Discard,
    Exercise,
    Judged,
    Reason,
    Theme,
    format_exercise,
    parse_card,
    parse_position,
)
from engine.exercises.exercise import make_exercise

DAY = date(2026, 11, 23)
GAME = "classic-1951-4p"


def exercise(number: int, level: str = "club", theme: Theme = Theme.DISCARDING) -> Exercise:
    """Returns an exercise; its score differs for each number."""
    state = parse_position(
        {
            "rules": {"edition": "classic-1951", "players": 4},
            "scores": [10 * number, 0],
            "turn": 0,
            "phase": "play",
            "hands": ["9h 4c Ks", 9, 11, 10],
            "pile": "7c",
        }
    )
    best, other = Discard(parse_card("4c")), Alternative(Discard(parse_card("9h")), 80)
    reasons = (Reason("fact.single"),)
    return make_exercise(state, Judged(theme, level, best, reasons, (other,), 12))


@pytest.fixture
def library(tmp_path: Path) -> ExerciseLibrary:
    """Returns a library with three shipped exercises of rising difficulty and none made here."""
    shipped = tmp_path / "shipped"
    levels = ("beginner", "club", "expert")
    raw = [format_exercise(exercise(at, level)) for at, level in enumerate(levels)]
    write_file(shipped / f"{GAME}.jsonl", ExerciseFile(raw, 5))
    return ExerciseLibrary(tmp_path / "own", shipped)


def ids(library: ExerciseLibrary) -> dict[str, str]:
    """Returns the id of the exercise of each level."""
    return {entry.level: entry.id for entry in library.entries.values()}


def test_a_newcomer_gets_what_suits_the_average(library: ExerciseLibrary) -> None:
    chosen = library.next(ExerciseFilter(), Practice(), DAY)
    assert chosen is not None
    assert chosen.level == "club"
    assert chosen.exercise().judged.level == "club"
    strong = Practice(rating=LearnerRating(1980, 50, DAY.isoformat()))
    chosen = library.next(ExerciseFilter(), strong, DAY)
    assert chosen is not None
    assert chosen.level == "expert"


def test_what_is_due_comes_first_and_what_was_tried_last(library: ExerciseLibrary) -> None:
    names, practice = ids(library), Practice()
    record, rating = after_turn(practice, names["expert"], "expert", DAY, is_solved=False)
    practice = Practice(exercises=(record.after(1, 90),), rating=rating)
    chosen = library.next(ExerciseFilter(), practice, DAY)
    assert chosen is not None
    assert chosen.id != names["expert"], "not on the same day"
    later = DAY + timedelta(1)
    assert library.next(ExerciseFilter(), practice, later) == library.entries[names["expert"]]
    assert library.standing(ExerciseFilter(), practice, later) == ExerciseCount(
        total=3, fresh=2, due=1
    )
    assert library.standing(ExerciseFilter(level="club"), practice, later) == ExerciseCount(1, 1, 0)


def test_the_last_one_follows_itself_only_where_it_is_alone(library: ExerciseLibrary) -> None:
    names = ids(library)
    chosen = library.next(ExerciseFilter(), Practice(), DAY, last=names["club"])
    assert chosen is not None
    assert chosen.id != names["club"]
    alone = library.next(ExerciseFilter(level="club"), Practice(), DAY, last=names["club"])
    assert alone is not None
    assert alone.id == names["club"]
    assert library.next(ExerciseFilter(theme=Theme.PILE), Practice(), DAY) is None


def test_what_is_made_is_kept_once(library: ExerciseLibrary, tmp_path: Path) -> None:
    made = exercise(7, theme=Theme.PILE)
    assert library.add(GAME, made)
    assert not library.add(GAME, made)
    again = ExerciseLibrary(tmp_path / "own", tmp_path / "shipped")
    assert len(again.entries) == 4
    assert again.games == (GAME,)
    chosen = again.next(ExerciseFilter(theme=Theme.PILE), Practice(), DAY)
    assert chosen is not None
    assert chosen.exercise().judged == replace(made.judged)


@pytest.mark.parametrize("content", ["", "{", '{"canasta": "exercises", "format": 9}\n{}', "[]"])
def test_a_file_that_is_no_library_holds_nothing(tmp_path: Path, content: str) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(content)
    assert not read_file(path).entries


def test_a_line_that_cannot_be_used_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / f"{GAME}.jsonl"
    write_file(path, ExerciseFile([format_exercise(exercise(1))], 2))
    path.write_bytes(path.read_bytes() + b'{"id": "a", "theme": "luck"}\n{\n')
    file = read_file(path)
    assert len(file.entries) == 1
    assert file.deals == 2


def test_a_series_goes_from_easy_to_hard_and_begins_with_what_is_due(
    library: ExerciseLibrary,
) -> None:
    for number, (level, cost) in enumerate((("club", 60), ("club", 300), ("casual", 70)), 10):
        made = exercise(number, level)
        other = replace(made.judged.alternatives[0], cost=cost)
        library.add(GAME, replace(made, judged=replace(made.judged, alternatives=(other,))))
    everything, first = ExerciseFilter(), Practice()
    levels = [one.level for one in library.series(everything, first, DAY, 10)]
    assert levels == ["beginner", "casual", "club", "club", "club", "expert"]
    margins = [one.margin for one in library.series(ExerciseFilter(level="club"), first, DAY, 9)]
    assert margins == [300, 80, 60]
    # From the learner's level and beside it.
    assert {one.level for one in library.series(everything, first, DAY, 3)} == {"casual", "club"}
    hard = ids(library)["expert"]
    record, rating = after_turn(first, hard, "expert", DAY, is_solved=False)
    missed = Practice(exercises=(record.after(1, 90),), rating=rating)
    later = DAY + timedelta(1)
    assert hard in {one.id for one in library.series(everything, missed, later, 2)}


def test_what_a_lesson_asked_comes_back_after_days_also_when_solved() -> None:
    def turn(practice: Practice, day: date, **how: bool) -> Practice:
        record, rating = after_turn(practice, "a", "club", day, is_solved=True, **how)
        return Practice(exercises=(record.after(0, 0),), rating=rating)

    assert turn(Practice(), DAY).record("a").due == ""
    practice = turn(Practice(), DAY, comes_back=True)
    assert practice.record("a").due == (DAY + timedelta(3)).isoformat()
    practice = turn(practice, DAY + timedelta(3))
    assert practice.record("a").due == (DAY + timedelta(10)).isoformat()


def test_every_lesson_has_exercises_of_its_own_kind(tmp_path: Path) -> None:
    shipped = ExerciseLibrary(tmp_path)
    assert THEMES.keys() == {lesson.id for lesson in COURSE}
    for theme in THEMES.values():
        wish = ExerciseFilter(theme, "winning-moves-deluxe-4p")
        assert shipped.standing(wish, Practice(), DAY).total >= 2
