"""What Qt has to say goes into the log."""

import logging

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

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
    if not message.startswith(_NO_NEWS):
        _log.log(_LEVELS.get(kind, logging.WARNING), message)
