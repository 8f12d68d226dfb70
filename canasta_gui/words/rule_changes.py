"""Tells in words which rules of a running match were changed, and from which deal on."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from canasta_gui.words.options.option_book import OptionBook
from canasta_gui.words.points import number
from canasta_gui.words.vocabulary import Vocabulary
from engine import OptionChange

translate = QCoreApplication.translate


def changed_from(deal: int, changes: Iterable[OptionChange], style: str) -> str:
    """Returns one line: the first deal with other rules, and what is other; empty without any."""
    told = Vocabulary(style).long_listing(OptionBook(style).changes(changes))
    text = translate("RuleChanges", "From deal {count} on: {changes}")
    return text.format(count=number(deal), changes=told) if told else ""
