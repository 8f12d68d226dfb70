"""The facts about the chosen game."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from canasta_gui.widgets.factory import button, label, panel_in
from canasta_gui.words.edition_facts import facts, figures
from canasta_gui.words.edition_sources import origin, special
from engine import Ruleset


class GameFacts(QWidget):
    """What is told of the chosen game: its source, its peculiarity, its figures."""

    compare = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._heading = label(self.tr("This game"), "eyebrow")
        self._origin = label(is_wrapped=True)
        self._special = label(is_wrapped=True)
        self._facts = label(role="caption", is_wrapped=True)
        self.compare_button = button(self.tr("Compare with another game…"), "link")
        self.compare_button.setAutoDefault(False)
        self.compare_button.clicked.connect(self.compare)
        column = panel_in(self, spacing=6)
        column.addWidget(self._heading)
        column.addWidget(self._origin)
        column.addWidget(self._special)
        column.addWidget(self._facts)
        column.addWidget(self.compare_button, 0, Qt.AlignmentFlag.AlignLeft)

    def show_rules(self, rules: Ruleset) -> None:
        """Shows the facts of a game at its table."""
        self._origin.setText(origin(rules.edition))
        self._special.setText(special(rules.edition))
        self._facts.setText("  ·  ".join((*figures(rules.edition), *facts(rules))))
