"""One option of the editor: its words, its control, its change and its problem."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from canasta_gui.dialogs.house_rules.list_control import ListControl
from canasta_gui.dialogs.house_rules.number_control import NumberControl
from canasta_gui.dialogs.house_rules.word_control import WordControl
from canasta_gui.i18n.sentences import sentences
from canasta_gui.widgets.factory import button, label, set_role, show_text
from canasta_gui.widgets.setting_controls import Control, SwitchControl
from canasta_gui.words.options.option_words import OptionWords
from engine import OptionInfo


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
        self.back_button.setAccessibleName(f"{self.back_button.text()}: {words.title}")

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
