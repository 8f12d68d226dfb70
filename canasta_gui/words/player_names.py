"""The names of levels and temperaments of computer players, with a note on each, and of faces; the
default players of the seats.
"""

import getpass
from collections.abc import Container
from itertools import count
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_gui.settings.remembered import RememberedSeat
from canasta_gui.viewmodel.player_faces import FACES
from canasta_gui.words.written import named


def level_name(level: str) -> str:
    """Returns the name of a level; the id itself for an unknown one."""
    return named("Levels", level).name


def level_note(level: str) -> str:
    """Returns one line on how a level plays; empty for an unknown one."""
    return named("Levels", level).line


def temperament_name(temperament: str) -> str:
    """Returns the name of a temperament; the id itself for an unknown one."""
    return named("Temperaments", temperament).name


def temperament_note(temperament: str) -> str:
    """Returns one line on a temperament; empty for an unknown one."""
    return named("Temperaments", temperament).line


def face_name(face: str) -> str:
    """Returns the name of the animal; the id itself for an unknown face."""
    return named("Faces", face).name


_COMPUTERS: Final = (
    ("Berta", "cautious"),
    ("Carlos", "even"),
    ("Dora", "bold"),
    ("Emil", "builder"),
    ("Flora", "runner"),
    ("Gustav", "even"),
)
"""The names of computer players and their temperaments, in order of seats after the first; as many
as a table has seats, so that one is always free."""

_NO_NAMES: Final = frozenset({"", "root", "admin", "administrator", "user", "guest", "pi"})


def _person_name() -> str:
    """Returns the default name of the player at this computer."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):
        login = ""
    word = login.split(".")[0].split("\\")[-1]
    if word.lower() in _NO_NAMES or not word.isalpha():
        return QCoreApplication.translate("Names", "Player")
    return word.capitalize()


def _guest_name(known: Container[str]) -> str:
    """Returns the name of a guest: the default one, unless a person has or had it.

    ``known`` holds the names of persons, casefolded.
    """
    name = _person_name()
    return QCoreApplication.translate("Names", "Guest") if name.casefold() in known else name


def default_seat(seat: int, known: Container[str] = ()) -> RememberedSeat:
    """Returns the default player of a seat; the first is a guest, whose name is not ``known``."""
    if seat == 0:
        return RememberedSeat(name=_guest_name(known), is_person=True, face=FACES[0])
    return computer_seat(seat)


def computer_seat(seat: int, taken: Container[str] = ()) -> RememberedSeat:
    """Returns the default computer player of a seat, or the next one whose name is not taken.

    ``taken`` holds the names of the other players, casefolded.
    """
    places = (at % len(_COMPUTERS) for at in count(seat - 1))
    place = next(at for at in places if _COMPUTERS[at][0].casefold() not in taken)
    name, temperament = _COMPUTERS[place]
    face = FACES[place + 1]
    return RememberedSeat(name=name, is_person=False, temperament=temperament, face=face)


def is_computer_name(name: str) -> bool:
    """Returns whether a computer player has this name by default."""
    return any(name == computer for computer, _ in _COMPUTERS)
