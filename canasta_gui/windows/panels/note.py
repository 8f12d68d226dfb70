"""The base of notes that open over the window, beside their subject; and the note that explains a
computer's action, beside a plate or a line of the log.
"""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QImage, QKeyEvent, QKeySequence, QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QMainWindow, QWidget
from typing_extensions import override

from canasta_gui.dialogs.sheet_host import host_of
from canasta_gui.i18n.formats import sentences
from canasta_gui.session.action_reasons import Why
from canasta_gui.settings.table_keys import TableKeys
from canasta_gui.widgets.factory import LabelRole, button, clear, label
from canasta_gui.widgets.rows import in_column, in_row

_WIDTHS = (44, 66, 99)
"""The widths that are tried, in letters."""
_GAP = 8
_HELD_KEYS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
"""Modifier keys, which begin a shortcut and do nothing alone."""


class NotePanel(QFrame):
    """A note that keeps the focus until it is clicked, Escape is pressed or something
    else is done.
    """

    rules_asked = Signal(str)
    """Emitted when the player wants to read the rules at an anchor."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._over = window
        self.setProperty("role", "note")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._back: QWidget | None = None
        self._column = in_column(of=self, spacing=3, margins=0)
        self.hide()

    @property
    def text(self) -> str:
        """The complete text of the note."""
        raise NotImplementedError

    @property
    def anchor(self) -> str:
        """The anchor of the most relevant rule, which F1 opens; empty if there is none."""
        return ""

    def write(self) -> None:
        """Fills the empty note."""
        raise NotImplementedError

    def put_away(self) -> None:
        """Hides the note and returns the focus."""
        if self.isHidden():
            return
        had_keys = self.hasFocus()
        self.hide()
        if had_keys and self._back is not None:
            self._back.setFocus()

    def show_beside(self, place: QRect) -> None:
        """Writes the note anew beside a rectangle on the screen, and takes the focus.

        While a dialog lies over the window the note does not appear.
        """
        host = host_of(self._over)
        if host is not None and host.top is not None and not host.is_beside:
            return
        if self.isHidden():
            self._back = self.window().focusWidget()
        self.lay_out(place)
        self.setAccessibleName(self.text)
        self.show()
        self.raise_()
        self.setFocus()

    def lay_out(self, beside: QRect) -> None:
        """Writes the note anew where it is to stand."""
        clear(self._column)
        self.write()
        self.setGeometry(self.place(beside))

    def add_line(self, text: str, role: LabelRole = "body", more: str = "") -> None:
        """Adds a paragraph, which says ``more`` under the pointer."""
        line = label(text, role, is_wrapped=True)
        line.setToolTip(more)
        self.add_widget(line)

    def add_widget(self, widget: QWidget) -> None:
        """Adds a widget at the end."""
        self._column.addWidget(widget)
        # A widget that is added hidden to a visible note would get no room.
        widget.show()

    def add_links(self, links: Mapping[str, Callable[[], None]]) -> None:
        """Adds a row of links, each with what it does."""
        row = QWidget()
        line = in_row(of=row, margins=0)
        for text, follow in links.items():
            made = button(text, "link", then=follow)
            made.setCursor(Qt.CursorShape.PointingHandCursor)
            # A link takes no focus: otherwise the note would close before it is released.
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            line.addWidget(made)
        self.add_widget(row)

    def read_on(self) -> None:
        """Closes the note and opens the rules for it."""
        anchor = self.anchor
        self.put_away()
        if anchor:
            self.rules_asked.emit(anchor)

    def add_gap(self) -> None:
        """Adds space before the next part."""
        self._column.addSpacing(8)

    def place(self, beside: QRect) -> QRect:
        """Returns the rectangle of the note in the window, below the menus: below a rectangle on
        the screen or, without room there, above it.
        """
        over = self._over
        middle = over.centralWidget()
        top = middle.y() if middle is not None else 0
        area = over.rect().adjusted(_GAP, top + _GAP, -_GAP, -_GAP)
        size = self._size(area.size())
        subject = QRect(over.mapFromGlobal(beside.topLeft()), beside.size())
        y = subject.top() + subject.height() + _GAP
        if y + size.height() > area.bottom():
            y = subject.top() - size.height() - _GAP
        x = subject.left() + (subject.width() - size.width()) // 2
        left = min(max(x, area.left()), area.right() - size.width())
        top = max(min(y, area.bottom() - size.height()), area.top())
        return QRect(QPoint(left, top), size)

    def size_at(self, letters: int, most: int) -> QSize:
        """Returns the size for a line width in letters, at most so many pixels wide, with room for
        every button.
        """
        wide = min(letters * self.fontMetrics().averageCharWidth(), most)
        wide = max(wide, self._column.totalMinimumSize().width())
        return QSize(wide, self._column.totalHeightForWidth(wide))

    def _size(self, room: QSize) -> QSize:
        """Returns the narrowest readable size; wider if the text would not fit into the window."""
        sizes = [self.size_at(letters, room.width()) for letters in _WIDTHS]
        return next((size for size in sizes if size.height() <= room.height()), sizes[-1])

    @override
    def event(self, event: QEvent) -> bool:
        """Handles the key of the rules before the window does."""
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and _asks_for_rules(event):
            event.accept()
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _asks_for_rules(event):
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


def _asks_for_rules(event: QKeyEvent) -> bool:
    return QKeySequence(event.keyCombination()) == TableKeys.rules()


class WhyNote(NotePanel):
    """The answer to "why did you do that?"; Enter opens the rules for it."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.why: Why | None = None
        """The explanation being shown; ``None`` while the note is closed."""
        self._picture: QImage | None = None

    @property
    @override
    def anchor(self) -> str:
        return "" if self.why is None else self.why.anchor

    @property
    @override
    def text(self) -> str:
        if self.why is None:
            return ""
        parts = [part for move in self.why.moves for part in move]
        hint = self.tr("Enter shows the rules for it.") if self.anchor else ""
        return sentences((*parts, hint))

    def tell(self, why: Why, beside: QRect, picture: QImage | None = None) -> None:
        """Shows an explanation beside a rectangle on the screen, below a picture of what it is
        about.
        """
        self.why, self._picture = why, picture
        self.show_beside(beside)

    @override
    def put_away(self) -> None:
        self.why, self._picture = None, None
        super().put_away()

    @override
    def write(self) -> None:
        moves = () if self.why is None else self.why.moves
        if self._picture is not None:
            shown = QLabel()
            shown.setPixmap(QPixmap.fromImage(self._picture))
            self.add_widget(shown)
        for place, (action_text, reason) in enumerate(moves):
            if place:
                self.add_gap()
            self.add_line(action_text, "caption")
            self.add_line(reason)
        if self.anchor:
            self.add_links({self.tr("The rules for it (Enter)"): self.read_on})

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.read_on()
        else:
            super().keyPressEvent(event)
