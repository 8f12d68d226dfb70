"""Tests that garbage is collected in the window's thread: no other thread may delete a widget."""

import gc
import subprocess
import sys
import weakref
from pathlib import Path
from threading import Thread, current_thread, main_thread

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from canasta_gui.windows.startup.start import GarbageCollection

ASKED = """
import gc
from canasta_gui.windows.startup.start import GarbageCollection, make_app
app = make_app()
make_app()
print(gc.isenabled(), len(app.findChildren(GarbageCollection)))
"""


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


def test_an_application_collects_from_its_beginning() -> None:
    done = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=True)
    assert done.stdout == "False 1\n"


def test_tools_draw_with_that_application() -> None:
    tools = Path(__file__).parents[4] / "packaging" / "workshop"
    files = [*tools.rglob("*.py"), *(Path(__file__).parents[2] / "golden").glob("*.py")]
    assert len(files) > 20
    assert not [file.name for file in files if "QApplication(" in file.read_text("utf-8")]
