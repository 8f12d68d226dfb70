"""The memory aid beside the table: one table of the ranks and one of the players."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)
from typing_extensions import override

from canasta_gui.viewmodel.builders.memory_builder import MemoryAidView
from canasta_gui.widgets.factory import label
from canasta_gui.widgets.rows import AIR, in_column
from canasta_gui.windows.panels.side_panel import SidePanel
from canasta_gui.words.written import message

_TO_CONTENTS = QHeaderView.ResizeMode.ResizeToContents
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop

_Column = tuple[QHeaderView.ResizeMode, Qt.AlignmentFlag]
_WIDE: _Column = (QHeaderView.ResizeMode.Stretch, _LEFT)
_NARROW: _Column = (_TO_CONTENTS, _LEFT)
_SEEN = 1
"""The column of the cards seen."""
_NUMBER: _Column = (_TO_CONTENTS, _RIGHT)


_WORDS: Final = ((5, "hardly"), (20, "seldom"), (45, "times"), (75, "often"), (100, "mostly"))
"""The risk of so many in 100 up to which a word tells it."""


class MemoryPanel(SidePanel):
    """Shows a `MemoryAidView`; the arrow keys move from cell to cell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("memory", parent)
        self._page: _Page | None = None
        # Tab reaches what is made later after a sheet beside the table, or in the midst of it.
        self._entrance = QWidget(self, focusPolicy=Qt.FocusPolicy.TabFocus)
        self._entrance.hide()
        self.retranslate()

    @property
    def page(self) -> "_Page":
        """What the panel shows; made when it is first needed, because most people never open it."""
        if self._page is None:
            self._page = _Page()
            self.setWidget(self._page)
            for before, after in pairwise((self._entrance, self._page.ranks, self._page.players)):
                QWidget.setTabOrder(before, after)
            self.retranslate()
        return self._page

    def show_memory(self, memory: MemoryAidView, *, in_words: bool = False) -> None:
        """Shows a memory aid; ``in_words`` tells the risks without numbers."""
        # The panel exists at the first frame but needs no content then.
        from canasta_gui.words.vocabulary import capital

        page = self.page
        tell = self._in_words if in_words else str
        ranks = [
            (
                capital(rank.name),
                str(rank.seen),
                str(rank.unseen),
                "" if rank.risk is None else tell(rank.risk),
            )
            for rank in memory.ranks
        ]
        page.ranks.show_rows(ranks)
        # Words leave no room for both counts.
        page.ranks.setColumnHidden(_SEEN, in_words)
        page.legend.setText(
            self.tr("Risk: how often the next player takes what you throw.")
            if in_words
            else self.tr("Risk: of 100 times, how often the next player takes what you throw.")
        )
        page.players.show_rows([(player.name, player.told) for player in memory.players])

    def _in_words(self, risk: int) -> str:
        """Returns a risk of so many in 100 as a word."""
        return message("MemoryPanel", next(word for most, word in _WORDS if risk <= most))

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Memory aid"))
        page = self._page
        if page is None:
            return
        page.setAccessibleName(self.windowTitle())
        page.ranks.setAccessibleName(self.tr("Cards seen and unseen"))
        page.ranks.setHorizontalHeaderLabels(
            [self.tr("Cards"), self.tr("Seen"), self.tr("Unseen"), self.tr("Risk")]
        )
        page.players.setAccessibleName(self.tr("Who threw and took what"))
        page.players.setHorizontalHeaderLabels([self.tr("Player"), self.tr("Threw and took")])


class _Page(QScrollArea):
    """The two tables, one below the other."""

    def __init__(self) -> None:
        super().__init__()
        self.ranks = _Sheet(_WIDE, _NUMBER, _NUMBER, _NUMBER)
        self.players = _Sheet(_NARROW, _WIDE)
        self.legend = label(role="caption", is_wrapped=True)
        self.legend.setContentsMargins(6, 4, 6, 8)
        page = QWidget()
        in_column(self.ranks, self.legend, self.players, AIR, of=page, margins=0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)
        for sheet in (self.ranks, self.players):
            sheet.currentCellChanged.connect(partial(self._show_cell, sheet))

    def _show_cell(self, sheet: "_Sheet", row: int, *_: int) -> None:
        """Scrolls to the cell that the arrow keys reached."""
        cell = sheet.item(row, 0)
        if cell is not None and sheet.hasFocus():
            top = sheet.y() + sheet.horizontalHeader().height() + sheet.visualItemRect(cell).top()
            high = sheet.rowHeight(row)
            self.ensureVisible(0, top + high // 2, 0, 2 * high)


class _Sheet(QTableWidget):
    """A table for reading, as high as its rows; Tab leaves it."""

    def __init__(self, *columns: _Column) -> None:
        super().__init__(0, len(columns))
        self._columns = columns
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().sectionResized.connect(self._fit)
        for at, (mode, alignment) in enumerate(columns):
            self.horizontalHeader().setSectionResizeMode(at, mode)
            head = QTableWidgetItem()
            head.setTextAlignment(alignment)
            self.setHorizontalHeaderItem(at, head)

    def show_rows(self, rows: Sequence[tuple[str, ...]]) -> None:
        """Shows rows of text; unchanged cells are not touched."""
        self.setRowCount(len(rows))
        for row, texts in enumerate(rows):
            for column, text in enumerate(texts):
                cell = self._cell(row, column)
                if cell.text() != text:
                    cell.setText(text)
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        self.resizeRowsToContents()
        head = self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(head + self.verticalHeader().length() + 2 * self.frameWidth())

    def _cell(self, row: int, column: int) -> QTableWidgetItem:
        cell = self.item(row, column)
        if cell is None:
            cell = QTableWidgetItem()
            cell.setTextAlignment(self._columns[column][1])
            self.setItem(row, column, cell)
        return cell
