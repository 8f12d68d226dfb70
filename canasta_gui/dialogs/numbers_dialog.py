"""Canasta in numbers: plain questions, and what was counted in deals of the computers."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.dialogs.sheet_dialog import PageDialog
from canasta_gui.widgets.bars import ShareBar
from canasta_gui.widgets.combo_box import ValueComboBox
from canasta_gui.widgets.factory import label, panel_of
from canasta_gui.widgets.rows import in_grid, in_row
from canasta_gui.words.edition_texts import editions_in_order
from canasta_gui.words.numbers_texts import NumbersQuestion, how_counted, questions
from engine import (
    Ruleset,
    TableNumbers,
    counted_numbers,
    load_ruleset,
    usual_players,
)


class NumbersDialog(PageDialog):
    """One game at a time; the list above the questions chooses it."""

    def __init__(self, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = ValueComboBox(_tables(), _name)
        self.games.setAccessibleName(self.tr("Game"))
        self.games.show_value(f"{rules.edition}/{usual_players(rules.edition)}p")
        self.games.chosen.connect(self._show_game)
        self.body.insertLayout(0, in_row(self.games, margins=(24, 14, 24, 0)))
        self.fill()
        self.resize(760, 680)

    @override
    def write(self) -> None:
        """Sets the heading and adds the questions."""
        self.set_heading(
            self.tr("Canasta in numbers"),
            self.tr("Counted in thousands of deals that computers played."),
        )
        table = self._table()
        for question in questions(table):
            self._add(question)
        self.add_section(self.tr("How it was counted"), how_counted(table))

    def _table(self) -> TableNumbers:
        found = counted_numbers().at(self.games.value)
        assert found is not None, "the list offers counted games only"
        return found

    @Slot()
    def _show_game(self) -> None:
        self.fill()

    def _add(self, question: NumbersQuestion) -> None:
        grid = in_grid(12, 3, long=2)
        for place, row in enumerate(question.rows):
            grid.addWidget(label(row.name), place, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label(row.text, is_wrapped=True), place, 2)
            if row.percent is not None:
                bar = ShareBar()
                bar.show_share(row.percent)
                grid.addWidget(bar, place, 1)
        heads = label(question.text, "strong"), label(question.answer, is_wrapped=True)
        self.column.addWidget(panel_of(*heads, grid, spacing=4))


def _tables() -> tuple[str, ...]:
    """Returns the counted table of each edition with its usual number of players."""
    usual = (f"{edition}/{usual_players(edition)}p" for edition in editions_in_order())
    return tuple(table for table in usual if counted_numbers().at(table) is not None)


def _name(table: str) -> str:
    return load_ruleset(table).title
