"""The edition that house rules change, and the table they are for."""

from dataclasses import replace
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from canasta_gui.dialogs.house_rules.word_control import FocusComboBox
from canasta_gui.dialogs.rules.rule_choices import sides_name, variation_name
from canasta_gui.widgets.factory import clear, label
from canasta_gui.widgets.switch import Switch
from canasta_gui.words.edition_facts import editions_in_order
from engine import (
    RulesReference,
    Variation,
    offered_players,
    offered_teams,
    offered_variations,
    titles,
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
        self.editions, self.players, self.sides = FocusComboBox(), FocusComboBox(), FocusComboBox()
        self.editions.setAccessibleName(self.tr("The game that the rules are based on"))
        self.players.setAccessibleName(self.tr("Players"))
        self.sides.setAccessibleName(self.tr("Sides"))
        self.switches: dict[str, Switch] = {}
        self._variations = QVBoxLayout()
        self._variations.setSpacing(6)
        for edition in editions_in_order():
            self.editions.addItem(titles()[edition], edition)
        self.editions.setCurrentIndex(self.editions.findData(table.edition))
        self.editions.activated.connect(self._choose)
        self.players.activated.connect(self._choose)
        self.sides.activated.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addWidget(self.editions)
        column.addWidget(self.players)
        column.addLayout(self._variations)
        column.addWidget(self.sides)
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
        for teams in offered_teams(replace(self.table, teams=None)):
            self.sides.addItem(sides_name(teams), teams)
        self.sides.setCurrentIndex(max(self.sides.findData(self.table.teams), 0))
        self.sides.setHidden(not self.sides.count())

    def _add_switch(self, name: str, *, is_on: bool) -> None:
        switch, text = Switch(), label(variation_name(name), is_wrapped=True)
        switch.setAccessibleName(text.text())
        switch.setChecked(is_on)
        switch.clicked.connect(self._choose)
        row = QHBoxLayout()
        row.addWidget(text, 1)
        row.addWidget(switch)
        self._variations.addLayout(row)
        self.switches[name] = switch


def _in_sides(table: RulesReference, wanted: int | None) -> RulesReference:
    """Returns the table with the wanted number of sides, as far as there is a choice."""
    offered = offered_teams(table)
    if not offered:
        return table
    return replace(table, teams=wanted if wanted in offered else offered[0])
