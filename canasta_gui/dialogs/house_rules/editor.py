"""The editor of house rules."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget
from typing_extensions import override

from canasta_gui.dialogs.house_rules.base_edition import BaseEdition
from canasta_gui.dialogs.house_rules.change_summary import Summary
from canasta_gui.dialogs.house_rules.draft import HouseDraft
from canasta_gui.dialogs.house_rules.house_file_errors import house_error_text
from canasta_gui.dialogs.house_rules.option_page import OptionPage
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.persistence.house_file import HouseError, HouseRules
from canasta_gui.widgets.factory import button, label, show_text
from canasta_gui.widgets.scroll_column import ScrollColumn
from canasta_gui.words.options.option_book import OptionBook
from engine import LONGEST_NAME, Json, load_ruleset, tidy_name

Save = Callable[[HouseRules], HouseRules]
"""Saves house rules and returns them as saved; raises `HouseError`."""


class HouseEditor(SheetDialog):
    """Accepted after the rules are saved; the edition itself is not changed."""

    saved = Signal(HouseRules)
    """Emitted after saving; carries the `HouseRules` as saved."""

    def __init__(self, rules: HouseRules, save: Save, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._save = save
        self._is_sure = False
        self.draft = HouseDraft(rules.reference)
        self.name_field = QLineEdit(rules.name)
        self.name_field.setMaxLength(LONGEST_NAME)
        self.name_field.setAccessibleName(self.tr("Name of the rules"))
        self._name_label = label(self.tr("Name"), "eyebrow")
        self.basis = BaseEdition(rules.reference)
        self.page = OptionPage()
        self.summary = Summary()
        self._note = label(role="warning", is_wrapped=True)
        self.reset_button = button(self.tr("Take all changes back"))
        self.cancel_button = button(self.tr("Cancel"))
        self._fill_body()
        self.page.fill()
        self._fill_footer()
        self._connect()
        self.set_heading(
            self.tr("House rules"),
            self.tr("Change what you play differently. Matches that have begun stay as they are."),
        )
        self._write_words()
        self.resize(1000, 760)
        self.name_field.setFocus()
        self.name_field.selectAll()

    @property
    def result_rules(self) -> HouseRules:
        """The house rules in their present, edited form."""
        return replace(
            self._rules, name=tidy_name(self.name_field.text()), reference=self.draft.reference
        )

    @property
    def is_dirty(self) -> bool:
        """Whether closing would lose changes."""
        return self.result_rules != self._rules

    @override
    def accept(self) -> None:
        """Saves, then closes; the dialog stays open if saving fails."""
        if not self.save_button.isEnabled():
            return
        try:
            self._rules = self._save(self.result_rules)
        except HouseError as error:
            show_text(self._note, house_error_text(error))
            return
        self.name_field.setText(self._rules.name)
        self.saved.emit(self._rules)
        super().accept()

    @override
    def reject(self) -> None:
        """Closes; if changes would be lost, only at the second request."""
        if self.is_dirty and not self._is_sure:
            self._is_sure = True
            show_text(self._note, self.tr("Not saved yet. Cancel once more to drop the changes."))
            return
        super().reject()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Enter, which saves only with Ctrl, and Escape, which first clears the search."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.save_button.click()
        elif event.key() == Qt.Key.Key_Escape and self.page.search.text():
            self.page.search.clear()
        else:
            super().keyPressEvent(event)

    def _fill_body(self) -> None:
        side = ScrollColumn()
        side.column.addWidget(self._name_label)
        side.column.addWidget(self.name_field)
        side.column.addWidget(self.summary)
        side.column.addWidget(self.basis)
        side.column.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(self.page, 6)
        row.addWidget(side, 4)
        self.body.addLayout(row, 1)
        self.body.addWidget(self._note)

    def _fill_footer(self) -> None:
        self.footer.add_side(self.reset_button)
        self.save_button = self.add_closing_button(self.tr("Save"))
        # Enter is handled by the fields.
        self.save_button.setDefault(False)
        self.footer.add_cancel(self.cancel_button)

    def _connect(self) -> None:
        self.page.changed.connect(self._change)
        self.page.reset.connect(self._reset)
        self.summary.wanted.connect(self.page.go_to)
        self.basis.changed.connect(self._change_table)
        self.name_field.textChanged.connect(self._follow)
        self.reset_button.clicked.connect(self._reset_all)
        self.cancel_button.clicked.connect(self.reject)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._find)

    def _find(self) -> None:
        self.page.search.setFocus()
        self.page.search.selectAll()

    def _change(self, path: str, value: Json) -> None:
        self.draft.change(path, value)
        self._follow()

    def _reset(self, path: str) -> None:
        self.draft.reset(path)
        self._follow()
        self.page.go_to(path)

    def _reset_all(self) -> None:
        self.draft.reset_all()
        self._follow()

    def _change_table(self) -> None:
        self.draft.show_table(self.basis.table)
        self._write_words()

    def _write_words(self) -> None:
        """Writes the options with the edition's names of cards and piles."""
        self._style = load_ruleset(self.draft.table).words.style
        self._book = OptionBook(self._style)
        self.page.set_words(self._book)
        self._follow()

    def _follow(self) -> None:
        """Updates everything that depends on the draft and the name."""
        self._is_sure = False
        self.page.show_draft(self.draft, self._book, self._style)
        self.summary.show_draft(self.draft, self._book, self._style)
        show_text(self._note, self._hindrance())
        self.save_button.setEnabled(not self._note.text())
        self.reset_button.setEnabled(bool(self.draft.reference.house))

    def _hindrance(self) -> str:
        """Returns why the rules cannot be saved; empty if they can."""
        if not tidy_name(self.name_field.text()):
            return self.tr("Give the rules a name.")
        if self.summary.problems:
            return self.tr("Some rules do not agree. See at the right what to change.")
        return ""
