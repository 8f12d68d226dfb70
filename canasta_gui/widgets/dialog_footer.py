"""The buttons at the bottom of a dialog, in the order of the system."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QStyle,
    QWidget,
)
from shiboken6 import delete

from canasta_gui.widgets.rows import fill, take_out, wide

_CANCEL_FIRST: Final = {
    QDialogButtonBox.ButtonLayout.MacLayout.value,
    QDialogButtonBox.ButtonLayout.GnomeLayout.value,
}
"""The button layouts in which the main button is the last one; in others it is the first."""


class DialogFooter(QFrame):
    """The buttons that end the dialog at the right, and other buttons at the left."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        self._sides, self._ends = QGridLayout(), QHBoxLayout()
        self._side_buttons: list[QPushButton] = []
        self._primary: QPushButton | None = None
        self._other: QPushButton | None = None
        self._cancel: QPushButton | None = None
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(24, 14, 24, 14)
        for part in (self._sides, self._row, self._ends):
            part.setSpacing(10)
        self._ends.addStretch(1)
        fill(self._row, wide(self._sides), self._ends)

    def add_side(self, *buttons: QPushButton) -> None:
        """Adds buttons at the left, which do not end the dialog."""
        self._side_buttons += buttons
        self._arrange_sides(len(self._side_buttons))
        self._sort()

    def add_primary(self, made: QPushButton) -> None:
        """Adds the main button of the dialog."""
        self._primary = made
        self._sort()

    def add_other(self, made: QPushButton) -> None:
        """Adds an alternative button between the main one and the cancelling one."""
        self._other = made
        self._sort()

    def add_cancel(self, made: QPushButton) -> None:
        """Adds the button that cancels the dialog."""
        self._cancel = made
        self._sort()

    def fit(self, room: int) -> None:
        """Arranges the buttons in as few lines as fit into a width in pixels."""
        margins = self._row.contentsMargins()
        room -= margins.left() + margins.right()
        count = len(self._side_buttons)
        self._arrange_sides(count)
        needed = self._sides.minimumSize().width() + self._ends.minimumSize().width()
        is_wide = needed + 2 * self._row.spacing() <= room
        if not is_wide and self._sides.minimumSize().width() > room:
            self._arrange_sides((count + 1) // 2)
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.LeftToRight if is_wide else directions.TopToBottom)
        self.updateGeometry()

    def order_tabs(self) -> None:
        """Lets Tab come to the buttons after everything else in the dialog, also what was made
        later.
        """
        # Tab reaches a new widget last. PySide counts what follows in Tab's order among a widget's
        # own, and forgets the menus with the dialog: that order must not be read.
        last = QWidget(self, focusPolicy=Qt.FocusPolicy.TabFocus)
        for before, after in pairwise((last, *self._side_buttons, *self._end_buttons())):
            QWidget.setTabOrder(before, after)
        delete(last)

    def _arrange_sides(self, across: int) -> None:
        """Puts the buttons at the left into lines of ``across`` buttons each."""
        for at, made in enumerate(self._side_buttons):
            self._sides.addWidget(made, at // across, at % across)
            self._sides.setColumnStretch(at, 0)
        self._sides.setColumnStretch(len(self._side_buttons), 1)

    def _sort(self) -> None:
        """Puts the buttons and the order of Tab into the order of this system."""
        ends = self._end_buttons()
        take_out(self._ends, 1)
        fill(self._ends, *ends)
        for before, after in pairwise([*self._side_buttons, *ends]):
            QWidget.setTabOrder(before, after)

    def _end_buttons(self) -> list[QPushButton]:
        """Returns the buttons at the right, in the order of this system."""
        order = self.style().styleHint(QStyle.StyleHint.SH_DialogButtonLayout, None, self)
        ends = [made for made in (self._primary, self._other, self._cancel) if made is not None]
        return ends[::-1] if order in _CANCEL_FIRST else ends
