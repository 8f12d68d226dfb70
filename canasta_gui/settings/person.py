"""A person who plays at this machine: name, face, and the settings and progress of their own, in a
folder for each.
"""

import os
import re
import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from canasta_gui.file_thread import OWN_FILES
from canasta_gui.settings.model import OwnSettings, Settings
from canasta_gui.settings.record import Number, Text
from canasta_gui.settings.remembered import LessonLeft, RememberedState
from canasta_gui.settings.store import Loaded, RawSettings, load_model, save_model
from engine import free_name, tidy_name

V = TypeVar("V", bound=Settings | RememberedState)

LONGEST_NAME: Final = 18
"""The letters that a name may have where a player types it."""
_PERSON_VERSION: Final = 1
"""The version of a person's file; files before it name none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Person(OwnSettings):
    """A person; the own settings, and fields named as in `RememberedState`, replace those there.

    Whoever has no `Person` is a guest, with the settings of the machine.
    """

    version: Number = _PERSON_VERSION
    name: Text = ""
    face: Text = ""
    """The id of the face; empty for one that no other player has."""
    former_names: tuple[Text, ...] = ()
    """The names in older match files, which keep the name of their time."""

    lessons: tuple[Text, ...] = ()
    lesson_left: LessonLeft | None = None
    is_newcomer: bool = False
    firsts: tuple[Text, ...] = ()


Own = Settings | RememberedState | Person


def _names_of(record: type) -> frozenset[str]:
    return frozenset(field.name for field in fields(record))


OWN_SETTINGS: Final = _names_of(OwnSettings)
"""The settings that each person has for themselves."""
OWN_MEMORY: Final = _names_of(Person) & _names_of(RememberedState)
"""The remembered fields that each person has for themselves."""


def overlaid(common: V, person: Person | None) -> V:
    """Returns a record of the machine with the values of a person; unchanged for a guest."""
    return common if person is None else replace(common, **_shared(person, common))


def with_own(person: Person, source: Settings | RememberedState) -> Person:
    """Returns the person with their own values taken from a record."""
    return replace(person, **_shared(source, person))


def without_own(source: V, common: V) -> V:
    """Returns a record whose values that belong to persons are those of the machine."""
    own = (OWN_SETTINGS | OWN_MEMORY) & _names_of(type(source))
    return replace(source, **{name: getattr(common, name) for name in own})


def known_names(persons: Iterable[Person]) -> frozenset[str]:
    """Returns the names that persons have or had, casefolded."""
    names = (name for one in persons for name in (one.name, *one.former_names))
    return frozenset(name.casefold() for name in names)


def renamed(person: Person, name: str) -> Person:
    """Returns the person under another name; match files may still have the present one."""
    former = tuple(one for one in (person.name, *person.former_names) if one != name)
    return replace(person, name=name, former_names=former)


def _shared(source: Own, target: Own) -> Mapping[str, Any]:
    """Returns the values of the fields of ``target`` that belong to persons."""
    names = _names_of(type(target)) & _names_of(type(source)) & (OWN_SETTINGS | OWN_MEMORY)
    return {name: getattr(source, name) for name in names}


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
        self._known: dict[str, Person] | None = None
        """The persons by id, once they were read: they are asked for at every turn."""
        self._unread: dict[Path, Loaded[Person]] = {}
        self._usual = usual or {}

    def path(self, person_id: str) -> Path:
        """Returns the folder of a person."""
        return self.folder / person_id

    def file(self, person_id: str) -> Path:
        """Returns the file of a person's name, settings and progress."""
        return self.path(person_id) / _PERSON_FILE

    def _load(self, person_id: str) -> Loaded[Person]:
        """Returns a person, without name if there is none; an unusable file is set aside."""
        if not (person_id.isascii() and person_id.isalnum()):
            return Loaded(Person())
        loaded = load_model(self.file(person_id), Person, self._completed)
        if loaded.broken is not None:
            self._unread[loaded.broken] = loaded
        return replace(loaded, value=_tidied(loaded.value))

    def unread(self) -> tuple[Loaded[Person], ...]:
        """Returns the persons who could not be read; their files were set aside."""
        # Who cannot be read is found by reading everybody.
        self.all()
        return tuple(self._unread.values())

    def find(self, person_id: str) -> Person | None:
        """Returns a person; ``None`` if there is none of this id."""
        return self.all().get(person_id)

    def all(self) -> dict[str, Person]:
        """Returns all persons by id, in alphabetical order."""
        known = self.reload() if self._known is None else self._known
        return dict(sorted(known.items(), key=lambda it: (it[1].name.casefold(), it[0])))

    @OWN_FILES.does
    def reload(self) -> dict[str, Person]:
        """Reads all persons, whom another window may have changed; returns them by id."""
        found = {person_id: self._load(person_id).value for person_id in self._ids()}
        self._known = {person_id: person for person_id, person in found.items() if person.name}
        return self._known

    def note(self, person_id: str, person: Person) -> None:
        """Takes in a person who is saved elsewhere."""
        self._known = {**self.all(), person_id: person}

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

    def names_by_name(self) -> dict[str, tuple[str, ...]]:
        """Returns all names of each person, by each of them."""
        every = map(self.names_of, self.all())
        return {name: names for names in every for name in names}

    def named(self, name: str) -> Person | None:
        """Returns the person with a name; ``None`` if there is none."""
        person_id = self.id_of(name)
        return self.find(person_id) if person_id else None

    def free_name(self, name: str, person_id: str = "") -> str:
        """Returns the name, or a similar one that no other person has."""
        persons = self.all().items()
        return free_name(name, {it.name.casefold() for one, it in persons if one != person_id})

    @OWN_FILES.does
    def add(self, person: Person) -> str:
        """Saves a new person under a free name; returns the id. Raises `OSError`."""
        person_id = os.urandom(_ID_BYTES).hex()
        self.save(person_id, replace(person, name=self.free_name(person.name)))
        return person_id

    @OWN_FILES.does
    def save(self, person_id: str, person: Person) -> None:
        """Saves a person, whole or not at all. Raises `OSError`."""
        save_model(self.file(person_id), person)
        self.note(person_id, person)

    @OWN_FILES.does
    def delete(self, person_id: str) -> None:
        """Deletes a person with everything in their folder; match files stay. Raises `OSError`."""
        shutil.rmtree(self.path(person_id))
        self._known = {it: person for it, person in self.all().items() if it != person_id}

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
    return {**raw, "version": _PERSON_VERSION, "former_names": kept}


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
