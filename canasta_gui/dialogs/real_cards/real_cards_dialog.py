"""The score of a match with real cards, in figures that are read from across the table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from canasta_gui.dialogs.file_notices import refused_notice
from canasta_gui.dialogs.real_cards.count_dialog import CountDialog
from canasta_gui.dialogs.real_cards.new_sheet_dialog import NewSheetDialog
from canasta_gui.dialogs.score.print_buttons import PrintButtons
from canasta_gui.dialogs.sheet_dialog import PageDialog
from canasta_gui.i18n.formats import number, pronounced, signed
from canasta_gui.persistence.sheet_store import KeptSheet, SheetStore
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.viewmodel.deal_summary import DealSummary
from canasta_gui.viewmodel.real_cards import sheet_summaries
from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.factory import (
    LabelRole,
    button,
    frame,
    label,
    panel_of,
    set_role,
    show_text,
)
from canasta_gui.widgets.rows import in_grid, in_row
from canasta_gui.words.match_end_texts import how_it_ended
from canasta_gui.words.real_cards_texts import RealCardsTexts
from engine import CountedDeal, ScoreSheet, SheetState, count_sheet, load_ruleset

_LARGE_UP_TO: Final = 3
"""The largest number of sides whose scores are written in the largest figures."""
_LETTERS: Final = 12
"""The least width of the list of matches in letters."""
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RealCardsDialog(PageDialog):
    """Shows one match, the last one that was written down; every change is saved at once."""

    rule_asked = Signal(object, str)
    """Emitted with the rules and a rule of the score about which the player wants to read."""

    def __init__(
        self,
        store: SheetStore,
        cards: CardPainter,
        recent: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._store, self._cards, self._recent = store, cards, tuple(recent)
        self._kept: KeptSheet | None = None
        self._before: list[ScoreSheet] = []
        """What was written down before each change since the page was opened, oldest first."""
        self._undone: list[ScoreSheet] = []
        """What was written down before each undo, oldest first."""
        self.openers: list[QPushButton] = []
        self.matches = ComboBox()
        self.matches.shorten(_LETTERS)
        self.matches.setAccessibleName(self.tr("Matches with real cards"))
        self.note = label(is_wrapped=True)
        self.paper = PrintButtons((), QDate.currentDate(), self)
        self.new_button = button(self.tr("New match…"), then=self.choose_game)
        self.undo_button = button(self.tr("Undo"), then=self.undo)
        self.redo_button = button(self.tr("Redo"), then=self.redo)
        self.count_button = button(role="primary", then=self._count_next)
        self._add_buttons()
        self._offer()
        self._show(self._known[0] if self._known else None)
        self.resize(1180, 860)

    @property
    def sheet(self) -> ScoreSheet | None:
        """The match that is shown."""
        return None if self._kept is None else self._kept.sheet

    def begin(self) -> None:
        """Asks for game and players, where no match has been written down yet."""
        if self._kept is None:
            self.choose_game()

    def choose_game(self) -> NewSheetDialog:
        """Lets the players choose game and names of a new match."""
        names = () if self._kept is None else self._kept.sheet.names
        recent = self._recent if self._kept is None else (self._kept.sheet.rules.edition,)
        dialog = NewSheetDialog(names, recent, self)
        dialog.accepted.connect(lambda: self._start(dialog.sheet))
        dialog.open()
        return dialog

    def count(self, at: int) -> CountDialog | None:
        """Lets a deal be counted, or counted again, by its number from one."""
        sheet = self.sheet
        if sheet is None:
            return None
        rules = load_ruleset(sheet.rules)
        dialog = CountDialog(rules, sheet, at, self._cards, self)
        dialog.rule_asked.connect(partial(self.rule_asked.emit, rules))
        dialog.accepted.connect(lambda: self._change(lambda it: it.with_deal(at, dialog.deal)))
        dialog.deleted.connect(lambda: self._change(lambda it: it.without_deal(at)))
        dialog.drafted.connect(partial(self._keep_draft, at))
        dialog.rejected.connect(self.fill)
        dialog.open()
        return dialog

    def undo(self) -> None:
        """Takes the last change back."""
        self._step(self._before, self._undone)

    def redo(self) -> None:
        """Makes the change again that was taken back last."""
        self._step(self._undone, self._before)

    def _step(self, wanted: list[ScoreSheet], left: list[ScoreSheet]) -> None:
        """Goes to the last sheet of a list, and keeps the present one in the other list."""
        now = self.sheet
        if now is not None and wanted and self._save(wanted[-1].with_drafts_of(now)):
            wanted.pop()
            left.append(now)
            self.fill()

    def write(self) -> None:
        """Writes the scores, who deals, and a line for each deal."""
        self.openers = []
        sheet = self.sheet
        self.count_button.setVisible(sheet is not None)
        self.undo_button.setEnabled(bool(self._before))
        self.redo_button.setEnabled(bool(self._undone))
        if sheet is None:
            self.set_heading(self.tr("Score for real cards"))
            self.paper.show_deals((), QDate.currentDate())
            self.column.addWidget(label(self.tr("No match has been written down yet.")))
            return
        rules = load_ruleset(sheet.rules)
        state, texts = count_sheet(rules, sheet), RealCardsTexts(rules)
        self.set_heading(self.tr("Score for real cards"), rules.title)
        deals = sheet_summaries(rules, sheet, state)
        self.paper.show_deals(deals, QDate.fromString(sheet.day, "yyyy-MM-dd"))
        is_begun = sheet.draft(len(deals) + 1) is not None
        told = self.tr("Go on with deal {count}…") if is_begun else self.tr("Count deal {count}…")
        self.count_button.setText(told.format(count=number(len(deals) + 1)))
        self.count_button.setVisible(not state.winners)
        for made in (self.matches, self.count_button):
            made.setAccessibleDescription(pronounced(texts.summary(sheet, state)))
        self.column.addWidget(self._scores(sheet, state, texts))
        if deals:
            self.column.addWidget(self._deals(deals, texts.sides(sheet.names)))

    def _scores(self, sheet: ScoreSheet, state: SheetState, texts: RealCardsTexts) -> QWidget:
        """Returns the score of each side in large figures, and what comes next."""
        standing = label(texts.standing(sheet, state), "winner", is_wrapped=True)
        standing.setAlignment(_CENTRE)
        grid = QGridLayout()
        names = texts.sides(sheet.names)
        role: LabelRole = "tally" if len(names) <= _LARGE_UP_TO else "winner"
        side_role: LabelRole = "title" if len(names) < _LARGE_UP_TO else "heading"
        for side, total in enumerate(state.totals(len(names))):
            opening = texts.opening(total, len(sheet.deals) + 1)
            cells = [label(names[side], side_role, is_wrapped=True), label(number(total), role)]
            cells += [] if state.winners else [label(opening, side_role, is_wrapped=True)]
            for row, cell in enumerate(cells):
                cell.setProperty("won", side in state.winners)
                cell.setAlignment(_CENTRE)
                grid.addWidget(cell, row, side)
            grid.setColumnStretch(side, 1)
        return panel_of(grid, frame("line"), standing, spacing=12)

    def _deals(self, deals: Sequence[DealSummary], sides: Sequence[str]) -> QWidget:
        """Returns a line for each deal, the last one first; a press on its number corrects it."""
        grid = in_grid(26, 9)
        grid.setColumnStretch(1, 2)
        for side, name in enumerate(sides):
            _put(grid, 0, side, label(name, "strong", is_wrapped=True))
            grid.setColumnStretch(side + 2, 1)
        for summary in reversed(deals):
            row = grid.rowCount()
            grid.addWidget(self._opener(summary.deal), row, 0)
            ending = "\n".join(filter(None, (how_it_ended(summary), summary.note)))
            grid.addWidget(label(ending, "caption", is_wrapped=True), row, 1)
            for side, score in enumerate(summary.scored.sides):
                is_loss = score.total < 0
                cell = label(signed(score.total), "loss" if is_loss else "gain")
                _put(grid, row, side, cell)
        return panel_of(grid)

    def _opener(self, deal: int) -> QPushButton:
        made = button(self.tr("Deal {count}").format(count=number(deal)), "link")
        made.setAccessibleDescription(self.tr("Counts it again."))
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        made.clicked.connect(partial(self.count, deal))
        self.openers.append(made)
        return made

    def _add_buttons(self) -> None:
        papers = self.paper.print_button, self.paper.pdf_button
        self.footer.add_side(self.new_button, self.undo_button, self.redo_button, *papers)
        self.footer.add_primary(self.count_button)
        set_role(self.close_button, "plain")
        self.close_button.setDefault(False)
        self.footer.add_cancel(self.close_button)
        row = in_row(self.matches, margins=(24, 14, 24, 0))
        self.body.insertLayout(0, row)
        self.note.setContentsMargins(24, 0, 24, 12)
        self.body.addWidget(self.note)
        self.undo_button.setShortcut(QKeySequence.StandardKey.Undo)
        self.redo_button.setShortcut("Ctrl+Shift+Z")
        self.matches.activated.connect(self._show_known)
        self.paper.told.connect(self._tell)

    def _count_next(self) -> None:
        if self.sheet is not None:
            self.count(len(self.sheet.deals) + 1)

    def _offer(self) -> None:
        """Lists every match that was written down; files that cannot be read are named."""
        self._known, unread = self._store.all()
        self.matches.clear()
        for kept in self._known:
            texts = RealCardsTexts(load_ruleset(kept.sheet.rules))
            self.matches.addItem(texts.title(kept.sheet))
        self.matches.setVisible(len(self._known) > 1)
        told = self.tr("These files could not be read and stay as they are: {files}")
        names = ", ".join(path.name for path in unread)
        self._tell(told.format(files=names) if unread else "")

    def _show_known(self, at: int) -> None:
        self._show(self._known[at])

    def _show(self, kept: KeptSheet | None) -> None:
        self._kept, self._before, self._undone = kept, [], []
        self.fill()

    def _start(self, sheet: ScoreSheet) -> None:
        try:
            kept = self._store.add(sheet)
        except OSError as error:
            self._tell_unsaved(error)
            return
        self._offer()
        self._show(kept)

    def _change(self, change: Callable[[ScoreSheet], ScoreSheet]) -> None:
        before = self.sheet
        if before is not None and self._save(change(before)):
            self._before.append(before)
            self._undone.clear()
            self.fill()

    def _keep_draft(self, at: int, deal: CountedDeal | None) -> None:
        """Saves what was typed of a deal so far; it is no change that can be undone."""
        sheet = self.sheet
        if sheet is not None and sheet.draft(at) != deal:
            self._save(sheet.with_draft(at, deal))

    def _save(self, sheet: ScoreSheet) -> bool:
        """Saves what is shown from now on; returns whether that was possible."""
        if self._kept is None:
            return False
        try:
            self._kept = self._store.save(KeptSheet(self._kept.path, sheet))
            self._known = tuple(
                self._kept if one.path == self._kept.path else one for one in self._known
            )
        except OSError as error:
            self._tell_unsaved(error)
            return False
        self._tell("")
        return True

    def _tell_unsaved(self, error: OSError) -> None:
        self._tell(refused_notice(error, self._store.folder))

    def _tell(self, text: str) -> None:
        show_text(self.note, text)
        self.grow()


def _put(grid: QGridLayout, row: int, side: int, cell: QLabel) -> None:
    cell.setAlignment(_RIGHT)
    cell.setMinimumWidth(120)
    grid.addWidget(cell, row, side + 2)
