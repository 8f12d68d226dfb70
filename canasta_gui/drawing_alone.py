"""Sets how Qt distributes its drawing; to be called before it draws for the first time."""

import os


def draw_alone() -> None:
    """Makes Qt draw each picture on one thread.

    By default Qt cuts every turned card into strips for several threads and waits for all of them:
    for things as small as a card the waiting costs more than the drawing, and keeps other cores
    busy.
    """
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
