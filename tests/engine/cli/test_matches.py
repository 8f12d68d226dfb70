"""Commands for whole matches: play, verify, replay."""

import json
from pathlib import Path

import pytest

from tests.engine.cli.conftest import Engine


@pytest.fixture
def record(engine: Engine, tmp_path: Path) -> Path:
    """Returns the path of the file of a short match."""
    path = tmp_path / "match.canasta"
    ran = engine("play", "--seats", "random", "--deals", "2", "--seed", "x", "--record", str(path))
    assert ran.status == 0
    return path


def test_each_deal_is_one_line(engine: Engine) -> None:
    ran = engine("play", "--rules", "hasbro-2001", "--deals", "2", "--seed", "x")
    assert ran.status == 0
    first, second = ran.values
    assert (first["deal"], second["deal"]) == (1, 2)
    assert second["dealer"] == (first["dealer"] + 1) % 4
    assert first["how"] == "out"
    totals = [side["total"] for side in second["score"]["sides"]]
    before = [side["match"] for side in first["score"]["sides"]]
    after = [side["match"] for side in second["score"]["sides"]]
    assert after == [b + t for b, t in zip(before, totals, strict=True)]


def test_the_same_seed_plays_the_same_deal(engine: Engine) -> None:
    argv = ("play", "--seats", "club,random,club,random", "--seed", "y")
    assert engine(*argv).value == engine(*argv).value


@pytest.mark.slow
def test_a_match_is_played_to_its_end(engine: Engine) -> None:
    ran = engine("play", "--match", "--seed", "x")
    assert [line["score"]["over"] for line in ran.values[:-1]] == [False] * (len(ran.values) - 1)
    last = ran.values[-1]["score"]
    assert last["over"]
    assert max(side["match"] for side in last["sides"]) >= 5000


@pytest.mark.parametrize(
    ("argv", "problem"),
    [
        (("--seats", "club,club"), "--seats: 4 levels expected, not 2"),
        (("--seats", "genius"), "unknown level 'genius'; there are random, beginner"),
        (("--rules", "x"), "rules: edition: unknown edition 'x'"),
        (("--seed", ""), "--seed: a text expected"),
        (("--record", "/nowhere/match"), "/nowhere/match: No such file or directory"),
    ],
)
def test_wrong_tables_are_refused(engine: Engine, argv: tuple[str, ...], problem: str) -> None:
    ran = engine("play", *argv)
    assert (ran.status, ran.out) == (2, "")
    (error,) = ran.errors
    assert error.startswith(problem)


def test_a_record_is_never_overwritten(engine: Engine, record: Path) -> None:
    before = record.read_bytes()
    ran = engine("play", "--record", str(record))
    assert (ran.status, ran.errors) == (2, [f"{record}: the file exists already"])
    assert record.read_bytes() == before


def test_an_honest_record_is_ok(engine: Engine, record: Path) -> None:
    ran = engine("verify", str(record))
    assert (ran.status, ran.out, ran.errors) == (0, "ok\n", [])


def test_a_replay_tells_the_match(engine: Engine, record: Path) -> None:
    ran = engine("replay", str(record))
    assert ran.status == 0
    assert ran.out.startswith("Deluxe Canasta Caliente, 4 players, deal code ")
    assert "deal 2, dealer" in ran.out
    assert "discards" in ran.out


def forge(path: Path) -> int:
    """Changes the card of the first discard in the file; returns the number of its line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for index, line in enumerate(lines):
        if '"discard"' in line:
            entry = json.loads(line)
            card = entry["action"]["card"]
            entry["action"]["card"] = "Jk" if card != "Jk" else "4s"
            lines[index] = json.dumps(entry)
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
            return index + 1
    raise AssertionError("nobody discarded")


def test_a_forged_record_differs(engine: Engine, record: Path) -> None:
    line = forge(record)
    ran = engine("verify", str(record))
    assert ran.status == 1
    assert ran.out.startswith(f"line {line}: ")


def test_changed_names_and_missing_ends_differ(engine: Engine, record: Path) -> None:
    *lines, closing = record.read_bytes().splitlines(keepends=True)
    renamed = lines[0].replace(b'"name":"', b'"name":"X', 1)
    changed = "lines before it were changed or removed since they were written"
    missing = "the closing line is missing, and perhaps entries before it"
    for content, what in (
        ((renamed, *lines[1:], closing), changed),
        ((*lines[:-3], closing), changed),
        (lines[:-3], missing),
    ):
        record.write_bytes(b"".join(content))
        ran = engine("verify", str(record))
        line = len(content) + (what == missing)
        assert (ran.status, ran.out) == (1, f"line {line}: {what}\n")


def test_a_torn_last_line_is_reported(engine: Engine, record: Path) -> None:
    *lines, last, _closing = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines) + last[:20])
    for command in ("verify", "replay"):
        ran = engine(command, str(record))
        assert ran.status == 0
        (error,) = ran.errors
        assert error.startswith(f"{record}:{len(lines) + 1}: the line is incomplete")


def test_a_damaged_line_is_reported(engine: Engine, record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    lines[9] = b"{]\n"
    record.write_bytes(b"".join(lines))
    verified = engine("verify", str(record))
    assert verified.status == 1
    assert verified.out.startswith("line 10: ")
    replayed = engine("replay", str(record))
    assert replayed.status == 2
    assert replayed.errors[0].startswith(f"{record}:10: ")


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("content", [b"", b"hello\n", b"{}\n", b"\x89PNG\r\n\x1a\n\x00", b"[1]\n"])
def test_a_foreign_file_is_refused(
    engine: Engine, tmp_path: Path, command: str, content: bytes
) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(content)
    ran = engine(command, str(path))
    assert (ran.status, ran.out) == (2, "")
    (error,) = ran.errors
    assert error.startswith(str(path))


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_missing_match_file_is_named(engine: Engine, tmp_path: Path, command: str) -> None:
    ran = engine(command, str(tmp_path / "none"))
    assert (ran.status, ran.errors) == (2, [f"{tmp_path / 'none'}: No such file or directory"])


def test_a_damaged_line_is_described_in_a_readable_line(engine: Engine, record: Path) -> None:
    header, first, *rest = record.read_text().splitlines()
    keys = {f"{number}{'x' * 900}": 1 for number in range(500)}
    forged = json.dumps(json.loads(first) | keys)
    record.write_text("\n".join([header, forged, *rest]) + "\n")
    ran = engine("verify", str(record))
    assert ran.status == 1
    assert ran.out.startswith("line 2: 0xxxx")
    assert len(ran.out) < 600
