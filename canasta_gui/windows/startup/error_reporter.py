"""Tells the player of an error that nothing in the program caught."""

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFont
from PySide6.QtWidgets import QMessageBox
from typing_extensions import override

from canasta_gui.diagnostics.uncaught import UNCAUGHT
from canasta_gui.dialogs.error_notices import failed_start_notice, folder_words, uncaught_notice
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.windows.panels.banner import Banner, Offer


class ErrorReporter(QObject):
    """Reports uncaught errors of all threads until it is ended."""

    _raised = Signal()

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

    def report(self) -> None:
        """Reports an error to the player in the next run of the event loop."""
        self._raised.emit()

    def _tell(self) -> None:
        log = self._log
        offer = None if log is None else Offer(folder_words(), lambda: _open_folder(log.parent))
        self._banner.tell(uncaught_notice(log), offer)


class _ErrorHandler(logging.Handler):
    """Reports every error that is logged."""

    def __init__(self, reporter: ErrorReporter) -> None:
        super().__init__(logging.ERROR)
        self._reporter = reporter

    @override
    def emit(self, record: logging.LogRecord) -> None:
        self._reporter.report()


def _open_folder(folder: Path) -> None:
    """Opens a folder in the system's file manager."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def tell_failed_start(log: Path | None) -> None:
    """Shows a separate window that says that the program cannot start, until it is closed."""
    box = QMessageBox()
    # The system may have no font.
    box.setFont(QFont(load_fonts()))
    box.setIcon(QMessageBox.Icon.Warning)
    box.setText(failed_start_notice(log))
    box.addButton(QMessageBox.StandardButton.Close)
    if log is not None:
        opening = box.addButton(folder_words(), QMessageBox.ButtonRole.ActionRole)
        opening.clicked.connect(lambda: _open_folder(log.parent))
    box.exec()
