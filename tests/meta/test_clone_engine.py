"""A start from the sources compiles the engine once, beside its work, and never fails by it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import clone_engine
import compile_clone
import stamps

ROOT = Path(__file__).resolve().parents[2]
FAKE = """
import sys
from pathlib import Path
place = Path(sys.argv[1]) / "cpython" / "lib"
(place / "engine" / "kernel").mkdir(parents=True)
(place / "engine" / "kernel" / "compiled.py").write_text("def is_compiled(): return True")
"""
"""Stands for the compiler: the module that it makes says that it is compiled."""


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns a project with a small engine, a compiler, and nothing compiled."""
    kernel = tmp_path / "engine" / "kernel"
    kernel.mkdir(parents=True)
    (tmp_path / "engine" / "__init__.py").touch()
    (kernel / "__init__.py").touch()
    (kernel / "compiled.py").write_text("def is_compiled(): return False")
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    monkeypatch.setattr(stamps, "PYTHON", sys.executable)
    monkeypatch.setattr(compile_clone, "BUILD", FAKE)
    monkeypatch.setattr(clone_engine, "has_compiler", lambda: True)
    for name in ("PYTHONPATH", "PYTHONSAFEPATH", "CI", clone_engine.OFF):
        monkeypatch.setenv(name, "")  # what a start sets is forgotten at the end
        monkeypatch.delenv(name)
    return tmp_path


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Returns the folders for which a job is begun; none runs."""
    jobs: list[Path] = []
    monkeypatch.setattr(clone_engine, "begin", jobs.append)
    return jobs


def compile_now() -> int:
    """Does what the job does, in this process; returns its status."""
    wanted = clone_engine.place() / clone_engine.key()
    wanted.parent.mkdir(parents=True, exist_ok=True)
    clone_engine.take(wanted.with_suffix(".begun"))
    return compile_clone.main(wanted)


def kernel() -> str:
    """Returns the engine that a process gets after a start without arguments."""
    clone_engine.use([])
    probe = "from engine.kernel.compiled import is_compiled; print(is_compiled())"
    done = subprocess.run(
        [sys.executable, "-c", probe], cwd=stamps.ROOT, capture_output=True, text=True, check=True
    )
    for name in ("PYTHONPATH", "PYTHONSAFEPATH"):
        os.environ.pop(name, None)
    return {"True": "compiled", "False": "plain"}[done.stdout.strip()]


@pytest.fixture
def nicely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaves this process its place among the others."""

    def stay(_by: int) -> int:
        return 0

    monkeypatch.setattr(os, "nice", stay, raising=False)


def test_the_first_start_begins_it_and_says_so_once(
    clone: Path, started: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    clone_engine.use([])
    clone_engine.use([])
    assert started == [clone_engine.place() / clone_engine.key()]
    assert capsys.readouterr().out == f"{clone_engine.BEGUN}\n"


@pytest.mark.usefixtures("nicely")
def test_the_next_start_uses_it_until_the_sources_change(clone: Path, started: list[Path]) -> None:
    assert compile_now() == 0
    assert kernel() == "compiled"
    assert started == []
    (clone / "engine" / "new.py").touch()
    assert kernel() == "plain"
    assert len(started) == 1
    first = {path.name for path in clone_engine.place().iterdir() if path.is_dir()}
    assert compile_now() == 0
    assert kernel() == "compiled"
    assert first.isdisjoint(path.name for path in clone_engine.place().iterdir())


@pytest.mark.usefixtures("nicely", "started")
@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("engine/kernel/compiled.py", "raise SystemExit(9)"),
        ("engine/kernel/compiled.py", None),
        (clone_engine.SUMS, ""),
        (clone_engine.SUMS, "nonsense\n"),
        (clone_engine.SUMS, None),
    ],
)
def test_a_broken_one_is_not_used(clone: Path, name: str, content: str | None) -> None:
    compile_now()
    file = clone_engine.place() / clone_engine.key() / name
    file.unlink()
    if content is not None:
        file.write_text(content)
    assert kernel() == "plain"


@pytest.mark.usefixtures("nicely")
@pytest.mark.parametrize(
    "program", ["raise SystemExit(1)", FAKE.replace("return True", "return False")]
)
def test_what_fails_is_not_tried_again(
    clone: Path, started: list[Path], monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    monkeypatch.setattr(compile_clone, "BUILD", program)
    assert compile_now() == 1
    assert not any(path.is_dir() for path in clone_engine.place().iterdir())
    assert kernel() == "plain"
    assert started == []


def test_a_job_that_an_ended_machine_left_is_begun_again(
    clone: Path, started: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    clone_engine.use([])
    later = time.time() + clone_engine.GIVEN_UP + 1
    monkeypatch.setattr(time, "time", lambda: later)
    clone_engine.use([])
    assert len(started) == 2


@pytest.mark.parametrize(
    ("variables", "arguments", "compiler"),
    [
        ({clone_engine.OFF: "no"}, [], True),
        ({"CI": "true"}, [], True),
        ({}, ["--smoke"], True),
        ({}, [], False),
    ],
)
def test_nothing_is_begun_where_it_is_not_wanted_or_cannot_be(
    clone: Path,
    started: list[Path],
    monkeypatch: pytest.MonkeyPatch,
    variables: dict[str, str],
    arguments: list[str],
    compiler: bool,
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(clone_engine, "has_compiler", lambda: compiler)
    clone_engine.use(arguments)
    assert started == []
    assert not clone_engine.place().exists()


def test_where_nothing_may_be_written_the_start_goes_on(
    clone: Path, started: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    # A file in the way refuses everybody, root too, as a folder that may only be read does others.
    (clone / "build").write_text("")
    clone_engine.use([])
    assert started == []
    assert capsys.readouterr() == ("", "")


def test_the_compiler_is_installed_as_it_is_pinned() -> None:
    text = (ROOT / "packaging" / "requirements-dev.txt").read_text()
    chosen = compile_clone.pins(text)
    assert [line.split("==")[0] for line in chosen.splitlines() if line[0] != " "] == [
        *compile_clone.COMPILER
    ]
    assert all(line in text for line in chosen.splitlines())
    assert not chosen.rstrip().endswith("\\")
