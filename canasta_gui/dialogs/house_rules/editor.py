"""The editor of house rules."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from canasta_gui.dialogs.house_rules.base_edition import BaseEdition
from canasta_gui.dialogs.house_rules.change_summary import Summary
from canasta_gui.dialogs.house_rules.draft import HouseDraft
from canasta_gui.dialogs.house_rules.house_file_errors import house_error_text
from canasta_gui.dialogs.house_rules.option_page import OptionPage
from canasta_gui.dialogs.house_rules.rules_editor import RulesEditor
from canasta_gui.persistence.house_file import HouseError, HouseRules
from canasta_gui.widgets.factory import label, show_text
from engine import LONGEST_NAME, tidy_name

Save = Callable[[HouseRules], HouseRules]
"""Saves house rules and returns them as saved; raises `HouseError`."""


class HouseEditor(RulesEditor):
    """Accepted after the rules are saved; the edition itself is not changed."""

    saved = Signal(HouseRules)
    """Emitted after saving; carries the `HouseRules` as saved."""

    def __init__(self, rules: HouseRules, save: Save, parent: QWidget | None = None) -> None:
        super().__init__(HouseDraft(rules.reference), OptionPage(), Summary(), parent)
        self._rules = rules
        self._save = save
        self.name_field = QLineEdit(rules.name)
        self.name_field.setMaxLength(LONGEST_NAME)
        self.name_field.setAccessibleName(self.tr("Name of the rules"))
        self.basis = BaseEdition(rules.reference)
        name = label(self.tr("Name"), "eyebrow")
        self.lay_out((name, self.name_field, self.summary, self.basis), self.tr("Save"))
        self.basis.changed.connect(self._change_table)
        self.name_field.textChanged.connect(self.follow)
        self.set_heading(
            self.tr("House rules"),
            self.tr("Change what you play differently. Matches that have begun stay as they are."),
        )
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
        except HouseError as error:
            show_text(self.note, house_error_text(error))
            return
        self.name_field.setText(self._rules.name)
        self.saved.emit(self._rules)
        super().accept()

    def _change_table(self) -> None:
        self.draft.show_table(self.basis.table)
        self.write_words()
