"""Opens regular files only: a pipe, a device or a folder in their place would block the reader."""

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO

_FLAGS = (
    getattr(os, "O_BINARY", 0)
    # Opening a pipe would wait for somebody at its other end.
    | getattr(os, "O_NONBLOCK", 0)
)


class UnfitFileError(OSError):
    """Raised for a path that is not a regular file, or a file that is too large."""


def open_handle(path: Path, flags: int = os.O_RDONLY, mode: int = 0o644) -> int:
    """Returns a handle of a regular file, which the caller closes.

    Raises `UnfitFileError`, or another `OSError` where the system refuses.
    """
    try:
        handle = os.open(path, flags | _FLAGS, mode)
    except OSError:
        if path.exists() and not path.is_file():
            raise not_regular(path) from None
        raise
    except ValueError:
        # It holds a NUL, or half a character.
        raise _unfit(path, "not the name of a file") from None
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise not_regular(path)
    return handle


def open_regular(path: Path) -> BinaryIO:
    """Returns a regular file, open for reading. Raises `UnfitFileError` or another `OSError`."""
    return os.fdopen(open_handle(path), "rb")


def read_bounded(path: Path, most: int) -> bytes:
    """Returns the content of a regular file of at most so many bytes.

    Raises `UnfitFileError` or another `OSError`.
    """
    with open_regular(path) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise _unfit(path, f"larger than {most} bytes")
    return data


def not_regular(path: Path) -> UnfitFileError:
    """Returns the error for a path at which something else than a regular file is."""
    return _unfit(path, "not a regular file")


def _unfit(path: Path, what: str) -> UnfitFileError:
    return UnfitFileError(errno.EINVAL, what, str(path))
