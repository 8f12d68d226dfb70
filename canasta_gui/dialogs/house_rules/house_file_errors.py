"""Texts on files of house rules that cannot be used, and what to do."""

from PySide6.QtCore import QCoreApplication

from canasta_gui.persistence.house_store import HouseError, HouseFault
from canasta_gui.words.options.option_book import OptionBook
from canasta_gui.words.problem_texts import problem_lines

translate = QCoreApplication.translate

_STYLE = "classic"
"""The style of card names if no edition is known."""

_MOST_LINES = 12
"""The number of wrong options named at once; more would not fit into the window."""


def house_error_text(error: HouseError) -> str:
    """Returns one sentence, followed by a line for each wrong option."""
    texts = {
        HouseFault.FOREIGN: translate("House", "{file} holds no house rules. It is left alone."),
        HouseFault.DAMAGED: translate(
            "House", "{file} is damaged and cannot be read. It is left as it is."
        ),
        HouseFault.NEWER: translate(
            "House", "{file} was made by a newer version of Canasta. Update to use it."
        ),
        HouseFault.PROBLEMS: translate("House", "{file} cannot be used:"),
        HouseFault.STORAGE: translate(
            "House", "{file} cannot be read or written ({reason}). Try another place."
        ),
    }
    first = texts[error.fault].format(file=error.path.name, reason=error.detail)
    lines = problem_lines(error.problems[:_MOST_LINES], OptionBook(_STYLE), _STYLE)
    more = len(error.problems) - _MOST_LINES
    rest = translate("House", "… and {count} more.").format(count=more) if more > 0 else ""
    return "\n".join(filter(None, (first, *lines, rest)))
