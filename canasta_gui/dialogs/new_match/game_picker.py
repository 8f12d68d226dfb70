"""The list of games below the fields that restrict it."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget
from typing_extensions import override

from canasta_gui.dialogs.new_match.edition_list import EditionList
from canasta_gui.persistence.house_store import HouseRules
from canasta_gui.settings.table_keys import TableKey, TableKeys
from canasta_gui.table.access.voice import Announcements
from canasta_gui.viewmodel.game_search import Family, GameSearch, game_figures
from canasta_gui.widgets.combo_box import ValueComboBox
from canasta_gui.widgets.factory import SearchField, button, label
from canasta_gui.widgets.rows import in_column, in_row, wide
from canasta_gui.words.edition_texts import editions_in_order
from canasta_gui.words.written import message

_ANY = "any"
_LETTERS = 4
_LEAST_CARDS = 2
"""The number of games, one below the other, to which what is told below leaves room."""
_PLAYERS = ("2", "3", "4", "5", "6")
_DECKS = ("2", "3", "4", "5", "6")
_MINUTES = ("30", "60", "90")
_FAMILIES = tuple(family.value for family in Family)


class GameFinder(QWidget):
    """A field for words, and choices for the players, the decks, the time and the family."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.words = SearchField()
        self.players = ValueComboBox((_ANY, *_PLAYERS), self._players_name)
        self.decks = ValueComboBox((_ANY, *_DECKS), self._decks_name)
        self.minutes = ValueComboBox((_ANY, *_MINUTES), self._minutes_name)
        self.family = ValueComboBox((_ANY, *_FAMILIES), partial(message, "GameFinder"))
        self.words.setPlaceholderText(self.tr("Find a game"))
        self.words.setAccessibleName(self.tr("Find a game"))
        self.players.setAccessibleName(self.tr("How many play"))
        self.decks.setAccessibleName(self.tr("Decks at hand"))
        self.minutes.setAccessibleName(self.tr("How long it may take"))
        self.family.setAccessibleName(self.tr("Kind of game"))
        self.more_button = button()
        self.more_button.setAutoDefault(False)
        self.more_button.setCheckable(True)
        self._choices = (self.players, self.decks, self.minutes, self.family)
        grid = QGridLayout(self)
        grid.setContentsMargins(2, 0, 10, 0)
        grid.setSpacing(8)
        grid.addLayout(in_row(wide(self.words), self.more_button, spacing=8), 0, 0, 1, 2)
        for place, choice in enumerate(self._choices):
            choice.shorten(_LETTERS)
            choice.chosen.connect(self.changed)
            choice.hide()
            grid.addWidget(choice, 1 + place // 2, place % 2)
        self.more_button.toggled.connect(self._show_choices)
        self.changed.connect(self._count)
        self._count()
        self.words.textChanged.connect(self.changed)

    @property
    def search(self) -> GameSearch:
        """The present search criteria."""
        family = self.family.value
        return GameSearch(
            words=self.words.text(),
            players=_number(self.players),
            decks=_number(self.decks),
            minutes=_number(self.minutes),
            family=None if family == _ANY else Family(family),
        )

    def _show_choices(self, are_shown: bool) -> None:
        for choice in self._choices:
            choice.setVisible(are_shown)

    def _count(self) -> None:
        """Shows on the button how many choices restrict the list."""
        count = sum(choice.value != _ANY for choice in self._choices)
        text = self.tr("Filters")
        self.more_button.setText(f"{text} ({count})" if count else text)

    def look_for_all(self) -> None:
        """Resets all criteria."""
        self.words.clear()
        for choice in self._choices:
            choice.show_value(_ANY)
        self.changed.emit()

    def _players_name(self, value: str) -> str:
        if value == _ANY:
            return self.tr("Any players")
        return self.tr("%n players", "", int(value))

    def _decks_name(self, value: str) -> str:
        if value == _ANY:
            return self.tr("Any decks")
        return self.tr("I have %n decks", "", int(value))

    def _minutes_name(self, value: str) -> str:
        if value == _ANY:
            return self.tr("Any length")
        return self.tr("Up to %n minutes", "", int(value))


def _number(choice: ValueComboBox) -> int | None:
    return None if choice.value == _ANY else int(choice.value)


class GamePicker(QWidget):
    """Shows the games that meet the search; if none does, explains how to see all of them."""

    def __init__(self, recent: Sequence[str]) -> None:
        super().__init__()
        self.finder = GameFinder()
        self.editions = EditionList(editions_in_order(), recent)
        self._none = label(self.tr("No game is like that. Ask for less."), is_wrapped=True)
        self._how = label(role="caption", is_wrapped=True)
        self._marked = ""
        """The game that waits for another one to be compared with."""
        self.all_button = button(self.tr("Show all games"), "link", then=self.finder.look_for_all)
        self.all_button.setAutoDefault(False)
        in_column(
            self.finder,
            self._none,
            self.all_button,
            wide(self.editions),
            self._how,
            of=self,
            spacing=10,
            margins=0,
        )
        self.finder.changed.connect(self._look)
        self.editions.marked.connect(self._tell_how)
        self.finder.words.left_down.connect(self._enter_list)
        self._tell_how("")
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
        key = TableKeys.name(TableKey.COMPARE)
        if marked:
            text = self.tr("Go to another game and press {key} to compare it with {game}.")
            text = text.format(key=key, game=self.editions.cards[marked].accessibleName())
            if (announcements := self.window().findChild(Announcements)) is not None:
                announcements.tell(text)
        else:
            text = self.tr("To compare two games, drag one on the other, or press {key} on each.")
            text = text.format(key=key)
        self._how.setText(text)
        self._marked = marked
        self._show_how()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_how()

    def _show_how(self) -> None:
        """Shows how games are compared where it leaves room for some of them, or one is marked."""
        high = self._how.heightForWidth(self.width()) + self.finder.sizeHint().height()
        cards = (card.sizeHint().height() for card in self.editions.cards.values())
        has_room = self.height() - high >= _LEAST_CARDS * max(cards, default=0)
        self._how.setVisible(has_room or bool(self._marked))

    def _show_none(self, *, is_empty: bool) -> None:
        self._none.setVisible(is_empty)
        self.all_button.setVisible(is_empty)

    def _enter_list(self) -> None:
        """Moves the focus to the chosen game."""
        card = self.editions.cards.get(self.editions.value)
        if card is not None:
            card.setFocus()
