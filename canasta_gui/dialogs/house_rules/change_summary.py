"""The summary beside the options: the differences from the edition, and the problems."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from canasta_gui.dialogs.house_rules.draft import HouseDraft
from canasta_gui.i18n.formats import sentences
from canasta_gui.widgets.factory import button, clear, label, panel
from canasta_gui.widgets.rows import fill, in_column
from canasta_gui.words.edition_texts import differs_from
from canasta_gui.words.option_book import OptionBook
from canasta_gui.words.problem_texts import problem_lines
from engine import Problem, edition_title


class Summary(QWidget):
    """A text summary, written again after every change."""

    wanted = Signal(str)
    """Emitted when the player wants to see an option; carries its path."""

    def __init__(self) -> None:
        super().__init__()
        self._wrong_sheet, self._wrong = panel(spacing=6)
        self._own_sheet, self._own = panel(spacing=6)
        self.lines: tuple[str, ...] = ()
        self.problems: tuple[str, ...] = ()
        in_column(self._wrong_sheet, self._own_sheet, of=self, spacing=12, margins=0)

    def show_draft(self, draft: HouseDraft, book: OptionBook, style: str) -> None:
        """Writes the differences and the problems of a draft."""
        found = draft.problems()
        self.problems = problem_lines(found, book, style)
        self.lines = book.changes(draft.changes())
        self._write_problems(found)
        self._write_changes(edition_title(draft.table.edition))

    def nothing(self, edition: str) -> str:
        """Returns what is said where nothing is changed."""
        text = self.tr("So far exactly as in {game}. Change what you play differently.")
        return text.format(game=edition)

    def heading(self, edition: str) -> str:
        """Returns the heading above the changes."""
        return differs_from(edition)

    def _write_problems(self, found: Sequence[Problem]) -> None:
        clear(self._wrong)
        self._wrong_sheet.setVisible(bool(found))
        self._wrong.addWidget(label(self.tr("This does not agree"), "eyebrow"))
        for problem, line in zip(found, self.problems, strict=True):
            fill(self._wrong, label(line, "warning", is_wrapped=True), self._way_to(problem, line))

    def _way_to(self, problem: Problem, line: str) -> QWidget:
        way = button(self.tr("Show"), "link", then=lambda: self.wanted.emit(problem.option))
        way.setAutoDefault(False)
        way.setObjectName(problem.option)
        way.setAccessibleName(sentences((way.text(), line)))
        return way

    def _write_changes(self, edition: str) -> None:
        clear(self._own)
        if not self.lines:
            self._own.addWidget(label(self.nothing(edition), is_wrapped=True))
            return
        self._own.addWidget(label(self.heading(edition), "strong", is_wrapped=True))
        for line in self.lines:
            self._own.addWidget(label(f"\N{BULLET} {line}", is_wrapped=True))
