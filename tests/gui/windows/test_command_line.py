"""The command line: what a player may say, and what is said where no window can open."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from canasta_gui import app
from canasta_gui.command_line import LANGUAGES, make_parser
from canasta_gui.i18n.translator import resolve
from canasta_gui.settings.folders import config_folder
from canasta_gui.settings.model import Language
from canasta_gui.windows.shell import Shell
from engine import VERSION

ROOT = Path(__file__).resolve().parents[3]


def run(*arguments: str, **variables: str | None) -> subprocess.CompletedProcess[str]:
    """Start the program; a variable that is ``None`` is not set."""
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
    assert options == {"--help", "--new", "--language", "--data", "--smoke", "--version"}


def test_the_version_is_told() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Canasta {VERSION}\n", "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--nonsense"], "unrecognized arguments: --nonsense"),
        (["--language", "fr"], "invalid choice: 'fr'"),
        (["--data", __file__], f"{__file__} is no folder"),
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


def test_every_language_of_the_settings_can_be_asked_for() -> None:
    assert {*LANGUAGES, Language.SYSTEM} == set(Language)
    assert make_parser().parse_args(["--language", "de"]).language == "de"


@pytest.mark.usefixtures("look")
def test_the_language_asked_for_holds_until_the_player_chooses_one(qapp: QApplication) -> None:
    shell = Shell(qapp, config_folder(), Language.GERMAN)
    assert shell.language.language is Language.GERMAN
    assert shell.preferences.settings.language is Language.SYSTEM
    shell.preferences.change(show_log=True)
    assert shell.language.language is Language.GERMAN
    shell.preferences.change(language=Language.SPANISH)
    assert shell.language.language is Language.SPANISH
    shell.preferences.change(language=Language.SYSTEM)
    assert shell.language.language is resolve(Language.SYSTEM)


@pytest.mark.slow
def test_the_trial_run_needs_no_screen(tmp_path: Path) -> None:
    nothing = dict.fromkeys(("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))
    done = run("--smoke", "--data", str(tmp_path), **nothing)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
