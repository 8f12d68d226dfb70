"""The games to choose from, each as a card: house rules first, then the editions."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from canasta_gui.dialogs.boxes import draw_box
from canasta_gui.dialogs.choice_card import ChoiceCard
from canasta_gui.dialogs.edition_words import facts, origin
from canasta_gui.dialogs.parts import clear
from canasta_gui.persistence.house_file import HouseRules
from canasta_gui.words.house import based_on, few_words
from engine import RulesReference, load_ruleset, offered_players


class EditionList(QScrollArea):
    """A column of cards."""

    chosen = Signal()

    def __init__(self, editions: Sequence[str]) -> None:
        super().__init__()
        page = QWidget()
        page.setProperty("role", "page")
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(2, 2, 10, 2)
        self._column.setSpacing(10)
        self._own: dict[str, HouseRules] = {}
        self._editions = tuple(editions)
        self.cards: dict[str, ChoiceCard] = {}
        self.show_own(())
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(280)

    @property
    def house(self) -> HouseRules | None:
        """The chosen house rules; ``None`` when an edition is chosen."""
        return self._own.get(self._value)

    @property
    def edition(self) -> str:
        """The chosen edition, or the one that the chosen house rules change."""
        return self._value if self.house is None else self.house.reference.edition

    def show_own(self, rules: Sequence[HouseRules]) -> None:
        """Put up the cards anew, with these house rules among them; the choice is kept."""
        before = next((name for name, card in self.cards.items() if card.isChecked()), "")
        clear(self._column)
        self._own = {house_value(one.id): one for one in rules}
        self.cards = {value: ChoiceCard(value) for value in (*self._own, *self._editions)}
        for value, card in self.cards.items():
            own = self._own.get(value)
            edition = value if own is None else own.reference.edition
            card.set_picture(draw_box(edition, self.devicePixelRatioF()))
            card.clicked.connect(self._follow)
            self._column.addWidget(card)
        self._column.addStretch(1)
        self.choose(before if before in self.cards else self._editions[0])

    def choose(self, value: str) -> None:
        """Mark an edition, or house rules by `house_value`; what is not there is passed over."""
        if value in self.cards:
            self.cards[value].setChecked(True)
            self.ensureWidgetVisible(self.cards[value])

    def _follow(self) -> None:
        """Arrow keys may have chosen a card that is out of sight."""
        self.ensureWidgetVisible(self.cards[self._value])
        self.chosen.emit()

    def retranslate(self) -> None:
        """Write every card in the present language."""
        for value, card in self.cards.items():
            if value in self._own:
                own = self._own[value]
                line = based_on(own.reference.edition)
                card.set_texts(own.name, line, few_words(own.reference))
            else:
                rules = load_ruleset(RulesReference(value, _usual_count(value)))
                card.set_texts(rules.title, origin(value), facts(rules))

    @property
    def _value(self) -> str:
        return next(card.value for card in self.cards.values() if card.isChecked())


def house_value(house_id: str) -> str:
    """By what the card of house rules is known; no edition has such a name."""
    return f"house/{house_id}"


def _usual_count(edition: str) -> int:
    players = offered_players(edition)
    return 4 if 4 in players else players[0]
