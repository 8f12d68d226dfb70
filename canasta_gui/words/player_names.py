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

translate = QCoreApplication.translate


def level_name(level: str) -> str:
    """Returns the name of a level; the id itself for an unknown one."""
    return {
        "beginner": translate("Levels", "Beginner"),
        "casual": translate("Levels", "Casual"),
        "club": translate("Levels", "Club"),
        "strong": translate("Levels", "Strong"),
        "expert": translate("Levels", "Expert"),
        "master": translate("Levels", "Master"),
    }.get(level, level)


def level_note(level: str) -> str:
    """Returns one line on how a level plays; empty for an unknown one."""
    return {
        "beginner": translate("Levels", "Lays all it can and gives away what others want."),
        "casual": translate("Levels", "Looks at the table, but forgets what was thrown."),
        "club": translate("Levels", "Sound rules of thumb and a good memory."),
        "strong": translate("Levels", "Imagines hands that others may hold and tries its moves."),
        "expert": translate("Levels", "Like Strong, but tries many more hands before it decides."),
        "master": translate(
            "Levels", "Like Expert, but tries even more hands and looks further ahead."
        ),
    }.get(level, "")


def temperament_name(temperament: str) -> str:
    """Returns the name of a temperament; the id itself for an unknown one."""
    return {
        "even": translate("Temperaments", "Even"),
        "cautious": translate("Temperaments", "Cautious"),
        "bold": translate("Temperaments", "Bold"),
        "builder": translate("Temperaments", "Builder"),
        "runner": translate("Temperaments", "Runner"),
    }.get(temperament, temperament)


def temperament_note(temperament: str) -> str:
    """Returns one line on a temperament; empty for an unknown one."""
    return {
        "even": translate("Temperaments", "Plays as the strength says, with no leaning."),
        "cautious": translate("Temperaments", "Never gives the pile away and keeps safe cards."),
        "bold": translate("Temperaments", "Goes for the pile, takes risks and freezes it."),
        "builder": translate("Temperaments", "Plays on for many canastas, natural ones above all."),
        "runner": translate("Temperaments", "Lays early and goes out as soon as it can."),
    }.get(temperament, "")


def face_name(face: str) -> str:
    """Returns the name of the animal; the id itself for an unknown face."""
    return {
        "cat": translate("Faces", "Cat"),
        "dog": translate("Faces", "Dog"),
        "fox": translate("Faces", "Fox"),
        "bear": translate("Faces", "Bear"),
        "rabbit": translate("Faces", "Rabbit"),
        "owl": translate("Faces", "Owl"),
        "mouse": translate("Faces", "Mouse"),
        "frog": translate("Faces", "Frog"),
        "panda": translate("Faces", "Panda"),
        "koala": translate("Faces", "Koala"),
        "pig": translate("Faces", "Pig"),
        "hedgehog": translate("Faces", "Hedgehog"),
        "penguin": translate("Faces", "Penguin"),
        "raccoon": translate("Faces", "Raccoon"),
        "sheep": translate("Faces", "Sheep"),
        "tiger": translate("Faces", "Tiger"),
    }.get(face, face)


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
