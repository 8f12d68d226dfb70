"""What Qt has to say goes into the log."""

import logging
import os

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from canasta_gui.no_window import NO_PLATFORM, complain

_log = logging.getLogger("qt")
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_NO_NEWS = ("This plugin does not support propagateSizeHints",)
"""Said by the platform without a screen of every window that has a smallest size."""


def listen() -> None:
    """Log from now on what Qt would print."""
    qInstallMessageHandler(pass_on)


def pass_on(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    """Log a message of Qt's."""
    if kind is QtMsgType.QtFatalMsg and "platform plugin" in message:
        complain(NO_PLATFORM)
        # Qt would abort, and the system speak of a crash.
        os._exit(1)
    if not message.startswith(_NO_NEWS):
        _log.log(_LEVELS.get(kind, logging.WARNING), message)
