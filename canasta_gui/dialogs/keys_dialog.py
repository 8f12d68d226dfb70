"""The page that lists every key."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QWidget

from canasta_gui.dialogs.page_dialog import PageDialog
from canasta_gui.table.gestures.table_keys import KEYS, MELDS, MOVES_CARDS, TableKey
from canasta_gui.widgets.definition_list import add_definitions
from canasta_gui.widgets.factory import panel
from canasta_gui.widgets.responsive_row import ResponsiveRow

Modifier = Qt.KeyboardModifier
KeyLine = tuple[str, str]
"""A key in the notation of this system, and its function."""


class KeysDialog(PageDialog):
    """The keys of the table and the shortcuts of the menus."""

    def __init__(
        self, menu_keys: Callable[[], Sequence[KeyLine]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._menu_keys = menu_keys
        self.fill()
        self.resize(820, 660)

    def write(self) -> None:
        """Sets the heading and adds the lists."""
        self.set_heading(
            self.tr("Keyboard"), self.tr("Everything at the table can be done without a mouse.")
        )
        lists = ResponsiveRow()
        lists.row.addWidget(_list(self.tr("At the table"), self._table_keys()), 1)
        lists.row.addWidget(_list(self.tr("Everywhere"), self._menu_keys()), 1)
        self.column.addWidget(lists)

    def _table_keys(self) -> Sequence[KeyLine]:
        first, last = _keys(MELDS[0]), _keys(MELDS[-1])
        return [
            (_named(TableKey.DRAW), self.tr("Draw from the stock")),
            (_named(TableKey.PILE), self.tr("Take the pile, or discard on it")),
            (_named(TableKey.LEFT, TableKey.RIGHT), self.tr("Go through the hand")),
            (_named(TableKey.FIRST, TableKey.LAST), self.tr("Go to the first or the last card")),
            (_named(TableKey.UP, TableKey.DOWN), self.tr("Go between hand, melds and piles")),
            (_named(TableKey.RAISE), self.tr("Raise or lower a card")),
            (_named(TableKey.RAISE), self.tr("On a meld: make one of it and another meld")),
            (_named(TableKey.ENTER), self.tr("Do what is under the frame")),
            (_named(TableKey.EXPLAIN), self.tr("Say more about what is under the frame")),
            (_named(TableKey.LAY), self.tr("Lay the raised cards")),
            (f"{first} … {last}", self.tr("Add the raised cards to this meld")),
            (_named(TableKey.TAKE_BACK), self.tr("Take a group laid aside back")),
            (_named(TableKey.DROP), self.tr("Drop what is carried, or lower all cards")),
            (_keys(Qt.Key.Key_Tab), self.tr("Go to the buttons on the table")),
            (
                _named(TableKey.LEFT, TableKey.RIGHT, held=MOVES_CARDS),
                self.tr("Move a card in the hand"),
            ),
            (_keys(Qt.Key.Key_F6), self.tr("Go between the table and a sheet beside it")),
            (_named(TableKey.SORT), self.tr("Sort the hand")),
            (_named(TableKey.DO_THIS), self.tr("Do what is offered beside a refusal")),
        ]


def _named(*meant: TableKey, held: Modifier = Modifier.NoModifier) -> str:
    """Returns the keys that do these things, in the notation of this system."""
    return " ".join(_keys(key, held) for one in meant for key in KEYS[one])


def _keys(key: int, held: Modifier = Modifier.NoModifier) -> str:
    combination = QKeyCombination(held, Qt.Key(key))
    return QKeySequence(combination).toString(QKeySequence.SequenceFormat.NativeText)


def _list(heading: str, keys: Sequence[KeyLine]) -> QFrame:
    sheet, column = panel()
    add_definitions(column, heading, keys, gap=7)
    column.addStretch(1)
    return sheet
