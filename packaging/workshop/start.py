"""Measures the speed of the program: ``start``.

Prints the time for a picture, the longest time for which the window stands still while a deck is
drawn, and of starts the time to the first frame and until one can play, and the memory. Compare
times of the processor: they grow less when the machine is busy with others.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from canasta_gui.persistence.store import MatchStore
from canasta_gui.settings.system_folders import DATA_VARIABLE
from tests.kit.played_matches import first_match_where, is_rich
from workshop import frames

_STARTS: Final = 3


def main(arguments: Sequence[str]) -> int:
    """Measures and prints; returns the exit status."""
    argparse.ArgumentParser(prog="start", description=__doc__).parse_args(arguments)
    frames.write_figures()
    sys.stdout.write(f"another deck: stands still for {longest_block():.0f} ms at the most\n")
    with tempfile.TemporaryDirectory() as folder:
        matches, bytecode = Path(folder, "data"), Path(folder, "bytecode")
        _leave_a_match(matches)
        start(matches, bytecode)  # This one compiles the sources, as an installation does.
        for _ in range(_STARTS):
            sys.stdout.write(f"with a match: {start(matches, bytecode)}")
        for number in range(_STARTS):
            sys.stdout.write(f"for the first time: {start(Path(folder, str(number)), bytecode)}")
    return 0


def longest_block() -> float:
    """Returns the longest uninterrupted milliseconds of the window's thread while a deck is
    drawn.
    """
    from PySide6.QtWidgets import QApplication

    from canasta_gui.settings.own_decks import own_decks
    from tests.kit import specimens

    widget = frames.table()
    widget.show_view(specimens.crowded())
    widget.finish_drawing()
    style = replace(widget.options.deck_style, deck=[*own_decks()][-1])
    options = replace(widget.options, deck_style=style)
    blocks = [_worked(lambda: widget.set_options(options))]
    while widget.is_drawing:
        blocks.append(_worked(QApplication.processEvents))
    widget.close()
    return max(blocks)


def _worked(action: Callable[[], object]) -> float:
    begun = time.thread_time()
    action()
    return 1000 * (time.thread_time() - begun)


def _leave_a_match(folder: Path) -> None:
    """Saves a match in a folder, with which the program will go on."""
    os.environ[DATA_VARIABLE] = str(folder)
    MatchStore().create(first_match_where(is_rich, "picture")).close()


def start(data: Path, bytecode: Path) -> str:
    """Returns the program's own report of its start with a folder of matches and settings.

    The sources' bytecode is read from a folder, and written there if it is missing: an installed
    program has it, and compiling the sources at every start takes half as long again.
    """
    command = [sys.executable, "-m", "canasta_gui", "--time-start", "--data", str(data)]
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(bytecode)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return done.stdout
