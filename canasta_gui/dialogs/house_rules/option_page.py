"""The page of all options by group, with a search field; each has its control and its problem."""

from collections.abc import Callable, Iterable, Mapping
from itertools import chain, pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QVBoxLayout, QWidget

from canasta_gui.dialogs.house_rules.draft import HouseDraft, known_numbers
from canasta_gui.dialogs.house_rules.list_control import ListControl
from canasta_gui.dialogs.house_rules.number_control import NumberControl, WordControl
from canasta_gui.i18n.formats import as_typed, sentences
from canasta_gui.widgets.factory import button, label, panel, set_role, show_text
from canasta_gui.widgets.rows import fill, in_column, in_row, wide
from canasta_gui.widgets.scroll_column import ScrollColumn
from canasta_gui.widgets.setting_controls import Control, SwitchControl
from canasta_gui.words.option_book import OptionBook, OptionWords, house_options
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
        self.back_button = button(role="link", then=lambda: self.reset.emit(self.path))
        self.back_button.setAutoDefault(False)
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
        text = as_typed(self._found).casefold()
        return all(word in text for word in as_typed(wanted).casefold().split())

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
        column = in_column(of=self, spacing=4, margins=(10, 8, 4, 8))
        head = in_row(wide(self._title))
        fill(column, head, self._line)
        if isinstance(self.control, SwitchControl):
            head.addWidget(self.control)
        else:
            column.addWidget(self.control)
        fill(column, in_row(wide(self._changed), self.back_button), self._problem)


class OptionPage(QWidget):
    """Shows a draft; it announces the player's changes and does not store them."""

    changed = Signal(str, object)
    """Emitted with the path of an option and its new value."""
    reset = Signal(str)
    """Emitted with the path of an option to be reset to the edition's value."""

    def __init__(self, is_left_out: Callable[[str], bool] = lambda _path: False) -> None:
        super().__init__()
        self._is_left_out = is_left_out
        self._made: dict[str, OptionRow] = {}
        """The rows that are there so far; who needs all of them asks for `rows`."""
        self._waiting: list[str] = []
        """The groups whose rows have not been made yet."""
        self._book: OptionBook | None = None
        self._draft: tuple[HouseDraft, str] | None = None
        self._later = QTimer(self)
        self._later.timeout.connect(self._show_next)
        self._groups: dict[str, tuple[QFrame, QVBoxLayout, QLabel, tuple[str, ...]]] = {}
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self._nothing = label(role="subtitle", is_wrapped=True)
        self._area = ScrollColumn()
        self._column = self._area.column
        self._column.setContentsMargins(0, 0, 10, 0)
        self._column.addWidget(self._nothing)
        in_column(self.search, wide(self._area), of=self, spacing=10, margins=0)

    @property
    def rows(self) -> Mapping[str, OptionRow]:
        """All rows by the path of their option; makes those that are still missing."""
        if self._waiting:
            while self._waiting:
                self._make_next()
            self._make_room()
        return self._made

    def fill(self) -> None:
        """Creates the groups, and the rows of the first one; the others follow one by one, so that
        the page is soon seen. It is called after the page has its place, because moving rows is
        slow.
        """
        for group, paths in house_options().items():
            self._add_group(group, tuple(path for path in paths if not self._is_left_out(path)))
        self._column.addStretch(1)
        self._waiting = list(self._groups)
        self._later.start(0)
        self._show_next()

    def set_words(self, book: OptionBook) -> None:
        """Writes every option with the given words."""
        self._book = book
        self.search.setPlaceholderText(self.tr("Look for a rule, such as “wild”"))
        self.search.setAccessibleName(self.tr("Look for a rule"))
        self._area.setAccessibleName(self.tr("Rules that can be changed"))
        self._nothing.setText(self.tr("No rule has these words. Try fewer letters."))
        titles = book.groups()
        for group, (_, _, heading, _) in self._groups.items():
            heading.setText(titles[group])
        for path, row in self._made.items():
            row.set_words(book[path])
        self._filter(self.search.text())

    def show_draft(self, draft: HouseDraft, book: OptionBook, style: str) -> None:
        """Shows every value, the changes, and the problems."""
        self._book, self._draft = book, (draft, style)
        self._show_values(self._made)

    def _show_values(self, paths: Iterable[str]) -> None:
        if self._draft is None or self._book is None:
            return
        draft, style = self._draft
        wrong: dict[str, list[str]] = {}
        for problem in draft.problems():
            for path in problem.options:
                wrong.setdefault(path, []).append(problem_text(problem, style))
        for path in paths:
            row = self._made[path]
            row.control.show_value(draft.value(path))
            usual = self._book.value(path, draft.unchanged(path))
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

    def _add_group(self, group: str, paths: tuple[str, ...]) -> None:
        sheet, column = panel(spacing=2)
        heading = label(role="heading", is_wrapped=True)
        column.addWidget(heading)
        self._column.addWidget(sheet)
        self._groups[group] = (sheet, column, heading, paths)

    def _show_next(self) -> None:
        """Makes the rows of the next group before the page is painted again."""
        self._make_next()
        self._make_room()

    def _make_room(self) -> None:
        for _, column, _, _ in self._groups.values():
            column.activate()
        self._area.make_room()

    def _make_next(self) -> None:
        """Makes the rows of the next group."""
        sheet, column, _, paths = self._groups[self._waiting.pop(0)]
        known, is_left_out = known_numbers(), sheet.isHidden()
        # Each row that is shown by itself would arrange all of the page once more.
        sheet.hide()
        for path in paths:
            row = OptionRow(catalogue()[path], known.get(path, 0), sheet)
            row.control.changed.connect(self.changed)
            row.reset.connect(self.reset)
            self._made[path] = row
            column.addWidget(row)
            if self._book is not None:
                row.set_words(self._book[path])
        self._show_values(paths)
        sheet.setHidden(is_left_out)
        if not self._waiting:
            self._later.stop()
            # Tab goes from row to row; what was made late would come last in the window.
            for last, following in pairwise(chain.from_iterable(map(_reached, self.rows.values()))):
                QWidget.setTabOrder(last, following)

    def _filter(self, wanted: str) -> None:
        """Shows the options that match the search; the name of a group matches all of its
        options.
        """
        is_any, rows = False, self.rows if wanted else self._made
        for sheet, _, heading, paths in self._groups.values():
            is_group = bool(wanted) and wanted.casefold() in heading.text().casefold()
            found = {
                path for path in paths if is_group or path not in rows or rows[path].matches(wanted)
            }
            for path in rows.keys() & set(paths):
                _show(rows[path], is_shown=path in found)
            _show(sheet, is_shown=bool(found))
            is_any = is_any or bool(found)
        self._nothing.setHidden(is_any)
        self._area.verticalScrollBar().setValue(0)


def _reached(row: QWidget) -> list[QWidget]:
    """Returns the widgets of a row that Tab reaches, without those in windows of their own."""
    inner = (it for it in row.findChildren(QWidget) if it.window() is row.window())
    tabbed = (it for it in inner if it.focusPolicy() & Qt.FocusPolicy.TabFocus)
    # What hands its focus on is reached through the widget that gets it.
    return [it for it in tabbed if it.focusProxy() is None]


def _show(widget: QWidget, *, is_shown: bool) -> None:
    """Shows or hides a widget if that differs, because each change causes a layout of the page."""
    if widget.isHidden() is is_shown:
        widget.setVisible(is_shown)
