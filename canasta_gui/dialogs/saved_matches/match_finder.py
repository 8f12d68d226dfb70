"""Finds saved matches by words, and puts them in order, without reading a file."""

from collections.abc import Mapping, Sequence
from datetime import date
from enum import StrEnum
from functools import cache
from pathlib import Path

from PySide6.QtCore import QDate, QLocale

from canasta_gui.persistence.folders import MatchFile, shown_name
from canasta_gui.records.match_rows import ListingRow


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

    def __init__(self, files: Sequence[MatchFile], notes: Mapping[Path, str]) -> None:
        self.files = list(files)
        """The last played first."""
        self.notes = dict(notes)
        self._rows: Mapping[Path, ListingRow] = {}
        self._texts: dict[Path, str] = {}
        """The searched texts, by path; each is made when it is first searched."""

    def learn(self, rows: Mapping[Path, ListingRow]) -> None:
        """Sets games and players, by path, as far as they are known."""
        self._rows = rows
        self._texts.clear()

    def set_note(self, path: Path, note: str) -> None:
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
        note, name = self.notes.get(file.path, ""), shown_name(file.path)
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
