"""The default players of the seats: names, faces, and temperaments of computer players."""

import getpass
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
    ("Gustav", "even"),
)
"""The names of computer players and their temperaments, in order of seats after the first; as many
as a table has seats, so that one is always free."""

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


def default_seat(seat: int) -> RememberedSeat:
    """Returns the default player of a seat."""
    if seat == 0:
        return RememberedSeat(name=person_name(), is_person=True, face=FACES[0])
    name, temperament = _COMPUTERS[(seat - 1) % len(_COMPUTERS)]
    face = FACES[seat % len(FACES)]
    return RememberedSeat(name=name, is_person=False, temperament=temperament, face=face)
