"""In what the house rules on the table differ from their edition."""

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.dialogs.page_dialog import PageDialog
from canasta_gui.words.house import based_on, house_sentences
from engine import Ruleset


class DifferencesDialog(PageDialog):
    """A page to read: one line for each option."""

    def __init__(self, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self.retranslate()
        self.resize(640, 460)

    @override
    def write(self) -> None:
        title = self.tr("House rules: {name}").format(name=self._rules.title)
        self.set_heading(title, based_on(self._rules.edition))
        heading, *lines = house_sentences(self._rules)
        self.add_section(heading, "\n".join(f"\N{BULLET} {line}" for line in lines))
