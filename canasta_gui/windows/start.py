"""From nothing to the first frame."""

import sys

from PySide6.QtWidgets import QApplication

from canasta_gui.settings.folders import config_folder
from canasta_gui.windows.program import Program


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


def run_window(*, is_new: bool = False, is_timed: bool = False) -> int:
    """Show the window until it is closed; the exit status."""
    app = make_app()
    program = Program(app, config_folder())
    program.show(is_new=is_new)
    if is_timed:
        from canasta_gui.windows.stopwatch import time_first_frame

        time_first_frame(program.window, print, app.quit)
    status = app.exec()
    program.end()
    return status
