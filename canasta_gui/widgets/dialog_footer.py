"""The buttons below a dialog, in the order of the system."""

from itertools import pairwise
from typing import Final

from PySide6.QtWidgets import (
    QBoxLayout,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStyle,
    QWidget,
)

_CANCEL_FIRST: Final = {
    QDialogButtonBox.ButtonLayout.MacLayout.value,
    QDialogButtonBox.ButtonLayout.GnomeLayout.value,
}
"""Systems on which the main button is the last one; elsewhere the way out is."""


class DialogFooter(QFrame):
    """At the right what ends the dialog, at the left what else can be done."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        self._sides, self._ends = QHBoxLayout(), QHBoxLayout()
        self._primary: QPushButton | None = None
        self._other: QPushButton | None = None
        self._cancel: QPushButton | None = None
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(24, 14, 24, 14)
        for part in (self._sides, self._row, self._ends):
            part.setSpacing(10)
        self._sides.addStretch(1)
        self._ends.addStretch(1)
        self._row.addLayout(self._sides, 1)
        self._row.addLayout(self._ends)

    def add_side(self, *buttons: QPushButton) -> None:
        """Buttons at the left, which do not end the dialog."""
        for made in buttons:
            self._sides.insertWidget(self._sides.count() - 1, made)
        self._sort()

    def add_primary(self, made: QPushButton) -> None:
        """The button for what the dialog is there for."""
        self._primary = made
        self._sort()

    def add_other(self, made: QPushButton) -> None:
        """A second way on, between the main button and the way out."""
        self._other = made
        self._sort()

    def add_cancel(self, made: QPushButton) -> None:
        """The button that leaves all as it was."""
        self._cancel = made
        self._sort()

    def fit(self, room: int) -> None:
        """Two lines of buttons where a screen is too narrow for one."""
        needed = self._sides.minimumSize().width() + self._ends.minimumSize().width()
        margins = self._row.contentsMargins()
        needed += margins.left() + margins.right() + 2 * self._row.spacing()
        directions = QBoxLayout.Direction
        is_wide = needed <= room
        self._row.setDirection(directions.LeftToRight if is_wide else directions.TopToBottom)
        self.updateGeometry()

    def _sort(self) -> None:
        """As on this system, for the eye and for Tab alike."""
        order = self.style().styleHint(QStyle.StyleHint.SH_DialogButtonLayout, None, self)
        ends = [self._primary, self._other, self._cancel]
        if order in _CANCEL_FIRST:
            ends.reverse()
        while self._ends.count() > 1:
            self._ends.takeAt(1)
        for made in ends:
            if made is not None:
                self._ends.addWidget(made)
        buttons = [*_buttons(self._sides), *_buttons(self._ends)]
        for before, after in pairwise(buttons):
            QWidget.setTabOrder(before, after)


def _buttons(part: QBoxLayout) -> list[QWidget]:
    items = (part.itemAt(at) for at in range(part.count()))
    # A stretch is an item without a widget.
    widgets = (None if item is None else item.widget() for item in items)
    return [widget for widget in widgets if widget is not None]
