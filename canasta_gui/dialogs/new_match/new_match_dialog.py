"""The dialog in which a game and its players are chosen, with the facts about the game and the
field for a deal code.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget
from typing_extensions import override

from canasta_gui.dialogs.house_rules.house_rules_dialog import HouseRulesDialog
from canasta_gui.dialogs.new_match.compare_games_dialog import CompareGamesDialog
from canasta_gui.dialogs.new_match.game_picker import GamePicker
from canasta_gui.dialogs.new_match.table_setup import TableSetup
from canasta_gui.dialogs.rules.rule_choices import RuleChoices
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.i18n.formats import isolated
from canasta_gui.persistence.house_store import HouseStore
from canasta_gui.settings.person import Person
from canasta_gui.settings.remembered import RememberedMatch, house_game
from canasta_gui.widgets.factory import button, label, panel_in, show_text
from canasta_gui.widgets.rows import at, fill, in_row, wide
from canasta_gui.widgets.scroll_column import ScrollColumn
from canasta_gui.words.data_texts import origin, special
from canasta_gui.words.edition_texts import facts, figures
from canasta_gui.words.option_book import OptionBook
from canasta_gui.words.problem_texts import code_objection, problem_lines
from engine import Ruleset, RulesReference, house_problems, load_ruleset

_LONGEST_CODE = 40
"""The largest number of characters; blanks and dashes are ignored."""


class DealCodeField(QWidget):
    """A field for a deal code; if it is empty, the cards are random."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._heading = label(self.tr("Cards"), "eyebrow")
        self.field = QLineEdit()
        self.field.setMaxLength(_LONGEST_CODE)
        self.field.setClearButtonEnabled(True)
        self._note = label(
            self.tr("The same code deals the same cards in the same game for as many players."),
            "caption",
            is_wrapped=True,
        )
        self.field.setPlaceholderText(self.tr("By chance, or a deal code"))
        self.field.setAccessibleName(self.tr("Deal code"))
        self.field.setAccessibleDescription(self._note.text())
        panel_in(self, self._heading, self.field, self._note, spacing=8)
        self.field.textChanged.connect(self.changed)

    @property
    def code(self) -> str | None:
        """The code; ``None`` if the cards are random."""
        return self.field.text().strip() or None

    @property
    def objection(self) -> str:
        """Why the text is not a valid code; empty if it is."""
        return code_objection(self.field.text())


class GameFacts(QWidget):
    """What is told of the chosen game: its source, its peculiarity, its figures."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = label(self.tr("This game"), "eyebrow")
        self._origin = label(is_wrapped=True)
        self._special = label(is_wrapped=True)
        self._facts = label(role="caption", is_wrapped=True)
        self.compare_button = button(self.tr("Compare with another game…"), "link")
        self.compare_button.setAutoDefault(False)
        panel_in(
            self,
            self._heading,
            self._origin,
            self._special,
            self._facts,
            at(Qt.AlignmentFlag.AlignLeft, self.compare_button),
            spacing=6,
        )

    def show_rules(self, rules: Ruleset) -> None:
        """Shows the facts of a game at its table."""
        self._origin.setText(origin(rules.edition))
        self._special.setText(special(rules.edition))
        self._facts.setText("  ·  ".join((*figures(rules.edition), *facts(rules))))


class GameDialog(SheetDialog):
    """A dialog in which a game is chosen, an edition or house rules, and its table."""

    def __init__(self, recent: Sequence[str], parent: QWidget | None) -> None:
        """Creates the parts; subclasses fill ``choices`` and call ``lay_out``."""
        super().__init__(parent)
        self._store = HouseStore()
        self._conflict = ""
        """Why the house rules do not suit the table; empty if they do."""
        self.games = GamePicker(recent)
        self.editions = self.games.editions
        self.games.show_own(self._store.all().rules)
        self.rules = RuleChoices()
        self.choices = ScrollColumn()
        self._warning = label(role="warning", is_wrapped=True)
        self.house_button = button(self.tr("House rules…"), then=self._show_house_rules)

    def lay_out(self, begins: str, *beside: QPushButton) -> None:
        """Puts the games beside the choices, below them the button that begins, and some ``beside``
        that of the house rules.
        """
        self.body.addLayout(in_row(wide(self.games), wide(self.choices), spacing=18))
        # Not in the column, which may be scrolled to another place.
        self.body.addWidget(self._warning)
        self.footer.add_side(*beside, self.house_button)
        self.begin_button = self.add_closing_button(begins)
        self.cancel_button = self.add_cancelling_button(self.tr("Cancel"))
        self.editions.chosen.connect(self.change_game)
        self.rules.changed.connect(self.change_rules)

    @abstractmethod
    def show_table(self, rules: Ruleset) -> None:
        """Shows the seats of a game."""

    @abstractmethod
    def objection(self) -> str:
        """Returns what still lacks beside suitable rules; empty if the match can begin."""

    @override
    def order_tabs(self) -> None:
        self.choices.order_tabs()
        super().order_tabs()

    @property
    def reference(self) -> RulesReference:
        """The chosen rules."""
        house = self.editions.house
        return replace(self.rules.reference, house={} if house is None else house.reference.house)

    def change_game(self) -> None:
        """Shows the choices of the chosen game."""
        house = self.editions.house
        if house is None:
            self.rules.set_edition(self.editions.edition)
        else:
            table = house.reference
            self.rules.show_choices(table.edition, table.players, table.variations, table.teams)
            self.change_rules()

    def change_rules(self) -> None:
        """Creates the seats; house rules that do not suit this table are explained."""
        problems = house_problems(self.reference)
        rules = load_ruleset(self.rules.reference if problems else self.reference)
        style = rules.words.style
        self._conflict = "\n".join(problem_lines(problems, OptionBook(style), style))
        self.show_table(rules)
        self.check()

    def check(self) -> None:
        """Enables the button that begins if the rules agree and nothing else lacks."""
        text = self._conflict or self.objection()
        show_text(self._warning, text)
        self.begin_button.setEnabled(not text)
        self.begin_button.setAccessibleDescription(text)

    def _show_house_rules(self) -> None:
        dialog = HouseRulesDialog(self._store, self.rules.reference, self)
        dialog.left.connect(self._take_over)
        dialog.open()

    def _take_over(self, house_id: str) -> None:
        """Reads the house rules again, and selects the ones that were chosen in their dialog."""
        self.games.show_own(self._store.all().rules)
        self.editions.choose(house_game(house_id))
        self.change_game()


class NewMatchDialog(GameDialog):
    """Accepted with ``choice`` set to the match to be played."""

    def __init__(
        self,
        last: RememberedMatch,
        recent: Sequence[str] = (),
        parent: QWidget | None = None,
        persons: Mapping[str, Person] = MappingProxyType({}),
    ) -> None:
        """Creates the dialog; ``recent`` are values of `choice.game`, the last played first.

        ``persons`` are those of this machine by id; each seat of a person offers them.
        """
        super().__init__(recent, parent)
        self._last = last
        self.facts = GameFacts()
        self.table = TableSetup(persons)
        self.code = DealCodeField()
        fill(self.choices.column, self.facts, self.rules, wide(self.table), self.code)
        self.again_button = button(self.tr("Same as last time"), then=self._again)
        self.lay_out(self.tr("Deal the cards"), self.again_button)
        self.facts.compare_button.clicked.connect(self._compare)
        self.editions.compare_asked.connect(self._compare_two)
        self.table.changed.connect(self.check)
        self.code.changed.connect(self.check)
        self.set_heading(self.tr("New match"), self.tr("Choose the game, then who plays."))
        self._show_last()
        self.resize(1180, 800)

    @property
    def choice(self) -> RememberedMatch:
        """The chosen game and players."""
        return RememberedMatch(
            edition=self.editions.edition,
            players=self.rules.players,
            variations=self.rules.variations,
            teams=self.rules.teams,
            house="" if self.editions.house is None else self.editions.house.id,
            seats=self.table.choices,
            first_dealer=self.table.first_dealer,
        )

    def choose_game(self, game: str) -> None:
        """Chooses a game, a value of `choice.game`."""
        self.editions.choose(game)
        self.change_game()

    def _show_last(self) -> None:
        self.editions.choose(self._last.edition)
        self.editions.choose(self._last.game)
        self.rules.show_choices(
            self._last.edition, self._last.players, self._last.variations, self._last.teams
        )
        self.change_rules()
        self.table.show_choices(self._last.seats, self._last.first_dealer)
        self.check()
        self.begin_button.setFocus()

    @override
    def show_table(self, rules: Ruleset) -> None:
        self.table.set_rules(rules)
        self.facts.show_rules(rules)

    def _compare(self) -> None:
        """Compares the chosen game with the first other one in the list."""
        chosen = self.editions.edition
        editions = [self.editions.edition_of(value) for value in self.editions.cards]
        other = next(edition for edition in editions if edition != chosen)
        CompareGamesDialog(chosen, other, self).open()

    def _compare_two(self, first: str, second: str) -> None:
        edition_of = self.editions.edition_of
        CompareGamesDialog(edition_of(first), edition_of(second), self).open()

    def _again(self) -> None:
        self._show_last()
        self.accept()

    @override
    def objection(self) -> str:
        return self._who_lacks() or self.code.objection

    def _who_lacks(self) -> str:
        """Returns what the players still need; empty if they can play."""
        if not any(seat.is_person for seat in self.table.choices):
            return self.tr("Let at least one person play.")
        name = self.table.shared_name
        told = self.tr("Two players are called {name}. Give one of them another name.")
        return told.format(name=isolated(name)) if name else ""
