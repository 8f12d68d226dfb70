"""A scrolling list of which one is chosen; each choice is a card with title, line and facts."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)
from typing_extensions import override

from canasta_gui.i18n.formats import pronounced, sentences
from canasta_gui.widgets.factory import clear, label, show_text
from canasta_gui.widgets.rows import AIR, fill, in_column, in_row

_WIDTH = 340


class ChoiceCard(QPushButton):
    """One of several cards of which one is chosen; arrow keys move between them."""

    def __init__(self, value: str) -> None:
        super().__init__()
        self.value = value
        self.setObjectName(value)
        self.setProperty("role", "card")
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._title = label(role="strong", is_wrapped=True)
        self._line = label(role="caption", is_wrapped=True)
        self._facts = label(role="caption", is_wrapped=True)
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._column = column = in_column(of=self, spacing=8, margins=(16, 12, 16, 12))
        self._head = in_row(spacing=14)
        fill(column, self._head, self._facts, AIR)
        self._names = names = in_column(AIR, self._title, self._line, AIR, spacing=3)
        self._head.addLayout(names, 1)
        for text in (self._title, self._line, self._facts):
            text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_picture(self, picture: QWidget) -> None:
        """Sets a picture before the words; it shows nothing that the words do not say."""
        self._head.insertWidget(0, picture)

    def set_texts(self, title: str, line: str, facts: Sequence[str]) -> None:
        """Writes the card; its whole text becomes the accessible name."""
        self._title.setText(title)
        show_text(self._line, line)
        self._facts.setText("  ·  ".join(facts))
        self._facts.setVisible(bool(facts))
        self.setAccessibleName(title)
        self.setAccessibleDescription(pronounced(sentences((line, *facts))))

    @override
    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, self.heightForWidth(_WIDTH))

    @override
    def minimumSizeHint(self) -> QSize:
        # As narrow as its column, because the words wrap.
        return QSize(_WIDTH // 2, self.heightForWidth(self.width()))

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._column.totalHeightForWidth(width)


_GAP = 10
_PLACED = (QEvent.Type.Move, QEvent.Type.Resize)


class ChoiceList(QScrollArea):
    """A list of cards that keeps the chosen one visible in a window of any size."""

    chosen = Signal()
    """Emitted when the player chooses a card."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: dict[str, ChoiceCard] = {}
        """The cards by value, from top to bottom."""
        page = QWidget()
        page.setProperty("role", "page")
        self.column = in_column(of=page, spacing=_GAP, margins=(2, 2, 10, 2))
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def value(self) -> str:
        """The value of the chosen card; empty if there is no card."""
        return next((value for value, card in self.cards.items() if card.isChecked()), "")

    def show_cards(self, values: Iterable[str]) -> None:
        """Creates cards without words; the first one is chosen."""
        clear(self.column)
        self.cards = {value: self.make_card(value) for value in values}
        for card in self.cards.values():
            card.installEventFilter(self)
            card.toggled.connect(self._show_chosen)
            card.clicked.connect(self.chosen)
        self.place_cards()
        for value in tuple(self.cards)[:1]:
            self.choose(value)

    def make_card(self, value: str) -> ChoiceCard:
        """Returns a new card without words."""
        return ChoiceCard(value)

    def place_cards(self) -> None:
        """Lays the cards out, one below the other."""
        fill(self.column, *self.cards.values(), AIR)

    def choose(self, value: str) -> None:
        """Chooses a card; a value without a card is ignored."""
        if value in self.cards:
            self.cards[value].setChecked(True)

    def _show_chosen(self) -> None:
        if self.value:
            self.ensureWidgetVisible(self.cards[self.value], 0, _GAP)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scrolls to the chosen card whenever it gets another place or size."""
        if event.type() in _PLACED and watched is self.cards.get(self.value):
            self._show_chosen()
        return super().eventFilter(watched, event)
