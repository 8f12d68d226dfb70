"""Measures the speed of the program: ``start``.

Prints the time for a picture, the longest time for which the window stands still while a deck is
drawn, and of a start with a match to go on with the time to its first frame and its memory. Compare
times of the processor: they do not grow when the machine is busy with others.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from canasta_gui.persistence.folders import DATA_VARIABLE
from canasta_gui.persistence.store import MatchStore
from workshop import frames
from workshop.playing import is_rich, match_at

_STARTS: Final = 3


def main(arguments: Sequence[str]) -> int:
    """Measures and print."""
    frames.main(arguments)
    sys.stdout.write(f"another deck: stands still for {longest_block():.0f} ms at the most\n")
    with tempfile.TemporaryDirectory() as folder:
        _leave_a_match(folder)
        for _ in range(_STARTS):
            sys.stdout.write(start(folder))
    return 0


def longest_block() -> float:
    """Returns the longest uninterrupted milliseconds of the window's thread while a deck is
    drawn.
    """
    from PySide6.QtWidgets import QApplication

    from canasta_gui.table.render.style import DECKS
    from workshop import specimens

    widget = frames.table()
    widget.show_view(specimens.crowded())
    widget.finish_drawing()
    style = replace(widget.options.deck_style, deck=DECKS[-1])
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


def _leave_a_match(folder: str) -> None:
    """Saves a match in a folder, with which the program will go on."""
    os.environ[DATA_VARIABLE] = folder
    MatchStore().create(match_at(is_rich, "picture")).close()


def start(folder: str) -> str:
    """Returns the program's own report of its start."""
    command = [sys.executable, "-m", "canasta_gui", "--time-start", "--data", folder]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout
