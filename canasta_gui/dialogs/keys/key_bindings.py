"""All keys of the program in one list, and how the player changes them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeySequence

from canasta_gui.settings.preferences import Preferences
from canasta_gui.settings.table_keys import (
    CHANGEABLE,
    MELDS,
    MOVES_CARDS,
    TableKey,
    deed_of,
    keys_in_use,
    pressed_in,
    table_key,
)


@dataclass(frozen=True, slots=True)
class KeyLine:
    """What keys do, and which keys."""

    name: str
    """The name by which the settings know it; empty if its keys cannot be changed."""
    keys: tuple[QKeySequence, ...]
    """All of them work; the first one is shown in menus."""
    text: str


Key = Qt.Key
translate = QCoreApplication.translate
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
        portable = key.toString(QKeySequence.SequenceFormat.PortableText)
        kept = dict(self._preferences.settings.keys)
        self._preferences.change(keys=tuple({**kept, line.name: portable}.items()))

    def reset(self) -> None:
        """Returns to the usual keys."""
        self._preferences.change(keys=())

    def table(self) -> list[KeyLine]:
        """Returns the lines of the table."""
        keys = keys_in_use(dict(self._preferences.settings.keys))

        def line(text: str, *meant: TableKey, held: Qt.KeyboardModifier = _ALONE) -> KeyLine:
            some = [_sequence(key, held) for one in meant for key in keys[one]]
            is_fixed = meant[0] not in CHANGEABLE or held is not _ALONE
            return KeyLine("" if is_fixed else meant[0].setting, tuple(some), text)

        return [
            line(deed_of(TableKey.DRAW), TableKey.DRAW),
            line(deed_of(TableKey.PILE), TableKey.PILE),
            line(translate("KeysDialog", "Go through the hand"), TableKey.LEFT, TableKey.RIGHT),
            line(
                translate("KeysDialog", "Go to the first or the last card"),
                *(TableKey.FIRST, TableKey.LAST),
            ),
            line(
                translate("KeysDialog", "Go between hand, melds and piles"),
                *(TableKey.UP, TableKey.DOWN),
            ),
            line(
                translate("KeysDialog", "Raise or lower a card; hold a meld to join it"),
                TableKey.RAISE,
            ),
            line(translate("KeysDialog", "Do what is under the frame"), TableKey.ENTER),
            line(
                translate("KeysDialog", "Say more about what is under the frame"), TableKey.EXPLAIN
            ),
            line(translate("KeysDialog", "Lay the raised cards"), TableKey.LAY),
            KeyLine(
                "",
                tuple(map(_sequence, MELDS)),
                translate("KeysDialog", "Add the raised cards to this meld"),
            ),
            line(translate("KeysDialog", "Take a group laid aside back"), TableKey.TAKE_BACK),
            line(
                translate("KeysDialog", "Drop what is carried, or lower all cards"), TableKey.DROP
            ),
            KeyLine(
                "",
                (_sequence(Key.Key_Tab),),
                translate("KeysDialog", "Go to the buttons on the table"),
            ),
            line(
                translate("KeysDialog", "Move a card in the hand"),
                *(TableKey.LEFT, TableKey.RIGHT),
                held=MOVES_CARDS,
            ),
            KeyLine(
                "",
                (_sequence(Key.Key_F6),),
                translate("KeysDialog", "Go between the table and a sheet beside it"),
            ),
            line(deed_of(TableKey.SORT), TableKey.SORT),
            line(deed_of(TableKey.DO_THIS), TableKey.DO_THIS),
            line(translate("KeysDialog", "Compare two games in “New match”"), TableKey.COMPARE),
        ]


_ALONE = Qt.KeyboardModifier.NoModifier


def native(key: QKeySequence) -> str:
    """Returns a key in the notation of this system."""
    return key.toString(QKeySequence.SequenceFormat.NativeText)


def _sequence(key: int, held: Qt.KeyboardModifier = _ALONE) -> QKeySequence:
    return QKeySequence(QKeyCombination(held, Key(key)))


def _is_for_menus(pressed: QKeyCombination) -> bool:
    """Returns whether a key is none with which one writes, or goes through a window."""
    if pressed.key() in _FIXED_MENU_KEYS:
        return False
    return bool(pressed.keyboardModifiers() & _HELD) or pressed.key() in _FUNCTION_KEYS
