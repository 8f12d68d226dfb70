"""The names of the levels of computer players, with a note on each."""

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
