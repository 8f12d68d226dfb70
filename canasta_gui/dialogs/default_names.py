"""Names for those who have not given one."""

import getpass
from typing import Final

from PySide6.QtCore import QCoreApplication

COMPUTER_NAMES: Final = ("Berta", "Carlos", "Dora", "Emil", "Flora")
"""For computer players, in order of seats after the first."""

_NO_NAMES: Final = frozenset({"", "root", "admin", "administrator", "user", "guest", "pi"})


def person_name() -> str:
    """What the player at this computer is called there."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):
        login = ""
    word = login.split(".")[0].split("\\")[-1]
    if word.lower() in _NO_NAMES or not word.isalpha():
        return QCoreApplication.translate("Names", "Player")
    return word.capitalize()


def default_name(seat: int) -> str:
    """The name offered for a seat."""
    return person_name() if seat == 0 else COMPUTER_NAMES[(seat - 1) % len(COMPUTER_NAMES)]
