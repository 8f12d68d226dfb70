"""The choice of the number of players, the variations of the edition, and the number of sides."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from canasta_gui.rulebook.topics.game_topics import borrowed_note, is_borrowed
from canasta_gui.widgets.factory import clear, label, panel_in, show_text
from canasta_gui.widgets.rows import in_column, in_row, wide
from canasta_gui.widgets.switches import SegmentedControl, Switch
from canasta_gui.words.written import message, messages
from engine import (
    ALONE,
    RulesReference,
    Variation,
    may_play_alone,
    offered_players,
    offered_teams,
    offered_variations,
    usual_players,
)


class RuleChoices(QWidget):
    """The choices for an edition; a choice is shown only if the edition offers several values."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._edition = ""
        self.players = 4
        self._heading = label(self.tr("Table"), "eyebrow")
        self._note = label(role="caption", is_wrapped=True)
        self._content = in_column(spacing=10)
        self._switches: dict[str, Switch] = {}
        self._sides: SegmentedControl | None = None
        panel_in(self, self._heading, self._content, self._note)

    @property
    def variations(self) -> tuple[str, ...]:
        """The chosen variations."""
        return tuple(name for name, switch in self._switches.items() if switch.isChecked())

    @property
    def teams(self) -> int | None:
        """The chosen number of sides; ``None`` if it is the usual one or there is no choice."""
        value = None if self._sides is None else self._sides.value
        return int(value) if value else None

    @property
    def reference(self) -> RulesReference:
        """The edition with the chosen table."""
        return self._reference(self.variations, self.teams)

    def set_edition(self, edition: str) -> None:
        """Offers the choices of an edition; earlier choices that it offers too are kept."""
        self.show_choices(edition, self.players, self.variations, self.teams)
        self.changed.emit()

    def show_choices(
        self, edition: str, players: int, variations: Sequence[str], teams: int | None = None
    ) -> None:
        """Offers the choices of an edition, with the given ones selected."""
        self._edition = edition
        offered = offered_players(edition)
        self.players = players if players in offered else usual_players(edition)
        self._rebuild(offered, variations, teams)

    def _reference(self, variations: Sequence[str], teams: int | None) -> RulesReference:
        known = cast("tuple[Variation, ...]", tuple(variations))
        return RulesReference(self._edition, self.players, known, teams=teams)

    def _rebuild(self, offered: Sequence[int], chosen: Sequence[str], teams: int | None) -> None:
        clear(self._content)
        self._switches, self._sides = {}, None
        if len(offered) > 1:
            self._add_counts([str(count) for count in offered])
        for name in offered_variations(self._edition, self.players):
            self._add_switch(name, is_on=name in chosen)
        self._add_sides(teams)
        self.setVisible(self._content.count() > 0)
        is_noted = is_borrowed(self._edition, self.players)
        show_text(self._note, borrowed_note(self.players) if is_noted else "")

    def _add_counts(self, offered: Sequence[str]) -> None:
        counts = SegmentedControl(offered)
        counts.set_texts({count: count for count in offered})
        counts.set_name(self.tr("Players"))
        counts.choose(str(self.players))
        counts.chosen.connect(self._choose_count)
        self._content.addLayout(in_row(wide(label(self.tr("Players"))), counts))

    def _add_switch(self, name: str, *, is_on: bool) -> None:
        switch, text = Switch(), label(variation_name(name), is_wrapped=True)
        switch.setAccessibleName(text.text())
        switch.setObjectName(name)
        switch.setChecked(is_on)
        switch.clicked.connect(self._choose_variations)
        self._switches[name] = switch
        self._content.addLayout(in_row(wide(text), switch))

    def _add_sides(self, chosen: int | None) -> None:
        offered = sides_choices(self._reference(self.variations, None))
        if not offered:
            return
        self._sides = SegmentedControl([str(count or "") for count in offered])
        self._sides.set_texts({str(count or ""): sides_name(count) for count in offered})
        self._sides.set_name(self.tr("Sides"))
        self._sides.choose(str((chosen if chosen in offered else offered[0]) or ""))
        self._sides.chosen.connect(self.changed)
        self._content.addWidget(self._sides)

    def _choose_count(self, count: str) -> None:
        self.show_choices(self._edition, int(count), self.variations, self.teams)
        self.changed.emit()

    def _choose_variations(self) -> None:
        """Updates the choices, because another variation may offer another number of sides."""
        teams, sides = self.teams, self._sides
        if sides is not None:
            self._sides = None
            self._content.removeWidget(sides)
            sides.hide()
            sides.deleteLater()
        self._add_sides(teams)
        self.changed.emit()


def variation_name(variation: str) -> str:
    """Returns the name of a variation."""
    return messages("Editions").get(f"variation.{variation}", variation)


def sides_choices(table: RulesReference) -> tuple[int | None, ...]:
    """Returns the numbers of sides that may be chosen; ``None`` is the usual one.

    Empty without a choice.
    """
    usual = replace(table, teams=None)
    return offered_teams(usual) or ((None, ALONE) if may_play_alone(usual) else ())


def sides_name(count: int | None) -> str:
    """Returns how the players sit, by the number of sides; ``None`` are four in two pairs."""
    return message("RuleChoices", "pairs" if count is None else f"sides.{count}")
