"""The page on which the options of rules are changed, with what was changed beside it, and the
dialog with those of the match on the table, to be corrected from the next deal on.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.dialogs.house_rules.change_summary import Summary
from canasta_gui.dialogs.house_rules.draft import HouseDraft, MatchDraft
from canasta_gui.dialogs.house_rules.option_page import OptionPage
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.i18n.formats import number
from canasta_gui.widgets.factory import button, label, show_text
from canasta_gui.widgets.rows import AIR, fill, in_row, wide
from canasta_gui.widgets.scroll_column import ScrollColumn
from canasta_gui.words.option_book import OptionBook
from engine import Json, Match, Ruleset, is_settled, load_ruleset


class RulesEditor(SheetDialog):
    """Accepted once the changed rules are kept; what they are kept for is up to the kind."""

    def __init__(
        self, draft: HouseDraft, page: OptionPage, summary: Summary, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._is_sure = False
        self.draft = draft
        self.page = page
        self.summary = summary
        self.note = label(role="warning", is_wrapped=True)
        self.reset_button = button(self.tr("Take all changes back"), then=self._reset_all)

    @property
    def is_dirty(self) -> bool:
        """Whether closing would lose changes."""
        raise NotImplementedError

    def hindrance(self) -> str:
        """Returns why the rules cannot be kept; empty if they can."""
        if self.summary.problems:
            return self.tr("Some rules do not agree. See at the right what to change.")
        return ""

    def loss(self) -> str:
        """Returns what to say before changes are lost."""
        raise NotImplementedError

    def lay_out(self, beside: tuple[QWidget, ...], keep: str) -> None:
        """Fills the page, with widgets beside the options; ``keep`` is on the closing button."""
        self._fill_body(beside)
        self.page.fill()
        self.footer.add_side(self.reset_button)
        self.save_button = self.add_closing_button(keep)
        # Enter is handled by the fields.
        self.save_button.setDefault(False)
        self.cancel_button = self.add_cancelling_button(self.tr("Cancel"))
        self._connect()
        self.write_words()
        self.resize(1000, 760)

    @override
    def reject(self) -> None:
        """Closes; if changes would be lost, only at the second request."""
        if self.is_dirty and not self._is_sure:
            self._is_sure = True
            show_text(self.note, self.loss())
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

    def write_words(self) -> None:
        """Writes the options with the edition's names of cards and piles."""
        self._style = load_ruleset(self.draft.table).words.style
        self._book = OptionBook(self._style)
        self.page.set_words(self._book)
        self.follow()

    def follow(self) -> None:
        """Updates everything that depends on the draft."""
        self._is_sure = False
        self.page.show_draft(self.draft, self._book, self._style)
        self.summary.show_draft(self.draft, self._book, self._style)
        show_text(self.note, self.hindrance())
        self.save_button.setEnabled(not self.note.text())
        self.reset_button.setEnabled(bool(self.draft.changes()))

    def _fill_body(self, beside: tuple[QWidget, ...]) -> None:
        side = ScrollColumn()
        fill(side.column, *beside, AIR)
        fill(self.body, wide(in_row(wide(self.page, 6), wide(side, 4), spacing=18)), self.note)

    def _connect(self) -> None:
        self.page.changed.connect(self._change)
        self.page.reset.connect(self._reset)
        self.summary.wanted.connect(self.page.go_to)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._find)

    def _find(self) -> None:
        self.page.search.setFocus()
        self.page.search.selectAll()

    def _change(self, path: str, value: Json) -> None:
        self.draft.change(path, value)
        self.follow()

    def _reset(self, path: str) -> None:
        self.draft.reset(path)
        self.follow()
        self.page.go_to(path)

    def _reset_all(self) -> None:
        self.draft.reset_all()
        self.follow()


class MatchRulesDialog(RulesEditor):
    """Accepted with the rules that are wanted from the next deal on."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        draft = MatchDraft(match.rules, match.next_rules)
        super().__init__(draft, _MatchPage(is_settled), _MatchSummary(), parent)
        self._before = draft.changes()
        stays = self.tr(
            "Players, sides, seats and packs stay as they are; for others begin a new match."
        )
        beside = (self.summary, label(stays, "caption", is_wrapped=True))
        self.lay_out(beside, self.tr("From the next deal on"))
        self.set_heading(
            self.tr("Rules of this match"),
            self.tr("Changes hold from deal {count} on. Scores stay, and whose deal it is.").format(
                count=number(match.state.public.deal + 1)
            ),
        )
        self.page.search.setFocus()

    @property
    def rules(self) -> Ruleset:
        """The rules that are wanted; those of the present deal where nothing is changed."""
        assert isinstance(self.draft, MatchDraft)
        return self.draft.rules

    @property
    @override
    def is_dirty(self) -> bool:
        """Whether closing would lose changes."""
        return self.draft.changes() != self._before

    @override
    def loss(self) -> str:
        """Returns what to say before changes are lost."""
        return self.tr("Not in force yet. Cancel once more to drop the changes.")


class _MatchPage(OptionPage):
    @override
    def usual_line(self, value: str) -> str:
        """Returns the line on the value of the present deal."""
        return self.tr("Changed. In this deal: {value}").format(value=value)


class _MatchSummary(Summary):
    @override
    def nothing(self, edition: str) -> str:
        """Returns what is said where nothing is changed."""
        return self.tr("Nothing is changed: the next deal is played as this one.")

    @override
    def heading(self, edition: str) -> str:
        """Returns the heading above the changes."""
        return self.tr("From the next deal on:")
