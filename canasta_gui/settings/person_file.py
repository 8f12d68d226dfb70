"""The one file in which a person is taken to another computer."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, cast

from canasta_gui.file_thread import CHOSEN_FILES, OWN_FILES
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
from canasta_gui.settings.store import (
    FileFault,
    RawSettings,
    UnusableFileError,
    read_own_kind,
    save_model,
    storage_error,
)
from engine import tidy_name

SUFFIX: Final = ".canasta-player"
_KIND: Final = "player"
_FORMAT: Final = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonFile:
    """The content of the file."""

    canasta: Text = _KIND
    format: Number = _FORMAT
    player: Person
    practice: Practice = field(default_factory=Practice)
    comparisons: Comparisons = field(default_factory=Comparisons)
    decisions: ReviewedDeals = field(default_factory=ReviewedDeals)


@CHOSEN_FILES.does
def export_person(store: PersonStore, person_id: str, path: Path) -> None:
    """Writes a person with everything of theirs to a file. Raises `UnusableFileError`."""
    person = store.find(person_id)
    if person is None:
        raise UnusableFileError(FileFault.STORAGE, store.path(person_id))
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
        raise storage_error(path, error) from error


def import_person(store: PersonStore, path: Path) -> str:
    """Adds the person of a file under a free name; returns the id. Raises `UnusableFileError`."""
    return _add(store, read_person(path))


@OWN_FILES.does
def _add(store: PersonStore, found: PersonFile) -> str:
    try:
        person_id = store.add(found.player)
        save_model(practice_path(store.path(person_id)), found.practice)
        save_model(comparisons_path(store.path(person_id)), found.comparisons)
        save_model(decisions_path(store.path(person_id)), found.decisions)
    except OSError as error:
        raise storage_error(store.folder, error) from error
    return person_id


@CHOSEN_FILES.does
def read_person(path: Path) -> PersonFile:
    """Returns the content of a file. Raises `UnusableFileError`."""
    raw = read_own_kind(path, _KIND, _FORMAT, FileFault.FOREIGN)
    try:
        found = read_record(PersonFile, _in_present_form(raw))
    except ValueError as error:
        raise UnusableFileError(FileFault.DAMAGED, path, str(error)) from error
    name = tidy_name(found.player.name)
    if not name:
        raise UnusableFileError(FileFault.DAMAGED, path, "the name is missing")
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
