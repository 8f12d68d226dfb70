"""The games to choose from, each as a card: house rules first, then the editions."""

from collections.abc import Sequence

from canasta_gui.dialogs.new_match.edition_box import draw_box
from canasta_gui.persistence.house_file import HouseRules
from canasta_gui.widgets.choice_list import ChoiceList
from canasta_gui.words.edition_facts import facts
from canasta_gui.words.edition_sources import origin
from canasta_gui.words.house_names import based_on, few_words
from engine import RulesReference, load_ruleset, offered_players


class EditionList(ChoiceList):
    """The house rules and the editions, each with a picture of its box."""

    def __init__(self, editions: Sequence[str]) -> None:
        super().__init__()
        self._own: dict[str, HouseRules] = {}
        self._editions = tuple(editions)
        self.show_own(())
        self.setMinimumWidth(280)

    @property
    def house(self) -> HouseRules | None:
        """The chosen house rules; ``None`` when an edition is chosen."""
        return self._own.get(self.value)

    @property
    def edition(self) -> str:
        """The chosen edition, or the one that the chosen house rules change."""
        return self.value if self.house is None else self.house.reference.edition

    def show_own(self, rules: Sequence[HouseRules]) -> None:
        """Put up the cards anew, with these house rules among them; the choice is kept."""
        before = self.value
        self._own = {house_value(one.id): one for one in rules}
        self.show_cards((*self._own, *self._editions))
        for value, card in self.cards.items():
            own = self._own.get(value)
            edition = value if own is None else own.reference.edition
            card.set_picture(draw_box(edition, self.devicePixelRatioF()))
        self.choose(self._editions[0])
        self.choose(before)

    def retranslate(self) -> None:
        """Write every card in the present language."""
        self.setAccessibleName(self.tr("Games"))
        for value, card in self.cards.items():
            if value in self._own:
                own = self._own[value]
                line = based_on(own.reference.edition)
                card.set_texts(own.name, line, few_words(own.reference))
            else:
                rules = load_ruleset(RulesReference(value, _usual_count(value)))
                card.set_texts(rules.title, origin(value), facts(rules))


def house_value(house_id: str) -> str:
    """By what the card of house rules is known; no edition has such a name."""
    return f"house/{house_id}"


def _usual_count(edition: str) -> int:
    players = offered_players(edition)
    return 4 if 4 in players else players[0]
