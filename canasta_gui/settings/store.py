"""The settings on disk: read forgivingly, written whole or not at all."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from canasta_gui.settings.migrate import Raw, migrate
from canasta_gui.settings.model import Settings
from canasta_gui.settings.record import read_object, read_record, write_record

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Loaded(Generic[M]):
    """What a file held; when it could not be used, where it was put aside."""

    value: M
    broken: Path | None = None
    """The original path of a file that could not be used."""
    kept_as: Path | None = None
    """Where its content was kept; ``None`` when even that failed."""


def load_settings(path: Path) -> Loaded[Settings]:
    """The settings in the file, or the defaults when it is absent or unusable."""
    return load_model(path, Settings, migrate)


def load_model(
    path: Path, model: type[M], upgrade: Callable[[Raw], Raw] = lambda raw: raw
) -> Loaded[M]:
    """A model from its JSON file; an unusable file is set aside and the defaults are used."""
    try:
        return Loaded(read_record(model, upgrade(read_object(path.read_bytes()))))
    except FileNotFoundError:
        return Loaded(model())
    except (OSError, ValueError):
        return Loaded(model(), path, _set_aside(path))


def save_model(path: Path, value: object) -> None:
    """Write a model so that a crash leaves either the old or the new file.

    Raises ``OSError`` when the folder cannot be written.
    """
    write_whole(path, write_record(value))


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a crash leaves either the old or the new one. Raises ``OSError``."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def _set_aside(path: Path) -> Path | None:
    """Rename a file so that the next save does not destroy what a person may want back."""
    target = path.with_name(path.name + ".broken")
    try:
        path.replace(target)
    except OSError:
        return None
    return target
