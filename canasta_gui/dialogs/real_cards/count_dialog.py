"""Counts a deal with real cards: what is typed at the left, the score that it makes beside it, and
who sat out where some do.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_gui.dialogs.real_cards.count_form import CountForm
from canasta_gui.dialogs.score.score_table import ScoreTable
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.i18n.formats import number, pronounced
from canasta_gui.persistence.beside_files import LONGEST_NOTE
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.viewmodel.real_cards import empty_deal, full_deal, summary_of
from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.factory import button, captioned, clear, label, panel_of
from canasta_gui.widgets.responsive_row import ResponsiveRow
from canasta_gui.widgets.rows import PlacedPart, fill, in_row, wide
from canasta_gui.words.real_cards_texts import RealCardsTexts
from canasta_gui.words.score_texts import special_hand
from engine import (
    SPECIAL_KINDS,
    CountedDeal,
    Ruleset,
    ScoreSheet,
    SideScore,
    SpecialKind,
    count_sheet,
    score_counted,
)


class Sitters:
    """A box for each player who sits out; players of the same side change places."""

    def __init__(
        self, rules: Ruleset, names: Sequence[str], usual: tuple[int, ...], known: tuple[int, ...]
    ) -> None:
        """Offers the players of the sides whose turn it is; ``known`` is who was chosen before."""
        self._usual = usual
        self.boxes: list[ComboBox] = []
        left = list(known or usual)
        for seat in usual:
            side = rules.side_by_seat[seat]
            box = ComboBox()
            for mate in rules.seats.sides[side]:
                box.addItem(names[mate], mate)
            chosen = next(it for it in left if rules.side_by_seat[it] == side)
            left.remove(chosen)
            box.setCurrentIndex(box.findData(chosen))
            self.boxes.append(box)

    @property
    def chosen(self) -> tuple[int, ...]:
        """Who sits out otherwise than usual; empty as usual, also where two boxes say the same."""
        seats = tuple(sorted({int(box.currentData()) for box in self.boxes}))
        is_usual = seats == tuple(sorted(self._usual))
        return () if is_usual or len(seats) < len(self.boxes) else seats


_SAVED_AFTER_MS: Final = 300
"""How long nothing is typed before the draft is saved."""
_OUT, _CONCEALED, _NOBODY = "out", "concealed", -1
_BESIDE_SIDES: Final = 2
"""The largest number of sides that leave room for the score beside the form."""


class CountDialog(SheetDialog):
    """Accepted with ``deal`` as it was counted; what is only typed so far is a draft."""

    drafted = Signal(object)
    """Emitted with the `CountedDeal` that was typed so far, or ``None`` where nothing is left."""
    deleted = Signal()
    """Emitted when the deal is to be deleted, before the dialog closes."""

    rule_asked = Signal(str)
    """Emitted when the player wants to read about a rule of the score."""

    def __init__(
        self,
        rules: Ruleset,
        sheet: ScoreSheet,
        at: int,
        cards: CardPainter,
        parent: QWidget | None = None,
    ) -> None:
        """Creates the dialog for the deal of this number, counted from one: a new one, or one that
        is corrected.
        """
        super().__init__(parent)
        self._rules, self._sheet, self._number, self._cards = rules, sheet, at, cards
        is_known = at <= len(sheet.deals)
        self._written = sheet.deals[at - 1] if is_known else empty_deal(rules)
        deal = sheet.draft(at) or self._written
        before = count_sheet(rules, replace(sheet, deals=sheet.deals[: at - 1]))
        self._totals = before.totals(len(rules.seats.sides))
        self.sitters = Sitters(rules, sheet.names, before.sitting_out[-1], deal.sitting_out)
        self._saving = QTimer(self, singleShot=True, interval=_SAVED_AFTER_MS)
        self.form = CountForm(rules, sheet.names, deal)
        self.out, self.how, self.lone = ComboBox(), ComboBox(), ComboBox()
        self.note = QLineEdit(deal.note)
        self.note.setMaxLength(LONGEST_NOTE)
        self._score = QVBoxLayout()
        self.sums = label(role="strong", is_wrapped=True)
        self._lay_out_count()
        self._offer(deal)
        self._add_buttons()
        self.delete_button.setVisible(is_known)
        title = self.tr("Deal {count}").format(count=number(at))
        self.set_heading(title, self.tr("Type what each side has. The score counts along."))
        self._connect()
        self._count()
        # Nothing has been typed yet.
        self._saving.stop()
        self.form.first.field.setFocus()
        self.resize(1180, 820)

    @property
    def deal(self) -> CountedDeal:
        """The deal as it was counted."""
        out: int = self.out.currentData()
        has_out, how = out != _NOBODY, str(self.how.currentData())
        is_special = has_out and how not in (_OUT, _CONCEALED)
        return replace(
            self.form.deal,
            out=out if has_out else None,
            is_concealed=has_out and how == _CONCEALED,
            special=cast("SpecialKind", how) if is_special else None,
            sitting_out=self.sitters.chosen,
            note=" ".join(self.note.text().split()),
        )

    @override
    def accept(self) -> None:
        """Closes; nothing is left of the draft."""
        self._saving.stop()
        super().accept()

    @override
    def reject(self) -> None:
        """Closes and keeps what was typed for later."""
        self._keep()
        super().reject()

    def _keep(self) -> None:
        """Announces the draft at once, if there is something new in it."""
        if self._saving.isActive():
            self._saving.stop()
            self._announce()

    def _announce(self) -> None:
        self.drafted.emit(None if self.deal == self._written else self.deal)

    def _begin_saving(self) -> None:
        self.drop_button.setVisible(self.deal != self._written)
        self._saving.start()

    def _forget(self) -> None:
        self._saving.stop()
        self.drafted.emit(None)
        super().reject()

    def _delete(self) -> None:
        self._saving.stop()
        self.deleted.emit()
        super().reject()

    def _lay_out_count(self) -> None:
        column = self.scroll_body()
        # The score may be scrolled to another place.
        self.sums.setContentsMargins(24, 8, 24, 8)
        self.body.addWidget(self.sums)
        column.addWidget(self._ending())
        if len(self._rules.seats.sides) > _BESIDE_SIDES:
            fill(column, self.form, self._score)
        else:
            score = QWidget()
            self._score.setContentsMargins(0, 0, 0, 0)
            score.setLayout(self._score)
            score.setMinimumWidth(self._widest_score())
            form = PlacedPart(self.form, 5, Qt.AlignmentFlag.AlignTop)
            column.addWidget(ResponsiveRow(form, wide(score, 4)))
        column.addStretch(1)

    def _add_buttons(self) -> None:
        self.done_button = self.add_closing_button(self.tr("Write it down"))
        self.cancel_button = self.add_cancelling_button(self.tr("Later"))
        self.drop_button = button(self.tr("Forget what was typed"), then=self._forget)
        self.delete_button = button(self.tr("Delete this deal"), then=self._delete)
        self.footer.add_side(self.delete_button, self.drop_button)

    def _ending(self) -> QWidget:
        """Returns the choices of how the deal ended, and the note on it."""
        choices = [(self.tr("Went out"), self.out), (self.tr("In which way"), self.how)]
        if self._rules.seats.lone_hand:
            choices.append((self.tr("The lone hand"), self.lone))
        choices += [(self.tr("Sits out"), box) for box in self.sitters.boxes]
        row = in_row(spacing=14)
        for name, box in choices:
            box.shorten(8)
            row.addLayout(captioned(name, box, 3), 1)
        self.note.setPlaceholderText(self.tr("A note on this deal"))
        self.note.setAccessibleName(self.note.placeholderText())
        return panel_of(row, self.note)

    def _offer(self, deal: CountedDeal) -> None:
        for box, first in ((self.out, self.tr("Nobody")), (self.lone, self.tr("Nobody"))):
            box.addItem(first, _NOBODY)
            for seat, name in enumerate(self._sheet.names):
                box.addItem(name, seat)
        ways = {_OUT: self.tr("As usual"), _CONCEALED: self.tr("Concealed")}
        points_of = self._rules.special.points_of
        ways |= {it: special_hand(it).name for it in SPECIAL_KINDS if points_of(it) is not None}
        for way, told in ways.items():
            self.how.addItem(told, way)
        how = deal.special or (_CONCEALED if deal.is_concealed else _OUT)
        self.how.setCurrentIndex(max(self.how.findData(how), 0))
        self.out.setCurrentIndex(1 + (_NOBODY if deal.out is None else deal.out))
        self.lone.setCurrentIndex(1 + (_NOBODY if deal.lone is None else deal.lone))

    def _connect(self) -> None:
        self.form.changed.connect(self._count)
        self.form.finished.connect(self.done_button.setFocus)
        self.out.currentIndexChanged.connect(self._count)
        self.how.currentIndexChanged.connect(self._count)
        self.lone.currentIndexChanged.connect(self._choose_lone)
        for box in self.sitters.boxes:
            box.currentIndexChanged.connect(self._count)
        self.note.textChanged.connect(self._begin_saving)
        self._saving.timeout.connect(self._announce)

    def _choose_lone(self) -> None:
        lone: int = self.lone.currentData()
        self.form.deal = replace(self.form.deal, lone=None if lone == _NOBODY else lone)
        self.form.follow_partners()
        self._count()

    def _count(self) -> None:
        """Shows the score of what was typed so far."""
        self.how.setEnabled(self.out.currentData() != _NOBODY)
        deal = self.deal
        scores = score_counted(self._rules, deal, self._totals)
        self.sums.setText(RealCardsTexts(self._rules).sums(self._sheet.names, scores))
        self.done_button.setAccessibleDescription(pronounced(self.sums.text()))
        table = self._table(deal, scores)
        table.rule_asked.connect(self.rule_asked)
        clear(self._score)
        self._score.addWidget(table)
        # Qt would show it later, and paint the dialog without it before.
        table.show()
        self._score.addStretch(1)
        self._begin_saving()

    def _table(self, deal: CountedDeal, scores: tuple[SideScore, ...]) -> ScoreTable:
        summary = summary_of(self._rules, self._sheet.names, self._number, deal, scores)
        return ScoreTable(summary, self._cards)

    def _widest_score(self) -> int:
        """Returns the width of a score with every line, so that nothing moves during typing; at
        most half a screen, as a wider one lies below the form.
        """
        deal = full_deal(self._rules)
        table = self._table(deal, score_counted(self._rules, deal, self._totals))
        table.deleteLater()
        return min(table.minimumSizeHint().width(), self.screen().availableSize().width() // 2)
