"""The list of games as cards: the last played, then house rules, then the editions."""

from collections.abc import Sequence

from canasta_gui.dialogs.new_match.edition_box import EditionBox
from canasta_gui.persistence.house_file import HouseRules
from canasta_gui.settings.remembered import house_game
from canasta_gui.widgets.choice_list import ChoiceList
from canasta_gui.words.edition_facts import figures
from canasta_gui.words.edition_sources import origin, special
from canasta_gui.words.house_names import based_on, few_words
from engine import titles


class EditionList(ChoiceList):
    """The house rules and the editions, each with a picture of its box."""

    def __init__(self, editions: Sequence[str], recent: Sequence[str] = ()) -> None:
        """Creates the cards. ``recent`` are the values of cards, the last played first."""
        super().__init__()
        self._own: dict[str, HouseRules] = {}
        self._editions = tuple(editions)
        self._recent = tuple(recent)
        self.setAccessibleName(self.tr("Games"))
        self.show_own(())
        self.setMinimumWidth(280)

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
            card.set_picture(EditionBox(self.edition_of(value)))
            card.set_texts(*self._texts(value))
        self.choose(self._editions[0])
        self.choose(before)

    def show_only(self, values: Sequence[str]) -> None:
        """Hides all other cards; the first shown one is chosen if the chosen one is hidden."""
        for value, card in self.cards.items():
            card.setHidden(value not in values)
        if values and self.value not in values:
            self.choose(values[0])
            self.chosen.emit()

    def told(self, value: str) -> str:
        """Returns all texts about a game: its name, its peculiarity, its origin."""
        title, line, facts = self._texts(value)
        edition = self.edition_of(value)
        return " ".join((title, titles()[edition], line, *facts, origin(edition)))

    def _texts(self, value: str) -> tuple[str, str, tuple[str, ...]]:
        """Returns the title of a card, the line below it, and its facts."""
        own, edition = self._own.get(value), self.edition_of(value)
        if own is None:
            return titles()[edition], special(edition), figures(edition)
        return own.name, based_on(edition), few_words(own.reference)
