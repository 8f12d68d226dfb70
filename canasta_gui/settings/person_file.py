"""The one file in which a person is taken to another computer."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Final, cast

from canasta_gui.settings.deal_results import (
    Comparisons,
    ReviewedDeals,
    comparisons_path,
    decisions_path,
    load_comparisons,
    load_decisions,
)
from canasta_gui.settings.person import Person, PersonStore, upgrade_person
from canasta_gui.settings.practice import Practice, load_practice, practice_path, upgrade_practice
from canasta_gui.settings.record import Number, Text, read_record
from canasta_gui.settings.store import LARGEST_FILE, RawSettings, save_model
from engine import JsonError, UnfitFileError, parse_object, read_bounded, tidy_name

SUFFIX: Final = ".canasta-player"
_KIND: Final = "player"
_FORMAT: Final = 1


class PersonFault(StrEnum):
    """The reasons why a person's file cannot be used."""

    FOREIGN = "foreign"
    """The file is something else."""
    DAMAGED = "damaged"
    NEWER = "newer"
    """The file was written by a newer version of the program."""
    STORAGE = "storage"
    """The system refused access."""


class PersonFileError(Exception):
    """Raised for a person's file that cannot be used."""

    def __init__(self, fault: PersonFault, path: Path, detail: str = "") -> None:
        super().__init__(f"{path}: {fault.value}: {detail}")
        self.fault = fault
        self.path = path
        self.detail = detail


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonFile:
    """The content of the file."""

    canasta: Text = _KIND
    format: Number = _FORMAT
    player: Person
    practice: Practice = field(default_factory=Practice)
    comparisons: Comparisons = field(default_factory=Comparisons)
    decisions: ReviewedDeals = field(default_factory=ReviewedDeals)


def export_person(store: PersonStore, person_id: str, path: Path) -> None:
    """Writes a person with everything of theirs to a file. Raises `PersonFileError`."""
    person = store.find(person_id)
    if person is None:
        raise PersonFileError(PersonFault.STORAGE, store.path(person_id))
    folder = store.path(person_id)
    content = PersonFile(
        player=person,
        practice=load_practice(practice_path(folder)),
        comparisons=load_comparisons(comparisons_path(folder)),
        decisions=load_decisions(decisions_path(folder)),
    )
    try:
        save_model(path, content)
    except OSError as error:
        raise _storage_error(path, error) from error


def import_person(store: PersonStore, path: Path) -> str:
    """Adds the person of a file under a free name; returns the id. Raises `PersonFileError`."""
    found = read_person(path)
    try:
        person_id = store.add(found.player)
        save_model(practice_path(store.path(person_id)), found.practice)
        save_model(comparisons_path(store.path(person_id)), found.comparisons)
        save_model(decisions_path(store.path(person_id)), found.decisions)
    except OSError as error:
        raise _storage_error(store.folder, error) from error
    return person_id


def read_person(path: Path) -> PersonFile:
    """Returns the content of a file. Raises `PersonFileError`."""
    try:
        raw = parse_object(read_bounded(path, LARGEST_FILE))
    except UnfitFileError as error:
        raise PersonFileError(PersonFault.FOREIGN, path, error.strerror or "") from error
    except OSError as error:
        raise _storage_error(path, error) from error
    except JsonError as error:
        raise PersonFileError(PersonFault.FOREIGN, path, str(error)) from error
    if raw.get("canasta") != _KIND:
        raise PersonFileError(PersonFault.FOREIGN, path, "no player")
    version = raw.get("format")
    if isinstance(version, int) and version > _FORMAT:
        raise PersonFileError(PersonFault.NEWER, path, f"format {version}")
    try:
        found = read_record(PersonFile, _in_present_form(raw))
    except ValueError as error:
        raise PersonFileError(PersonFault.DAMAGED, path, str(error)) from error
    name = tidy_name(found.player.name)
    if not name or version != _FORMAT:
        raise PersonFileError(PersonFault.DAMAGED, path, "name or format is missing")
    return replace(found, player=replace(found.player, name=name))


_UPGRADES: Final = {"player": upgrade_person, "practice": upgrade_practice}


def _in_present_form(raw: RawSettings) -> RawSettings:
    """Returns the content with its parts in their present versions. Raises ``ValueError``."""
    parts = {name: raw.get(name) for name in _UPGRADES}
    upgraded = {
        name: _UPGRADES[name](cast("RawSettings", part))
        for name, part in parts.items()
        if isinstance(part, dict)
    }
    return {**raw, **upgraded}


def _storage_error(path: Path, error: OSError) -> PersonFileError:
    return PersonFileError(PersonFault.STORAGE, path, error.strerror or str(error))
