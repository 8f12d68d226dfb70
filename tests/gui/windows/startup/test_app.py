"""Tests the program as a command."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[4]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=120
    )


def test_the_loaded_program_keeps_no_lines_and_has_no_computer_players() -> None:
    """Both would take time and memory, as do tables of numbers: computer players live in a process
    of their own, and nobody asked for a hint yet. Its window survives errors in its parts.
    """
    told = (
        "from canasta_gui.app import prepare; prepare();"
        "import linecache, sys, tomllib; read = tomllib.loads;"
        "tomllib.loads = lambda text: (len(text) > 2000 and print(text), read(text))[1];"
        "import canasta_gui.windows.startup.program, engine;"
        "tomllib.loads = read; engine.load_ruleset('classic-1951');"
        "print([path for path in linecache.cache if 'canasta_gui' in path]);"
        "print([name for name in ('engine.ai.levels', 'engine.ai.reasons', 'engine.ai.style',"
        " 'engine.ai.search', 'engine.kernel', 'engine.exercises', 'engine.feats',"
        " 'canasta_gui.dialogs.score', '_hashlib') if sys.modules.get(name)]);"
        "from canasta_gui.windows.frame.main_window import MainWindow;"
        "print(MainWindow.resizeEvent.__name__)"
    )
    done = run("-c", told)
    expected = "[]\n[]\nanswer_surely\n"
    assert (done.returncode, done.stdout, done.stderr) == (0, expected, "")


def test_the_started_program_has_no_classes_of_things_that_it_does_not_use(tmp_path: Path) -> None:
    """PySide makes a class of Qt when it is used, but all that are derived from one to find out
    what an object is that the program has not made: 2 MB of classes, at one look at such a widget.
    """
    script = f"""
from canasta_gui.app import prepare; prepare()
from pathlib import Path
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from canasta_gui.settings.system_folders import config_folder, use_folder
from canasta_gui.windows.startup.program import Program
from canasta_gui.windows.startup.program_base import ProgramBase
from canasta_gui.windows.startup.start import make_app
use_folder(Path({str(tmp_path)!r}))
app = make_app()
base = ProgramBase(app, config_folder())
base.window.show_empty_table()
base.window.show()
program = Program(base)
program.flow.begin(program.flow.usual)
app.processEvents()
made = {{it.__name__ for known in (QObject, QWidget) for it in known.__subclasses__()}}
print(made & {{"QSplashScreen", "QWizard", "QRubberBand", "QCompleter", "QUndoStack"}})
program.end()
"""
    done = run("-c", script)
    assert done.stdout == "set()\n", done.stderr


@pytest.mark.slow
def test_the_time_to_the_first_frame_is_told(tmp_path: Path) -> None:
    done = run("-m", "canasta_gui", "--time-start", "--data", str(tmp_path))
    assert done.returncode == 0
    took = r"\d+ ms \(\d+ of the processor\)"
    line = rf"first frame {took}, ready {took}, memory (\d+ MB|unknown)\n"
    assert re.fullmatch(line, done.stdout)


def test_the_first_frame_needs_no_engine() -> None:
    """The modules loaded before the window appears determine how long the player waits for it."""
    script = (
        "import sys, canasta_gui.windows.startup.start;"
        "print([name for name in ('engine.cards', 'pydantic', 'canasta_gui.controller.conductor',"
        " 'canasta_gui.table.widget', 'multiprocessing.context') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
