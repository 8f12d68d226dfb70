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
    # Said by the platform without a screen of every window that has a smallest size.
    "This plugin does not support propagateSizeHints",
    # Qt then takes a locale with UTF-8 by itself.
    'Detected locale "',
    # Qt tries an X screen next.
    "Failed to create wl_display",
)
_PLATFORM = "qt.qpa."
"""Where Qt tries the ways to a screen. That none works is said in a sentence of our own."""

_SENDER = re.compile(r"\w+(::\w+)+")
"""The function of Qt's with whose name most messages begin."""


def listen(*, is_discreet: bool = False) -> None:
    """Logs Qt's messages from now on; discreetly only the name of the sender.

    Messages may quote texts of the program. Once matches are loaded those may name cards.
    """
    qInstallMessageHandler(pass_on_sender if is_discreet else pass_on)


def pass_on(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Log a message of Qt's."""
    if kind is QtMsgType.QtFatalMsg and "platform plugin" in message:
        complain(why_no_window())
        # Qt would abort, and the system speak of a crash.
        os._exit(1)
    if not message.startswith(_NO_NEWS):
        is_detail = (context.category or "").startswith(_PLATFORM)
        _log.log(logging.INFO if is_detail else _level(kind), message)


def pass_on_sender(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Log who in Qt has something to say."""
    if not message.startswith(_NO_NEWS):
        found = _SENDER.match(message)
        _log.log(_level(kind), "%s: %s", context.category, found[0] if found else "a message")


def _level(kind: QtMsgType) -> int:
    return _LEVELS.get(kind, logging.WARNING)
