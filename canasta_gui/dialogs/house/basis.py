"""Which edition house rules change, and at which table."""

from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from canasta_gui.dialogs.edition_words import editions_in_order
from canasta_gui.dialogs.house.choice_control import CalmChooser
from canasta_gui.dialogs.parts import clear, label
from canasta_gui.dialogs.rule_choices import variation_name
from canasta_gui.dialogs.switch import Switch
from engine import RulesReference, Variation, offered_players, offered_variations, titles


class Basis(QWidget):
    """An edition, the number of players and the variations."""

    changed = Signal()

    def __init__(self, table: RulesReference) -> None:
        super().__init__()
        self.table = table
        """The chosen edition and table, without house rules."""
        self._heading = label(role="eyebrow")
        self.editions, self.players = CalmChooser(), CalmChooser()
        self.switches: dict[str, tuple[Switch, QLabel]] = {}
        self._variations = QVBoxLayout()
        self._variations.setSpacing(6)
        for edition in editions_in_order():
            self.editions.addItem(titles()[edition], edition)
        self.editions.setCurrentIndex(self.editions.findData(table.edition))
        self.editions.activated.connect(self._choose)
        self.players.activated.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addWidget(self.editions)
        column.addWidget(self.players)
        column.addLayout(self._variations)
        self._offer()

    def retranslate(self) -> None:
        """Write every text in the present language."""
        self._heading.setText(self.tr("Based on"))
        self.editions.setAccessibleName(self.tr("The edition that the rules are based on"))
        self.players.setAccessibleName(self.tr("Players"))
        for at in range(self.players.count()):
            self.players.setItemText(at, self.tr("%n players", "", self.players.itemData(at)))
        for name, (switch, text) in self.switches.items():
            text.setText(variation_name(name))
            switch.setAccessibleName(variation_name(name))

    def _choose(self) -> None:
        """What is chosen, as far as the edition offers it."""
        edition: str = self.editions.currentData()
        offered = offered_players(edition)
        wanted: int = self.players.currentData()
        players = wanted if wanted in offered else 4 if 4 in offered else offered[0]
        chosen = [name for name, (switch, _) in self.switches.items() if switch.isChecked()]
        known = offered_variations(edition, players)
        variations = cast("tuple[Variation, ...]", tuple(one for one in known if one in chosen))
        self.table = RulesReference(edition, players, variations)
        self._offer()
        self.retranslate()
        self.changed.emit()

    def _offer(self) -> None:
        """Put up the choices that the edition leaves."""
        edition, players = self.table.edition, self.table.players
        self.players.clear()
        for count in offered_players(edition):
            self.players.addItem("", count)
        self.players.setCurrentIndex(self.players.findData(players))
        clear(self._variations)
        self.switches = {}
        for name in offered_variations(edition, players):
            self._add_switch(name, is_on=name in self.table.variations)

    def _add_switch(self, name: str, *, is_on: bool) -> None:
        switch, text = Switch(), label(is_wrapped=True)
        switch.setChecked(is_on)
        switch.clicked.connect(self._choose)
        row = QHBoxLayout()
        row.addWidget(text, 1)
        row.addWidget(switch)
        self._variations.addLayout(row)
        self.switches[name] = (switch, text)
