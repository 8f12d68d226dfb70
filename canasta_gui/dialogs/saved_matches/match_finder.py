"""Finds saved matches by words and puts them in order, without reading a file; with the row above
the list, in which players ask for it.
"""

from collections.abc import Mapping, Sequence
from datetime import date
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDate, QLocale, QSignalBlocker, Qt, Signal
from typing_extensions import override

from canasta_gui.i18n.formats import number, pronounced
from canasta_gui.persistence.folders import MatchFile, shown_name
from canasta_gui.records.match_rows import ListingRow
from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.factory import SearchField
from canasta_gui.widgets.responsive_row import ResponsiveRow
from canasta_gui.widgets.rows import fill, in_row, wide
from canasta_gui.words.written import message


class ListOrder(StrEnum):
    """The orders of the list."""

    LATEST = "latest"
    """The last played first."""
    GAME = "game"
    PLAYERS = "players"
    SIZE = "size"
    """The largest first."""


class MatchFinder:
    """The files of all matches, with the known part of their content."""

    def __init__(self, files: Sequence[MatchFile], notes: Mapping[Path, str | None]) -> None:
        self.files = list(files)
        """The last played first."""
        self.notes = dict(notes)
        """By path; ``None`` for one that cannot be read."""
        self._rows: Mapping[Path, ListingRow] = {}
        self._texts: dict[Path, str] = {}
        """The searched texts, by path; each is made when it is first searched."""

    def learn(self, rows: Mapping[Path, ListingRow]) -> None:
        """Sets games and players, by path, as far as they are known."""
        self._rows = rows
        self._texts.clear()

    def set_note(self, path: Path, note: str | None) -> None:
        """Sets the note on a match."""
        self.notes[path] = note
        self._texts.pop(path, None)

    def find(self, words: str, order: ListOrder) -> list[MatchFile]:
        """Returns the matches in which every word occurs: in game, players, date, note or name."""
        wanted = words.casefold().split()
        found = [file for file in self.files if self._has(file, wanted)] if wanted else self.files
        return self._sorted(found, order)

    def _has(self, file: MatchFile, wanted: Sequence[str]) -> bool:
        text = self._texts.get(file.path)
        if text is None:
            text = self._texts[file.path] = self._text(file)
        return all(word in text for word in wanted)

    def _text(self, file: MatchFile) -> str:
        row = self._rows.get(file.path)
        told = (row.title, row.names) if row is not None else ()
        day = _day(file.last_written.astimezone().date())
        note, name = self.notes.get(file.path) or "", shown_name(file.path)
        return " ".join((*told, note, day, name)).casefold()

    def _sorted(self, files: Sequence[MatchFile], order: ListOrder) -> list[MatchFile]:
        if order is ListOrder.SIZE:
            return sorted(files, key=lambda file: -file.size)
        if order is ListOrder.LATEST:
            return sorted(files, key=lambda file: file.last_written, reverse=True)
        is_game = order is ListOrder.GAME

        def key(file: MatchFile) -> tuple[bool, str]:
            row = self._rows.get(file.path)
            if row is None:
                return True, ""
            return False, (row.title if is_game else row.names).casefold()

        return sorted(files, key=key)


@cache
def _day(day: date) -> str:
    """Returns a day in the ways in which people write it."""
    there, locale = QDate(day.year, day.month, day.day), QLocale()
    forms = (QLocale.FormatType.ShortFormat, QLocale.FormatType.LongFormat)
    return " ".join((day.isoformat(), *(locale.toString(there, form) for form in forms)))


KEEPING: Final = (0, 50, 200, 1000)
"""How many finished matches can be kept; 0 keeps all."""
_LETTERS = 14
"""The least width of a choice, in letters."""
_SPACING = 10


class FinderRow(ResponsiveRow):
    """A search field and two choices, below it where they would be cut beside it."""

    changed = Signal()
    """Emitted when the search words or the order change."""
    keep_chosen = Signal(int)
    """Emitted with the number of finished matches to keep; 0 keeps all."""

    def __init__(self) -> None:
        super().__init__()
        self.search = SearchField()
        self.order, self.keep = ComboBox(), ComboBox()
        self._choices = in_row(spacing=_SPACING)
        for box in (self.order, self.keep):
            box.shorten(_LETTERS, shows_whole=True)
            self._choices.addWidget(box)
        self.row.setSpacing(_SPACING)
        fill(self.row, wide(self.search), self._choices)
        self._write()
        self.search.textChanged.connect(self.changed)
        self.order.currentIndexChanged.connect(self.changed)
        self.keep.activated.connect(self._choose_keep)

    @override
    def _widths(self) -> list[int]:
        """Returns the widths at which the words of the field and of both choices are whole."""
        search, _ = super()._widths()
        words = self.fontMetrics().horizontalAdvance(self.search.placeholderText())
        return [search + words, self._choices.sizeHint().width()]

    @property
    def words(self) -> str:
        """The search words."""
        return self.search.text()

    @property
    def wanted_order(self) -> ListOrder:
        """The chosen order."""
        return list(ListOrder)[self.order.currentIndex()]

    def _choose_keep(self) -> None:
        self.keep_chosen.emit(self.kept)

    @property
    def kept(self) -> int:
        """How many finished matches are kept; 0 keeps all."""
        return KEEPING[self.keep.currentIndex()]

    def show_keep(self, count: int) -> None:
        """Shows how many finished matches are kept; a number that is not offered keeps all."""
        with QSignalBlocker(self.keep):
            self.keep.setCurrentIndex(KEEPING.index(count) if count in KEEPING else 0)

    def _write(self) -> None:
        self.search.setPlaceholderText(self.tr("Search: game, player, date, note"))
        self.search.setAccessibleName(self.tr("Search saved games"))
        self.order.setAccessibleName(self.tr("Order"))
        self.keep.setAccessibleName(self.tr("How many finished games are kept"))
        self.order.addItems([message("FinderRow", order) for order in ListOrder])
        for at, count in enumerate(KEEPING):
            text = self.tr("Keep the last {count}").format(count=number(count))
            self.keep.addItem(text if count else self.tr("Keep all"))
            heard = pronounced(self.keep.itemText(at))
            self.keep.setItemData(at, heard, Qt.ItemDataRole.AccessibleTextRole)
        self.keep.setToolTip(
            self.tr("Older finished games without a note are deleted when this list is opened.")
        )
