"""``judgement``: notes are summed, kept, and not played again."""

import json
import tomllib
from pathlib import Path

import pytest

from workshop import judgement

NOTE = {
    "rules": "winning-moves-deluxe/4p",
    "deal": 1,
    "hints": 20,
    "counted": 12,
    "accusations": 0,
    "suspicions": 1,
    "contradictions": 0,
    "planted": 2,
    "found": 1,
}


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.jsonl"
    other = NOTE | {"rules": "hasbro-2001/3p", "hints": 30}
    lines = (NOTE, NOTE | {"deal": 2, "found": 2}, other)
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def test_notes_are_summed_by_table_and_together(
    notes: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert judgement.main(["--deals", "0", "--notes", str(notes)]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["rules"], row["deals"], row["hints"], row["found"]) for row in told] == [
        ("winning-moves-deluxe/4p", 2, 40, 3),
        ("hasbro-2001/3p", 1, 30, 1),
        ("all", 3, 70, 4),
    ]


def test_a_deal_that_is_noted_is_not_played_again(
    notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[str, int]] = []

    def judge(rules: str, deal: int) -> judgement.Note:
        played.append((rules, deal))
        return {key: value for key, value in NOTE.items() if isinstance(value, int)}

    monkeypatch.setattr(judgement, "judge_deal", judge)
    tables = ["winning-moves-deluxe/4p", "hasbro-2001/3p"]
    judgement.main(["--rules", *tables, "--deals", "2", "--notes", str(notes)])
    assert played == [("hasbro-2001/3p", 2)]
    assert len(notes.read_text(encoding="utf-8").splitlines()) == 4


def test_the_figures_of_a_table_are_kept_until_it_is_measured_again(
    notes: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = tmp_path / "results.toml"
    monkeypatch.setattr(judgement, "RESULTS", results)
    judgement.main(["--deals", "0", "--notes", str(notes), "--keep", "2030-01-01"])
    notes.write_text(json.dumps(NOTE) + "\n", encoding="utf-8")
    judgement.main(["--deals", "0", "--notes", str(notes), "--keep", "2030-01-02"])
    rows = tomllib.loads(results.read_text(encoding="utf-8"))["result"]
    assert [(row["rules"], row["deals"], row["day"]) for row in rows] == [
        ("winning-moves-deluxe/4p", 1, "2030-01-02"),
        ("hasbro-2001/3p", 1, "2030-01-01"),
    ]
