"""Tests the command line: its options, and its messages where no window can open."""

import gc
import os
import re
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest
from PySide6.QtWidgets import QApplication

from canasta_gui import app
from canasta_gui.command_line import make_parser
from canasta_gui.i18n.translator import resolve
from canasta_gui.no_window import NO_HOME
from canasta_gui.settings.languages import SYSTEM, language_codes
from canasta_gui.settings.system_folders import DATA_VARIABLE, config_folder, use_folder
from canasta_gui.windows.startup import start
from canasta_gui.windows.startup.program_base import ProgramBase
from engine import VERSION

ROOT = Path(__file__).resolve().parents[4]


def run(*arguments: str, **variables: str | None) -> subprocess.CompletedProcess[str]:
    """Starts the program; a variable that is ``None`` is not set."""
    wanted = {**os.environ, **variables}
    environment = {name: value for name, value in wanted.items() if value is not None}
    command = [sys.executable, "-m", "canasta_gui", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=120
    )


def test_help_has_what_a_player_can_say_and_nothing_else() -> None:
    done = run("--help")
    assert (done.returncode, done.stderr) == (0, "")
    options = set(re.findall(r"--[a-z-]+", done.stdout))
    assert "[FILE]" in done.stdout
    own = {"--new", "--language", "--data", "--smoke", "--install-desktop", "--remove-desktop"}
    assert options == {*own, "--help", "--version"}


@pytest.mark.parametrize(
    ("arguments", "system"), [(["--help", "--language", "de"], "C"), (["-h"], "de_DE.UTF-8")]
)
def test_help_is_in_the_language_asked_for_or_the_systems(
    arguments: list[str], system: str
) -> None:
    done = run(*arguments, LC_ALL=system, LANGUAGE=None, PYTHONIOENCODING="utf-8")
    assert done.stdout.startswith("Aufruf: canasta ")
    assert "mit der ersten Seite beginnen" in " ".join(done.stdout.split())
    assert "the" not in done.stdout.split()


def test_the_version_is_told() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Canasta {VERSION}\n", "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--nonsense"], "unrecognized arguments: --nonsense"),
        (["--language", "zz"], "invalid choice: 'zz'"),
        (["--demo", "here"], "unrecognized arguments: --demo"),
    ],
)
def test_a_wrong_argument_is_answered(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        app.main(arguments)
    assert end.value.code == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    "folder", [__file__, f"{__file__}/below", "~nobody-is-called-so/canasta"], ids=str
)
@pytest.mark.parametrize("is_variable", [True, False])
def test_a_folder_that_cannot_be_is_answered(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    folder: str,
    *,
    is_variable: bool,
) -> None:
    monkeypatch.setenv(DATA_VARIABLE, folder if is_variable else "")
    arguments = [] if is_variable else ["--data", folder]
    assert app.main(arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"Canasta cannot keep its files in {folder}: ")
    assert said.endswith("Name another folder with --data or in CANASTA_DATA_DIR.\n")
    assert said.count("\n") == 1


def test_a_person_without_a_home_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nowhere(*_: object, **__: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setenv(DATA_VARIABLE, "")
    monkeypatch.setattr(platformdirs, "user_log_path", nowhere)
    assert app.main([]) == 2
    assert capsys.readouterr().err == NO_HOME


def test_the_folder_is_made_and_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(DATA_VARIABLE, "")
    use_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()
    assert config_folder() == tmp_path / "a" / "b"


@pytest.mark.skipif(os.name != "posix", reason="making links is not for everybody here")
def test_a_file_that_leads_in_a_circle_is_left_to_the_window(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    circle = tmp_path / "circle"
    circle.symlink_to(circle)
    opened: list[Path | None] = []

    def run_window(file: Path | None, **_: object) -> int:
        opened.append(file)
        return 0

    monkeypatch.setattr(start, "run_window", run_window)
    monkeypatch.setattr(app, "prepare", lambda: None)
    monkeypatch.setattr(gc, "disable", lambda: None)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert app.main([str(circle)]) == 0
    assert opened == [circle]


def test_every_language_can_be_asked_for() -> None:
    for code in language_codes():
        assert make_parser().parse_args(["--language", code]).language == code
    assert make_parser().parse_args(["--language", "de"]).language == "de"


@pytest.mark.usefixtures("look")
def test_the_language_asked_for_holds_until_the_player_chooses_one(qapp: QApplication) -> None:
    base = ProgramBase(qapp, config_folder(), "de")
    assert base.language.language == "de"
    assert base.preferences.settings.language is SYSTEM
    base.preferences.change(show_log=True)
    assert base.language.language == "de"
    base.preferences.change(language="es")
    assert base.language.language == "es"
    base.preferences.change(language=SYSTEM)
    assert base.language.language is resolve(SYSTEM)


@pytest.mark.slow
def test_the_trial_run_says_what_the_disk_refuses(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("in the way")
    done = run("--smoke", "--data", str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stdout) == (1, "")
    assert "The deal was not played to its end." in done.stderr
    assert str(tmp_path / "matches") in done.stderr


def test_a_program_in_a_folder_whose_name_is_no_text_starts() -> None:
    script = (
        "import sys; sys.argv = ['/home/M\\udcfcller/canasta'];"
        "from canasta_gui.windows.startup.start import make_app; make_app(); print('started')"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "started\n")
