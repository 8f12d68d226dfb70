"""Tells in words which rules of a running match were changed, and from which deal on."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from canasta_gui.words.options.option_book import OptionBook
from canasta_gui.words.points import number
from engine import OptionChange

translate = QCoreApplication.translate


def changed_from(deal: int, changes: Iterable[OptionChange], style: str) -> str:
    """Returns one line: the first deal with other rules, and what is other; empty without any."""
    lines = OptionBook(style).changes(changes)
    text = translate("RuleChanges", "From deal {count} on: {changes}")
    return text.format(count=number(deal), changes="; ".join(lines)) if lines else ""
