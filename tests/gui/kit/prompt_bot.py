"""A `qtbot` that goes on as soon as what a test waits for has happened."""

from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from typing_extensions import override

_TICK_MS: Final = 10
"""The longest time between two questions while no event comes."""


class PromptBot(QtBot):
    """Asks whenever all events are done; the one of pytest-qt sleeps ten milliseconds after each
    question, which a computer's turn or a move of the keyboard does not take.
    """

    @override
    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = 5000) -> None:
        """Returns once the callback, which may be an assertion, holds; fails after the time."""
        tick = QTimer()
        tick.start(_TICK_MS)
        deadline = QDeadlineTimer(timeout)
        while not _holds(callback):
            if deadline.hasExpired():
                # Says what does not hold.
                return super().waitUntil(callback, timeout=0)
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, _TICK_MS)
            # Only loops of their own delete what is to be deleted later.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return None


def _holds(callback: Callable[[], bool | None]) -> bool:
    """Returns whether a callback returns neither falsehood nor fails."""
    try:
        return callback() is not False
    except AssertionError:
        return False


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Returns a robot that does not sleep."""
    return PromptBot(request)
