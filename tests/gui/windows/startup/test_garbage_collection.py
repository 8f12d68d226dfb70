"""Tests that garbage is collected in the window's thread: no other thread may delete a widget."""

import gc
import weakref
from threading import Thread, current_thread, main_thread

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from canasta_gui.windows.startup.start import GarbageCollection


class Loop(QObject):
    """An object that refers to itself: only the garbage collector deletes it."""

    def __init__(self) -> None:
        super().__init__()
        self.me = self


def test_only_the_thread_of_the_window_collects(qtbot: QtBot) -> None:
    gc.enable()
    gc.collect()
    owner = QObject()
    GarbageCollection(owner)
    deleted_in: list[Thread] = []
    loop = Loop()
    watch = weakref.ref(loop, lambda _: deleted_in.append(current_thread()))
    del loop
    kept: list[list[int]] = []
    # Enough containers for Python to collect several times.
    other = Thread(target=lambda: kept.extend([number] for number in range(100_000)))
    other.start()
    other.join()
    assert watch() is not None
    qtbot.waitUntil(lambda: watch() is None, timeout=5_000)
    assert deleted_in == [main_thread()]
    assert len(kept) == 100_000
