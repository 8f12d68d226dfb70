"""Texts for the player about files, and the question where to save one."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from canasta_gui.persistence.beside_files import note_path
from canasta_gui.persistence.folders import shown_name
from canasta_gui.persistence.opened_file import FileNotice, NoticeKind
from canasta_gui.settings.preferences import Unread
from canasta_gui.settings.store import FileFault, UnusableFileError, storage_error
from canasta_gui.words.written import message, messages
from engine import FileProblem, JournalError, Problem

translate = QCoreApplication.translate

_MOST_LINES: Final = 12
"""The number of wrong options of house rules named at once; more would not fit into the window."""


def _notice(each: str, **values: object) -> str:
    return message("Notices", each, -1, **values)


def unread_notice(file: Unread) -> str:
    """Returns the text on an unreadable file: the consequence, and where the file lies now."""
    what = _notice(f"unread.{type(file.value).__name__}", file=file.broken)
    return f"{what} {_notice('kept', copy=file.kept_as.name)}" if file.kept_as else what


def unread_note_notice(match: Path) -> str:
    """Returns the text on the note on a match that cannot be read, and is left as it is."""
    return _notice("unread.note", file=note_path(match).name)


def unsaved_notice(error: OSError, folder: Path) -> str:
    """Returns the text on settings or results that cannot be saved: the consequence, what to do."""
    return _notice("unsaved", folder=folder, problem=error.strerror or error)


def folder_notice(error: OSError, folder: Path) -> str:
    """Returns the text on a folder in which no match can be saved, and what to do."""
    return _notice("folder", folder=folder, problem=error.strerror or error)


def match_notice(notice: FileNotice) -> str:
    """Returns the text on what happened to a match file when it was opened."""
    kept = shown_name(notice.kept_as) if notice.kept_as is not None else ""
    return _notice(f"opened.{notice.kind}", copy=kept)


def renewed_notice(path: Path, kept_as: Path | None) -> str:
    """Returns the text on a match that goes on in a new file, because its own was removed, or is
    that of an older version, which is kept.
    """
    if kept_as is not None:
        return match_notice(FileNotice(NoticeKind.CONVERTED, 0, kept_as))
    return _notice("renewed", place=_shown(path))


def storage_notice(error: JournalError | OSError) -> str:
    """Returns the text on a failed save, and what to do."""
    if isinstance(error, JournalError):
        what, place = error.what, _shown(error.path)
    else:
        what, place = error.strerror or str(error), _shown(Path(error.filename or ""))
    return _notice("storage", place=place, problem=what)


def late_notice() -> str:
    """Returns the text on a disk that does not answer."""
    return _notice("late")


def _shown(path: Path) -> str:
    """Returns a path in which a deal code in the name is hidden."""
    return str(path.with_name(shown_name(path))) if path.name else str(path)


def file_notice(error: JournalError | OSError) -> str:
    """Returns the text on a match that cannot be opened, and what to do."""
    if not isinstance(error, JournalError):
        return storage_notice(error)
    if error.problem is FileProblem.RULES:
        return _contradictions(error)
    texts = messages("Notices")
    text = texts.get(f"match.{error.problem}", texts["match.refused"])
    return text.format(file=shown_name(error.path), place=_shown(error.path))


def _contradictions(error: JournalError) -> str:
    """Returns the text on rules that contradict each other: a line for each contradiction."""
    lines = _lines_on(error.contradictions)
    head = _notice("contradictions", file=shown_name(error.path))
    last = _notice("contradictions.kept", folder=error.path.parent)
    return "\n".join((head, *lines, last))


def _lines_on(problems: Sequence[Problem]) -> Sequence[str]:
    """Returns a line for each wrong option, in the usual names of cards."""
    # No start waits for the words of options.
    from canasta_gui.words.option_book import OptionBook
    from canasta_gui.words.problem_texts import problem_lines

    style = "classic"
    return problem_lines(problems, OptionBook(style), style)


def aside_notice(path: Path) -> str:
    """Returns the text on a match that could not be put on the table, and where it lies now."""
    return _notice("aside", file=shown_name(path), folder=path.parent)


def held_notice(path: Path) -> str:
    """Returns the text on a match with which the program failed before, and where it is now."""
    return _notice("held", file=shown_name(path))


def unusable_notice(error: UnusableFileError, foreign: str) -> str:
    """Returns the text on a file that was taken along and cannot be used; ``foreign`` says that it
    is something else.
    """
    text = messages("Notices").get(f"taken.{error.fault}", foreign)
    return text.format(file=error.path.name, place=error.path, reason=error.detail)


def refused_notice(error: JournalError | OSError, place: Path) -> str:
    """Returns the text on something in a place that could not be saved, moved or deleted."""
    if isinstance(error, JournalError):
        return file_notice(error)
    return unusable_notice(storage_error(place, error), "")


def person_error_text(error: UnusableFileError) -> str:
    """Returns the text on a file of a player that cannot be used, and what to do."""
    return unusable_notice(error, message("Players", "foreign"))


def house_error_text(error: UnusableFileError) -> str:
    """Returns the text on a file of house rules that cannot be used, with a line for each wrong
    option.
    """
    if error.fault is not FileFault.PROBLEMS:
        foreign = translate("House", "{file} holds no house rules. It is left alone.")
        return unusable_notice(error, foreign)
    first = translate("House", "{file} cannot be used:").format(file=error.path.name)
    more = len(error.problems) - _MOST_LINES
    rest = translate("House", "… and {count} more.").format(count=more) if more > 0 else ""
    return "\n".join(filter(None, (first, *_lines_on(error.problems[:_MOST_LINES]), rest)))


def ask_where_to_save(parent: QWidget | None, title: str, offered: Path, kinds: str) -> Path | None:
    """Returns the chosen path, with the ending of the offered one; ``None`` for none."""
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(offered), kinds)
    if not chosen:
        return None
    has_ending = chosen.casefold().endswith(offered.suffix)
    return Path(chosen if has_ending else chosen + offered.suffix)


def documents_folder() -> Path:
    """Returns the folder in which the system keeps documents."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(place) or Path.home())
