"""The list of all house rules as cards."""

from collections.abc import Sequence

from canasta_gui.persistence.house_file import HouseRules
from canasta_gui.widgets.choice_list import ChoiceList
from canasta_gui.widgets.factory import label
from canasta_gui.words.house_names import based_on, few_words


class HouseList(ChoiceList):
    """The house rules, or a line that explains how to make some."""

    def __init__(self) -> None:
        super().__init__()
        self._rules: dict[str, HouseRules] = {}
        self._empty = label(
            self.tr(
                "There are no house rules yet. Press New, choose a game, and change what you play"
                " otherwise at home: points, cards, what opening needs. Your rules then stand"
                " among the games of a new match."
            ),
            "subtitle",
            is_wrapped=True,
        )

    @property
    def rules(self) -> HouseRules | None:
        """The chosen house rules; ``None`` if there are none."""
        return self._rules.get(self.value)

    def show_rules(self, rules: Sequence[HouseRules], chosen: str) -> None:
        """Shows the cards of house rules and selects one of them."""
        self.column.removeWidget(self._empty)
        self._rules = {one.id: one for one in rules}
        self.show_cards(self._rules)
        self.column.insertWidget(0, self._empty)
        self._empty.setHidden(bool(self.cards))
        self.choose(chosen)
        for one in rules:
            line = based_on(one.reference.edition)
            self.cards[one.id].set_texts(one.name, line, few_words(one.reference))
