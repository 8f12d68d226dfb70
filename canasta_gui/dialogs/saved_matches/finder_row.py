"""The row above the list of saved matches: search, order, and the number of matches to keep."""

from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout
from typing_extensions import override

from canasta_gui.dialogs.saved_matches.match_finder import ListOrder
from canasta_gui.i18n.formats import number
from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.responsive_row import ResponsiveRow
from canasta_gui.widgets.search_field import SearchField

KEEPING: Final = (0, 50, 200, 1000)
"""How many finished matches can be kept; 0 keeps all."""
_LETTERS = 14
"""The least width of a choice, in letters."""
_SOUGHT = 22
"""The least width of the search field, in letters."""
_SPACING = 10


class FinderRow(ResponsiveRow):
    """A search field and two choices, below it where they would be cut beside it."""

    changed = Signal()
    """Emitted when the search words or the order change."""
    keep_chosen = Signal(int)
    """Emitted with the number of finished matches to keep; 0 keeps all."""

    def __init__(self) -> None:
        super().__init__()
        self.search = SearchField()
        self.order, self.keep = ComboBox(), ComboBox()
        choices = QHBoxLayout()
        choices.setSpacing(_SPACING)
        for box in (self.order, self.keep):
            box.shorten(_LETTERS)
            choices.addWidget(box, 1)
        self.row.setSpacing(_SPACING)
        self.row.addWidget(self.search, 1)
        self.row.addLayout(choices, 1)
        self._write()
        self.search.textChanged.connect(self.changed)
        self.order.currentIndexChanged.connect(self.changed)
        self.keep.activated.connect(self._choose_keep)

    @override
    def _widths(self) -> list[int]:
        search, choices = super()._widths()
        return [max(search, _SOUGHT * self.fontMetrics().averageCharWidth()), choices]

    @property
    def words(self) -> str:
        """The search words."""
        return self.search.text()

    @property
    def wanted_order(self) -> ListOrder:
        """The chosen order."""
        return list(ListOrder)[self.order.currentIndex()]

    def _choose_keep(self, place: int) -> None:
        self.keep_chosen.emit(KEEPING[place])

    def show_keep(self, count: int) -> None:
        """Shows how many finished matches are kept."""
        with QSignalBlocker(self.keep):
            self.keep.setCurrentIndex(KEEPING.index(count) if count in KEEPING else 0)

    def _write(self) -> None:
        self.search.setPlaceholderText(self.tr("Search: game, player, date, note"))
        self.search.setAccessibleName(self.tr("Search saved games"))
        self.order.setAccessibleName(self.tr("Order"))
        self.keep.setAccessibleName(self.tr("How many finished games are kept"))
        orders = {
            ListOrder.LATEST: self.tr("Last played first"),
            ListOrder.GAME: self.tr("By game"),
            ListOrder.PLAYERS: self.tr("By players"),
            ListOrder.SIZE: self.tr("Largest first"),
        }
        self.order.addItems([orders[order] for order in ListOrder])
        for count in KEEPING:
            text = self.tr("Keep the last {count}").format(count=number(count))
            self.keep.addItem(text if count else self.tr("Keep all"))
        self.keep.setToolTip(
            self.tr("Older finished games without a note are deleted when this list is opened.")
        )
