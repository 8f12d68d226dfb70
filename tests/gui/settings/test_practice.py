"""Tests saving the results of exercises."""

import json
from pathlib import Path

import pytest

from canasta_gui.settings.practice import Practice, Record, load_practice, note_practice


def test_what_is_noted_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "practice.json"
    assert load_practice(path) == Practice()
    note_practice(path, Record("freezing").after(1, 30))
    note_practice(path, Record("defending").after(0, 0))
    note_practice(path, load_practice(path).record("freezing").after(0, 0))
    practice = load_practice(path)
    assert practice.record("freezing") == Record("freezing", 2, 1, 0)
    assert practice.record("defending") == Record("defending", 1, 1, 0)
    assert practice.record("going-out") == Record("going-out")


def test_the_best_turn_counts() -> None:
    record = Record("freezing")
    for faults, lost in ((1, 80), (2, None), (1, 20), (3, 90)):
        record = record.after(faults, lost)
    assert record == Record("freezing", times=4, solved=0, least_lost=20)


def test_exercises_of_another_version_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "practice.json"
    gone = {"exercise": "gone", "times": 7, "solved": 2, "new": 1}
    path.write_text(json.dumps({"schema_version": 1, "exercises": [gone], "more": 3}))
    note_practice(path, Record("freezing", 1))
    assert load_practice(path).record("gone") == Record("gone", times=7, solved=2)


@pytest.mark.parametrize("content", ['{"schema_version": 3}', "{", '{"exercises": [1]}'])
def test_what_cannot_be_read_is_set_aside(tmp_path: Path, content: str) -> None:
    path = tmp_path / "practice.json"
    path.write_text(content)
    assert load_practice(path) == Practice()
    assert path.with_name("practice.json.broken").read_text() == content
    note_practice(path, Record("freezing", 1))
    assert json.loads(path.read_text())["schema_version"] == 2
