"""The bootstrap: the conditions for a start, its messages, and when nothing is left to do."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import bootstrap
import stamps
import system
from canasta_gui import no_window

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "packaging" / "bootstrap.py"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns a temporary project folder with pins, an environment and no stamp."""
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    monkeypatch.setattr(stamps, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(stamps, "PYTHON", sys.executable)
    (tmp_path / ".venv").mkdir()
    (tmp_path / "translations").mkdir()
    (tmp_path / "packaging").mkdir()
    for name in ("requirements.txt", "requirements-dev.txt"):
        (tmp_path / "packaging" / name).write_text(f"{name}\n")
    return tmp_path


def start(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs the bootstrap without a screen."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    variables = {name: value for name, value in os.environ.items() if name not in names}
    command = [sys.executable, str(SCRIPT), *arguments]
    return subprocess.run(
        command, env=variables | environment, capture_output=True, text=True, check=False
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a screen")
def test_play_without_a_screen_says_so_in_one_line_and_offers_the_demo() -> None:
    result = start("play")
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == bootstrap.NO_SCREEN + "\n"
    assert "make demo" in result.stderr


def test_what_opens_no_window_needs_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[str] = []

    def prepare(_packages: str, platform: str) -> None:
        prepared.append(platform)

    def hand_over(_command: list[str]) -> int:
        return 0

    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(bootstrap, "prepare", prepare)
    monkeypatch.setattr(bootstrap, "hand_over", hand_over)
    monkeypatch.setenv("CANASTA_COMPILE", "no")
    assert [bootstrap.main(["play", option]) for option in sorted(stamps.UNSEEN)] == [0] * 7
    assert prepared == ["offscreen"] * 7


def test_an_unknown_verb_lists_the_known_ones() -> None:
    result = start("dance")
    assert result.returncode == 2
    assert all(verb in result.stderr for verb in bootstrap.VERBS)


def test_another_python_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def works(command: list[str]) -> bool:
        return False

    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(bootstrap, "works", works)
    assert bootstrap.main(["play"]) == 1
    said = capsys.readouterr().err
    assert said == "Canasta needs Python 3.11 to 3.15; this is 3.9.\n"


def test_another_python_hands_over_to_one_that_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[str] = []

    def works(command: list[str]) -> bool:
        return "3.12" in " ".join(command)

    def hand_over(command: list[str]) -> int:
        handed.extend(command)
        return 7

    monkeypatch.setattr(sys, "version_info", (3, 16, 0))
    monkeypatch.setattr(bootstrap, "works", works)
    monkeypatch.setattr(bootstrap, "hand_over", hand_over)
    assert bootstrap.main(["test", "-x"]) == 7
    assert "3.12" in " ".join(handed)
    assert handed[-3:] == [bootstrap.__file__, "test", "-x"]


def test_nothing_is_ready_before_it_is_noted(elsewhere: Path) -> None:
    assert not stamps.is_ready("runtime", "offscreen")
    stamps.note_installed("runtime")
    assert not stamps.is_ready("runtime", "offscreen")
    stamps.note_proven("offscreen")
    assert stamps.is_ready("runtime", "offscreen")
    assert not stamps.is_ready("runtime", "window")
    assert not stamps.is_ready("dev", "offscreen")


def test_the_tools_bring_the_game_along(elsewhere: Path) -> None:
    stamps.note_installed("dev")
    assert stamps.is_installed("runtime")
    assert stamps.is_installed("dev")


@pytest.mark.parametrize("changed", ["requirements.txt", "requirements-dev.txt"])
def test_changed_pins_make_the_tools_stale(elsewhere: Path, changed: str) -> None:
    stamps.note_installed("dev")
    (elsewhere / "packaging" / changed).write_text("something newer\n")
    assert not stamps.is_installed("dev")


def test_another_python_version_makes_it_stale(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamps.note_installed("runtime")
    monkeypatch.setattr(sys, "version_info", (3, 99))
    assert not stamps.is_installed("runtime")


def test_forgetting_drops_every_stamp(elsewhere: Path) -> None:
    stamps.note_installed("dev")
    stamps.note_proven("window")
    stamps.forget()
    assert list(stamps.VENV.iterdir()) == []


def test_a_translation_is_stale_until_compiled_after_its_change(elsewhere: Path) -> None:
    source = elsewhere / "translations" / "canasta_xx.ts"
    target = source.with_suffix(".qm")
    source.touch()
    assert stamps.stale_translations() == [(source, target)]
    target.touch()
    os.utime(target, (time.time() + 5, time.time() + 5))
    assert stamps.stale_translations() == []
    os.utime(source, (time.time() + 9, time.time() + 9))
    assert stamps.stale_translations() == [(source, target)]


def test_missing_libraries_are_named_by_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    def can_load(library: str) -> bool:
        return library not in {"libEGL.so.1", "libxcb-cursor.so.0"}

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(no_window, "can_load", can_load)
    assert system.missing_packages("offscreen") == ["libegl1"]
    assert system.missing_packages("window") == ["libegl1", "libxcb-cursor0"]


def test_without_root_the_packages_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "has_apt", lambda: True)
    monkeypatch.setattr(system, "is_root", lambda: False)
    with pytest.raises(SystemExit, match="run: sudo apt-get install libegl1 libgl1"):
        system.install(["libegl1", "libgl1"], "Qt needs libraries of the system")


def test_without_apt_the_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "has_apt", lambda: False)
    with pytest.raises(SystemExit, match="what Debian calls: libegl1"):
        system.install(["libegl1"], "Qt needs libraries of the system")


def test_who_is_root_installs_what_a_window_needs_beforehand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    installed: list[str] = []

    def install(packages: list[str], _reason: str) -> None:
        installed.extend(packages)

    monkeypatch.setattr(system, "install", install)

    def can_load(library: str) -> bool:
        return library != "libxcb-cursor.so.0"

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(no_window, "can_load", can_load)
    system.main()
    assert installed == ["libxcb-cursor0"]


def test_qt_starts_offscreen_here() -> None:
    assert system.qt_error(sys.executable, "offscreen") == ""


def test_qt_failing_is_reported_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing_packages(platform: str) -> list[str]:
        return []

    monkeypatch.setattr(system, "PROBE", "raise SystemExit('no such platform')")
    monkeypatch.setattr(system, "missing_packages", missing_packages)
    with pytest.raises(SystemExit, match="no such platform"):
        system.ensure_qt(sys.executable, "offscreen")


def test_every_verb_has_its_target_in_the_makefile() -> None:
    text = (ROOT / "Makefile").read_text()
    line = next(line for line in text.splitlines() if line.startswith("VERBS"))
    assert set(line.split(":=")[1].split()) == set(bootstrap.VERBS)


def test_a_task_runs_by_itself(tmp_path: Path) -> None:
    """Building a package and collecting texts start a task without the bootstrap."""
    source, target = tmp_path / "canasta_xx.ts", tmp_path / "canasta_xx.qm"
    source.write_text('<!DOCTYPE TS><TS version="2.1" language="de"></TS>', encoding="utf-8")
    command = [sys.executable, ROOT / "packaging" / "tasks.py", "compile", source, target]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert target.exists()
