"""What the processes do that the program starts beside its own."""

import multiprocessing
import os
from multiprocessing.connection import wait
from threading import Thread


def end_with_parent() -> None:
    """Ends this process as soon as the one that started it is gone, whatever it is doing then."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait((sentinel,))
    os._exit(1)
