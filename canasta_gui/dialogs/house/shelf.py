"""All house rules, each as a card."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from canasta_gui.dialogs.choice_card import ChoiceCard
from canasta_gui.dialogs.parts import clear, label
from canasta_gui.persistence.house_file import HouseRules
from canasta_gui.words.house import based_on, few_words


class Shelf(QScrollArea):
    """A column of cards of which one is chosen."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.cards: dict[str, ChoiceCard] = {}
        self._rules: dict[str, HouseRules] = {}
        self._empty = label(role="subtitle", is_wrapped=True)
        page = QWidget()
        page.setProperty("role", "page")
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(2, 2, 10, 2)
        self._column.setSpacing(10)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def rules(self) -> HouseRules | None:
        """The chosen house rules."""
        chosen = (name for name, card in self.cards.items() if card.isChecked())
        return next((self._rules[name] for name in chosen), None)

    def show_rules(self, rules: Sequence[HouseRules], chosen: str) -> None:
        """Put up the cards, one of them chosen."""
        self._column.removeWidget(self._empty)
        clear(self._column)
        self._rules = {one.id: one for one in rules}
        self.cards = {name: ChoiceCard(name) for name in self._rules}
        self._column.addWidget(self._empty)
        self._empty.setHidden(bool(self.cards))
        for card in self.cards.values():
            card.clicked.connect(self.chosen)
            self._column.addWidget(card)
        self._column.addStretch(1)
        if self.cards:
            self.cards.get(chosen, next(iter(self.cards.values()))).setChecked(True)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every card in the present language."""
        self._empty.setText(
            self.tr("There are no house rules yet. Press New to change the rules of an edition.")
        )
        for name, card in self.cards.items():
            rules = self._rules[name]
            line = based_on(rules.reference.edition)
            card.set_texts(rules.name, line, few_words(rules.reference))
