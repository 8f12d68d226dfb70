"""A quiet note beside a plate or a line of the log: what a computer did, and why."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QFrame, QMainWindow, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_gui.controller.whys import Why
from canasta_gui.dialogs.parts import clear, label

_WIDTHS = (44, 66, 99)
"""In letters."""
_GAP = 8
_HELD_KEYS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
"""Keys that begin a shortcut, such as the one that asks again, and do nothing by themselves."""


class WhyNote(QFrame):
    """Lies over the window until it is clicked, Escape is pressed or something else is done."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._over = window
        self.setProperty("role", "note")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.why: Why | None = None
        """What the note says now; nothing while it is put away."""
        self._back: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 12, 16, 14)
        self._column.setSpacing(3)
        self.hide()

    @property
    def text(self) -> str:
        """Everything that is said."""
        moves = () if self.why is None else self.why.moves
        return " ".join(part for move in moves for part in move)

    def tell(self, why: Why, beside: QRect) -> None:
        """Say why, beside a place on the screen, and take the keys."""
        if self.why is None:
            self._back = self.window().focusWidget()
        self.why = why
        self._write(why)
        self.setGeometry(self._place(beside))
        self.setAccessibleName(self.text)
        self.show()
        self.raise_()
        self.setFocus()

    def put_away(self) -> None:
        """Hide, and give the keys back."""
        if self.why is None:
            return
        had_keys = self.hasFocus()
        self.why = None
        self.hide()
        if had_keys and self._back is not None:
            self._back.setFocus()

    def _write(self, why: Why) -> None:
        clear(self._column)
        for place, (deed, reason) in enumerate(why.moves):
            if place:
                self._column.addSpacing(8)
            for text in (label(deed, "caption", is_wrapped=True), label(reason, is_wrapped=True)):
                self._column.addWidget(text)
                # While the note is in sight, what is not shown yet would be given no room.
                text.show()

    def _place(self, beside: QRect) -> QRect:
        """Below the place or, where there is no room, above it; always below the menus."""
        over = self._over
        area = over.rect().adjusted(_GAP, over.menuBar().height() + _GAP, -_GAP, -_GAP)
        size = self._size(area.size())
        corner = over.mapFromGlobal(beside.topLeft())
        top = corner.y() + beside.height() + _GAP
        if top + size.height() > area.bottom():
            top = corner.y() - size.height() - _GAP
        left = corner.x() + (beside.width() - size.width()) // 2
        return QRect(
            min(max(left, area.left()), area.right() - size.width()),
            max(min(top, area.bottom() - size.height()), area.top()),
            size.width(),
            size.height(),
        )

    def _size(self, room: QSize) -> QSize:
        """As narrow as reads well; wider where the text would not fit into the window."""
        letter = self.fontMetrics().averageCharWidth()
        sizes: list[QSize] = []
        for letters in _WIDTHS:
            wide = min(letters * letter, room.width())
            sizes.append(QSize(wide, self._column.totalHeightForWidth(wide)))
        return next((size for size in sizes if size.height() <= room.height()), sizes[-1])

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _HELD_KEYS:
            self.put_away()

    @override
    def mousePressEvent(self, event: object) -> None:
        self.put_away()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive:
            self.put_away()
