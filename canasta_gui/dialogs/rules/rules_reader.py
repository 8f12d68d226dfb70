"""The reader of the rules: contents, a page beside or below them, and a search."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QWidget,
)
from typing_extensions import override

from canasta_gui.dialogs.rules.rule_choices import variation_name
from canasta_gui.dialogs.rules.rules_view import RulesView
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.rulebook import Page, rulebook
from canasta_gui.rulebook.page import find_statement
from canasta_gui.rulebook.rule_book import SignsPage
from canasta_gui.rulebook.search import RuleSearch
from canasta_gui.table.table_options import TableOptions
from canasta_gui.widgets.factory import SearchField, button, label
from canasta_gui.widgets.rows import fill, in_column, wide
from engine import Ruleset

_TALL = 1.25
"""The height of a sheet beside the table, by its width, from which on it has no two columns."""


class _Contents(QListWidget):
    """The titles of the pages."""

    opened = Signal()
    """Emitted when Enter asks for the page of the current title, not for the button that closes."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)


class RulesReader(SheetDialog):
    """Opens at the page with the given anchor, or at the first one."""

    is_aside = True

    def __init__(
        self,
        rules: Ruleset,
        look: TableOptions,
        anchor: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._rules = rules
        self.pages = (*rulebook(rules), SignsPage().page(rules))
        """Every page of the game, in order, then that on the signs of the table."""
        self._marked = ""
        """The search text that is marked on the pages."""
        self.search = SearchField()
        self.nothing = label(
            self.tr("No page has these words. Try a shorter one."), "caption", is_wrapped=True
        )
        self.contents = _Contents()
        # As wide as its titles, because Qt miscounts the lines of wrapped ones and cuts them.
        self.contents.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self.contents.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view = RulesView(rules, look)
        self.previous_button = button(self.tr("Previous page"), then=self._go_back)
        self.next_button = button(self.tr("Next page"), then=self._go_on)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out_body()
        self._connect()
        self._write()
        self.open_page(anchor)
        self.contents.setFocus()
        self.resize(1000, 760)

    @property
    def page(self) -> Page:
        """The page being shown."""
        return self.pages[max(self.contents.currentRow(), 0)]

    def open_page(self, anchor: str) -> None:
        """Shows the page of an anchor, or the first one if the game has no such page.

        The text at the place that the anchor names is marked.
        """
        name, _, place = anchor.partition("#")
        anchors = [page.anchor for page in self.pages]
        self.contents.setCurrentRow(anchors.index(name) if name in anchors else 0)
        if place and self.page.anchor == name:
            self.view.show_pages((self.page,), find_statement(self.page, place))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts the contents above the page where both side by side would be narrow columns."""
        super().resizeEvent(event)
        is_tall = self.height() > _TALL * self.width()
        way = QBoxLayout.Direction
        self._halves.setDirection(way.TopToBottom if is_tall else way.LeftToRight)

    def _write(self) -> None:
        self.set_heading(self.tr("How to play"), self._game())
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.previous_button.setShortcut(QKeySequence("Alt+Left"))
        self.next_button.setShortcut(QKeySequence("Alt+Right"))
        self.contents.addItems([page.title for page in self.pages])
        self.contents.setCurrentRow(0)
        self._seek()

    def _lay_out_body(self) -> None:
        left = in_column(self.search, self.nothing, wide(self.contents), spacing=10)
        self._halves.setSpacing(14)
        fill(self._halves, wide(left, 2), wide(self.view, 5))
        self.body.addLayout(self._halves)
        self.footer.add_side(self.previous_button, self.next_button)
        self.close_button = self.add_closing_button(self.tr("Close"))

    def _connect(self) -> None:
        self.search.textChanged.connect(self._seek)
        self.search.entered.connect(self._go_on)
        self.search.left_down.connect(self.contents.setFocus)
        self.contents.currentRowChanged.connect(self._show_page)
        self.contents.opened.connect(self.view.setFocus)
        self.view.page_wanted.connect(self._turn_to)

    def _game(self) -> str:
        """Returns the name of the game, the number of players and the variations."""
        rules = self._rules
        players = self.tr("%n players", "", rules.players)
        parts = [rules.title, players, *map(variation_name, rules.variations)]
        return self.tr(" · ", "between the parts of a heading").join(parts)

    def _seek(self) -> None:
        """Restricts the contents to pages that contain the search text."""
        found = RuleSearch().find(self.pages, self.search.text().strip())
        self._marked = found.marked
        for row in range(len(self.pages)):
            self._item(row).setHidden(row not in found.rows)
        self.nothing.setVisible(not found.rows)
        is_elsewhere = found.is_question or self.contents.currentRow() not in found.rows
        if found.rows and is_elsewhere:
            self.contents.setCurrentRow(found.rows[0])
        self._show_page()

    def _item(self, row: int) -> QListWidgetItem:
        item = self.contents.item(row)
        assert item is not None
        return item

    def _shown_rows(self) -> list[int]:
        return [row for row in range(len(self.pages)) if not self._item(row).isHidden()]

    def _show_page(self) -> None:
        self.view.show_pages((self.page,), self._marked)
        row, rows = self.contents.currentRow(), self._shown_rows()
        self.previous_button.setEnabled(any(other < row for other in rows))
        self.next_button.setEnabled(any(other > row for other in rows))

    def _turn_to(self, anchor: str) -> None:
        """Shows the page to which a word links, even if the search did not find it."""
        self.search.clear()
        self.open_page(anchor)

    def _go_on(self) -> None:
        after = [row for row in self._shown_rows() if row > self.contents.currentRow()]
        if after:
            self.contents.setCurrentRow(after[0])

    def _go_back(self) -> None:
        before = [row for row in self._shown_rows() if row < self.contents.currentRow()]
        if before:
            self.contents.setCurrentRow(before[-1])
