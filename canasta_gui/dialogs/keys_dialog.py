"""The page that lists every key."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QWidget

from canasta_gui.dialogs.page_dialog import PageDialog
from canasta_gui.widgets.definition_list import add_definitions
from canasta_gui.widgets.factory import panel
from canasta_gui.widgets.responsive_row import ResponsiveRow

KeyLine = tuple[str, str]
"""A key in the notation of this system, and its function."""


class KeysDialog(PageDialog):
    """The keys of the table and the shortcuts of the menus."""

    def __init__(
        self, menu_keys: Callable[[], Sequence[KeyLine]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._menu_keys = menu_keys
        self.retranslate()
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
        return [
            (_native("D"), self.tr("Draw from the stock")),
            (_native("P"), self.tr("Take the pile, or discard on it")),
            (_native("Left") + " " + _native("Right"), self.tr("Go through the hand")),
            (_native("Home") + " " + _native("End"), self.tr("Go to the first or the last card")),
            (_native("Up") + " " + _native("Down"), self.tr("Go between hand, melds and piles")),
            (_native("Space"), self.tr("Raise or lower a card")),
            (_native("Space"), self.tr("On a meld: make one of it and another meld")),
            (_native("Return"), self.tr("Do what is under the frame")),
            (_native("W") + " " + _native("?"), self.tr("Say more about what is under the frame")),
            (_native("M"), self.tr("Lay the raised cards")),
            ("1 … 9", self.tr("Add the raised cards to this meld")),
            (_native("Backspace"), self.tr("Take a group laid aside back")),
            (_native("Esc"), self.tr("Drop what is carried, or lower all cards")),
            (_native("Tab"), self.tr("Go to the buttons on the table")),
            (
                _native("Shift+Left") + " " + _native("Shift+Right"),
                self.tr("Move a card in the hand"),
            ),
            (_native("S"), self.tr("Sort the hand")),
            (_native("T"), self.tr("Do what is offered beside a refusal")),
        ]


def _native(keys: str) -> str:
    """Returns a key in the notation of this system."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def _list(heading: str, keys: Sequence[KeyLine]) -> QFrame:
    sheet, column = panel()
    add_definitions(column, heading, keys, gap=7)
    column.addStretch(1)
    return sheet
