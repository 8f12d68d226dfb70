"""The settings on disk, and files of the program's own kinds that people take along: what is wrong
is told or tolerated, and files are written atomically.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from canasta_gui.file_thread import OWN_FILES
from canasta_gui.settings.model import SCHEMA, Settings
from canasta_gui.settings.record import plain, read_record
from engine import (
    JsonError,
    UnfitFileError,
    format_json,
    parse_json,
    parse_object,
    read_bounded,
    write_whole,
)

if TYPE_CHECKING:
    from engine import Problem

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


@OWN_FILES.does
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


def with_others(path: Path, before: M, value: M) -> M:
    """Returns what to write into a file for a model that was changed: what another window has saved
    in it meanwhile stays where nothing else was chosen here.
    """
    was, mine = plain(before), plain(value)
    try:
        there = parse_object(read_bounded(path, LARGEST_FILE))
        if there.keys() != mine.keys():
            return value
        changed = {name: it for name, it in mine.items() if it != was[name]}
        return read_record(type(value), {**there, **changed})
    except (OSError, ValueError):
        return value


def _set_aside(path: Path) -> Path | None:
    """Renames a file so that the next save does not destroy it; returns the new path."""
    names = (f"{path.name}.broken{'' if number == 1 else f'-{number}'}" for number in count(1))
    target = next(path.with_name(name) for name in names if not os.path.lexists(path.parent / name))
    try:
        path.rename(target)
    except OSError:
        return None
    return target


class FileFault(StrEnum):
    """The reasons why a file that was taken along cannot be used."""

    FOREIGN = "foreign"
    """The file is something else."""
    DAMAGED = "damaged"
    NEWER = "newer"
    """The file was written by a newer version of the program."""
    PROBLEMS = "problems"
    """The rules in it contradict each other or contain unknown options."""
    STORAGE = "storage"
    """The system refused access."""


class UnusableFileError(Exception):
    """Raised for a file that was taken along and cannot be used."""

    def __init__(
        self, fault: FileFault, path: Path, detail: str = "", problems: "tuple[Problem, ...]" = ()
    ) -> None:
        super().__init__(f"{path}: {fault.value}: {detail}")
        self.fault = fault
        self.path = path
        self.detail = detail
        self.problems = problems
        """The problem of each wrong option, for the fault ``PROBLEMS``."""


def storage_error(path: Path, error: OSError) -> UnusableFileError:
    """Returns the error for an access that the system refused."""
    return UnusableFileError(FileFault.STORAGE, path, error.strerror or str(error))


def read_own_kind(
    path: Path, kind: str, newest: int, no_json: FileFault = FileFault.DAMAGED
) -> RawSettings:
    """Returns the content of a file of a kind, in a version up to the newest one.

    Raises `UnusableFileError`; ``no_json`` is the fault of a file that is no JSON.
    """
    try:
        value = parse_json(read_bounded(path, LARGEST_FILE))
    except UnfitFileError as error:
        raise UnusableFileError(FileFault.FOREIGN, path, error.strerror or "") from error
    except OSError as error:
        raise storage_error(path, error) from error
    except JsonError as error:
        raise UnusableFileError(no_json, path, str(error)) from error
    raw = cast("RawSettings", value) if isinstance(value, dict) else {}
    if raw.get("canasta") != kind:
        raise UnusableFileError(FileFault.FOREIGN, path, f"not of the kind {kind}")
    version = raw.get("format")
    if isinstance(version, int) and version > newest:
        raise UnusableFileError(FileFault.NEWER, path, f"format {version}")
    if not isinstance(version, int):
        raise UnusableFileError(FileFault.DAMAGED, path, "the format is missing")
    return raw
