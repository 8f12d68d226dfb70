"""Lists match files in the order in which they were played, without reading them."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path


@dataclass(frozen=True, slots=True)
class MatchFile:
    """The data of a match that are known before its file is read."""

    path: Path
    last_written: datetime
    """The time of the last write, in UTC."""
    size: int = 0
    """The size in bytes."""


def newest_first(paths: Iterable[Path]) -> tuple[MatchFile, ...]:
    """Returns the files, the last written first; files that are missing by now are left out."""
    found: list[MatchFile] = []
    for path in paths:
        with suppress(OSError):
            stat = path.stat()
            written = datetime.fromtimestamp(stat.st_mtime, UTC)
            found.append(MatchFile(path, written, stat.st_size))
    found.sort(key=lambda file: (file.last_written, file.path.name), reverse=True)
    return tuple(found)
