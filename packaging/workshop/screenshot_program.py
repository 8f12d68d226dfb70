"""A program that takes pictures of its window, in a data folder of its own."""

import os
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSize, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from canasta_gui.settings.model import Follow, Scheme, Settings
from canasta_gui.settings.system_folders import DATA_VARIABLE
from canasta_gui.table.motion.timing import REDRAW_AFTER_RESIZE
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.windows.startup.program import Program
from canasta_gui.windows.startup.program_base import ProgramBase
from canasta_gui.windows.startup.start import make_app
from engine import Match
from tests.kit.played_matches import usual_choice

PLAIN = Settings(
    language="en",
    scheme=Scheme.LIGHT,
    high_contrast=Follow.OFF,
    reduced_motion=Follow.OFF,
    speed=Speed.INSTANT,
)
"""The settings of all pictures, which do not depend on the system."""


_QUALITY = 50
"""Of WebP: lower than this, the small words of a table lose their edges."""
_LOOK_MS = 100
_REDRAWN_MS = 2 * REDRAW_AFTER_RESIZE


class ScreenshotProgram:
    """A program that shows matches and takes pictures."""

    def __init__(self, program: Program, size: QSize) -> None:
        self.program = program
        self.window = program.window
        self.window.show()
        self.resize(size)

    def show(self, match: Match) -> None:
        """Shows a match on the table."""
        opened = self.program.store.create(match)
        opened.close()
        self.program.flow.resume(opened.path)
        self.settle()

    def settle(self) -> None:
        """Waits until layout and animation are done."""
        for _ in range(4):
            make_app().processEvents()
            self.window.table.finish_all()
            self.window.table.finish_drawing()
        if self.window.welcome.isVisible():
            self.window.welcome.fan.finish()

    def wait_for(self, is_there: Callable[[], bool]) -> None:
        """Waits for a result that is computed in another thread or process."""
        while not is_there():
            wait(_LOOK_MS)

    def resize(self, size: QSize) -> None:
        """Sets the size of the window."""
        self.window.resize(size)
        # Until the size has been kept for a moment, old drawings are only stretched.
        wait(_REDRAWN_MS)
        self.settle()

    def picture(self, what: QWidget | None = None) -> QImage:
        """Returns a picture of the window, or of a part of it, at rest."""
        self.settle()
        return (what or self.window).grab().toImage()

    def shoot(self, path: Path, what: QWidget | None = None) -> Path:
        """Writes that picture; returns the path."""
        save(self.picture(what), path)
        return path


def wait(milliseconds: int) -> None:
    """Lets the event loop run for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def save(image: QImage, path: Path) -> None:
    """Writes a picture, in the format of its name's ending.

    WebP loses what nobody sees and takes a tenth of PNG. Raises `OSError` if the folder cannot
    be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if not image.save(str(path), quality=_QUALITY if path.suffix == ".webp" else -1):
        raise OSError(f"{path} cannot be written")


@contextmanager
def screenshot_program(
    size: QSize, settings: Settings = PLAIN
) -> Generator[ScreenshotProgram, None, None]:
    """Yields a screenshot program that leaves nothing behind but its pictures."""
    before = os.environ.get(DATA_VARIABLE)
    with tempfile.TemporaryDirectory() as name:
        os.environ[DATA_VARIABLE] = name
        program = Program(ProgramBase(make_app(), Path(name)))
        program.preferences.replace(settings)
        program.preferences.remember(last_match=usual_choice())
        try:
            yield ScreenshotProgram(program, size)
        finally:
            program.end()
            program.window.close()
            if before is None:
                del os.environ[DATA_VARIABLE]
            else:
                os.environ[DATA_VARIABLE] = before
