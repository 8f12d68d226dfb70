"""The compiled engine of the built program chooses the same actions as the plain one."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from compiled_choices import TABLES, choices
from compiled_engine import (
    PARTS,
    PLAIN,
    QUICK,
    ROOT,
    TABLE,
    build_engine,
    compare_choices,
    modules_of,
    sources_of,
)

needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


@pytest.mark.parametrize("part", PARTS)
def test_everything_that_is_named_is_there(part: str) -> None:
    assert list(ROOT.glob(part))


def test_modules_are_named_as_they_are_imported() -> None:
    assert {"engine.shapes", "engine.kernel.table"} <= modules_of(sources_of(TABLE))
    assert set(sources_of(TABLE)) < set(sources_of(PARTS))


@pytest.mark.slow
def test_the_compiler_understands_every_type(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--follow-imports=silent", "--cache-dir", tmp_path]
    done = subprocess.run(
        [*command, *sources_of(PARTS)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


@needs_compiler
@pytest.mark.soak
def test_the_compiled_table_chooses_as_the_plain_one(tmp_path: Path) -> None:
    built = build_engine(tmp_path / "built", TABLE, QUICK)
    assert built is not None
    assert compare_choices(built, tmp_path / "copy", deals=1) == ""
    assert build_engine(tmp_path / "built", TABLE, QUICK, setup="raise SystemExit(1)") == built


def test_an_engine_that_is_not_compiled_is_told(tmp_path: Path) -> None:
    (tmp_path / "nothing").mkdir()
    told = compare_choices(tmp_path / "nothing", tmp_path / "copy", deals=0)
    assert told.endswith("not plain and plain\n")


def test_where_it_cannot_be_compiled_a_sentence_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build_engine(tmp_path, setup="raise SystemExit(1)") is None
    assert capsys.readouterr().out == f"{PLAIN}\n"


def test_choices_of_a_deal_follow_from_its_number() -> None:
    assert choices(TABLES[0], 0) == choices(TABLES[0], 0) != choices(TABLES[0], 1)
