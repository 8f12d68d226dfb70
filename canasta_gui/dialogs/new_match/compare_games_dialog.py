"""The comparison of two games, option by option."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from canasta_gui.dialogs.sheet_dialog import PageDialog
from canasta_gui.i18n.formats import sentences
from canasta_gui.widgets.combo_box import ValueComboBox
from canasta_gui.widgets.factory import LabelRole, label, panel
from canasta_gui.widgets.rows import in_grid, in_row
from canasta_gui.words.data_texts import special
from canasta_gui.words.edition_texts import editions_in_order
from canasta_gui.words.option_book import OptionBook, house_options
from engine import (
    OptionChange,
    Ruleset,
    RulesReference,
    differences,
    edition_title,
    load_ruleset,
    offered_players,
    usual_players,
)

_LETTERS = 12


class CompareGamesDialog(PageDialog):
    """Two games side by side, with only the options in which they differ."""

    def __init__(self, first: str, second: str, parent: QWidget | None = None) -> None:
        """Compares two editions; ``first`` and ``second`` are their ids."""
        super().__init__(parent)
        editions = editions_in_order()
        self.first = ValueComboBox(editions, edition_title, special)
        self.second = ValueComboBox(editions, edition_title, special)
        row = in_row(spacing=18, margins=(24, 18, 24, 0))
        for choice, edition in ((self.first, first), (self.second, second)):
            choice.shorten(_LETTERS)
            choice.show_value(edition)
            choice.chosen.connect(self.fill)
            row.addWidget(choice, 1)
        self.body.insertLayout(0, row)
        self.fill()
        self.resize(820, 640)

    def write(self) -> None:
        """Sets the heading and adds a sheet for each group of options that differ."""
        first, second = _rules_of(self.first.value, self.second.value)
        self.set_heading(self.tr("Compare two games"), self._tables(first, second))
        self.first.setAccessibleName(self.tr("One game"))
        self.second.setAccessibleName(self.tr("The other game"))
        book = OptionBook(first.words.style)
        changes = {change.path: change for change in differences(first, second)}
        names = book.groups()
        for group, paths in house_options().items():
            found = [changes[path] for path in paths if path in changes]
            if found:
                self._add_group(names[group], found, book)
        if not self.column.count():
            self.column.addWidget(label(self.tr("These two are played alike."), is_wrapped=True))

    def _tables(self, first: Ruleset, second: Ruleset) -> str:
        """Returns the numbers of players for which the two games are compared."""
        if first.players == second.players:
            return self.tr("What differs when %n play.", "", first.players)
        text = self.tr("What differs: the left game for {first}, the right one for {second}.")
        return text.format(first=first.players, second=second.players)

    def _add_group(self, name: str, changes: Iterable[OptionChange], book: OptionBook) -> None:
        sheet, column = panel()
        column.addWidget(label(name, "eyebrow"))
        games = (self.first.currentText(), self.second.currentText())
        grid = in_grid(22, 12)
        for place in range(3):
            grid.setColumnStretch(place, 1)
        for row, change in enumerate(changes):
            title = book[change.path].title
            values = (book.value(change.path, change.before), book.value(change.path, change.after))
            cells = [_cell(title), *(_cell(value, "strong") for value in values)]
            # Read one after the other, the cells would not tell whose value each is.
            told = (f"{game}: {value}" for game, value in zip(games, values, strict=True))
            cells[0].setAccessibleName(sentences((title, *told)))
            for place, cell in enumerate(cells):
                grid.addWidget(cell, row, place)
        column.addLayout(grid)
        self.column.addWidget(sheet)


def _cell(text: str, role: LabelRole = "body") -> QLabel:
    made = label(text, role, is_wrapped=True)
    made.setAlignment(Qt.AlignmentFlag.AlignTop)
    return made


def _rules_of(first: str, second: str) -> tuple[Ruleset, Ruleset]:
    """Returns the rules of both games, for the same number of players if both offer one."""
    usual = usual_players(first)
    common = set(offered_players(first)) & set(offered_players(second))
    players = usual if usual in common else min(common, default=None)
    tables = [
        RulesReference(edition, usual_players(edition) if players is None else players)
        for edition in (first, second)
    ]
    return load_ruleset(tables[0]), load_ruleset(tables[1])
