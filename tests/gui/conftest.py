"""Fixtures and hooks for window tests: each test starts without the windows of earlier ones."""

import gc
from collections.abc import Generator, Iterator
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from canasta_gui import file_thread
from canasta_gui.i18n.translator import LanguageSwitch
from canasta_gui.settings.languages import SOURCE
from canasta_gui.table.access import voice
from canasta_gui.table.living_faces import LivingFaces
from canasta_gui.windows.startup.start import collect_due
from engine.ai.advice import trial_moves
from engine.ai.search.effort import Effort, Efforts
from tests.gui.kit.drawn_pictures import draw_all_once

_QUICK_HINTS = Efforts(Effort(worlds=16, turns=2))


_USUAL_THRESHOLDS: Final = (700, 10, 10)
"""Those of Python: with the larger ones of other tests, programs of earlier tests would stay and
follow what changes for a later one.
"""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Disables the garbage collector, as the program does: no other thread may delete widgets."""
    gc.disable()
    gc.set_threshold(*_USUAL_THRESHOLDS)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None, object, object]:
    """Deletes the widgets that the test has released, and fails if any is still referenced.

    Qt deletes widgets when control returns to an event loop, and tests run in none. Without this
    the windows would accumulate, and each change of style or language would reach all of them.
    """
    result = yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    collect_due()
    _demand_nothing_is_left()
    return result


def _demand_nothing_is_left() -> None:
    app = QCoreApplication.instance()
    if not isinstance(app, QApplication):
        return
    _release_buttons(app)
    if app.topLevelWidgets():
        gc.collect()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    left = sorted(type(window).__name__ for window in app.topLevelWidgets())
    if app.styleSheet():
        app.setStyleSheet("")
        left.append("a style sheet: use the fixture `look`")
    for window in app.topLevelWidgets():
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if left:
        pytest.fail(f"left behind: {', '.join(left)}", pytrace=False)


def _release_buttons(app: QApplication) -> None:
    """Releases what a test that ends within a drag holds down.

    `QTest` keeps it beyond the window that was pressed: every move of a later test would be a drag.
    """
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        if app.mouseButtons() & button:
            QTest.mouseRelease(QWidget(), button)


@pytest.fixture(scope="session", autouse=True)
def english(qapp: QApplication) -> LanguageSwitch:
    """Speaks English with its plurals as the program does once it has started, whatever test comes
    first.
    """
    switch = LanguageSwitch(qapp)
    switch.use(SOURCE)
    return switch


@pytest.fixture(autouse=True)
def drawn_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws each card, table and icon once for all tests; folders that test drawing turn it off."""
    draw_all_once(monkeypatch)


@pytest.fixture(autouse=True)
def resting_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets no face blink by itself while a test compares pictures."""

    def stay(_faces: LivingFaces) -> None:
        pass

    monkeypatch.setattr(LivingFaces, "_plan", stay)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits for the disk however busy the machine is: only tests of a late one stop it. The window
    of a test serves no later one.
    """
    monkeypatch.setattr(file_thread, "PATIENCE_S", 60.0)
    monkeypatch.setattr(file_thread.FileThread, "await_late", file_thread.stand_still)


@pytest.fixture(autouse=True)
def quick_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tries actions for advice in few worlds: how true it is, tests of the engine ask."""
    monkeypatch.setattr(trial_moves, "HINTS", _QUICK_HINTS)


@pytest.fixture
def look(qapp: QApplication) -> Iterator[None]:
    """Puts the application's look and language back after a test."""
    before = qapp.font(), qapp.palette(), qapp.styleSheet(), QLocale()
    yield
    # Closed windows would take on the look, too.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet(before[2])
    qapp.setPalette(before[1])
    qapp.setFont(before[0])
    QLocale.setDefault(before[3])


@pytest.fixture(autouse=True)
def _tell_readers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Announces each text by itself and at once: only `test_notifications` stops the time."""
    monkeypatch.setattr(voice, "GATHERED_MS", 0)
    monkeypatch.setattr(voice, "APART_MS", 0)
