"""A control for a list of numbers, or of rows of numbers."""

from functools import partial
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget
from typing_extensions import override

from canasta_gui.dialogs.house_rules.number_control import NumberCell
from canasta_gui.i18n.formats import sentences
from canasta_gui.widgets.factory import button, clear, label
from canasta_gui.widgets.rows import AIR, at, fill, in_column, in_grid
from canasta_gui.widgets.setting_controls import Control
from canasta_gui.words.option_book import OptionWords
from engine import Json, OptionInfo

_JsonRow = dict[str, Json]
_ONLY = ""
"""The key of the only column of a plain list."""


class ListControl(Control):
    """Rows of numbers that can be changed, removed and added."""

    def __init__(self, info: OptionInfo) -> None:
        super().__init__(info.path)
        self._info = info
        self._columns = info.columns or (_single(info),)
        self._words: OptionWords | None = None
        self._name = ""
        self._rows: list[_JsonRow] = []
        self.cells: list[dict[str, NumberCell]] = []
        self.removers: list[QToolButton] = []
        self._grid = in_grid(14, 6)
        self.add_button: QPushButton = button(then=self._add)
        page = QWidget()
        in_column(self._grid, at(Qt.AlignmentFlag.AlignLeft, self.add_button), of=page, margins=0)
        fill(self.row, page, AIR)

    @override
    def show_value(self, value: object) -> None:
        rows = self._read(value)
        is_as_long = len(rows) == len(self.cells)
        self._rows = rows
        if not is_as_long:
            self._rebuild()
        for row, cells in zip(rows, self.cells, strict=True):
            for name, cell in cells.items():
                cell.show_value(row[name])

    def set_words(self, words: OptionWords) -> None:
        """Writes the headings of the columns."""
        self._words = words
        self.add_button.setText(self.tr("Add a line"))
        self._rebuild()
        self.show_value(self._value())

    @override
    def set_name(self, name: str) -> None:
        self._name = name
        self.add_button.setAccessibleName(sentences((name, self.add_button.text())))
        for number, (cells, remover) in enumerate(zip(self.cells, self.removers, strict=True), 1):
            place = self.tr("{name}, line {number}").format(name=name, number=number)
            remover.setAccessibleName(sentences((place, remover.toolTip())))
            for column, cell in cells.items():
                title = self._words.columns[column].title if self._words and column else ""
                cell.set_name(sentences((place, title)))

    def _read(self, value: object) -> list[_JsonRow]:
        entries = cast("list[Json]", value or [])
        return [dict(entry) if isinstance(entry, dict) else {_ONLY: entry} for entry in entries]

    def _value(self) -> Json:
        if not self._info.columns:
            return [row[_ONLY] for row in self._rows]
        return [dict(row) for row in self._rows]

    def _rebuild(self) -> None:
        clear(self._grid)
        self.cells, self.removers = [], []
        if self._words is not None and self._info.columns and self._rows:
            for place, column in enumerate(self._columns):
                title = self._words.columns[column.path].title
                self._grid.addWidget(label(title, "caption"), 0, place)
        for number in range(len(self._rows)):
            self._add_line(number)
        self.add_button.setEnabled(len(self._rows) < (self._info.longest or 100))
        self.setFocusProxy(self._first_cell())
        self.set_name(self._name)

    def _first_cell(self) -> QWidget:
        return next(iter(self.cells[0].values())) if self.cells else self.add_button

    def _add_line(self, number: int) -> None:
        cells: dict[str, NumberCell] = {}
        for place, column in enumerate(self._columns):
            # Only the first row may be without a number: it applies before all others.
            cell = NumberCell(column, has_none=number == 0)
            if self._words is not None and column.path:
                cell.set_words(self._words.columns[column.path])
            cell.changed.connect(partial(self.change, number))
            cells[column.path] = cell
            self._grid.addWidget(cell, number + 1, place)
        remover = _remover(self.tr("Remove"))
        remover.clicked.connect(partial(self._remove, number))
        self._grid.addWidget(remover, number + 1, len(self._columns))
        self.cells.append(cells)
        self.removers.append(remover)

    def change(self, number: int, column: str, value: Json) -> None:
        """Changes one cell."""
        self._rows[number][column] = value
        self.tell(self._value())

    def _add(self) -> None:
        """Adds a row that is a copy of the last one."""
        empty: _JsonRow = {column.path: column.lowest or 0 for column in self._columns}
        last = self._rows[-1] if self._rows else empty
        added = {name: empty[name] if value is None else value for name, value in last.items()}
        self._rows.append(added)
        self._redo()
        self.cells[-1][self._columns[0].path].setFocus()

    def _remove(self, number: int, _is_checked: bool = False) -> None:
        del self._rows[number]
        self._redo()
        at = min(number, len(self.removers) - 1)
        (self.removers[at] if self.removers else self.add_button).setFocus()

    def _redo(self) -> None:
        self._rebuild()
        self.show_value(self._value())
        self.tell(self._value())


def _single(info: OptionInfo) -> OptionInfo:
    """Returns the column of a list of plain numbers."""
    return OptionInfo(_ONLY, info.rules, "number", lowest=info.lowest, highest=info.highest)


def _remover(text: str) -> QToolButton:
    made = QToolButton()
    made.setText("\N{MULTIPLICATION SIGN}")
    made.setToolTip(text)
    made.setProperty("role", "step")
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made
