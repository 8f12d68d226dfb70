"""The settings on disk: invalid files are tolerated, and files are written atomically."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Generic, TypeVar

from canasta_gui.settings.model import SCHEMA, Settings
from canasta_gui.settings.record import plain, read_record
from engine import format_json, parse_object, read_bounded, write_whole

RawSettings = dict[str, object]


def in_version(raw: RawSettings, newest: int, oldest: int) -> RawSettings:
    """Returns a file's content as in the newest version, which reads those since the oldest as they
    are.

    Raises ``ValueError`` for another version.
    """
    version = raw.get("schema_version", newest)
    if version not in range(oldest, newest + 1):
        raise ValueError(f"schema version {version!r} is not known")
    return {**raw, "schema_version": newest}


M = TypeVar("M")

LARGEST_FILE = 1_000_000
"""The largest file that is read, in bytes; written files have a few thousand."""


@dataclass(frozen=True, slots=True)
class Loaded(Generic[M]):
    """The content of a file, or where an unusable file was set aside."""

    value: M
    broken: Path | None = None
    """The original path of a file that could not be used."""
    kept_as: Path | None = None
    """The path of the unusable file now; ``None`` if it could not be moved."""


def load_settings(path: Path) -> Loaded[Settings]:
    """Returns the settings in the file, or the defaults if it is absent or unusable."""
    return load_model(path, Settings, lambda raw: in_version(raw, SCHEMA, SCHEMA))


def load_model(
    path: Path, model: type[M], upgrade: Callable[[RawSettings], RawSettings] = lambda raw: raw
) -> Loaded[M]:
    """Returns a model from its JSON file; an unusable file is set aside and the defaults
    are used.
    """
    try:
        raw = parse_object(read_bounded(path, LARGEST_FILE))
        return Loaded(read_record(model, upgrade(raw)))
    except (FileNotFoundError, NotADirectoryError):
        return Loaded(model())
    except (OSError, ValueError):
        return Loaded(model(), path, _set_aside(path))


def save_model(path: Path, value: object) -> None:
    """Writes a model so that a crash leaves either the old or the new file.

    Raises ``OSError`` if the folder cannot be written.
    """
    write_whole(path, format_json(plain(value), indent=2))


def _set_aside(path: Path) -> Path | None:
    """Renames a file so that the next save does not destroy it; returns the new path."""
    names = (f"{path.name}.broken{'' if number == 1 else f'-{number}'}" for number in count(1))
    target = next(path.with_name(name) for name in names if not os.path.lexists(path.parent / name))
    try:
        path.rename(target)
    except OSError:
        return None
    return target
