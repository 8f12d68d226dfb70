"""The names of the temperaments of computer players, with a note on each."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


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
