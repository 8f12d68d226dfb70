"""How Qt shares out its drawing; to be said before it draws for the first time."""

import os


def draw_alone() -> None:
    """Let one thread draw a picture from its beginning to its end.

    Qt would cut every turned card into strips for several threads and wait for all of them: for
    things as small as a card the waiting costs more than the drawing, and keeps other cores busy.
    """
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
