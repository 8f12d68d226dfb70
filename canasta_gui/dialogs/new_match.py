"""Choosing a game and the players."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from canasta_gui.dialogs.edition_list import EditionList
from canasta_gui.dialogs.edition_words import FIRST_EDITIONS
from canasta_gui.dialogs.parts import button, label
from canasta_gui.dialogs.rule_choices import RuleChoices
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.dialogs.table_setup import TableSetup
from canasta_gui.dialogs.tall_column import TallColumn
from canasta_gui.settings.memory import MatchMemory
from engine import edition_ids


def _editions() -> list[str]:
    """Every edition, the best-known first."""
    known = edition_ids()
    first = [edition for edition in FIRST_EDITIONS if edition in known]
    return [*first, *(edition for edition in known if edition not in first)]


class NewMatchDialog(SheetDialog):
    """Accepted with ``choice`` set to what shall be played."""

    def __init__(self, last: MatchMemory, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._last = last
        self.editions = EditionList(_editions())
        self.rules = RuleChoices()
        self.table = TableSetup()
        self._warning = label(role="warning", is_wrapped=True)
        right = TallColumn()
        right.column.addWidget(self.rules)
        right.column.addWidget(self.table, 1)
        right.column.addWidget(self._warning)
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(self.editions, 5)
        row.addWidget(right, 6)
        self.body.addLayout(row)
        self.again_button, self.cancel_button = button(), button()
        self.footer.addWidget(self.again_button)
        self.play_button = self.add_closing_button()
        self.footer.insertWidget(self.footer.count() - 1, self.cancel_button)
        self._connect()
        self.retranslate()
        self._show_last()
        self.resize(960, 800)

    @property
    def choice(self) -> MatchMemory:
        """What shall be played, and by whom."""
        return MatchMemory(
            edition=self.editions.edition,
            players=self.rules.players,
            variations=self.rules.variations,
            teams=self.rules.teams,
            seats=self.table.choices,
            first_dealer=self.table.first_dealer,
        )

    def retranslate(self) -> None:
        """Write every text in the present language."""
        self.set_heading(self.tr("New match"), self.tr("Choose the game, then who plays."))
        self.editions.retranslate()
        self.rules.retranslate()
        self.table.retranslate()
        self.again_button.setText(self.tr("Same as last time"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.play_button.setText(self.tr("Deal the cards"))
        self._check()

    def _connect(self) -> None:
        self.editions.chosen.connect(self.rules.set_edition)
        self.rules.changed.connect(self._rules_changed)
        self.table.changed.connect(self._check)
        self.again_button.clicked.connect(self._again)
        self.cancel_button.clicked.connect(self.reject)

    def _show_last(self) -> None:
        self.editions.choose(self._last.edition)
        self.rules.show_choices(
            self._last.edition, self._last.players, self._last.variations, self._last.teams
        )
        self.table.set_rules(self.rules.ruleset())
        self.table.show_choices(self._last.seats, self._last.first_dealer)
        self._check()
        self.play_button.setFocus()

    def _rules_changed(self) -> None:
        self.table.set_rules(self.rules.ruleset())

    def _again(self) -> None:
        self._show_last()
        self.accept()

    def _check(self) -> None:
        """A match needs somebody to play it."""
        has_person = any(seat.is_person for seat in self.table.choices)
        self.play_button.setEnabled(has_person)
        self._warning.setText("" if has_person else self.tr("Let at least one person play."))
        self._warning.setHidden(has_person)
