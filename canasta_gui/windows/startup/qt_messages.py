"""Passes Qt's messages to the log."""

import logging
import os
import re

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from canasta_gui.no_window import complain, why_no_window

_log = logging.getLogger("qt")
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_NO_NEWS = (
    # Sent by the platform plugin without a screen for every window with a minimum size.
    "This plugin does not support propagateSizeHints",
    # Qt then chooses a locale with UTF-8 itself.
    'Detected locale "',
    # Qt tries an X screen next.
    "Failed to create wl_display",
    # A reader that is behind asks thousands of times about the parts of a sheet that was closed.
    "Could not find accessible on path",
)
_PLATFORM = "qt.qpa."
"""The category in which Qt reports failed connections to a screen; the program has its own text."""

_SENDER = re.compile(r"\w+(::\w+)+")
"""The pattern of the Qt function with whose name most messages begin."""


def listen(*, is_discreet: bool = False) -> None:
    """Logs Qt's messages from now on; in discreet mode only the name of the sender.

    Messages may quote texts of the program, which may name cards once matches are loaded.
    """
    qInstallMessageHandler(_pass_on_sender if is_discreet else pass_on)


def pass_on(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Logs a message of Qt."""
    if kind is QtMsgType.QtFatalMsg and "platform plugin" in message:
        complain(why_no_window())
        # Qt would abort, and the system would report a crash.
        os._exit(1)
    if not message.startswith(_NO_NEWS):
        is_detail = (context.category or "").startswith(_PLATFORM)
        _log.log(logging.INFO if is_detail else _level(kind), message)


def _pass_on_sender(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Logs only the Qt function that sent a message."""
    if not message.startswith(_NO_NEWS):
        found = _SENDER.match(message)
        _log.log(_level(kind), "%s: %s", context.category, found[0] if found else "a message")


def _level(kind: QtMsgType) -> int:
    return _LEVELS.get(kind, logging.WARNING)
