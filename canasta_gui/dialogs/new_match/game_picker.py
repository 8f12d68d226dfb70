"""The list of games below its search fields."""

from collections.abc import Sequence

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
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
        self._how = label(role="caption", is_wrapped=True)
        self._tell_how("")
        self.all_button = button(self.tr("Show all games"), "link")
        self.all_button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.finder)
        column.addWidget(self._none)
        column.addWidget(self.all_button)
        column.addWidget(self.editions, 1)
        column.addWidget(self._how)
        self.finder.changed.connect(self._look)
        self.editions.marked.connect(self._tell_how)
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

    def _tell_how(self, marked: str) -> None:
        """Tells how two games are compared, and which one was marked for it."""
        if marked:
            text = self.tr("Go to another game and press C to compare it with {game}.")
            text = text.format(game=self.editions.cards[marked].accessibleName())
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.editions, text))
        else:
            text = self.tr("To compare two games, drag one on the other, or press C on each.")
        self._how.setText(text)

    def _show_none(self, *, is_empty: bool) -> None:
        self._none.setVisible(is_empty)
        self.all_button.setVisible(is_empty)

    def _enter_list(self) -> None:
        """Moves the focus to the chosen game."""
        card = self.editions.cards.get(self.editions.value)
        if card is not None:
            card.setFocus()
