"""A field for a number that was counted at the table."""

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QToolButton, QWidget
from typing_extensions import override

_MOST_POINTS, _MOST_CARDS = 100_000, 100
_FIVE = 5
"""The values of all cards are multiples of it."""


class _Field(QSpinBox):
    """A number that is replaced by what is typed; the wheel turns it only with the focus."""

    def __init__(self, *, is_points: bool) -> None:
        super().__init__()
        self.setRange(0, _MOST_POINTS if is_points else _MOST_CARDS)
        self.setSingleStep(_FIVE if is_points else 1)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setGroupSeparatorShown(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # After a click Qt moves the cursor, which would end a selection made at once.
        self._selection = QTimer(self, singleShot=True, interval=0)
        self._selection.timeout.connect(self.selectAll)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._selection.start()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Goes on to the next field on Enter, as on the keypad of a calculator."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.focusNextChild()
            event.accept()
        else:
            super().keyPressEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class CountBox(QWidget):
    """A number that is typed; small ones have buttons for one less and one more beside it."""

    changed = Signal(int)

    def __init__(self, name: str, *, is_points: bool, has_buttons: bool) -> None:
        super().__init__()
        self.field = _Field(is_points=is_points)
        self.field.setAccessibleName(name)
        self.field.valueChanged.connect(self.changed)
        self.less, self.more = QToolButton(), QToolButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        steps = ((self.less, "\N{MINUS SIGN}"), (self.more, "+"))
        for made, sign in steps:
            made.setText(sign)
            made.setProperty("role", "step")
            made.setAccessibleName(f"{name} {sign}")
            # The arrow keys do the same in the field.
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.less.clicked.connect(self.field.stepDown)
        self.more.clicked.connect(self.field.stepUp)
        for part in (self.less, self.field, self.more):
            row.addWidget(part)
        row.addStretch(1)
        # Without a parent they would be windows of their own.
        for made in (self.less, self.more):
            made.setVisible(has_buttons and not is_points)
        self.setFocusProxy(self.field)

    def show_value(self, value: int) -> None:
        """Shows a number without a signal."""
        with QSignalBlocker(self.field):
            self.field.setValue(value)
