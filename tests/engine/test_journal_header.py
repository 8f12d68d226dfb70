import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import FileProblem, Journal, JournalError, load_match, peek_match, read_record
from engine.ruleset.load import digest
from engine.ruleset.model import RULESETS
from engine.saves.header import FORMAT, MIGRATIONS, Migration, Raw, steps_from
from engine.saves.lines import header_line
from tests.engine.files import problem_of, recorded, rewrite, set_header
from tests.engine.matches import new_match


@pytest.mark.parametrize(
    "content",
    [
        b"hello\n",
        b"{}\n",
        b"[1, 2]\n",
        b'{"canasta":"settings","format":1}\n',
        b"\x89PNG\r\n\x1a\n\0\0\0",
        b"\xff" * 5000,
        b"no newline at all",
        b"[" * 100_000 + b"\n",
    ],
)
def test_a_foreign_file_is_named_so(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert problem_of(path).problem == FileProblem.FOREIGN
    assert problem_of(path, Journal.resume).problem == FileProblem.FOREIGN
    assert problem_of(path, peek_match).problem == FileProblem.FOREIGN


def test_a_file_that_never_got_its_header_was_never_begun(path: Path) -> None:
    header = header_line(new_match().header)
    for cut in (0, 1, 10, len(header) // 2, len(header) - 1):
        path.write_bytes(header[:cut])
        assert problem_of(path).problem == FileProblem.UNBEGUN


def test_a_file_of_a_newer_version_is_left_unchanged(path: Path) -> None:
    recorded(path, 10)
    set_header(path, format=FORMAT + 1, unheard_of=True)
    error = problem_of(path, Journal.resume)
    assert error.problem == FileProblem.NEWER
    assert str(error) == (
        f"{path}:1: a newer program wrote this file (format {FORMAT + 1}, known up to {FORMAT})"
    )


def test_an_option_of_a_newer_version_is_told_from_damage(path: Path) -> None:
    recorded(path, 10)
    rewrite(path, lambda lines: lines[0]["rules"]["deck"].update(colour="blue"))
    error = problem_of(path)
    assert error.problem == FileProblem.NEWER
    assert "rules.deck.colour" in str(error)


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"format": None}, "names no format"),
        ({"format": True}, "names no format"),
        ({"format": -1}, "names no format"),
        ({"seats": []}, "seats: 4 entries expected, not 0"),
        ({"code": "AAAA-AAAA-AAAA"}, "code: the deal code AAAA-AAAA-AAAA is mistyped"),
        ({"first_dealer": 4}, "first_dealer: 4 is more than 3"),
        ({"rules": {}}, "rules.edition: Field required"),
        ({"strange": 1}, "strange: unknown key"),
        ({"program": "9" * 200}, "program: 200 letters are more than 100"),
        ({f"strange{number}": 1 for number in range(150)}, "strange99: unknown key; 50 more"),
    ],
)
def test_a_damaged_header_is_said_in_one_line(
    path: Path, values: dict[str, object], words: str
) -> None:
    recorded(path, 10)
    set_header(path, **values)
    error = problem_of(path)
    assert (error.problem, error.line) == (FileProblem.DAMAGED, 1)
    assert words in str(error)


def test_a_long_name_is_cut(path: Path) -> None:
    recorded(path, 10)
    rewrite(path, lambda lines: lines[0]["seats"][1].update(name="x" * 200_000))
    loaded = load_match(path)
    assert loaded.match.seats[1].name == "x" * 40
    assert len(loaded.match.entries) == 10


def test_a_long_title_is_damage(path: Path) -> None:
    recorded(path, 10)
    rewrite(path, lambda lines: lines[0]["rules"].update(title="x" * 200_000))
    assert problem_of(path).problem == FileProblem.DAMAGED


def test_the_rules_of_a_file_are_those_that_are_in_use(path: Path) -> None:
    rules = recorded(path, 10).header.rules
    assert load_match(path).match.header.rules is rules


def test_changed_rules_are_noticed(path: Path) -> None:
    recorded(path, 10)
    rewrite(path, lambda lines: lines[0]["rules"]["end"].update(target=100))
    error = problem_of(path)
    assert error.problem == FileProblem.DIGEST
    assert str(error) == f"{path}:1: the rules do not match their digest"


def test_rules_that_contradict_each_other_are_refused_in_one_line(path: Path) -> None:
    recorded(path, 10)

    def poison(lines: list[dict[str, Any]]) -> None:
        rules = lines[0]["rules"]
        rules["seats"]["sides"], rules["end"]["target"] = [[0, 2], [1, 4]], None
        lines[0]["digest"] = digest(RULESETS.validate_python(rules))

    rewrite(path, poison)
    for read in (load_match, peek_match, read_record, Journal.resume):
        error = problem_of(path, read)
        assert error.problem == FileProblem.RULES
        assert [problem.id for problem in error.contradictions] == [
            "seats.not_a_partition",
            "end.never",
        ]
        assert error.what == (
            "rules: seats.sides: seats.not_a_partition (players 4); end.target: end.never"
        )


def test_whatever_a_reader_stumbles_over_is_damage(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded(path, 10)

    def stumble(*_: object) -> None:
        raise AttributeError

    monkeypatch.setattr("engine.saves.lines.read_header", stumble)
    for read in (load_match, peek_match, read_record, Journal.resume):
        error = problem_of(path, read)
        assert (error.problem, error.what) == (
            FileProblem.DAMAGED,
            "it cannot be read (AttributeError)",
        )


def test_a_missing_file_is_said_to_be_so(path: Path) -> None:
    assert problem_of(path).problem == FileProblem.STORAGE
    assert problem_of(path, Journal.resume).problem == FileProblem.STORAGE


@pytest.mark.parametrize("make", [Path.mkdir, getattr(os, "mkfifo", Path.mkdir)])
@pytest.mark.parametrize("read", [load_match, peek_match, Journal.resume])
def test_what_is_no_file_is_foreign(
    path: Path, make: Callable[[Path], None], read: Callable[[Path], object]
) -> None:
    make(path)
    with pytest.raises(JournalError, match="not a regular file") as caught:
        read(path)
    assert caught.value.problem == FileProblem.FOREIGN


def old_header(header: Raw) -> Raw:
    """Migrates a header of a made-up version 0, with plain names for players and a seed for the
    code.
    """
    seats = [{"name": name, "kind": "person"} for name in header["players"]]
    rest = {key: value for key, value in header.items() if key not in ("players", "seed")}
    return {**rest, "seats": seats, "code": header["seed"]}


def old_entry(entry: Raw) -> Raw:
    """Migrates an entry of version 0, which counted from 0 and wrote undo as ``back``."""
    rest = {key: value for key, value in entry.items() if key != "back"}
    undo = {"undo": entry["back"]} if "back" in entry else {}
    return {**rest, **undo, "n": entry["n"] + 1}


OLD = {**MIGRATIONS, 0: Migration(old_header, old_entry)}


def make_old(lines: list[dict[str, Any]]) -> None:
    header = lines[0]
    header["players"] = [seat["name"] for seat in header.pop("seats")]
    header["seed"] = header.pop("code")
    header["format"] = 0
    for line in lines[1:]:
        line["n"] -= 1
        if "undo" in line:
            line["back"] = line.pop("undo")


def test_an_old_file_is_read_by_way_of_migrations(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = recorded(path, 150)
    assert b'"undo"' in path.read_bytes()
    rewrite(path, make_old)
    monkeypatch.setattr("engine.saves.lines.MIGRATIONS", OLD)
    loaded = load_match(path)
    assert loaded.version == 0
    assert loaded.match.entries == match.entries
    assert [player.name for player in loaded.match.seats] == [seat.name for seat in match.seats]
    assert problem_of(path, Journal.resume).problem == FileProblem.OLDER


def test_an_old_file_without_a_way_is_said_to_be_so(path: Path) -> None:
    recorded(path, 10)
    rewrite(path, make_old)
    assert str(problem_of(path)).endswith("the header cannot be read: no way from format 0")


def test_migrations_run_one_after_the_other() -> None:
    table = {
        1: Migration(header=lambda raw: {**raw, "one": 1}),
        2: Migration(header=lambda raw: {**raw, "two": raw["one"] + 1}),
    }
    raw: Raw = {}
    for step in steps_from(1, table, target=3):
        raw = step.header(raw)
        assert step.entry({"n": 1}) == {"n": 1}
    assert raw == {"one": 1, "two": 2}
    with pytest.raises(ValueError, match="no way from format 3"):
        steps_from(1, table, target=4)
