"""A segmented control: one of a few choices, side by side."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget
from typing_extensions import override

from canasta_gui.i18n.formats import sentences


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
        for value, made in self.buttons.items():
            made.setCheckable(True)
            made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            made.setProperty("role", "segment")
            made.setObjectName(value)
            group.addButton(made)
            row.addWidget(made)
        row.addStretch(1)
        self._show_places()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._show_places()
        super().changeEvent(event)

    def _show_places(self) -> None:
        """Rounds the outer corners, which are others where it is read from the right."""
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        shown = list(self.buttons.values())
        for position, made in enumerate(reversed(shown) if is_mirrored else shown):
            made.setProperty("place", _place(position, len(shown)))
            made.style().unpolish(made)
            made.style().polish(made)

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
            made.setAccessibleName(sentences((self.accessibleName(), made.text())))


def _place(position: int, count: int) -> str:
    if position == 0:
        return "first"
    return "last" if position == count - 1 else "middle"
