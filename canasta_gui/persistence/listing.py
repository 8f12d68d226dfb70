"""Match files in the order in which they were played, found without reading them."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path


@dataclass(frozen=True, slots=True)
class MatchFile:
    """What is known of a match before its file is read."""

    path: Path
    last_written: datetime
    """In universal time."""
    size: int = 0
    """In bytes."""


def newest_first(paths: Iterable[Path]) -> tuple[MatchFile, ...]:
    """Files, the one written last first; what has gone meanwhile is left out."""
    found: list[MatchFile] = []
    for path in paths:
        with suppress(OSError):
            stat = path.stat()
            written = datetime.fromtimestamp(stat.st_mtime, UTC)
            found.append(MatchFile(path, written, stat.st_size))
    found.sort(key=lambda file: (file.last_written, file.path.name), reverse=True)
    return tuple(found)
