"""The list of games as cards: the last played, then house rules, then the editions."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QGridLayout
from typing_extensions import override

from canasta_gui.dialogs.new_match.game_card import BOX, FEW_LINES, LINES, MARGIN, GameCard
from canasta_gui.persistence.house_store import HouseRules
from canasta_gui.settings.remembered import house_game
from canasta_gui.theme.theme import text_growth
from canasta_gui.widgets.choice_list import ChoiceCard, ChoiceList
from canasta_gui.widgets.rows import AIR, fill, in_grid, take_out
from canasta_gui.words.data_texts import origin, special
from canasta_gui.words.edition_texts import based_on, few_words, figures
from engine import edition_title

_SMALL_BOX = 29
"""The width of a box in pixels in a narrow window."""
_MANY_LINES = 4
"""The number of lines on a card in a high list."""
_AT_ONCE = 12
"""The number of games that a list shows at once before cards have more lines."""
_LINES_WIDE, _SMALL_WIDE = 13, 11
"""The least width of a card and of a small one, in heights of a line."""


class EditionList(ChoiceList):
    """The house rules and the editions, each with a picture of its box, side by side."""

    compare_asked = Signal(str, str)
    """Emitted with the values of two cards that the player wants to compare."""
    marked = Signal(str)
    """Emitted with the value of a card that is to be compared with another; empty for none."""

    def __init__(self, editions: Sequence[str], recent: Sequence[str] = ()) -> None:
        """Creates the cards. ``recent`` are the values of cards, the last played first."""
        super().__init__()
        self._own: dict[str, HouseRules] = {}
        self._mark = ""
        """The value of the first of two cards to compare; empty if none was marked."""
        self._found: Sequence[str] = ()
        """The values of the cards that are shown."""
        self._grid = QGridLayout()
        self._editions = tuple(editions)
        self._recent = tuple(recent)
        self.setAccessibleName(self.tr("Games"))
        self.show_own(())
        self.setMinimumWidth(270)

    @property
    def house(self) -> HouseRules | None:
        """The chosen house rules; ``None`` if an edition is chosen."""
        return self._own.get(self.value)

    @property
    def edition(self) -> str:
        """The chosen edition, or the one that the chosen house rules change."""
        return self.edition_of(self.value)

    def edition_of(self, value: str) -> str:
        """Returns the edition of a card, or the one that its house rules change."""
        own = self._own.get(value)
        return value if own is None else own.reference.edition

    def show_own(self, rules: Sequence[HouseRules]) -> None:
        """Creates the cards anew, including these house rules; the choice is kept."""
        before = self.value
        self._own = {house_game(one.id): one for one in rules}
        values = (*self._own, *self._editions)
        known = [value for value in self._recent if value in values]
        self.show_cards((*known, *(value for value in values if value not in known)))
        for value, card in self.cards.items():
            assert isinstance(card, GameCard)
            card.show_game(self.edition_of(value), *self._texts(value))
        self.choose(self._editions[0])
        self.choose(before)

    def show_only(self, values: Sequence[str]) -> None:
        """Hides all other cards; the first shown one is chosen if the chosen one is hidden."""
        self._found = values
        for value, card in self.cards.items():
            card.setHidden(value not in values)
        self._arrange()
        if values and self.value not in values:
            self.choose(values[0])
            self.chosen.emit()

    @override
    def make_card(self, value: str) -> ChoiceCard:
        card = GameCard(value)
        card.compare_asked.connect(self.compare_asked)
        card.marked.connect(self._take_mark)
        return card

    @override
    def place_cards(self) -> None:
        self._grid = in_grid(6, 6)
        self._found = tuple(self.cards)
        fill(self.column, self._grid, AIR)
        self._arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the cards out anew for another width."""
        super().resizeEvent(event)
        self._arrange()
        page = self.widget()
        has_room = self.column.minimumSize().height() <= self.viewport().height()
        if has_room and page is not None and page.width() > self.viewport().width():
            # Otherwise the scroll bar stays, over the edge of the cards, where all have room.
            policy = Qt.ScrollBarPolicy
            self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOff)
            self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded)

    def _arrange(self) -> None:
        """Lays the shown cards out in as many columns as have room."""
        line = QFontMetrics(self.font()).lineSpacing()
        width = self.viewport().width()
        columns = max(width // (_LINES_WIDE * line), 1)
        # A narrow list would show but a few games: then two columns of small cards.
        is_small = columns == 1 and width >= 2 * _SMALL_WIDE * line
        columns = 2 if is_small else columns
        take_out(self._grid)
        for column in range(max(columns, self._grid.columnCount())):
            self._grid.setColumnStretch(column, int(column < columns))
        box = round(
            (_SMALL_BOX if is_small else BOX)
            * text_growth(self.window().width(), self.window().height())
        )
        lines = FEW_LINES if is_small else self._lines_of(columns)
        for place, value in enumerate(self._found):
            card = self.cards[value]
            assert isinstance(card, GameCard)
            card.set_box_width(box, lines)
            self._grid.addWidget(card, place // columns, place % columns)
        # Otherwise it would be done after the chosen card was brought into sight.
        self.column.activate()

    def _lines_of(self, columns: int) -> int:
        """Returns how many lines cards in so many columns have."""
        card = next((it for it in self.cards.values() if isinstance(it, GameCard)), None)
        if card is None:
            return LINES
        row = card.text_height(_MANY_LINES) + 2 * MARGIN + self._grid.spacing()
        rows = -(-_AT_ONCE // columns)
        return _MANY_LINES if rows * row <= self.viewport().height() else LINES

    def _take_mark(self, value: str) -> None:
        """Marks a game, or compares it with the one that was marked."""
        first, self._mark = self._mark, "" if self._mark else value
        self.marked.emit(self._mark)
        if first and first != value:
            self.compare_asked.emit(first, value)

    def told(self, value: str) -> str:
        """Returns all texts about a game: its name, its peculiarity, its origin."""
        title, line, facts = self._texts(value)
        edition = self.edition_of(value)
        return " ".join((title, edition_title(edition), line, *facts, origin(edition)))

    def _texts(self, value: str) -> tuple[str, str, tuple[str, ...]]:
        """Returns the title of a card, the line below it, and its facts."""
        own, edition = self._own.get(value), self.edition_of(value)
        if own is None:
            return edition_title(edition), special(edition), figures(edition)
        return own.name, based_on(edition), few_words(own.reference)
