"""Replaces files atomically, so that a crash leaves either the old or the new content."""

import os
from contextlib import suppress
from pathlib import Path

from engine.jsonfiles.regular import open_handle

_WRITE = os.O_WRONLY | os.O_CREAT | os.O_TRUNC


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file, and its folder where that is missing. Raises ``OSError``."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    try:
        with os.fdopen(open_handle(draft, _WRITE), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
