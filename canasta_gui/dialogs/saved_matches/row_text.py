"""The text of a row in the list of saved matches."""

from dataclasses import dataclass

from PySide6.QtCore import QDateTime, QLocale

from canasta_gui.dialogs.file_notices import file_notice
from canasta_gui.persistence.folders import MatchFile, shown_name
from canasta_gui.words.saved_match_texts import player_names, progress, scores
from engine import JournalError, Standing

ReadMatch = Standing | JournalError | None
"""The content of a file, why it cannot be read, or ``None`` if it was not read yet."""


@dataclass(frozen=True, slots=True)
class RowText:
    """The title and the two lines of a row."""

    title: str
    line: str
    facts: str
    note: str = ""

    def __str__(self) -> str:
        """Returns the whole text, for a screen reader."""
        return ". ".join(filter(None, (self.title, self.line, self.facts, self.note)))


def row_text(file: MatchFile, found: ReadMatch, note: str = "") -> RowText:
    """Returns the text of a row before the file is read, afterwards, or if it cannot be read."""
    written = QDateTime.fromSecsSinceEpoch(int(file.last_written.timestamp()))
    when = QLocale().toString(written, QLocale.FormatType.ShortFormat)
    if found is None:
        return RowText("…", "", when, note)
    if isinstance(found, JournalError):
        return RowText(shown_name(file.path), file_notice(found), when, note)
    facts = (when, progress(found), scores(found))
    title, names = found.header.rules.title, player_names(found)
    return RowText(title, names, "  ·  ".join(facts), note)
