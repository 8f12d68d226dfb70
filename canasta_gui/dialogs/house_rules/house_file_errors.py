"""Texts on files of house rules that cannot be used, and what to do."""

from PySide6.QtCore import QCoreApplication

from canasta_gui.dialogs.file_notices import unusable_notice
from canasta_gui.settings.store import FileFault, UnusableFileError
from canasta_gui.words.option_book import OptionBook
from canasta_gui.words.problem_texts import problem_lines

translate = QCoreApplication.translate

_STYLE = "classic"
"""The style of card names if no edition is known."""

_MOST_LINES = 12
"""The number of wrong options named at once; more would not fit into the window."""


def house_error_text(error: UnusableFileError) -> str:
    """Returns one sentence, followed by a line for each wrong option."""
    if error.fault is not FileFault.PROBLEMS:
        foreign = translate("House", "{file} holds no house rules. It is left alone.")
        return unusable_notice(error, foreign)
    first = translate("House", "{file} cannot be used:").format(file=error.path.name)
    lines = problem_lines(error.problems[:_MOST_LINES], OptionBook(_STYLE), _STYLE)
    more = len(error.problems) - _MOST_LINES
    rest = translate("House", "… and {count} more.").format(count=more) if more > 0 else ""
    return "\n".join(filter(None, (first, *lines, rest)))
