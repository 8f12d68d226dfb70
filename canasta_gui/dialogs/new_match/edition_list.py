"""The list of games as cards: the last played, then house rules, then the editions.

A card shows the box of a game, its name, and what makes it special.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QGridLayout
from typing_extensions import override

from canasta_gui.dialogs.new_match.edition_box import EditionBox
from canasta_gui.persistence.house_store import HouseRules
from canasta_gui.settings.remembered import house_game
from canasta_gui.settings.table_keys import TableKey, TableKeys
from canasta_gui.theme.theme import text_growth
from canasta_gui.widgets.choice_list import ChoiceCard, ChoiceList
from canasta_gui.widgets.lines_label import LinesLabel
from canasta_gui.words.data_texts import origin, special
from canasta_gui.words.edition_texts import based_on, few_words, figures
from engine import edition_title

_BOX, _SMALL_BOX = 46, 29
"""The width of a box in pixels, in a window of ordinary size and in a narrow one."""
_MARGIN, _SMALL_MARGIN = 7, 4
_MANY_LINES, _LINES, _FEW_LINES = 4, 3, 2
"""The number of lines that the name and the peculiarity share: in a high list, usually and on small
cards.
"""
_AT_ONCE = 12
"""The number of games that a list shows at once before cards have more lines."""
_LEAST_WIDE = 7
"""The width in heights of a line below which hardly a word of the peculiarity has room."""


class GameCard(ChoiceCard):
    """A card that is dragged on another one, or chosen by a key, to compare the two games."""

    compare_asked = Signal(str, str)
    """Emitted with the values of the dragged card and of the one it was dropped on."""
    marked = Signal(str)
    """Emitted with the value of this card when the key that compares was pressed on it."""

    def __init__(self, value: str) -> None:
        super().__init__(value)
        self._special = LinesLabel(_LINES - 1)
        self._special.setProperty("role", "caption")
        self._special.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._names.insertWidget(2, self._special)
        self._column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._names.setSpacing(0)
        self._edition = ""
        self._name_high = 0
        """The height of the name: in large words it may need more lines than there are usually."""
        self._box: EditionBox | None = None
        self._wide, self._lines, self._margin = _BOX, _LINES, _MARGIN
        self._pressed: QPoint | None = None
        self._ghost: EditionBox | None = None
        """The box under the pointer while the card is dragged."""

    def show_game(self, edition: str, title: str, line: str, facts: tuple[str, ...]) -> None:
        """Shows the box of an edition and the texts; the tool tip holds all of them."""
        self._edition = edition
        self._box = EditionBox(edition, self._wide)
        self.set_picture(self._box)
        self.set_texts(title, line, facts)
        self._line.hide()
        self._facts.hide()
        self.setToolTip("\n".join((title, line, "  ·  ".join(facts))))
        self._fit_lines()

    def set_box_width(self, width: int, lines: int) -> None:
        """Shows the box at a width in pixels beside a number of lines."""
        is_small = lines == _FEW_LINES
        if (width, lines) != (self._wide, self._lines) and self._box is not None:
            self._wide, self._lines = width, lines
            self._margin = _SMALL_MARGIN if is_small else _MARGIN
            self._column.setContentsMargins(*(self._margin,) * 4)
            self._head.setSpacing(2 * self._margin)
            self._box.set_width(width)
            self.updateGeometry()
            self._fit_lines()

    @override
    def sizeHint(self) -> QSize:
        line = QFontMetrics(self._title.font()).lineSpacing()
        box = round(self._wide * 76 / 58)
        high = max(self.text_height(self._lines), self._name_high, box)
        return QSize(15 * line, high + 2 * self._margin)

    def text_height(self, lines: int) -> int:
        """Returns the height of a number of lines in pixels."""
        line = QFontMetrics(self._title.font()).lineSpacing()
        if lines <= _LINES:
            return lines * line
        return line + (lines - 1) * QFontMetrics(self._special.font()).lineSpacing()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._wide * 3, self.sizeHint().height())

    @override
    def hasHeightForWidth(self) -> bool:
        return False

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_lines()

    def _fit_lines(self) -> None:
        """Leaves the lines to the peculiarity that the name does not need."""
        width = max(self.width() - self._wide - 2 * self._margin - self._head.spacing(), 1)
        name = self._title.heightForWidth(width)
        if name != self._name_high:
            self._name_high = name
            self.updateGeometry()
        line = QFontMetrics(self._title.font()).lineSpacing()
        used = round(name / line)
        self._special.show_whole(self._line.text(), max(self._lines - used, 1))
        # Beside the list all of it is told.
        self._special.setVisible(used < self._lines and width >= _LEAST_WIDE * line)
        self._special.setToolTip("")

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in TableKeys.of(TableKey.COMPARE) and not event.modifiers():
            self.marked.emit(self.value)
        else:
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._pressed is None:
            return
        far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if self._ghost is None and far:
            self._ghost = EditionBox(self._edition)
            self._ghost.setParent(self.window())
            self._ghost.show()
            self.setDown(False)
        if self._ghost is not None:
            there = self.mapTo(self.window(), at)
            self._ghost.move(there - self._ghost.rect().center())
            self._ghost.raise_()
            self._point_at(self._below(at))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        if self._ghost is None:
            super().mouseReleaseEvent(event)
            return
        self._ghost.hide()
        self._ghost.deleteLater()
        self._ghost = None
        other = self._below(event.position().toPoint())
        self._point_at(None)
        if other is not None:
            self.compare_asked.emit(self.value, other.value)

    def _below(self, at: QPoint) -> "GameCard | None":
        """Returns the other card at a point of this one."""
        widget = self.window().childAt(self.mapTo(self.window(), at))
        while widget is not None and not isinstance(widget, GameCard):
            widget = widget.parentWidget()
        return None if widget is self else widget

    def _point_at(self, card: "GameCard | None") -> None:
        """Marks the card on which this one would be dropped."""
        area = self.parentWidget()
        for one in area.findChildren(GameCard) if area is not None else ():
            one.setProperty("isTarget", one is card)
            one.style().polish(one)


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
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        self._found = tuple(self.cards)
        self.column.addLayout(self._grid)
        self.column.addStretch(1)
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
        while self._grid.count():
            self._grid.takeAt(0)
        for column in range(max(columns, self._grid.columnCount())):
            self._grid.setColumnStretch(column, int(column < columns))
        box = round(
            (_SMALL_BOX if is_small else _BOX)
            * text_growth(self.window().width(), self.window().height())
        )
        lines = _FEW_LINES if is_small else self._lines_of(columns)
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
            return _LINES
        row = card.text_height(_MANY_LINES) + 2 * _MARGIN + self._grid.spacing()
        rows = -(-_AT_ONCE // columns)
        return _MANY_LINES if rows * row <= self.viewport().height() else _LINES

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
