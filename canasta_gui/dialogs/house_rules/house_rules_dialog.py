"""The house rules on this computer as cards: making, changing, sharing and deleting them."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget
from typing_extensions import override

from canasta_gui.dialogs.file_notices import ask_where_to_save, house_error_text
from canasta_gui.dialogs.house_rules.editor import HouseEditor
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.persistence.house_store import (
    SUFFIX,
    HouseRules,
    HouseStore,
    write_house,
)
from canasta_gui.settings.store import UnusableFileError
from canasta_gui.widgets.choice_list import ChoiceList
from canasta_gui.widgets.factory import button, label, show_text
from canasta_gui.widgets.rows import AIR, fill, in_column, in_row, wide
from canasta_gui.words.edition_texts import based_on, few_words
from engine import RulesReference


class HouseList(ChoiceList):
    """The house rules, or a line that explains how to make some."""

    def __init__(self) -> None:
        super().__init__()
        self._rules: dict[str, HouseRules] = {}
        self._empty = label(
            self.tr(
                "There are no house rules yet. Press New, choose a game, and change what you play"
                " otherwise at home: points, cards, what opening needs. Your rules then stand"
                " among the games of a new match."
            ),
            "subtitle",
            is_wrapped=True,
        )

    @property
    def rules(self) -> HouseRules | None:
        """The chosen house rules; ``None`` if there are none."""
        return self._rules.get(self.value)

    def show_rules(self, rules: Sequence[HouseRules], chosen: str) -> None:
        """Shows the cards of house rules and selects one of them."""
        self.column.removeWidget(self._empty)
        self._rules = {one.id: one for one in rules}
        self.show_cards(self._rules)
        self.column.insertWidget(0, self._empty)
        self._empty.setHidden(bool(self.cards))
        self.choose(chosen)
        for one in rules:
            line = based_on(one.reference.edition)
            self.cards[one.id].set_texts(one.name, line, few_words(one.reference))


class HouseRulesDialog(SheetDialog):
    """The list of house rules with the actions on them."""

    left = Signal(str)
    """Emitted on closing; carries the id of the chosen rules, empty if there are none."""

    def __init__(
        self, store: HouseStore, table: RulesReference, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._table = replace(table, house={})
        self._is_sure = False
        self.shelf = HouseList()
        self.note = label(role="warning", is_wrapped=True)
        self.new_button = button(self.tr("New…"), then=self._new)
        self.change_button = button(self.tr("Change…"), then=self._change)
        self.copy_button = button(self.tr("Copy"), then=self._copy)
        self.delete_button = button(then=self._delete)
        self.import_button = button(self.tr("Import…"), then=self._import)
        self.export_button = button(self.tr("Export…"), then=self._export)
        self._fill_body()
        self.close_button = self.add_closing_button(self.tr("Close"))
        self._connect()
        self.set_heading(
            self.tr("House rules"), self.tr("Rules of your own, beside those of the games.")
        )
        self._read("")
        self.resize(760, 620)

    @property
    def chosen(self) -> str:
        """The id of the chosen house rules; empty if there are none."""
        rules = self.shelf.rules
        return "" if rules is None else rules.id

    @override
    def done(self, result: int) -> None:
        """Closes the dialog and emits the choice."""
        super().done(result)
        self.left.emit(self.chosen)

    def _fill_body(self) -> None:
        fill(
            self.body,
            wide(in_row(wide(self.shelf), in_column(*self._buttons(), AIR, spacing=8), spacing=18)),
            self.note,
        )
        self.note.hide()

    def _buttons(self) -> tuple[QPushButton, ...]:
        return (
            self.new_button,
            self.change_button,
            self.copy_button,
            self.delete_button,
            self.import_button,
            self.export_button,
        )

    def _connect(self) -> None:
        self.shelf.chosen.connect(self._follow)

    def _read(self, chosen: str) -> None:
        """Reads and lists the folder; damaged files are named and left unchanged."""
        listing = self._store.all()
        self.shelf.show_rules(listing.rules, chosen)
        self._follow()
        show_text(self.note, "\n".join(map(house_error_text, listing.errors)))

    def _follow(self) -> None:
        """Updates the buttons for the chosen house rules."""
        self._is_sure = False
        self.delete_button.setText(self.tr("Delete"))
        for made in (self.change_button, self.copy_button, self.delete_button, self.export_button):
            made.setEnabled(self.shelf.rules is not None)

    def _new(self) -> None:
        name = self._store.free_name(self.tr("Our rules"))
        self._edit(HouseRules(name, self._table))

    def _change(self) -> None:
        if self.shelf.rules is not None:
            self._edit(self.shelf.rules)

    def go_on(self) -> None:
        """Opens the editor with the changes that were not saved when the program ended."""
        draft = self._store.draft()
        if draft is not None:
            plain = HouseRules(draft.name, replace(draft.reference, house={}))
            self._edit(self._store.find(draft.id) or plain, draft)

    def _edit(self, rules: HouseRules, draft: HouseRules | None = None) -> None:
        editor = HouseEditor(rules, self._store.save, self, draft)
        editor.drafted.connect(self._store.keep_draft)
        editor.saved.connect(self._show_saved)
        editor.open()

    def _show_saved(self, rules: HouseRules) -> None:
        self._read(rules.id)

    def _copy(self) -> None:
        if self.shelf.rules is not None:
            self._keep(replace(self.shelf.rules, path=None))

    def _keep(self, rules: HouseRules) -> None:
        try:
            self._read(self._store.save(rules).id)
        except UnusableFileError as error:
            show_text(self.note, house_error_text(error))

    def _delete(self) -> None:
        """Asks at the first press, deletes at the second."""
        if self.shelf.rules is None:
            return
        if not self._is_sure:
            self._is_sure = True
            self.delete_button.setText(self.tr("Delete for good?"))
            return
        try:
            self._store.delete(self.shelf.rules)
        except UnusableFileError as error:
            show_text(self.note, house_error_text(error))
            return
        self._read("")

    def _import(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self, self.tr("Import house rules"), str(Path.home()), self._kinds()
        )
        if not chosen:
            return
        try:
            self._read(self._store.import_file(Path(chosen)).id)
        except UnusableFileError as error:
            show_text(self.note, house_error_text(error))

    def _export(self) -> None:
        if self.shelf.rules is None:
            return
        offered = Path.home() / f"{self.shelf.rules.id}{SUFFIX}"
        path = ask_where_to_save(self, self.tr("Export house rules"), offered, self._kinds())
        if path is None:
            return
        try:
            write_house(self.shelf.rules, path)
        except UnusableFileError as error:
            show_text(self.note, house_error_text(error))
        else:
            show_text(self.note, self.tr("Saved as {file}. You can mail it.").format(file=path))

    def _kinds(self) -> str:
        return f"{self.tr('House rules')} (*{SUFFIX})"
