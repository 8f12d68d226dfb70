"""Measures whether the program grows while it is played: ``endurance --minutes N``.

The real window plays deals among computers as fast as they come, and match follows match. Each
minute it prints the memory that is held, how many widgets are alive, and how many deals were
played.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from canasta_gui.settings.remembered import RememberedMatch, RememberedSeat
from canasta_gui.settings.system_folders import DATA_VARIABLE, config_folder
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.windows.startup.first_frame import memory_in_use
from canasta_gui.windows.startup.program import Program
from canasta_gui.windows.startup.program_base import ProgramBase
from canasta_gui.windows.startup.start import make_app
from tests.kit.played_matches import NAMES

_MINUTE_MS = 60_000
_SETTLED_MS = 2_000
"""The time in milliseconds after which the window is painted and everything is loaded."""
_EDITION = "winning-moves-deluxe"


def main(arguments: Sequence[str]) -> int:
    """Plays and prints; returns the exit status."""
    parser = argparse.ArgumentParser(prog="endurance")
    parser.add_argument("--minutes", type=int, default=10)
    parser.add_argument("--level", default="club", help="of the computer players")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        os.environ[DATA_VARIABLE] = folder
        app = make_app()
        base = ProgramBase(app, config_folder())
        base.preferences.change(speed=Speed.INSTANT)
        base.show(is_new=True)
        program = Program(base)
        program.begin(is_new=True)
        endurance = Endurance(program, app, options.minutes, options.level)
        QTimer.singleShot(_SETTLED_MS, endurance.begin)
        app.exec()
        program.end()
    return 0


class Endurance(QObject):
    """Keeps the program playing, and records memory and widgets."""

    def __init__(self, program: Program, app: QApplication, minutes: int, level: str) -> None:
        super().__init__(program.window)
        self._program = program
        self._app = app
        self._minutes = minutes
        self._passed = self._deals = 0
        seats = tuple(RememberedSeat(name=name, is_person=False, level=level) for name in NAMES[:4])
        self._choice = RememberedMatch(edition=_EDITION, players=len(seats), seats=seats)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._pass_minute)
        program.conductor.deal_over.connect(self._end_deal)

    def begin(self) -> None:
        """Deals the first match."""
        self._tell()
        self._clock.start(_MINUTE_MS)
        self._program.flow.begin(self._choice)

    def _end_deal(self) -> None:
        self._deals += 1
        # A score with news is opened first: other listeners to the end of a deal come later.
        QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        """Goes on to the next deal, from the score where news opened it; after a match begins
        another.
        """
        flow, sheet = self._program.flow, self._program.window.sheets.top
        if sheet is None:
            flow.results.go_on()
        else:
            sheet.accept()
        if flow.match is None or flow.match.is_over:
            flow.begin(self._choice)

    def _pass_minute(self) -> None:
        self._passed += 1
        self._tell()
        if self._passed >= self._minutes:
            self._clock.stop()
            self._app.quit()

    def _tell(self) -> None:
        widgets = len(self._app.allWidgets())
        sys.stdout.write(
            f"{self._passed:3} min: {memory_in_use()}, {widgets} widgets, {self._deals} deals\n"
        )
        sys.stdout.flush()
