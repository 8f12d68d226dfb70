"""The dialog in which the game and the players of a match with real cards are chosen."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QWidget
from typing_extensions import override

from canasta_gui.dialogs.house_rules.house_rules_dialog import HouseRulesDialog
from canasta_gui.dialogs.new_match.game_picker import GamePicker
from canasta_gui.dialogs.rules.rule_choices import RuleChoices
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.persistence.house_store import HouseStore
from canasta_gui.settings.remembered import house_game
from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.factory import button, clear, label, panel, show_text
from canasta_gui.widgets.scroll_column import ScrollColumn
from canasta_gui.words.options.option_book import OptionBook
from canasta_gui.words.problem_texts import problem_lines
from engine import (
    LONGEST_NAME,
    Ruleset,
    RulesReference,
    ScoreSheet,
    house_problems,
    load_ruleset,
    tidy_name,
)


class NewSheetDialog(SheetDialog):
    """Accepted with ``sheet`` set to a match in which no deal is over."""

    def __init__(
        self, names: Sequence[str], recent: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        """Creates the dialog; ``names`` are those of the last players, ``recent`` the games played
        last.
        """
        super().__init__(parent)
        self._known = list(names)
        self._store = HouseStore()
        self.games = GamePicker(recent)
        self.games.show_own(self._store.all().rules)
        self.rules = RuleChoices()
        self.names: list[QLineEdit] = []
        self.dealer = ComboBox()
        self._choices = ScrollColumn()
        self._players, self._chairs = panel()
        self._grid = QGridLayout()
        self._warning = label(role="warning", is_wrapped=True)
        self._lay_out_choices()
        self.house_button = button(self.tr("House rules…"))
        self.cancel_button = button(self.tr("Cancel"))
        self.footer.add_side(self.house_button)
        self.begin_button = self.add_closing_button(self.tr("Begin the score"))
        self.footer.add_cancel(self.cancel_button)
        self._connect()
        self.set_heading(
            self.tr("Score for real cards"), self.tr("Choose the game, then who plays.")
        )
        self.games.editions.choose(recent[0] if recent else self.games.editions.value)
        self._change_game()
        self.resize(1000, 760)

    @override
    def order_tabs(self) -> None:
        self._choices.order_tabs()
        super().order_tabs()

    @property
    def reference(self) -> RulesReference:
        """The chosen rules."""
        house = self.games.editions.house
        return replace(self.rules.reference, house={} if house is None else house.reference.house)

    @property
    def sheet(self) -> ScoreSheet:
        """The match as it begins."""
        names = tuple(tidy_name(name.text()) for name in self.names)
        day = QDate.currentDate().toString("yyyy-MM-dd")
        return ScoreSheet(self.reference, names, self.dealer.currentIndex(), day)

    def _lay_out_choices(self) -> None:
        self._chairs.addWidget(label(self.tr("Players, as they sit round the table"), "eyebrow"))
        self._chairs.addLayout(self._grid)
        caption = label(self.tr("First dealer"), "caption")
        caption.setBuddy(self.dealer)
        self.dealer.setAccessibleName(caption.text())
        self._chairs.addWidget(caption)
        self._chairs.addWidget(self.dealer)
        self._choices.column.addWidget(self.rules)
        self._choices.column.addWidget(self._players)
        self._choices.column.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(self.games, 1)
        row.addWidget(self._choices, 1)
        self.body.addLayout(row)
        self.body.addWidget(self._warning)

    def _connect(self) -> None:
        self.games.editions.chosen.connect(self._change_game)
        self.rules.changed.connect(self._change_rules)
        self.house_button.clicked.connect(self._show_house_rules)
        self.cancel_button.clicked.connect(self.reject)

    def _change_game(self) -> None:
        house = self.games.editions.house
        if house is None:
            self.rules.set_edition(self.games.editions.edition)
        else:
            table = house.reference
            self.rules.show_choices(table.edition, table.players, table.variations, table.teams)
            self._change_rules()

    def _change_rules(self) -> None:
        """Creates the chairs; house rules that do not suit this table are explained."""
        problems = house_problems(self.reference)
        rules = load_ruleset(self.rules.reference if problems else self.reference)
        style = rules.words.style
        show_text(self._warning, "\n".join(problem_lines(problems, OptionBook(style), style)))
        self.begin_button.setEnabled(not problems)
        self._seat(rules)

    def _seat(self, rules: Ruleset) -> None:
        """Creates a field for each player; partners have the same number before their names."""
        typed = [name.text() for name in self.names]
        self._known = [*typed, *self._known[len(typed) :]]
        clear(self._grid)
        self.names = []
        for seat in range(rules.players):
            usual = self.tr("Player {count}").format(count=seat + 1)
            field = QLineEdit(self._known[seat] if seat < len(self._known) else usual)
            field.setMaxLength(LONGEST_NAME)
            side = self.tr("Side {count}").format(count=rules.side_by_seat[seat] + 1)
            field.setAccessibleName(f"{usual}, {side}")
            field.textChanged.connect(self._check)
            self._grid.addWidget(label(side, "caption"), seat, 0)
            self._grid.addWidget(field, seat, 1)
            self.names.append(field)
        self._offer_dealers()

    def _offer_dealers(self) -> None:
        before = max(self.dealer.currentIndex(), 0)
        self.dealer.clear()
        self.dealer.addItems([tidy_name(name.text()) for name in self.names])
        self.dealer.setCurrentIndex(min(before, len(self.names) - 1))

    def _check(self) -> None:
        self._offer_dealers()
        names = [tidy_name(name.text()) for name in self.names]
        is_told = all(names) and len(set(names)) == len(names)
        problem = "" if is_told else self.tr("Give every player a name of their own.")
        show_text(self._warning, problem)
        self.begin_button.setEnabled(not problem)

    def _show_house_rules(self) -> None:
        dialog = HouseRulesDialog(self._store, self.rules.reference, self)
        dialog.left.connect(self._take_over)
        dialog.open()

    def _take_over(self, house_id: str) -> None:
        """Reads the house rules again, and selects the ones that were chosen in their dialog."""
        self.games.show_own(self._store.all().rules)
        self.games.editions.choose(house_game(house_id))
        self._change_game()
