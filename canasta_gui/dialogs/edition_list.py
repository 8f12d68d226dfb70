"""The games to choose from, each as a card."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from canasta_gui.dialogs.choice_card import ChoiceCard
from canasta_gui.dialogs.edition_words import facts, origin
from engine import load_ruleset, offered_players


class EditionList(QScrollArea):
    """A column of edition cards."""

    chosen = Signal(str)

    def __init__(self, editions: Sequence[str]) -> None:
        super().__init__()
        page = QWidget()
        page.setProperty("role", "page")
        column = QVBoxLayout(page)
        column.setContentsMargins(2, 2, 10, 2)
        column.setSpacing(10)
        self.cards = {edition: ChoiceCard(edition) for edition in editions}
        for card in self.cards.values():
            card.clicked.connect(self._tell)
            column.addWidget(card)
        column.addStretch(1)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(360)

    def _tell(self) -> None:
        self.chosen.emit(self.edition)

    @property
    def edition(self) -> str:
        """The chosen edition."""
        return next(card.value for card in self.cards.values() if card.isChecked())

    def choose(self, edition: str) -> None:
        """Mark an edition; one that is not offered is passed over."""
        if edition in self.cards:
            self.cards[edition].setChecked(True)
            self.ensureWidgetVisible(self.cards[edition])

    def retranslate(self) -> None:
        """Write every card in the present language."""
        for edition, card in self.cards.items():
            players = offered_players(edition)
            count = 4 if 4 in players else players[0]
            rules = load_ruleset(f"{edition}/{count}p")
            card.set_texts(rules.title, origin(edition), facts(rules))
