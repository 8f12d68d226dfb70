"""The settings on disk: older versions are migrated one at a time, invalid files are tolerated, and
files are written atomically.
"""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Generic, TypeVar

from canasta_gui.settings.model import SCHEMA, Settings
from canasta_gui.settings.record import plain, read_record
from engine import format_json, parse_object, read_bounded, write_whole

RawSettings = dict[str, object]
SettingsMigration = Callable[[RawSettings], RawSettings]


def _without_free_arrangement(raw: RawSettings) -> RawSettings:
    """Removes the permission to rearrange a hand, because every hand may be rearranged now."""
    return {name: value for name, value in raw.items() if name != "free_arrangement"}


_TABLES = {"baize": "club", "burgundy": "club", "midnight": "night", "walnut": "garden"}
"""The table of the nearest colour or material for each table colour of version 2."""


def _with_tables_of_their_own(raw: RawSettings) -> RawSettings:
    """Replaces the table's colour by a table, because tables also differ in their material now."""
    if "felt" not in raw:
        return raw
    felt = raw["felt"]
    return {**raw, "felt": _TABLES.get(felt, felt) if isinstance(felt, str) else felt}


MIGRATIONS: Mapping[int, SettingsMigration] = {
    1: _without_free_arrangement,
    2: _with_tables_of_their_own,
}
"""The migrations by the version from which they start; each leads to the next version."""


def migrate(
    raw: RawSettings, migrations: Mapping[int, SettingsMigration] = MIGRATIONS, target: int = SCHEMA
) -> RawSettings:
    """Returns the file's content in the present version.

    Raises ``ValueError`` if the version is not a number, is newer than this program, or cannot be
    reached.
    """
    version = raw.get("schema_version", target)
    if not isinstance(version, int) or version > target:
        raise ValueError(f"schema version {version!r} is not known")
    while version < target:
        if version not in migrations:
            raise ValueError(f"no way from schema version {version}")
        raw = migrations[version](raw)
        version += 1
    return {**raw, "schema_version": target}


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
    return load_model(path, Settings, migrate)


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
