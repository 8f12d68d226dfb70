"""The editor of house rules: the edition that they change, the table they are for, the options."""

from collections.abc import Callable
from dataclasses import replace
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from canasta_gui.dialogs.file_notices import house_error_text
from canasta_gui.dialogs.house_rules.change_summary import Summary
from canasta_gui.dialogs.house_rules.draft import HouseDraft
from canasta_gui.dialogs.house_rules.number_control import NarrowComboBox
from canasta_gui.dialogs.house_rules.option_page import OptionPage
from canasta_gui.dialogs.house_rules.rules_editor import RulesEditor
from canasta_gui.dialogs.rules.rule_choices import sides_choices, sides_name, variation_name
from canasta_gui.persistence.house_store import HouseRules
from canasta_gui.settings.store import UnusableFileError
from canasta_gui.widgets.factory import clear, label, show_text
from canasta_gui.widgets.rows import in_column, in_row, wide
from canasta_gui.widgets.switches import Switch
from canasta_gui.words.edition_texts import editions_in_order
from engine import (
    LONGEST_NAME,
    RulesReference,
    Variation,
    edition_title,
    offered_players,
    offered_variations,
    tidy_name,
    usual_players,
)


class BaseEdition(QWidget):
    """The choice of an edition, the number of players, the variations and the number of sides."""

    changed = Signal()

    def __init__(self, table: RulesReference) -> None:
        super().__init__()
        self.table = table
        """The chosen edition and table, without house rules."""
        self._heading = label(self.tr("Based on"), "eyebrow")
        self.editions, self.players, self.sides = (
            NarrowComboBox(),
            NarrowComboBox(),
            NarrowComboBox(),
        )
        self.editions.setAccessibleName(self.tr("The game that the rules are based on"))
        self.players.setAccessibleName(self.tr("Players"))
        self.sides.setAccessibleName(self.tr("Sides"))
        self.switches: dict[str, Switch] = {}
        self._variations = in_column(spacing=6)
        for edition in editions_in_order():
            self.editions.addItem(edition_title(edition), edition)
        self.editions.setCurrentIndex(self.editions.findData(table.edition))
        self.editions.activated.connect(self._choose)
        self.players.activated.connect(self._choose)
        self.sides.activated.connect(self._choose)
        in_column(
            self._heading,
            self.editions,
            self.players,
            self._variations,
            self.sides,
            of=self,
            spacing=8,
            margins=0,
        )
        self._offer()

    def _choose(self) -> None:
        """Applies the choices, as far as the edition offers them."""
        edition: str = self.editions.currentData()
        offered = offered_players(edition)
        wanted: int = self.players.currentData()
        players = wanted if wanted in offered else usual_players(edition)
        chosen = [name for name, switch in self.switches.items() if switch.isChecked()]
        known = offered_variations(edition, players)
        variations = cast("tuple[Variation, ...]", tuple(one for one in known if one in chosen))
        self.table = _in_sides(
            RulesReference(edition, players, variations), self.sides.currentData()
        )
        self._offer()
        self.changed.emit()

    def _offer(self) -> None:
        """Shows the choices that the edition leaves."""
        edition, players = self.table.edition, self.table.players
        self.players.clear()
        for count in offered_players(edition):
            self.players.addItem(self.tr("%n players", "", count), count)
        self.players.setCurrentIndex(self.players.findData(players))
        clear(self._variations)
        self.switches = {}
        for name in offered_variations(edition, players):
            self._add_switch(name, is_on=name in self.table.variations)
        self.sides.clear()
        choices = sides_choices(self.table)
        for teams in choices:
            self.sides.addItem(sides_name(teams), teams)
        is_chosen = self.table.teams in choices
        self.sides.setCurrentIndex(choices.index(self.table.teams) if is_chosen else 0)
        self.sides.setHidden(not choices)

    def _add_switch(self, name: str, *, is_on: bool) -> None:
        switch, text = Switch(), label(variation_name(name), is_wrapped=True)
        switch.setAccessibleName(text.text())
        switch.setChecked(is_on)
        switch.clicked.connect(self._choose)
        self._variations.addLayout(in_row(wide(text), switch))
        self.switches[name] = switch


def _in_sides(table: RulesReference, wanted: int | None) -> RulesReference:
    """Returns the table with the wanted number of sides, as far as there is a choice."""
    offered = sides_choices(table)
    if not offered:
        return table
    return replace(table, teams=wanted if wanted in offered else offered[0])


Save = Callable[[HouseRules], HouseRules]
"""Saves house rules and returns them as saved; raises `UnusableFileError`."""


class HouseEditor(RulesEditor):
    """Accepted after the rules are saved; the edition itself is not changed."""

    saved = Signal(HouseRules)
    """Emitted after saving; carries the `HouseRules` as saved."""
    drafted = Signal(object)
    """Emitted with the `HouseRules` that are not saved yet, or ``None`` where nothing is left."""

    def __init__(
        self,
        rules: HouseRules,
        save: Save,
        parent: QWidget | None = None,
        draft: HouseRules | None = None,
    ) -> None:
        """Creates the editor of house rules; ``draft`` is what was changed before the program
        ended.
        """
        shown = rules if draft is None else draft
        super().__init__(HouseDraft(shown.reference), OptionPage(), Summary(), parent)
        self._rules, self._drafted = rules, draft
        self._save = save
        self.name_field = QLineEdit(shown.name)
        self.name_field.setMaxLength(LONGEST_NAME)
        self.name_field.setAccessibleName(self.tr("Name of the rules"))
        self.basis = BaseEdition(shown.reference)
        name = label(self.tr("Name"), "eyebrow")
        self.lay_out((name, self.name_field, self.summary, self.basis), self.tr("Save"))
        self.basis.changed.connect(self._change_table)
        self.name_field.textChanged.connect(self.follow)
        told = self.tr(
            "Change what you play differently. Matches that have begun stay as they are."
        )
        if draft is not None:
            told = self.tr("These changes were not saved when Canasta ended.")
        self.set_heading(self.tr("House rules"), told)
        self.name_field.setFocus()
        self.name_field.selectAll()

    @property
    def result_rules(self) -> HouseRules:
        """The house rules in their present, edited form."""
        return replace(
            self._rules, name=tidy_name(self.name_field.text()), reference=self.draft.reference
        )

    @property
    @override
    def is_dirty(self) -> bool:
        """Whether closing would lose changes."""
        return self.result_rules != self._rules

    @override
    def loss(self) -> str:
        """Returns what to say before changes are lost."""
        return self.tr("Not saved yet. Cancel once more to drop the changes.")

    @override
    def follow(self) -> None:
        """Updates everything that depends on the draft, and announces what is not saved yet."""
        super().follow()
        made = self.result_rules
        draft = replace(made, name=made.name or self._rules.name) if self.is_dirty else None
        if draft != self._drafted:
            self._drafted = draft
            self.drafted.emit(draft)

    @override
    def done(self, result: int) -> None:
        """Closes; nothing is left of the draft."""
        self.drafted.emit(None)
        super().done(result)

    @override
    def hindrance(self) -> str:
        """Returns why the rules cannot be saved; empty if they can."""
        if not tidy_name(self.name_field.text()):
            return self.tr("Give the rules a name.")
        return super().hindrance()

    @override
    def accept(self) -> None:
        """Saves, then closes; the dialog stays open if saving fails."""
        if not self.save_button.isEnabled():
            return
        try:
            self._rules = self._save(self.result_rules)
        except UnusableFileError as error:
            show_text(self.note, house_error_text(error))
            return
        self.name_field.setText(self._rules.name)
        self.saved.emit(self._rules)
        super().accept()

    def _change_table(self) -> None:
        self.draft.show_table(self.basis.table)
        self.write_words()
