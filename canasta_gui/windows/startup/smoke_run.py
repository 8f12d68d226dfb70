"""The smoke test: the real window with computer players plays one deal and saves it."""

import os
import tempfile
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer

from canasta_gui.no_window import complain
from canasta_gui.settings.remembered import RememberedMatch, RememberedSeat
from canasta_gui.settings.system_folders import DATA_VARIABLE, config_folder
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.windows.startup.program import Program
from canasta_gui.windows.startup.program_base import ProgramBase
from canasta_gui.windows.startup.start import make_app

_PATIENCE_MS = 240_000
LEVELS = ("club", "strong", "casual", "beginner")
"""The levels of the players; the strong one also needs its weights file, as the expert does."""


def run_smoke() -> int:
    """Plays a deal among computers; returns 0 if it was finished and saved."""
    with tempfile.TemporaryDirectory() as name:
        # Without a folder for settings the run must not touch the player's matches.
        os.environ.setdefault(DATA_VARIABLE, name)
        return _play(config_folder())


def _play(folder: Path) -> int:
    app = make_app()
    base = ProgramBase(app, folder)
    base.preferences.change(speed=Speed.INSTANT)
    base.show(is_new=True)
    program = Program(base)
    program.begin(is_new=True)
    program.conductor.deal_over.connect(lambda: app.exit(0))
    give_up = partial(app.exit, 1)
    # Deferred until the event loop runs, because saving may fail earlier, with the first card.
    program.conductor.storage_failed.connect(lambda: QTimer.singleShot(0, give_up))
    QTimer.singleShot(_PATIENCE_MS, give_up)
    seats = tuple(RememberedSeat(name=level, is_person=False, level=level) for level in LEVELS)
    program.flow.begin(
        RememberedMatch(edition="winning-moves-deluxe", players=len(seats), seats=seats)
    )
    # If the match could not be begun, no end would ever be signalled.
    status = app.exec() if program.flow.match is not None else 1
    is_saved = program.conductor.path is not None and program.conductor.path.exists()
    program.end()
    if status or not is_saved:
        complain(f"The deal was not played to its end. {program.window.banner.text}\n")
        return 1
    return 0
