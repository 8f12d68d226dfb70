"""``ladder``: each step is measured once, and resumed from notes."""

import json
import tomllib
from pathlib import Path

import pytest

from engine import agent_levels, measured
from engine.ai.measured import results_in
from engine.cli.arena import Duel, DuplicateBoard, elo, play_board, standing
from tests.workshop.conftest import Workshop
from workshop import exploiters, ladder
from workshop.kept import read_notes
from workshop.ladder import CLASSIC, Contest, contests

NOTE = {
    "level": "club",
    "rival": "random",
    "rules": CLASSIC,
    "board": 0,
    "points": 4000.0,
    "deals": 8,
    "wins": 2,
    "games": 2,
}


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(ladder, "contests", lambda: (Contest("club", "random", CLASSIC),))
    return tmp_path / "notes" / "ladder.jsonl"


@pytest.mark.slow
def test_a_board_is_played_noted_and_never_played_again(workshop: Workshop, notes: Path) -> None:
    argv = ("ladder", "--notes", str(notes), "--boards", "1")
    first = workshop(*argv).value
    assert (first["level"], first["rival"], first["matches"]) == ("club", "random", 2)
    assert first["won"] == 1
    text = notes.read_text()
    assert workshop(*argv).value == first
    assert notes.read_text() == text


def test_notes_are_told_without_playing(workshop: Workshop, notes: Path) -> None:
    notes.parent.mkdir()
    other = NOTE | {"board": 1, "points": 2000.0, "wins": 1}
    cut_short = json.dumps(NOTE)[:40]
    strange = ("[]", '{"level": "club"}', json.dumps(NOTE | {"board": []}))
    lines = (json.dumps(NOTE), json.dumps(other), *strange, cut_short)
    notes.write_text("\n".join(lines), encoding="utf-8")
    told = workshop("ladder", "--notes", str(notes), "--boards", "0").value
    assert (told["matches"], told["deals"], told["points"], told["won"]) == (4, 16, 375, 0.75)
    low, high = told["elo_interval"]
    assert low < told["elo"] < high


def test_what_is_kept_stays_unless_it_was_measured_again(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, notes = tmp_path / "measured.toml", tmp_path / "notes.jsonl"
    kept.write_text(ladder.RESULTS.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(ladder, "RESULTS", kept)
    boards = [NOTE | {"board": board, "points": 1000.0 * board} for board in range(3)]
    notes.write_text("\n".join(map(json.dumps, boards)), encoding="utf-8")
    workshop("ladder", "--notes", str(notes), "--boards", "0", "--keep", "2030-01-01")
    before, after = measured(), results_in(tomllib.loads(kept.read_text(encoding="utf-8")))
    assert [(it.level, it.rival, it.rules) for it in after] == [
        (it.level, it.rival, it.rules) for it in before
    ]
    (changed,) = set(after) - set(before)
    assert (changed.level, changed.rival, changed.rules) == ("club", "random", CLASSIC)
    assert (changed.matches, changed.points, changed.day) == (6, 125, "2030-01-01")


def test_every_step_of_the_ladder_is_measured() -> None:
    offered = agent_levels()[1:]
    steps = set(zip(offered[1:], offered, strict=False))
    for rules in {contest.rules for contest in contests()}:
        assert steps <= {(it.level, it.rival) for it in contests() if it.rules == rules}


def test_elo_is_even_where_everybody_wins_his_share() -> None:
    assert elo(0.5, 2) == pytest.approx(0)
    assert elo(1 / 3, 3) == pytest.approx(0)
    assert elo(0.75, 2) == pytest.approx(-elo(0.25, 2))
    assert elo(10 / 11, 2) == pytest.approx(400)


def test_the_interval_lies_around_the_points_of_all_deals() -> None:
    boards = [
        DuplicateBoard(3000, 3, 2, 2),
        DuplicateBoard(1000, 10, 1, 2),
        DuplicateBoard(-500, 7, 0, 2),
    ]
    found = standing(boards, 2)
    assert found.interval is not None
    low, high = found.interval
    assert found.points == pytest.approx(175)
    assert (low + high) / 2 == pytest.approx(175)
    assert low < 0


def test_winning_everything_says_little_about_few_games() -> None:
    few, many = (standing([DuplicateBoard(500, 5, 2, 2)] * boards, 2) for boards in (2, 50))
    assert few.won == many.won == 1
    assert few.elo < many.elo
    assert few.elo_interval[0] < many.elo_interval[0]


def test_wrong_arguments_are_named_in_one_line(workshop: Workshop) -> None:
    ran = workshop("ladder", "--boards", "1000000000000")
    assert ran.status == 2
    assert [error.partition(": a ")[0] for error in ran.errors] == [
        "python packaging/workshop ladder: argument --boards"
    ]


def test_odd_players_play_on_where_they_ended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes, told = tmp_path / "notes.jsonl", tmp_path / "page.md"
    argv = ["--level", "casual", "--tricks", "copier", "--rules", CLASSIC, "--seed", "some"]
    argv += ["--notes", str(notes), "--page", str(told), "--boards"]
    for boards in (1, 2, 2):
        assert exploiters.main([*argv, str(boards)]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.split("|")[4].strip() for row in rows] == ["2", "4"]
    assert told.read_text(encoding="utf-8").splitlines()[-1] == rows[-1]
    (played,) = read_notes(notes, exploiters.Trial, exploiters.Boards).values()
    duel = Duel(CLASSIC, "copier", "casual", 2, is_match=False, seed="some")
    boards = [play_board(duel, number) for number in range(2)]
    assert played.points == [board.points / 2 for board in boards]
    assert played.won == [board.wins / 2 for board in boards]


def test_the_page_of_odd_players_tells_what_is_kept() -> None:
    notes = read_notes(exploiters.NOTES, exploiters.Trial, exploiters.Boards)
    assert exploiters.PAGE.read_text(encoding="utf-8") == exploiters.page(notes)


def test_levels_stand_apart_from_odd_players() -> None:
    trials = [exploiters.Trial(name, "expert", CLASSIC, "some") for name in ("master", "quick")]
    told = exploiters.page({it: exploiters.Boards([0.5, 1.0], [10.0, 30.0]) for it in trials})
    tricks, levels = told.split("\n## ")
    assert "| `quick` |" in tricks
    assert "| `master` |" in levels
    assert "| 75 % [26, 124] | 20 [0, 40] |" in levels
