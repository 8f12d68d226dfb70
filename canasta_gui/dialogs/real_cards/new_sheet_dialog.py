"""The dialog in which the game and the players of a match with real cards are chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget
from typing_extensions import override

from canasta_gui.dialogs.new_match.new_match_dialog import GameDialog
from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.factory import clear, label, panel
from canasta_gui.widgets.rows import AIR, fill
from engine import (
    LONGEST_NAME,
    Ruleset,
    ScoreSheet,
    tidy_name,
)


class NewSheetDialog(GameDialog):
    """Accepted with ``sheet`` set to a match in which no deal is over."""

    def __init__(
        self, names: Sequence[str], recent: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        """Creates the dialog; ``names`` are those of the last players, ``recent`` the games played
        last.
        """
        super().__init__(recent, parent)
        self._known = list(names)
        self.names: list[QLineEdit] = []
        self.dealer = ComboBox()
        self._players, self._chairs = panel()
        self._grid = QGridLayout()
        self._lay_out_choices()
        self.lay_out(self.tr("Begin the score"))
        self.set_heading(
            self.tr("Score for real cards"), self.tr("Choose the game, then who plays.")
        )
        self.editions.choose(recent[0] if recent else self.editions.value)
        self.change_game()
        self.resize(1000, 760)

    @property
    def sheet(self) -> ScoreSheet:
        """The match as it begins."""
        names = tuple(tidy_name(name.text()) for name in self.names)
        day = QDate.currentDate().toString("yyyy-MM-dd")
        return ScoreSheet(self.reference, names, self.dealer.currentIndex(), day)

    def _lay_out_choices(self) -> None:
        fill(
            self._chairs,
            label(self.tr("Players, as they sit round the table"), "eyebrow"),
            self._grid,
        )
        caption = label(self.tr("First dealer"), "caption")
        caption.setBuddy(self.dealer)
        self.dealer.setAccessibleName(caption.text())
        fill(self._chairs, caption, self.dealer)
        fill(self.choices.column, self.rules, self._players, AIR)

    @override
    def show_table(self, rules: Ruleset) -> None:
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
            field.textChanged.connect(self.check)
            self._grid.addWidget(label(side, "caption"), seat, 0)
            self._grid.addWidget(field, seat, 1)
            self.names.append(field)

    def _offer_dealers(self) -> None:
        before = max(self.dealer.currentIndex(), 0)
        self.dealer.clear()
        self.dealer.addItems([tidy_name(name.text()) for name in self.names])
        self.dealer.setCurrentIndex(min(before, len(self.names) - 1))

    @override
    def objection(self) -> str:
        names = [tidy_name(name.text()) for name in self.names]
        is_told = all(names) and len(set(names)) == len(names)
        return "" if is_told else self.tr("Give every player a name of their own.")

    @override
    def check(self) -> None:
        self._offer_dealers()
        super().check()
