"""The page that lists every key, each on a button that takes the next one that is pressed."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QPushButton, QWidget
from typing_extensions import override

from canasta_gui.dialogs.keys.key_bindings import KeyBindings, KeyLine, native
from canasta_gui.dialogs.sheet_dialog import PageDialog
from canasta_gui.i18n.formats import sentences
from canasta_gui.widgets.factory import button, label, panel, show_text
from canasta_gui.widgets.responsive_row import ResponsiveRow
from canasta_gui.widgets.rows import AIR, fill, in_grid, wide

_HELD_KEYS = (
    *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
)


class KeyButton(QPushButton):
    """Shows the keys of a line; pressed, it waits for another key, Escape, or the loss of focus."""

    chosen = Signal(QKeySequence)
    """Emitted with the key that was pressed."""

    def __init__(self, line: KeyLine) -> None:
        super().__init__()
        self.line = line
        self._is_waiting = False
        self.setProperty("role", "key")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._wait)
        self.show_line(line)

    def show_line(self, line: KeyLine, objection: str = "") -> None:
        """Shows the keys of a line; readers hear with them why another one was refused."""
        self.line = line
        self._is_waiting = False
        keys = " ".join(map(native, line.keys)) or "\N{EN DASH}"
        self.setText(keys)
        self.setAccessibleName(sentences((line.text, keys, objection)))

    def _wait(self) -> None:
        self._is_waiting = True
        self.setText(self.tr("Press a key…"))
        self.setAccessibleName(self.text())

    @override
    def event(self, event: QEvent) -> bool:
        """Takes every key while it waits, before shortcuts, Tab and the dialog do."""
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if self._is_waiting and isinstance(event, QKeyEvent) and event.type() in kinds:
            event.accept()
            if event.type() is QEvent.Type.KeyPress and event.key() not in _HELD_KEYS:
                self._take(event)
            return True
        return super().event(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._is_waiting:
            self.show_line(self.line)

    def _take(self, event: QKeyEvent) -> None:
        self.show_line(self.line)
        if event.key() == Qt.Key.Key_Escape:
            return
        key = Qt.Key(event.key())
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_sign = not Qt.Key.Key_A <= key <= Qt.Key.Key_Z and event.text().isprintable()
        if is_sign and event.text().strip() and held == Qt.KeyboardModifier.ShiftModifier:
            # A sign such as the question mark is a key of its own, however it is written.
            held = Qt.KeyboardModifier.NoModifier
        self.chosen.emit(QKeySequence(QKeyCombination(held, key)))


_MOST_KEYS = 2
_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class KeysDialog(PageDialog):
    """The keys of the table and the shortcuts of the menus; a press on a key changes it."""

    def __init__(self, bindings: KeyBindings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bindings = bindings
        bindings.setParent(self)
        self.buttons: dict[str, KeyButton] = {}
        """The buttons of the keys that can be changed, by name."""
        self.note = label(role="warning", is_wrapped=True)
        self.note.setContentsMargins(24, 0, 24, 12)
        self.body.addWidget(self.note)
        self.defaults_button = button(self.tr("Use the defaults"), then=self._reset)
        self.footer.add_side(self.defaults_button)
        self.fill()
        self._show()
        self.resize(820, 660)

    def write(self) -> None:
        """Sets the heading and adds the lists."""
        keys = self.tr(
            "Everything at the table can be done without a mouse. Press a key in the list, then"
            " the one that you want instead."
        )
        reach = self.tr("One switch is enough, too: see “Reach” in the settings.")
        self.set_heading(self.tr("Keyboard"), f"{keys} {reach}")
        table = self._list(self.tr("At the table"), self._bindings.table())
        everywhere = self._list(self.tr("Everywhere"), self._bindings.menu())
        self.column.addWidget(ResponsiveRow(wide(table), wide(everywhere)))

    def _list(self, heading: str, lines: Sequence[KeyLine]) -> QFrame:
        sheet, column = panel()
        column.addWidget(label(heading, "eyebrow"))
        grid = in_grid(18, 5, long=1)
        for row, line in enumerate(lines):
            grid.addWidget(self._key(line), row, 0, _MIDDLE)
            grid.addWidget(label(line.text, is_wrapped=True), row, 1)
        fill(column, grid, AIR)
        return sheet

    def _key(self, line: KeyLine) -> QWidget:
        if not line.name:
            keys = list(map(native, line.keys))
            if len(keys) > _MOST_KEYS:
                return label(f"{keys[0]} … {keys[-1]}")
            return label("\n".join(keys) if "+" in keys[0] else " ".join(keys))
        made = KeyButton(line)
        made.chosen.connect(partial(self._take, made))
        self.buttons[line.name] = made
        return made

    def _take(self, made: KeyButton, key: QKeySequence) -> None:
        objection = self._bindings.objection(made.line, key)
        if not objection:
            self._bindings.assign(made.line, key)
        self._show(made, objection)

    def _reset(self) -> None:
        self._bindings.reset()
        self._show()

    def _show(self, refused: KeyButton | None = None, objection: str = "") -> None:
        """Shows the present keys, and why the last one was refused."""
        for line in (*self._bindings.table(), *self._bindings.menu()):
            if line.name:
                made = self.buttons[line.name]
                made.show_line(line, objection if made is refused else "")
        show_text(self.note, objection)
        self.defaults_button.setEnabled(self._bindings.is_changed)
        self.grow()
