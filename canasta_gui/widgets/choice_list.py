"""A scrolling list of choice cards of which one is chosen."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_gui.widgets.choice_card import ChoiceCard
from canasta_gui.widgets.factory import clear

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
        self.column = QVBoxLayout(page)
        self.column.setContentsMargins(2, 2, 10, 2)
        self.column.setSpacing(_GAP)
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
        for card in self.cards.values():
            self.column.addWidget(card)
        self.column.addStretch(1)

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
