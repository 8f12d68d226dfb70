"""Replaces files atomically, so that a crash leaves either the old or the new content."""

import os
import re
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from engine.jsonfiles.regular import not_regular, open_handle

_WRITE: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL
_DRAFT: Final = re.compile(r"\.canasta-[0-9a-f]{16}\.new")
_LONGEST_S: Final = 60.0
"""The longest time for writing a draft; one that is older than another by more was abandoned."""


def write_whole(path: Path, data: bytes, *, is_private: bool = False) -> None:
    """Writes a file, and its folder where that is missing; a link stays, and what it leads to is
    replaced. Nobody but the owner may read a private one.

    Raises `UnfitFileError` if there is something else than a regular file, or another ``OSError``.
    """
    target = Path(os.path.realpath(path)) if path.is_symlink() else path
    with suppress(FileNotFoundError):
        if not stat.S_ISREG(target.lstat().st_mode):
            raise not_regular(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    # A name that can be guessed might be that of a player's file, or of a link that was put there.
    draft = target.with_name(f".canasta-{os.urandom(8).hex()}.new")
    try:
        handle = open_handle(draft, _WRITE, 0o600 if is_private else 0o644)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _sweep(draft)
        draft.replace(target)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise


def _sweep(draft: Path) -> None:
    """Removes drafts that killed processes left beside this one."""
    with suppress(OSError), os.scandir(draft.parent) as entries:
        since = draft.stat().st_mtime - _LONGEST_S
        for entry in entries:
            if _DRAFT.fullmatch(entry.name) and entry.stat(follow_symlinks=False).st_mtime < since:
                os.unlink(entry.path)  # noqa: PTH108 - an entry of a folder is no path
