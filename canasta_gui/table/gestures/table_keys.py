"""The keys of the table: what each does is stated here alone."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from PySide6.QtCore import Qt

Key = Qt.Key


class TableKey(StrEnum):
    """Something that keys do at the table."""

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
}
MELDS: Final = range(Key.Key_1, Key.Key_9 + 1)
"""The keys of the own melds, from the first."""
MOVES_CARDS: Final = Qt.KeyboardModifier.ShiftModifier
"""Held with `TableKey.LEFT` and `TableKey.RIGHT`, it moves the card with the focus."""
