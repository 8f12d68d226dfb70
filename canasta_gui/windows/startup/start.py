"""Starts the program: shows the first frame, then loads the game behind it; tells the player of
errors that nothing in the program caught.

Garbage is collected only in the window's thread. Python collects in the thread that happens to
allocate; the garbage may contain widgets, and deleting one in another thread crashes the program.
"""

import gc
import logging
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices, QFont, QIcon
from PySide6.QtWidgets import QApplication, QMessageBox
from typing_extensions import override

from canasta_gui.diagnostics.errors import BROKEN, UNCAUGHT, Watch, broken_file
from canasta_gui.diagnostics.log_file import open_log
from canasta_gui.dialogs.error_notices import failed_start_notice, folder_words, uncaught_notice
from canasta_gui.no_window import ALREADY_OPEN, complain
from canasta_gui.resource_path import resource_path
from canasta_gui.settings.system_folders import config_folder, log_folder
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.windows.panels.banner import Banner, Offer
from canasta_gui.windows.startup.first_frame import FirstFrame, Spent, memory_in_use
from canasta_gui.windows.startup.program_base import ProgramBase
from canasta_gui.windows.startup.qt_messages import listen
from canasta_gui.windows.startup.single_instance import SingleInstance
from canasta_gui.windows.startup.survivors import end_painters

if TYPE_CHECKING:
    from canasta_gui.windows.startup.program import Program


class ErrorReporter(QObject):
    """Reports uncaught errors of all threads until it is ended."""

    _raised = Signal(str)

    def __init__(self, banner: Banner, log: Path | None) -> None:
        super().__init__(banner)
        self._banner = banner
        self._log = log
        # Queued, because the error may come from another thread or during painting.
        self._raised.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._handler = _ErrorHandler(self)
        UNCAUGHT.addHandler(self._handler)

    def end(self) -> None:
        """Stops listening."""
        UNCAUGHT.removeHandler(self._handler)

    def report(self, broken: str = "") -> None:
        """Reports an error to the player in the next run of the event loop, with the broken file of
        the program that led to it.
        """
        self._raised.emit(broken)

    def _tell(self, broken: str) -> None:
        log = self._log
        offers = () if log is None else (Offer(folder_words(), lambda: _open_folder(log.parent)),)
        self._banner.tell(uncaught_notice(log, broken), *offers)


class _ErrorHandler(logging.Handler):
    """Reports every error that is logged."""

    def __init__(self, reporter: ErrorReporter) -> None:
        super().__init__(logging.ERROR)
        self._reporter = reporter

    @override
    def emit(self, record: logging.LogRecord) -> None:
        self._reporter.report(getattr(record, BROKEN, ""))


class _WindowWatch(Watch):
    """Ends what was being painted when an error came, then reports it."""

    @override
    def note(self, error: BaseException) -> None:
        end_painters(error)
        super().note(error)


def _open_folder(folder: Path) -> None:
    """Opens a folder in the system's file manager."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _tell_failed_start(log: Path | None, broken: str) -> None:
    """Shows a separate window that says that the program cannot start, until it is closed."""
    box = QMessageBox()
    # The system may have no font.
    box.setFont(QFont(load_fonts()))
    box.setIcon(QMessageBox.Icon.Warning)
    box.setText(failed_start_notice(log, broken))
    box.addButton(QMessageBox.StandardButton.Close)
    if log is not None:
        opening = box.addButton(folder_words(), QMessageBox.ButtonRole.ActionRole)
        opening.clicked.connect(lambda: _open_folder(log.parent))
    box.exec()


_EVERY: Final = 500
"""The milliseconds between two checks."""


def collect_due() -> None:
    """Collects the oldest generation that is due by Python's own thresholds."""
    due = [
        generation
        for generation, (count, most) in enumerate(
            zip(gc.get_count(), gc.get_threshold(), strict=True)
        )
        if count > most
    ]
    if due:
        gc.collect(max(due))


class GarbageCollection(QObject):
    """Prevents collections in other threads during its lifetime."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(collect_due)
        self._timer.start()


_log = logging.getLogger(__name__)

_NAME = "canasta"
"""The name by which window managers know the windows."""
_PAINTED = 200
"""The milliseconds after which everything begun at the start has been painted."""


def make_app() -> QApplication:
    """Returns the only `QApplication` of this process, with its name and icon, which collects
    the garbage of all threads if it is made here.
    """
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        # Not the path of the executable: one that is not valid text ends the process within Qt.
        app = QApplication([_NAME])
        GarbageCollection(app)
    # Screen readers say this name, and X names the windows' class by it.
    app.setApplicationName("Canasta")
    app.setDesktopFileName(os.environ.get("FLATPAK_ID") or "canasta-table")
    app.setWindowIcon(_icon())
    # One style on all platforms: the program's colours need a style that respects them.
    app.setStyle("Fusion")
    return app


def _icon() -> QIcon:
    """Returns the program's icon in every size that title bars and task bars need."""
    icon = QIcon()
    for path in resource_path("assets", "icon").glob("canasta-*.png"):
        icon.addFile(str(path))
    return icon


def run_window(
    file: Path | None = None,
    *,
    is_new: bool = False,
    is_timed: bool = False,
    language: str | None = None,
) -> int:
    """Runs the window until it is closed; returns the exit status.

    If the program is already open, its window comes forward and opens the file instead.
    """
    log = open_log(log_folder())
    watch = _WindowWatch()
    watch.install()
    _log.info("started on %s, Python %s, Qt %s", sys.platform, sys.version.split()[0], qVersion())
    app = make_app()
    instance = SingleInstance(app)
    try:
        if is_new or is_timed:
            instance.open()
        elif not instance.claim(file):
            complain(ALREADY_OPEN)
            return 0
        arrived: list[Path | None] = [] if file is None else [file]
        # Others may start while the files are awaited.
        instance.arrived.connect(arrived.append)
        base = ProgramBase(app, config_folder(), language)
        start = Start(base, log, is_new=is_new, is_timed=is_timed)
    except Exception as error:  # noqa: BLE001 - without a console nobody would see it
        instance.close()
        watch.note(error)
        _tell_failed_start(log, broken_file(error))
        return 1
    instance.arrived.connect(start.receive)
    for path in arrived:
        start.receive(path)
    status = app.exec()
    instance.close()
    start.end()
    _log.info("ended")
    return status


class Start:
    """The start of the program: it shows the window first, then loads the game."""

    def __init__(
        self, base: ProgramBase, log: Path | None, *, is_new: bool, is_timed: bool
    ) -> None:
        self._base = base
        self._error_reporter = ErrorReporter(base.window.banner, log)
        self._is_new = is_new
        self._is_timed = is_timed
        self._program: Program | None = None
        self._waiting: list[Path] = []
        """The files to open when the game is loaded and nothing is awaited."""
        base.file_wait.over.connect(self._open_waiting, Qt.ConnectionType.QueuedConnection)
        self._frame = FirstFrame(base.window)
        self._frame.painted.connect(self._load)
        base.show(is_new=is_new)

    def receive(self, path: Path | None) -> None:
        """Brings the window forward and opens a file; a file waits until the game is loaded, and
        while files are awaited.
        """
        self._base.window.bring_forward()
        if path is not None:
            self._waiting.append(path)
            self._open_waiting()

    def _open_waiting(self) -> None:
        while self._program is not None and self._waiting and not self._base.file_wait.is_on:
            self._program.file_import.open(self._waiting.pop(0))

    def end(self) -> None:
        """Ends the program after the window was closed."""
        if self._program is not None:
            self._program.end()
        self._error_reporter.end()

    def _load(self) -> None:
        first = Spent.now()
        # From here on cards exist in the program that a message could name.
        listen(is_discreet=True)
        from canasta_gui.windows.startup.program import Program
        from engine import VERSION

        _log.info("loaded version %s", VERSION)
        self._program = Program(self._base)
        self._program.begin(is_new=self._is_new)
        self._open_waiting()
        # The objects of the start live until the end, so no collection needs to visit them.
        gc.freeze()
        if self._is_timed:
            ready = Spent.now()
            # Everything begun is painted before the memory is measured.
            QTimer.singleShot(_PAINTED, lambda: self._tell(first, ready))

    def _tell(self, first: Spent, ready: Spent) -> None:
        memory = memory_in_use()
        print(f"first frame {first}, ready {ready}, memory {memory}")  # noqa: T201 - asked for
        self._base.app.quit()
