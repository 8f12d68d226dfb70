"""The base of notes that open over the window, beside what they are about."""

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QFrame, QMainWindow, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_gui.dialogs.sheet_host import host_of
from canasta_gui.widgets.factory import LabelRole, button, clear, label

_WIDTHS = (44, 66, 99)
"""In letters."""
GAP = 8
_HELD_KEYS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
"""Keys that begin a shortcut, such as the one that asks again, and do nothing by themselves."""


class NotePanel(QFrame):
    """Has the keys until it is clicked, Escape is pressed or something else is done."""

    rules_asked = Signal(str)
    """The player wants to read on at this anchor of the rules."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._over = window
        self.setProperty("role", "note")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._back: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 12, 16, 14)
        self._column.setSpacing(3)
        self.hide()

    @property
    def text(self) -> str:
        """Everything that is said."""
        raise NotImplementedError

    @property
    def anchor(self) -> str:
        """Where the rules stand that matter most; empty where there are none. F1 opens them."""
        return ""

    def write(self) -> None:
        """Fill the note; it is empty before."""
        raise NotImplementedError

    def put_away(self) -> None:
        """Hide, and give the keys back."""
        if self.isHidden():
            return
        had_keys = self.hasFocus()
        self.hide()
        if had_keys and self._back is not None:
            self._back.setFocus()

    def show_beside(self, place: QRect) -> None:
        """Write the note anew, beside a place on the screen, and take the keys.

        While a sheet is open nothing comes over it.
        """
        host = host_of(self._over)
        if host is not None and host.top is not None:
            return
        if self.isHidden():
            self._back = self.window().focusWidget()
        clear(self._column)
        self.write()
        self.setGeometry(self._place(place))
        self.setAccessibleName(self.text)
        self.show()
        self.raise_()
        self.setFocus()

    def add_line(self, text: str, role: LabelRole = "body") -> None:
        """A paragraph."""
        self.add_widget(label(text, role, is_wrapped=True))

    def add_widget(self, widget: QWidget) -> None:
        """Put something below what is there."""
        self._column.addWidget(widget)
        # While the note is in sight, what is not shown yet would be given no room.
        widget.show()

    def add_rules_link(self, text: str) -> None:
        """A way to the rules for it, where there are any."""
        if not self.anchor:
            return
        made = button("link")
        made.setText(text)
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        # The note keeps the keys: without them it would go away before the button is released.
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.clicked.connect(self.read_on)
        self.add_widget(made)

    def read_on(self) -> None:
        """Put the note away, and open the rules for it."""
        anchor = self.anchor
        self.put_away()
        if anchor:
            self.rules_asked.emit(anchor)

    def add_gap(self) -> None:
        """Set off what follows."""
        self._column.addSpacing(8)

    def corner(self, place: QRect, size: QSize, area: QRect) -> QPoint:
        """Below the place or, where there is no room, above it."""
        top = place.top() + place.height() + GAP
        if top + size.height() > area.bottom():
            top = place.top() - size.height() - GAP
        return QPoint(place.left() + (place.width() - size.width()) // 2, top)

    def _place(self, beside: QRect) -> QRect:
        """Always within the window, and below the menus."""
        over = self._over
        middle = over.centralWidget()
        top = middle.y() if middle is not None else 0
        area = over.rect().adjusted(GAP, top + GAP, -GAP, -GAP)
        size = self._size(area.size())
        at = self.corner(QRect(over.mapFromGlobal(beside.topLeft()), beside.size()), size, area)
        left = min(max(at.x(), area.left()), area.right() - size.width())
        top = max(min(at.y(), area.bottom() - size.height()), area.top())
        return QRect(QPoint(left, top), size)

    def _size(self, room: QSize) -> QSize:
        """As narrow as reads well; wider where the text would not fit into the window."""
        letter = self.fontMetrics().averageCharWidth()
        sizes: list[QSize] = []
        for letters in _WIDTHS:
            wide = min(letters * letter, room.width())
            sizes.append(QSize(wide, self._column.totalHeightForWidth(wide)))
        return next((size for size in sizes if size.height() <= room.height()), sizes[-1])

    @override
    def event(self, event: QEvent) -> bool:
        """F1 is asked here, not of the window."""
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_F1:
            event.accept()
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            self.read_on()
        elif event.key() not in _HELD_KEYS:
            self.put_away()

    @override
    def mousePressEvent(self, event: object) -> None:
        self.put_away()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive:
            self.put_away()
