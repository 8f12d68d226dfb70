"""What processes set up for themselves: how Qt distributes its drawing and how freed memory goes
back to the system, before anything is drawn; their end with the one that started them;
and how one is started.
"""

import ctypes
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # Imported with the first process, to start fast.
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess


def draw_alone() -> None:
    """Makes Qt draw each picture on one thread.

    By default Qt cuts every turned card into strips for several threads and waits for all of them:
    for things as small as a card the waiting costs more than the drawing, and keeps other cores
    busy.
    """
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")


_MMAP_THRESHOLD: Final = -3
"""`M_MMAP_THRESHOLD` of glibc."""
_LARGE: Final = 128 * 1024
"""The size in bytes from which a block goes back as soon as it is freed."""
_ARENA_MAX: Final = -8
"""`M_ARENA_MAX` of glibc."""


def trim_freed_memory() -> None:
    """Gives back the pages between blocks in use that are wholly free; has no effect without glibc.

    Takes some tens of milliseconds. Without it, what a busy moment needed stays with the program.
    """
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def give_back_freed_memory() -> None:
    """Makes glibc give each large block back when it is freed, and serve all threads from one heap,
    if called before the first picture is drawn; has no effect elsewhere.

    By default it gives back only blocks that are larger than the largest one freed before. Pictures
    of cards and tables come and go: after a celebration in a window of 3840 by 2160, 40 MB that
    nobody used stayed with the program, and 95 MB after the window was made small again.
    """
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            library = ctypes.CDLL(None)
            library.mallopt(_MMAP_THRESHOLD, _LARGE)
            library.mallopt(_ARENA_MAX, 1)


def end_with_parent() -> None:
    """Ends this process as soon as the one that started it is gone, whatever it is doing then."""
    import multiprocessing

    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    from multiprocessing.connection import wait

    wait((sentinel,))
    os._exit(1)


@dataclass(frozen=True, eq=False)
class Child:
    """A process that was started, and the connection to it."""

    process: "BaseProcess"
    connection: "Connection"

    def kill(self) -> None:
        """Kills the process."""
        self.connection.close()
        self.process.kill()
        self.process.join()
        self.process.close()


def start_child(target: Callable[..., object], name: str, *given: str) -> Child:
    """Returns a new process; its target gets the other end of the connection, then what is given.

    Raises `OSError` where none can be started.
    """
    import multiprocessing

    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=target, args=(there, *given), name=name, daemon=True)
    try:
        process.start()
    except (OSError, RuntimeError, ValueError) as error:
        here.close()
        raise OSError(str(error)) from error
    finally:
        there.close()
    return Child(process, here)
