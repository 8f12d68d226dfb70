"""The keys of the table and of the list of games, and the names of keys in texts: what each key
does is stated here alone.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, ClassVar, Final, cast

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

Key = Qt.Key
translate = QCoreApplication.translate


class TableKey(StrEnum):
    """Something that keys do at the table, or with the games to choose."""

    DRAW = "draw"
    PILE = "pile"
    LEFT = "left"
    RIGHT = "right"
    FIRST = "first"
    LAST = "last"
    UP = "up"
    DOWN = "down"
    RAISE = "raise"
    ENTER = "enter"
    EXPLAIN = "explain"
    LAY = "lay"
    TAKE_BACK = "take-back"
    DROP = "drop"
    SORT = "sort"
    DO_THIS = "do-this"
    COMPARE = "compare"
    """Compares a game to choose with another one."""

    @property
    def setting(self) -> str:
        """The name by which the settings know it; actions of menus have others."""
        return f"table.{self}"


KEYS: Final[Mapping[TableKey, tuple[Key, ...]]] = {
    TableKey.DRAW: (Key.Key_D,),
    TableKey.PILE: (Key.Key_P,),
    TableKey.LEFT: (Key.Key_Left,),
    TableKey.RIGHT: (Key.Key_Right,),
    TableKey.FIRST: (Key.Key_Home,),
    TableKey.LAST: (Key.Key_End,),
    TableKey.UP: (Key.Key_Up,),
    TableKey.DOWN: (Key.Key_Down,),
    TableKey.RAISE: (Key.Key_Space,),
    TableKey.ENTER: (Key.Key_Return, Key.Key_Enter),
    TableKey.EXPLAIN: (Key.Key_W, Key.Key_Question),
    TableKey.LAY: (Key.Key_M,),
    TableKey.TAKE_BACK: (Key.Key_Backspace, Key.Key_Delete),
    TableKey.DROP: (Key.Key_Escape,),
    TableKey.SORT: (Key.Key_S,),
    TableKey.DO_THIS: (Key.Key_T,),
    TableKey.COMPARE: (Key.Key_C,),
}
"""The usual keys, with the letters of English."""
CHANGEABLE: Final = (
    TableKey.DRAW,
    TableKey.PILE,
    TableKey.RAISE,
    TableKey.EXPLAIN,
    TableKey.LAY,
    TableKey.TAKE_BACK,
    TableKey.SORT,
    TableKey.DO_THIS,
    TableKey.COMPARE,
)
"""What the player can put on another key."""
MELDS: Final = range(Key.Key_1, Key.Key_9 + 1)
"""The keys of the own melds, from the first."""
MOVES_CARDS: Final = Qt.KeyboardModifier.ShiftModifier
"""Held with `TableKey.LEFT` and `TableKey.RIGHT`, it moves the card with the focus."""
_RULES: Final = ("how-to-play", "F1")
"""The command that shows the rules, also those of what is told, and its usual key."""


def keys_in_use(chosen: Mapping[str, str]) -> dict[TableKey, tuple[Key, ...]]:
    """Returns the keys: those that the player has chosen, else those of the present language.

    ``chosen`` has keys in Qt's portable notation by `TableKey.setting`. A key that was chosen
    does nothing else; what cannot be a key of the table is ignored.
    """
    of_language = _of_language()
    keys = {meant: (of_language.get(meant, key), *more) for meant, (key, *more) in KEYS.items()}
    for meant in CHANGEABLE:
        key = table_key(QKeySequence.fromString(chosen.get(meant.setting, "")))
        if key is not None:
            others = {it: tuple(one for one in has if one != key) for it, has in keys.items()}
            keys = {**others, meant: (key,)}
    return keys


def deed_of(meant: TableKey) -> str:
    """Returns what a key does that a press on a thing of the table does, too."""
    return {
        TableKey.DRAW: translate("KeysDialog", "Draw from the stock"),
        TableKey.PILE: translate("KeysDialog", "Take the pile, or discard on it"),
        TableKey.SORT: translate("KeysDialog", "Sort the hand"),
        TableKey.DO_THIS: translate("KeysDialog", "Do what is offered beside a refusal"),
    }[meant]


class TableKeys:
    """The keys that the present player has chosen, for texts in the whole program."""

    _chosen: ClassVar[Mapping[str, str]] = {}

    @classmethod
    def use(cls, chosen: Mapping[str, str]) -> Mapping[TableKey, tuple[Key, ...]]:
        """Names these keys in texts from now on, and returns all that are in use."""
        cls._chosen = chosen
        return keys_in_use(chosen)

    @classmethod
    def name(cls, meant: TableKey) -> str:
        """Returns the name of the first key in use, as this system writes it; where something else
        took its key, that of Enter, which does it at its place.
        """
        first = next(iter(cls.of(meant) or cls.of(TableKey.ENTER)))
        return QKeySequence(first).toString(QKeySequence.SequenceFormat.NativeText)

    @classmethod
    def of(cls, meant: TableKey) -> tuple[Key, ...]:
        """Returns the keys in use for something."""
        return keys_in_use(cls._chosen)[meant]

    @classmethod
    def rules(cls) -> QKeySequence:
        """Returns the key that shows the rules of what is told."""
        command, usual = _RULES
        return QKeySequence.fromString(cls._chosen.get(command, usual))

    @classmethod
    def rules_name(cls) -> str:
        """Returns its name, as this system writes it."""
        return cls.rules().toString(QKeySequence.SequenceFormat.NativeText)


def table_key(sequence: QKeySequence) -> Key | None:
    """Returns the single key of a sequence; ``None`` if it has several, or others held with it."""
    if sequence.count() != 1:
        return None
    pressed = pressed_in(sequence)
    is_alone = pressed.keyboardModifiers() == Qt.KeyboardModifier.NoModifier
    return pressed.key() if is_alone and pressed.key() != Key.Key_unknown else None


def pressed_in(sequence: QKeySequence) -> QKeyCombination:
    """Returns the first key of a sequence that is not empty, with what is held."""
    # PySide can do this, but does not declare it.
    return cast("Any", sequence)[0]


def _of_language() -> dict[TableKey, Key]:
    """Returns the first usual keys that fit their words in the present language."""
    letters = {
        TableKey.DRAW: translate("TableKeys", "D", "the key that draws from the stock"),
        TableKey.PILE: translate("TableKeys", "P", "the key of the pile"),
        TableKey.EXPLAIN: translate("TableKeys", "W", "the key that explains a thing: what"),
        TableKey.LAY: translate("TableKeys", "M", "the key that lays a meld"),
        TableKey.SORT: translate("TableKeys", "S", "the key that sorts the hand"),
        TableKey.DO_THIS: translate("TableKeys", "T", "the key that does what is offered: this"),
        TableKey.COMPARE: translate("TableKeys", "C", "the key that compares two games"),
    }
    return {
        meant: Key(ord(letter))
        for meant, letter in letters.items()
        if len(letter) == 1 and "A" <= letter <= "Z"
    }
