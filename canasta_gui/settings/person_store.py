"""The persons of this machine: a folder for each, with everything that belongs to them."""

import re
import shutil
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Final, cast

from canasta_gui.settings.migrate import RawSettings
from canasta_gui.settings.person import PERSON_VERSION, Person
from canasta_gui.settings.store import Loaded, load_model, save_model
from engine import LONGEST_NAME, tidy_name

FOLDER: Final = "players"
_PERSON_FILE: Final = "player.json"
_ID_BYTES: Final = 4


class PersonStore:
    """The folder of all persons; the name of a person's folder within it is the person's id."""

    def __init__(self, folder: Path, usual: RawSettings | None = None) -> None:
        """``usual`` holds values of the machine, by field: those of persons whose files are from
        before they had their own.
        """
        self.folder = folder
        self._usual = usual or {}

    def path(self, person_id: str) -> Path:
        """Returns the folder of a person."""
        return self.folder / person_id

    def file(self, person_id: str) -> Path:
        """Returns the file of a person's name, settings and progress."""
        return self.path(person_id) / _PERSON_FILE

    def load(self, person_id: str) -> Loaded[Person]:
        """Returns a person, without name if there is none; an unusable file is set aside."""
        if not (person_id.isascii() and person_id.isalnum()):
            return Loaded(Person())
        loaded = load_model(self.file(person_id), Person, self._completed)
        return replace(loaded, value=_tidied(loaded.value))

    def find(self, person_id: str) -> Person | None:
        """Returns a person; ``None`` if there is none of this id."""
        person = self.load(person_id).value
        return person if person.name else None

    def all(self) -> dict[str, Person]:
        """Returns all persons by id, in alphabetical order."""
        found = {person_id: self.find(person_id) for person_id in self._ids()}
        known = [(person_id, person) for person_id, person in found.items() if person is not None]
        return dict(sorted(known, key=lambda it: (it[1].name.casefold(), it[0])))

    def id_of(self, name: str) -> str:
        """Returns the id of the person with a name, or who had it before; empty if nobody has.

        A former name of several persons tells none of them: it is nobody's.
        """
        return _owners(self.all()).get(name.casefold(), "")

    def names_of(self, person_id: str) -> tuple[str, ...]:
        """Returns the names under which a person is found in match files, the present one first.

        Of the former ones those that are this person's, as `id_of` says.
        """
        persons = self.all()
        person = persons.get(person_id)
        if person is None:
            return ()
        owners = _owners(persons)
        former = person.former_names
        return (person.name, *(it for it in former if owners[it.casefold()] == person_id))

    def named(self, name: str) -> Person | None:
        """Returns the person with a name; ``None`` if there is none."""
        person_id = self.id_of(name)
        return self.find(person_id) if person_id else None

    def free_name(self, name: str, person_id: str = "") -> str:
        """Returns the name, or a similar one that no other person has."""
        wanted = tidy_name(name)
        persons = self.all().items()
        taken = {one.name.casefold() for found, one in persons if found != person_id}
        names = (wanted if number == 1 else _numbered(wanted, number) for number in count(1))
        return next(free for free in names if free.casefold() not in taken)

    def add(self, person: Person) -> str:
        """Saves a new person under a free name; returns the id. Raises `OSError`."""
        person_id = token_hex(_ID_BYTES)
        self.save(person_id, replace(person, name=self.free_name(person.name)))
        return person_id

    def save(self, person_id: str, person: Person) -> None:
        """Saves a person, whole or not at all. Raises `OSError`."""
        save_model(self.file(person_id), person)

    def delete(self, person_id: str) -> None:
        """Deletes a person with everything in their folder; match files stay. Raises `OSError`."""
        shutil.rmtree(self.path(person_id))

    def _completed(self, raw: RawSettings) -> RawSettings:
        return {**self._usual, **upgrade_person(raw)}

    def _ids(self) -> Iterator[str]:
        with suppress(OSError):
            for path in self.folder.iterdir():
                if self.file(path.name).exists():
                    yield path.name


_UNNAMED: Final = re.compile(r"(Player|Spieler|Jugador)( \(\d+\))?")
"""The names under which persons were made before they were named, in all languages."""


def upgrade_person(raw: RawSettings) -> RawSettings:
    """Returns a person's file in the present version.

    Before version 1 each person was made under the name of a guest, and kept it as a former name.
    """
    former = raw.get("former_names")
    if "version" in raw or not isinstance(former, list):
        return raw
    kept = [it for it in cast("list[object]", former) if not _UNNAMED.fullmatch(str(it))]
    return {**raw, "version": PERSON_VERSION, "former_names": kept}


def _owners(persons: Mapping[str, Person]) -> dict[str, str]:
    """Returns the id of the person whose name it is, by casefolded name; empty for nobody."""
    owners: dict[str, str] = {}
    for person_id, person in persons.items():
        for name in {one.casefold() for one in person.former_names}:
            owners[name] = "" if name in owners else person_id
    return owners | {one.name.casefold(): person_id for person_id, one in persons.items()}


def _tidied(person: Person) -> Person:
    former = tuple(name for one in person.former_names if (name := tidy_name(one)))
    return replace(person, name=tidy_name(person.name), former_names=former)


def _numbered(name: str, number: int) -> str:
    ending = f" ({number})"
    return name[: LONGEST_NAME - len(ending)].rstrip() + ending
