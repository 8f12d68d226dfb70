"""All keys of the program in one list, and how the player changes them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeySequence

from canasta_gui.settings.preferences import Preferences
from canasta_gui.settings.table_keys import (
    CHANGEABLE,
    MELDS,
    MOVES_CARDS,
    TableKey,
    keys_in_use,
    pressed_in,
    table_key,
)
from canasta_gui.words.written import messages


@dataclass(frozen=True, slots=True)
class KeyLine:
    """What keys do, and which keys."""

    name: str
    """The name by which the settings know it; empty if its keys cannot be changed."""
    keys: tuple[QKeySequence, ...]
    """All of them work; the first one is shown in menus."""
    text: str


Key = Qt.Key
_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_FUNCTION_KEYS = range(Key.Key_F1, Key.Key_F35 + 1)
_FIXED_MENU_KEYS = (Key.Key_Tab, Key.Key_Backtab, Key.Key_Escape)


class KeyBindings(QObject):
    """Knows the keys of the table and of the menus; a changed key is stored in the settings."""

    def __init__(self, preferences: Preferences, menu: Callable[[], Sequence[KeyLine]]) -> None:
        super().__init__()
        self._preferences = preferences
        self.menu = menu
        """Returns the lines of the menus."""

    @property
    def is_changed(self) -> bool:
        """Whether the player has chosen a key."""
        return bool(self._preferences.settings.keys)

    def objection(self, line: KeyLine, key: QKeySequence) -> str:
        """Returns why a key cannot do what a line says; empty if it can."""
        if QKeySequence(_portable(key), QKeySequence.SequenceFormat.PortableText) != key:
            return self.tr("This key has no name to keep it by: choose another one.")
        is_of_table = line.name in {meant.setting for meant in CHANGEABLE}
        if is_of_table and table_key(key) is None:
            return self.tr("At the table keys are pressed alone, without Ctrl, Alt or Shift.")
        if not is_of_table and not _is_for_menus(pressed_in(key)):
            return self.tr("In menus a key needs Ctrl or Alt, or is one of F1 to F12.")
        others = (it for it in (*self.table(), *self.menu()) if it.name != line.name)
        taken = next((it for it in others if key in it.keys), None)
        if taken is None:
            return ""
        text = self.tr("{key} is taken: “{text}”.", "a key, and what it does")
        return text.format(key=native(key), text=taken.text)

    def assign(self, line: KeyLine, key: QKeySequence) -> None:
        """Stores a key to which there is no objection."""
        kept = dict(self._preferences.settings.keys)
        self._preferences.change(keys=tuple({**kept, line.name: _portable(key)}.items()))

    def reset(self) -> None:
        """Returns to the usual keys."""
        self._preferences.change(keys=())

    def table(self) -> list[KeyLine]:
        """Returns the lines of the table."""
        keys, texts = keys_in_use(dict(self._preferences.settings.keys)), messages("KeysDialog")

        def line(what: str, *meant: TableKey, held: Qt.KeyboardModifier = _ALONE) -> KeyLine:
            some = [_sequence(key, held) for one in meant for key in keys[one]]
            is_fixed = meant[0] not in CHANGEABLE or held is not _ALONE
            return KeyLine("" if is_fixed else meant[0].setting, tuple(some), texts[what])

        def fixed(what: str, *some: int) -> KeyLine:
            return KeyLine("", tuple(map(_sequence, some)), texts[what])

        return [
            line("draw", TableKey.DRAW),
            line("pile", TableKey.PILE),
            line("hand", TableKey.LEFT, TableKey.RIGHT),
            line("ends", TableKey.FIRST, TableKey.LAST),
            line("places", TableKey.UP, TableKey.DOWN),
            line("raise", TableKey.RAISE),
            line("enter", TableKey.ENTER),
            line("explain", TableKey.EXPLAIN),
            line("lay", TableKey.LAY),
            fixed("meld", *MELDS),
            line("take-back", TableKey.TAKE_BACK),
            line("drop", TableKey.DROP),
            fixed("buttons", Key.Key_Tab),
            line("move", TableKey.LEFT, TableKey.RIGHT, held=MOVES_CARDS),
            fixed("sheet", Key.Key_F6),
            line("sort", TableKey.SORT),
            line("do-this", TableKey.DO_THIS),
            line("compare", TableKey.COMPARE),
        ]


_ALONE = Qt.KeyboardModifier.NoModifier


def native(key: QKeySequence) -> str:
    """Returns a key in the notation of this system."""
    return key.toString(QKeySequence.SequenceFormat.NativeText)


def _sequence(key: int, held: Qt.KeyboardModifier = _ALONE) -> QKeySequence:
    return QKeySequence(QKeyCombination(held, Key(key)))


def _portable(key: QKeySequence) -> str:
    """Returns a key as the settings keep it; dead keys and some more become a letter there."""
    return key.toString(QKeySequence.SequenceFormat.PortableText)


def _is_for_menus(pressed: QKeyCombination) -> bool:
    """Returns whether a key is none with which one writes, or goes through a window."""
    if pressed.key() in _FIXED_MENU_KEYS:
        return False
    return bool(pressed.keyboardModifiers() & _HELD) or pressed.key() in _FUNCTION_KEYS
