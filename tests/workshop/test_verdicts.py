"""``verdicts``: claims are judged to the end of the deal, and counted by table."""

import json
import tomllib
from pathlib import Path

import pytest

from engine.ai.game_kind import read_toml
from tests.engine.ai.test_judgement import throw, view_of
from workshop import verdicts


def test_notes_become_the_rows_of_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    claims = [("hint", 120, 300.0, 100.0), ("hint", 80, -90.0, 50.0), ("finding", 60, -250.0, 80.0)]
    notes = [
        {"rules": "samba/4p", "deal": 1, "kind": kind, "told": told, "gain": gain, "doubt": doubt}
        for kind, told, gain, doubt in claims
    ]
    notes.append({"rules": "samba/4p", "deal": 1, "kind": "deal", "looked": 9, "silent": 1})
    path = tmp_path / "notes.jsonl"
    path.write_text("\n".join(map(json.dumps, notes)) + "\n")
    verdicts.main(["--minutes", "0", "--notes", str(path)])
    printed = capsys.readouterr().out.splitlines()
    assert printed[:2] == [
        "| samba/4p | hint | 2 | 1 | 1 | 0 | 100 | 105 | 9 | 1 |",
        "| samba/4p | finding | 1 | 0 | 0 | 1 | 60 | -250 | 9 | 1 |",
    ]
    assert [row.split(" | ")[0] for row in printed[2:]] == ["| all", "| all"]


@pytest.mark.slow
def test_the_trial_to_the_end_agrees_about_a_gift() -> None:
    view = view_of()
    claim = verdicts.Claim("hint", throw("4c"), throw("Ks"), 0, ())
    gain, doubt = verdicts.judge(view, claim, 1, 150)
    assert gain > doubt > 0


def test_what_is_left_of_gains_is_told_by_kind_and_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = [
        ("samba/4p", 60, 50, 45.0),
        ("samba/4p", 10, 100, 95.0),
        ("classic-1951/4p", 60, 50, 5.0),
        ("racehorse/6p", 60, 50, 130.0),
    ]
    notes = [
        {
            "rules": rules,
            "deal": deal,
            "kind": "hint",
            "told": points,
            "gain": gain,
            "doubt": 9.0,
            "stock": stock,
            "part": 0.5,
        }
        for deal, (rules, stock, points, gain) in enumerate(10 * told)
    ]
    path = tmp_path / "notes.jsonl"
    path.write_text("\n".join(map(json.dumps, notes)) + "\n")
    verdicts.main(["--minutes", "0", "--gains", "--notes", str(path)])
    printed = capsys.readouterr().out
    assert printed.startswith("# 40 claims: 0.75 of them turned out between the points")
    parts = tomllib.loads(printed)
    assert parts.keys() == read_toml("advice/gains.toml").keys()
    assert parts["sets-two-cards"] == {"early": 1.3, "late": 0.47}
    assert parts["runs"] == {"early": 0.45, "late": 0.47}
    assert parts["sets"] == {"early": 0.05, "late": 0.47}
    assert parts["feet"] == {"early": 0.6, "late": 0.47}
