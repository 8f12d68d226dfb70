"""Lets freed memory go back to the system."""

import ctypes
import sys
from contextlib import suppress
from typing import Final

_MMAP_THRESHOLD: Final = -3
"""`M_MMAP_THRESHOLD` of glibc."""
_LARGE: Final = 128 * 1024
"""The size in bytes from which a block goes back as soon as it is freed."""


def trim_freed_memory() -> None:
    """Gives back the pages between blocks in use that are wholly free; has no effect without glibc.

    Takes some tens of milliseconds. Without it, what a busy moment needed stays with the program.
    """
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def give_back_freed_memory() -> None:
    """Makes glibc give each large block back when it is freed, if called before the first picture
    is drawn; has no effect elsewhere.

    By default it gives back only blocks that are larger than the largest one freed before. Pictures
    of cards and tables come and go: after a celebration in a window of 3840 by 2160, 40 MB that
    nobody used stayed with the program, and 95 MB after the window was made small again.
    """
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE)
