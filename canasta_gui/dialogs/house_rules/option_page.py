"""The page of all options by group, with a search field."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QVBoxLayout, QWidget

from canasta_gui.dialogs.house_rules.draft import HouseDraft, known_numbers
from canasta_gui.dialogs.house_rules.option_row import OptionRow
from canasta_gui.widgets.factory import label, panel
from canasta_gui.widgets.scroll_column import ScrollColumn
from canasta_gui.words.options.option_book import OptionBook
from canasta_gui.words.options.option_groups import house_options
from canasta_gui.words.problem_texts import problem_text
from engine import catalogue


class OptionPage(QWidget):
    """Shows a draft; it announces the player's changes and does not store them."""

    changed = Signal(str, object)
    """Emitted with the path of an option and its new value."""
    reset = Signal(str)
    """Emitted with the path of an option to be reset to the edition's value."""

    def __init__(self, is_left_out: Callable[[str], bool] = lambda _path: False) -> None:
        super().__init__()
        self._is_left_out = is_left_out
        self.rows: dict[str, OptionRow] = {}
        self._groups: dict[str, tuple[QFrame, QLabel, tuple[str, ...]]] = {}
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self._nothing = label(role="subtitle", is_wrapped=True)
        self._area = ScrollColumn()
        self._column = self._area.column
        self._column.setContentsMargins(0, 0, 10, 0)
        self._column.addWidget(self._nothing)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(10)
        outer.addWidget(self.search)
        outer.addWidget(self._area, 1)

    def fill(self) -> None:
        """Creates the rows. It is called after the page has its place, because moving
        them is slow.
        """
        known = known_numbers()
        for group, paths in house_options().items():
            shown = tuple(path for path in paths if not self._is_left_out(path))
            self._add_group(group, shown, known)
        self._column.addStretch(1)

    def set_words(self, book: OptionBook) -> None:
        """Writes every option with the given words."""
        self.search.setPlaceholderText(self.tr("Look for a rule, such as “wild”"))
        self.search.setAccessibleName(self.tr("Look for a rule"))
        self._area.setAccessibleName(self.tr("Rules that can be changed"))
        self._nothing.setText(self.tr("No rule has these words. Try fewer letters."))
        titles = book.groups()
        for group, (_, heading, paths) in self._groups.items():
            heading.setText(titles[group])
            for path in paths:
                self.rows[path].set_words(book[path])
        self._filter(self.search.text())

    def show_draft(self, draft: HouseDraft, book: OptionBook, style: str) -> None:
        """Shows every value, the changes, and the problems."""
        wrong: dict[str, list[str]] = {}
        for problem in draft.problems():
            for path in problem.options:
                wrong.setdefault(path, []).append(problem_text(problem, style))
        for path, row in self.rows.items():
            row.control.show_value(draft.value(path))
            usual = book.value(path, draft.usual(path))
            row.show_change(self.usual_line(usual) if draft.is_changed(path) else "")
            row.show_problem("\n".join(wrong.get(path, ())))

    def usual_line(self, value: str) -> str:
        """Returns the line on the value that an option would have unchanged."""
        return self.tr("Changed. In the original: {value}").format(value=value)

    def go_to(self, path: str) -> None:
        """Scrolls to an option and gives it the focus."""
        if path in self.rows:
            self.search.clear()
            self.rows[path].control.setFocus(Qt.FocusReason.OtherFocusReason)
            self._area.ensureWidgetVisible(self.rows[path])

    def _add_group(self, group: str, paths: tuple[str, ...], known: Mapping[str, int]) -> None:
        sheet, column = panel(spacing=2)
        heading = label(role="heading")
        column.addWidget(heading)
        self._column.addWidget(sheet)
        for path in paths:
            row = OptionRow(catalogue()[path], known.get(path, 0), sheet)
            row.control.changed.connect(self.changed)
            row.reset.connect(self.reset)
            self.rows[path] = row
            column.addWidget(row)
        self._groups[group] = (sheet, heading, paths)

    def _filter(self, wanted: str) -> None:
        """Shows the options that match the search; the name of a group matches all of its
        options.
        """
        is_any = False
        for sheet, heading, paths in self._groups.values():
            is_group = bool(wanted) and wanted.casefold() in heading.text().casefold()
            found = [path for path in paths if is_group or self.rows[path].matches(wanted)]
            for path in paths:
                _show(self.rows[path], is_shown=path in found)
            _show(sheet, is_shown=bool(found))
            is_any = is_any or bool(found)
        self._nothing.setHidden(is_any)
        self._area.verticalScrollBar().setValue(0)


def _show(widget: QWidget, *, is_shown: bool) -> None:
    """Shows or hides a widget if that differs, because each change causes a layout of the page."""
    if widget.isHidden() is is_shown:
        widget.setVisible(is_shown)
