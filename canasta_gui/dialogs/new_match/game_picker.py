"""The list of games below its search fields."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from canasta_gui.dialogs.new_match.edition_list import EditionList
from canasta_gui.dialogs.new_match.game_finder import GameFinder
from canasta_gui.persistence.house_file import HouseRules
from canasta_gui.viewmodel.game_search import game_figures
from canasta_gui.widgets.factory import button, label
from canasta_gui.words.edition_facts import editions_in_order


class GamePicker(QWidget):
    """Shows the games that meet the search; if none does, explains how to see all of them."""

    def __init__(self, recent: Sequence[str]) -> None:
        super().__init__()
        self.finder = GameFinder()
        self.editions = EditionList(editions_in_order(), recent)
        self._none = label(self.tr("No game is like that. Ask for less."), is_wrapped=True)
        self.all_button = button(self.tr("Show all games"), "link")
        self.all_button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.finder)
        column.addWidget(self._none)
        column.addWidget(self.all_button)
        column.addWidget(self.editions, 1)
        self.finder.changed.connect(self._look)
        self.finder.left_down.connect(self._enter_list)
        self.all_button.clicked.connect(self.finder.look_for_all)
        self._show_none(is_empty=False)

    def show_own(self, rules: Sequence[HouseRules]) -> None:
        """Creates the cards anew, including these house rules."""
        self.editions.show_own(rules)
        self._look()

    def _look(self) -> None:
        search, editions = self.finder.search, self.editions
        found = [
            value
            for value in editions.cards
            if search.finds(game_figures(editions.edition_of(value)), editions.told(value))
        ]
        editions.show_only(found)
        self._show_none(is_empty=not found)

    def _show_none(self, *, is_empty: bool) -> None:
        self._none.setVisible(is_empty)
        self.all_button.setVisible(is_empty)

    def _enter_list(self) -> None:
        """Moves the focus to the chosen game."""
        card = self.editions.cards.get(self.editions.value)
        if card is not None:
            card.setFocus()
