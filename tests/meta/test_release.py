"""A release has a tag, checksums and notes."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import release
from engine.version import VERSION

CHANGELOG = """# Changelog

## [Unreleased]

- Not yet.

## [1.2.0] - 2026-01-02

### Added

- Cards.

## [1.1.0] - 2025-01-02

- Less.
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns a folder with two files to release, in a project whose changelog has the version."""
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "program_version", lambda: "1.2.0")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    files = tmp_path / "files"
    files.mkdir()
    (files / "b.deb").write_bytes(b"two")
    (files / "a.tar.xz").write_bytes(b"one")
    return files


def test_the_notes_are_the_section_of_the_version_alone(folder: Path, tmp_path: Path) -> None:
    release.main("v1.2.0", folder)
    assert (tmp_path / "notes.md").read_text() == "### Added\n\n- Cards.\n"


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="there is no sha256sum here")
def test_the_checksums_are_read_by_the_usual_tool(folder: Path) -> None:
    release.main("v1.2.0", folder)
    check = ["sha256sum", "--check", "--strict", "SHA256SUMS"]
    done = subprocess.run(check, cwd=folder, capture_output=True, text=True, check=True)
    assert done.stdout == "a.tar.xz: OK\nb.deb: OK\n"
    (folder / "b.deb").write_bytes(b"three")
    assert subprocess.run(check, cwd=folder, capture_output=True, check=False).returncode == 1


def test_a_second_run_does_not_count_its_own_checksums(folder: Path) -> None:
    release.main("v1.2.0", folder)
    first = (folder / "SHA256SUMS").read_text()
    release.main("v1.2.0", folder)
    assert (folder / "SHA256SUMS").read_text() == first


def test_another_tag_is_refused(folder: Path) -> None:
    with pytest.raises(SystemExit, match=r"tag is v1\.3\.0, .* version is 1\.2\.0"):
        release.main("v1.3.0", folder)
    assert not (folder / "SHA256SUMS").exists()


def test_a_version_without_a_section_is_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "program_version", lambda: "2.0.0")
    with pytest.raises(SystemExit, match=r"no section for 2\.0\.0"):
        release.main("v2.0.0", folder)


def test_an_empty_folder_is_refused(folder: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(SystemExit, match="nothing to release"):
        release.main("v1.2.0", empty)


def test_the_version_is_the_program_s() -> None:
    assert release.program_version() == VERSION


def test_the_version_is_known_without_any_package() -> None:
    """A release is prepared by the Python of the system."""
    script = Path(release.__file__)
    command = [sys.executable, "-I", "-S", str(script), "v0", "."]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == f"The tag is v0, but the program's version is {VERSION}.\n"
