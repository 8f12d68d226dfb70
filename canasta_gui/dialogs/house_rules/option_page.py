"""The page of all options by group, with a search field; each has its control and its problem."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from canasta_gui.dialogs.house_rules.draft import HouseDraft, known_numbers
from canasta_gui.dialogs.house_rules.list_control import ListControl
from canasta_gui.dialogs.house_rules.number_control import NumberControl, WordControl
from canasta_gui.i18n.formats import sentences
from canasta_gui.widgets.factory import button, label, panel, set_role, show_text
from canasta_gui.widgets.scroll_column import ScrollColumn
from canasta_gui.widgets.setting_controls import Control, SwitchControl
from canasta_gui.words.options.option_book import OptionBook
from canasta_gui.words.options.option_words import OptionWords, house_options
from canasta_gui.words.problem_texts import problem_text
from engine import OptionInfo, catalogue


def make_control(info: OptionInfo, known: int) -> Control:
    """Returns the control for an option; ``known`` is the first number for one that may
    have none.
    """
    match info.kind:
        case "number":
            return NumberControl(info, known)
        case "choice":
            return WordControl(info)
        case "numbers" | "steps":
            return ListControl(info)
        case _:
            made = SwitchControl(info.path)
            made.setFocusProxy(made.switch)
            return made


class OptionRow(QFrame):
    """One row; the control and ``reset`` announce the player's changes."""

    reset = Signal(str)
    """Emitted with the option's path to reset it to the edition's value."""

    def __init__(self, info: OptionInfo, known: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.path = info.path
        self.control = make_control(info, known)
        self.setProperty("role", "option")
        self._title = label(role="strong", is_wrapped=True)
        self._line = label(role="caption", is_wrapped=True)
        self._changed = label(role="caption", is_wrapped=True)
        self._problem = label(role="warning", is_wrapped=True)
        self.back_button = button(role="link")
        self.back_button.setAutoDefault(False)
        self.back_button.clicked.connect(lambda: self.reset.emit(self.path))
        self._found = ""
        self._lay_out()
        self.show_change("")
        self.show_problem("")

    def set_words(self, words: OptionWords) -> None:
        """Writes the option's words."""
        self._title.setText(words.title)
        self._line.setText(words.line)
        self._found = " ".join((words.title, words.line, words.none, *words.choices.values()))
        if isinstance(self.control, NumberControl | WordControl | ListControl):
            self.control.set_words(words)
        self.control.set_name(words.title)
        self.back_button.setText(self.tr("Back to it"))
        self.back_button.setAccessibleName(sentences((self.back_button.text(), words.title)))

    def matches(self, wanted: str) -> bool:
        """Returns whether the option's words contain every word of the search."""
        return all(word in self._found.casefold() for word in wanted.casefold().split())

    def show_change(self, text: str) -> None:
        """Shows the edition's value if it differs; an empty text shows none."""
        show_text(self._changed, text)
        self.back_button.setVisible(bool(text))
        self._follow()

    def show_problem(self, text: str) -> None:
        """Shows the problem of the value; an empty text shows none."""
        show_text(self._problem, text)
        self._follow()

    def _follow(self) -> None:
        """Updates the mark at the edge and the description for a screen reader."""
        is_wrong, is_changed = bool(self._problem.text()), bool(self._changed.text())
        set_role(self, "wrong" if is_wrong else "changed" if is_changed else "option")
        parts = (self._line.text(), self._changed.text(), self._problem.text())
        self._inner().setAccessibleDescription(sentences(parts))

    def _inner(self) -> QWidget:
        """Returns the widget inside the control that receives the focus."""
        inner: QWidget = self.control
        while (proxy := inner.focusProxy()) is not None:
            inner = proxy
        return inner

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 4, 8)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        column.addLayout(head)
        column.addWidget(self._line)
        if isinstance(self.control, SwitchControl):
            head.addWidget(self.control)
        else:
            column.addWidget(self.control)
        foot = QHBoxLayout()
        foot.addWidget(self._changed, 1)
        foot.addWidget(self.back_button)
        column.addLayout(foot)
        column.addWidget(self._problem)


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
