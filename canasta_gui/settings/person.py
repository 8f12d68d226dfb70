"""A person who plays at this machine: name, face, and the settings and progress of their own."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final, TypeVar

from canasta_gui.settings.languages import SYSTEM
from canasta_gui.settings.model import (
    SCALES,
    CardLetters,
    Follow,
    Scanning,
    Settings,
    Speed,
    SwitchInput,
    check_scales,
)
from canasta_gui.settings.record import Number, Text
from canasta_gui.settings.remembered import LessonLeft, RememberedState
from canasta_gui.viewmodel.hint_level import HintLevel

V = TypeVar("V", bound=Settings | RememberedState)

PERSON_VERSION: Final = 1
"""The version of a person's file; files before it name none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """A person; fields that are named as in `Settings` or `RememberedState` replace those there.

    Whoever has no `Person` is a guest, with the settings of the machine.
    """

    version: Number = PERSON_VERSION
    name: Text = ""
    face: Text = ""
    """The id of the face; empty for one that no other player has."""
    former_names: tuple[Text, ...] = ()
    """The names in older match files, which keep the name of their time."""

    language: Text = SYSTEM
    hints: HintLevel = HintLevel.GENTLE
    plain_words: bool = False
    card_scale: float = 1.0
    text_scale: float = 1.0
    large_index: bool = False
    card_letters: CardLetters = CardLetters.ENGLISH
    four_colours: bool = False
    high_contrast: Follow = Follow.SYSTEM
    reduced_motion: Follow = Follow.SYSTEM
    achievements: bool = True
    speed: Speed = Speed.NORMAL
    wait_for_me: bool = False
    confirm_discard: bool = False
    show_log: bool = False
    calm: bool = False
    scanning: Scanning = Scanning.OFF
    switch: SwitchInput = SwitchInput.SPACE
    scan_seconds: float = 1.5
    dwell_click: bool = False
    dwell_seconds: float = 1.2
    read_aloud: bool = False
    keys: tuple[tuple[Text, Text], ...] = ()

    lessons: tuple[Text, ...] = ()
    lesson_left: LessonLeft | None = None
    is_newcomer: bool = False
    firsts: tuple[Text, ...] = ()

    def __post_init__(self) -> None:
        """Raises ``ValueError`` for sizes and times outside the bounds."""
        own = _names_of(Person) & SCALES.keys()
        check_scales({name: getattr(self, name) for name in own})


Own = Settings | RememberedState | Person


def _names_of(record: type) -> frozenset[str]:
    return frozenset(field.name for field in fields(record))


OWN_SETTINGS: Final = _names_of(Person) & _names_of(Settings)
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
