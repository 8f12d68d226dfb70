"""A segmented control: one of a few choices, side by side."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget


class SegmentedControl(QWidget):
    """A row of buttons of which one is chosen; arrow keys move the choice."""

    chosen = Signal(str)
    """Emitted with the value that the player chose; not when the program sets it."""

    def __init__(self, values: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons = {value: QToolButton() for value in values}
        group = QButtonGroup(self)
        group.buttonClicked.connect(self._tell)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for position, (value, made) in enumerate(self.buttons.items()):
            made.setCheckable(True)
            made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            made.setProperty("role", "segment")
            made.setProperty("place", _place(position, len(values)))
            made.setObjectName(value)
            group.addButton(made)
            row.addWidget(made)
        row.addStretch(1)

    def _tell(self) -> None:
        self.chosen.emit(self.value)

    @property
    def value(self) -> str | None:
        """The chosen value."""
        return next((value for value, made in self.buttons.items() if made.isChecked()), None)

    def choose(self, value: str) -> None:
        """Selects a value without a signal; an unknown value changes nothing."""
        if value in self.buttons:
            self.buttons[value].setChecked(True)

    def set_texts(self, texts: dict[str, str]) -> None:
        """Writes the captions of the buttons, by value."""
        for value, text in texts.items():
            self.buttons[value].setText(text)
        self._name_buttons()

    def set_name(self, name: str) -> None:
        """Sets the accessible name of the choice."""
        self.setAccessibleName(name)
        self._name_buttons()

    def _name_buttons(self) -> None:
        for made in self.buttons.values():
            made.setAccessibleName(f"{self.accessibleName()}: {made.text()}")


def _place(position: int, count: int) -> str:
    if position == 0:
        return "first"
    return "last" if position == count - 1 else "middle"
