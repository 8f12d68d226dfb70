"""The default players of the seats: names, faces, and temperaments of computer players."""

import getpass
from collections.abc import Container
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_gui.settings.remembered import RememberedSeat
from canasta_gui.viewmodel.player_faces import FACES

_COMPUTERS: Final = (
    ("Berta", "cautious"),
    ("Carlos", "even"),
    ("Dora", "bold"),
    ("Emil", "builder"),
    ("Flora", "runner"),
)
"""The names of computer players and their temperaments, in order of seats after the first."""

_NO_NAMES: Final = frozenset({"", "root", "admin", "administrator", "user", "guest", "pi"})


def person_name() -> str:
    """Returns the default name of the player at this computer."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):
        login = ""
    word = login.split(".")[0].split("\\")[-1]
    if word.lower() in _NO_NAMES or not word.isalpha():
        return QCoreApplication.translate("Names", "Player")
    return word.capitalize()


def guest_name(known: Container[str]) -> str:
    """Returns the name of a guest: the default one, unless a person has or had it.

    ``known`` holds the names of persons, casefolded.
    """
    name = person_name()
    return QCoreApplication.translate("Names", "Guest") if name.casefold() in known else name


def default_seat(seat: int, known: Container[str] = ()) -> RememberedSeat:
    """Returns the default player of a seat; the first is a guest, whose name is not ``known``."""
    if seat == 0:
        return RememberedSeat(name=guest_name(known), is_person=True, face=FACES[0])
    name, temperament = _COMPUTERS[(seat - 1) % len(_COMPUTERS)]
    face = FACES[seat % len(FACES)]
    return RememberedSeat(name=name, is_person=False, temperament=temperament, face=face)
