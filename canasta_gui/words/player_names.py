"""The names of levels and temperaments of computer players, with a note on each, and of faces."""

from PySide6.QtCore import QCoreApplication

from engine import agent_levels

translate = QCoreApplication.translate

RANDOM = "random"
"""The name of a level for tests; no player of the program has it."""


def played_levels() -> tuple[str, ...]:
    """Returns the strengths that the program offers, the weakest first."""
    return tuple(level for level in agent_levels() if level != RANDOM)


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
