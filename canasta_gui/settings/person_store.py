"""The persons of this machine: a folder for each, with everything that belongs to them."""

import shutil
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Final

from canasta_gui.settings.person import Person
from canasta_gui.settings.store import Loaded, load_model, save_model
from engine import LONGEST_NAME, tidy_name

FOLDER: Final = "players"
PERSON_FILE: Final = "player.json"
_ID_BYTES: Final = 4


class PersonStore:
    """The folder of all persons; the name of a person's folder within it is the person's id."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, person_id: str) -> Path:
        """Returns the folder of a person."""
        return self.folder / person_id

    def file(self, person_id: str) -> Path:
        """Returns the file of a person's name, settings and progress."""
        return self.path(person_id) / PERSON_FILE

    def load(self, person_id: str) -> Loaded[Person]:
        """Returns a person, without name if there is none; an unusable file is set aside."""
        if not (person_id.isascii() and person_id.isalnum()):
            return Loaded(Person())
        loaded = load_model(self.file(person_id), Person)
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
        """Returns the id of the person with a name, or who had it before; empty if nobody has."""
        wanted, persons = name.casefold(), self.all()
        present = (found for found, one in persons.items() if one.name.casefold() == wanted)
        former = (found for found, one in persons.items() if name in one.former_names)
        return next(present, "") or next(former, "")

    def names_of(self, person_id: str) -> tuple[str, ...]:
        """Returns the names under which a person is found in match files, the present one first.

        A former name that another person has now is theirs.
        """
        persons = self.all()
        person = persons.get(person_id)
        if person is None:
            return ()
        taken = {one.name for one in persons.values()}
        return (person.name, *(name for name in person.former_names if name not in taken))

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

    def _ids(self) -> Iterator[str]:
        with suppress(OSError):
            for path in self.folder.iterdir():
                if self.file(path.name).exists():
                    yield path.name


def _tidied(person: Person) -> Person:
    former = tuple(name for one in person.former_names if (name := tidy_name(one)))
    return replace(person, name=tidy_name(person.name), former_names=former)


def _numbered(name: str, number: int) -> str:
    ending = f" ({number})"
    return name[: LONGEST_NAME - len(ending)].rstrip() + ending
