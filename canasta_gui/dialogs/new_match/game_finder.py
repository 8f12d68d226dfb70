"""The fields in which a player restricts the list of games."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from canasta_gui.viewmodel.game_search import Family, GameSearch
from canasta_gui.widgets.factory import button
from canasta_gui.widgets.search_field import SearchField
from canasta_gui.widgets.value_combo_box import ValueComboBox

ANY = "any"
_LETTERS = 4
_PLAYERS = ("2", "3", "4", "5", "6")
_DECKS = ("2", "3", "4", "5", "6")
_MINUTES = ("30", "60", "90")
_FAMILIES = tuple(family.value for family in Family)


class GameFinder(QWidget):
    """A field for words, and choices for the players, the decks, the time and the family."""

    changed = Signal()
    left_down = Signal()
    """Emitted when the down arrow leaves the field for words."""

    def __init__(self) -> None:
        super().__init__()
        self.words = SearchField()
        self.players = ValueComboBox((ANY, *_PLAYERS), self._players_name)
        self.decks = ValueComboBox((ANY, *_DECKS), self._decks_name)
        self.minutes = ValueComboBox((ANY, *_MINUTES), self._minutes_name)
        self.family = ValueComboBox((ANY, *_FAMILIES), self._family_name)
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
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.words, 1)
        head.addWidget(self.more_button)
        grid.addLayout(head, 0, 0, 1, 2)
        for place, choice in enumerate(self._choices):
            choice.shorten(_LETTERS)
            choice.chosen.connect(self.changed)
            choice.hide()
            grid.addWidget(choice, 1 + place // 2, place % 2)
        self.more_button.toggled.connect(self._show_choices)
        self.changed.connect(self._count)
        self._count()
        self.words.textChanged.connect(self.changed)
        self.words.left_down.connect(self.left_down)

    @property
    def search(self) -> GameSearch:
        """The present search criteria."""
        family = self.family.value
        return GameSearch(
            words=self.words.text(),
            players=_number(self.players),
            decks=_number(self.decks),
            minutes=_number(self.minutes),
            family=None if family == ANY else Family(family),
        )

    def _show_choices(self, are_shown: bool) -> None:
        for choice in self._choices:
            choice.setVisible(are_shown)

    def _count(self) -> None:
        """Shows on the button how many choices restrict the list."""
        count = sum(choice.value != ANY for choice in self._choices)
        text = self.tr("Filters")
        self.more_button.setText(f"{text} ({count})" if count else text)

    def look_for_all(self) -> None:
        """Resets all criteria."""
        self.words.clear()
        for choice in self._choices:
            choice.show_value(ANY)
        self.changed.emit()

    def _players_name(self, value: str) -> str:
        if value == ANY:
            return self.tr("Any players")
        return self.tr("%n players", "", int(value))

    def _decks_name(self, value: str) -> str:
        if value == ANY:
            return self.tr("Any decks")
        return self.tr("I have %n decks", "", int(value))

    def _minutes_name(self, value: str) -> str:
        if value == ANY:
            return self.tr("Any length")
        return self.tr("Up to %n minutes", "", int(value))

    def _family_name(self, value: str) -> str:
        return {
            ANY: self.tr("All kinds"),
            Family.SETS: self.tr("Canasta"),
            Family.SEQUENCES: self.tr("With sequences"),
            Family.FEET: self.tr("With a second hand"),
        }[value]


def _number(choice: ValueComboBox) -> int | None:
    return None if choice.value == ANY else int(choice.value)
