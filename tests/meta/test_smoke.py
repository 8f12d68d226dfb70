"""The check of the built program notices every failure."""

import stat
from pathlib import Path

import pytest

import smoke


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """Returns an executable file in place of the built program; each test writes its content."""
    path = tmp_path / "canasta"
    path.touch()
    path.chmod(path.stat().st_mode | stat.S_IEXEC)
    return path


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("exit 0", ""),
        (f"echo '{smoke.HARMLESS[0]}' >&2", ""),
        ("exit 3", "it ended with status 3\n"),
        ("echo hello", "it said: hello\n"),
        ("echo trouble >&2; exit 1", "it ended with status 1\nit said: trouble\n"),
    ],
)
def test_anything_said_or_gone_wrong_is_a_complaint(
    program: Path, script: str, complaint: str
) -> None:
    program.write_text(f"#!/bin/sh\n{script}\n")
    assert smoke.complaint_about(program) == complaint


def test_a_program_that_hangs_is_a_complaint(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(smoke, "PATIENCE", 0.2)
    program.write_text("#!/bin/sh\nexec sleep 30\n")
    assert smoke.complaint_about(program) == "it was not done after 0 s\n"
