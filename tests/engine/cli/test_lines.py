"""Properties of every command that answers lines: bad input gives a message, never a traceback."""

import os
from pathlib import Path

import pytest

from tests.engine.cli.conftest import Engine
from tests.engine.positions import EMPTY

_PROGRAM = "python -m engine"
COMMANDS = ("check", "options", "score", "deal")

BAD_LINES: list[tuple[object, str]] = [
    ('{"position": {', "line 1: not JSON: expecting property name"),
    ('{"position": 5', "line 1: not JSON: expecting ',' delimiter at column 15"),
    ("{'position': 5}", "line 1: not JSON: expecting property name"),
    ("draw", "line 1: not JSON: expecting value at column 1"),
    ("[1, 2", "line 1: not JSON: expecting ',' delimiter"),
    ('{"a": 1, "a": 2}', "line 1: not usable: key 'a' occurs twice"),
    ("[" * 100_000, "line 1: not usable: nested too deeply"),
    ("7" * 5_000, "line 1: not usable: a number is too long"),
    (b"\xff\xfe{}", "line 1: not text in UTF-8"),
    (b"\x00", "line 1: not JSON"),
    ([], "line 1: an object expected, not a list"),
    (None, "line 1: an object expected, not null"),
    (7, "line 1: an object expected, not 7"),
    ("NaN", "line 1: an object expected, not nan"),
    ({"\n\x1b[31m": 1}, r"line 1: \n\x1b[31m: unknown key"),
    ('{"\\ud800": 1}', r"line 1: \ud800: unknown key"),
    ({"x" * 9_000: 1}, "line 1: xxxx"),
]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("line", "problem"), BAD_LINES)
def test_a_bad_line_is_named(engine: Engine, command: str, line: object, problem: str) -> None:
    ran = engine(command, lines=(line,))
    assert ran.status == 2
    assert ran.out == ""
    assert ran.errors[0].startswith(problem)
    assert all(error.startswith("line 1: ") and len(error) < 520 for error in ran.errors)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_line_that_is_no_object_is_one_problem(engine: Engine, command: str) -> None:
    ran = engine(command, lines=([1, 2],))
    assert ran.errors == ["line 1: an object expected, not a list"]


@pytest.mark.parametrize("command", ["options", "score"])
def test_good_lines_are_answered_beside_bad_ones(engine: Engine, command: str) -> None:
    ran = engine(command, lines=("", "x", {"position": EMPTY}, {"position": 1}))
    assert ran.status == 2
    assert len(ran.values) == 1
    assert [error.partition(": ")[0] for error in ran.errors] == ["line 2", "line 4"]


@pytest.mark.parametrize("command", COMMANDS)
def test_no_lines_are_no_problem(engine: Engine, command: str) -> None:
    ran = engine(command)
    assert (ran.status, ran.out, ran.errors) == (0, "", [])


def test_lines_can_stand_in_a_file(engine: Engine, tmp_path: Path) -> None:
    file = tmp_path / "lines.jsonl"
    file.write_text('\ufeff{"position": {"rules": "hasbro-2001"}}\n', encoding="utf-8")
    assert engine("score", str(file)).value["over"] is False


def test_a_missing_file_is_named(engine: Engine, tmp_path: Path) -> None:
    missing = tmp_path / "none.jsonl"
    ran = engine("check", str(missing))
    assert (ran.status, ran.errors) == (2, [f"{missing}: No such file or directory"])


@pytest.mark.parametrize(
    ("argv", "problem"),
    [
        ((), "python -m engine: the following arguments are required: command"),
        (("fly",), "python -m engine: argument command: invalid choice: 'fly'"),
        (("check", "--fast"), "python -m engine: unrecognized arguments: --fast"),
        (
            ("play", "--deals", "0"),
            "python -m engine play: argument --deals: a number from 1 to 100000",
        ),
        (
            ("arena", "--jobs", "x"),
            "python -m engine arena: argument --jobs: a number from 1 to 61",
        ),
        (
            ("arena", "--cluster", "tcp://127.0.0.1:1"),
            "python -m engine arena: argument --cluster: needs dask.distributed",
        ),
        *(
            ((command, f"--{name}", "1000000000000"), f"{_PROGRAM} {command}: argument --{name}: a")
            for command, name in (
                *(("arena", name) for name in ("deals", "matches", "jobs")),
                ("play", "deals"),
            )
        ),
        (
            ("bench", "--seconds", "nan"),
            "python -m engine bench: argument --seconds: seconds up to 3600 expected",
        ),
    ],
)
def test_wrong_arguments_are_named_in_one_line(
    engine: Engine, argv: tuple[str, ...], problem: str
) -> None:
    ran = engine(*argv)
    assert ran.status == 2
    (error,) = ran.errors
    assert error.startswith(problem)


def test_help_is_no_error(engine: Engine) -> None:
    ran = engine("--help")
    assert ran.status == 0
    assert "rulesets" in ran.out


def test_only_the_first_problems_are_told(engine: Engine) -> None:
    ran = engine("check", lines=({f"key {number}": 1 for number in range(200_000)},))
    assert ran.status == 2
    assert len(ran.errors) == 101
    assert ran.errors[0] == "line 1: key 0: unknown key"
    assert ran.errors[-1] == "line 1: 199902 more problems"


def test_a_line_without_end_is_broken_off(engine: Engine) -> None:
    ran = engine("check", lines=(b"7" * (17 << 20), {"position": EMPTY}))
    assert ran.status == 2
    assert ran.errors == ["line 1: longer than 16777216 bytes"]
    assert ran.out == ""


@pytest.mark.skipif(os.name != "posix", reason="pipes have no place among files here")
@pytest.mark.parametrize("command", ["check", "verify", "replay"])
def test_a_pipe_in_the_place_of_a_file_is_refused(
    engine: Engine, tmp_path: Path, command: str
) -> None:
    os.mkfifo(tmp_path / "pipe")
    ran = engine(command, str(tmp_path / "pipe"))
    assert ran.status == 2
    assert ran.errors == [f"{tmp_path / 'pipe'}: not a regular file"]
