"""From nothing to the first frame, and from there to the table."""

import gc
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from canasta_gui.settings.folders import config_folder
from canasta_gui.settings.model import Language
from canasta_gui.windows.first_frame import FirstFrame, Spent, memory_in_use
from canasta_gui.windows.shell import Shell

if TYPE_CHECKING:
    from canasta_gui.windows.program import Program

_PAINTED = 200
"""Milliseconds after which all that was begun at the start has been painted."""


def make_app() -> QApplication:
    """The one application of this process, with the name under which it is known."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName("canasta-table")
    app.setApplicationDisplayName("Canasta")
    app.setDesktopFileName("canasta-table")
    # One style everywhere: our colours need one that obeys them.
    app.setStyle("Fusion")
    return app


def run_window(
    *, is_new: bool = False, is_timed: bool = False, language: Language | None = None
) -> int:
    """Show the window until it is closed; the exit status."""
    app = make_app()
    shell = Shell(app, config_folder(), language)
    start = Start(shell, is_new=is_new, is_timed=is_timed)
    status = app.exec()
    start.end()
    return status


class Start:
    """Shows the window first and loads the game behind it."""

    def __init__(self, shell: Shell, *, is_new: bool, is_timed: bool) -> None:
        self._shell = shell
        self._is_new = is_new
        self._is_timed = is_timed
        self._program: Program | None = None
        self._frame = FirstFrame(shell.window)
        self._frame.painted.connect(self._load)
        shell.show(is_new=is_new)

    def end(self) -> None:
        """The window was closed."""
        if self._program is not None:
            self._program.end()

    def _load(self) -> None:
        first = Spent.now()
        from canasta_gui.windows.program import Program

        self._program = Program(self._shell)
        self._program.begin(is_new=self._is_new)
        # What is there now stays: no collection need ever look at it again.
        gc.freeze()
        gc.enable()
        if self._is_timed:
            ready = Spent.now()
            # What was begun is painted before the memory is looked at.
            QTimer.singleShot(_PAINTED, lambda: self._tell(first, ready))

    def _tell(self, first: Spent, ready: Spent) -> None:
        memory = memory_in_use()
        print(f"first frame {first}, ready {ready}, memory {memory}")  # noqa: T201 - asked for
        self._shell.app.quit()
