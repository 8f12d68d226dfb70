"""Texts for the player about files, and the question where to save one."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from canasta_gui.persistence.folders import shown_name
from canasta_gui.persistence.opened_file import FileNotice, NoticeKind
from canasta_gui.settings.model import Settings
from canasta_gui.settings.person import Person
from canasta_gui.settings.practice import Practice
from canasta_gui.settings.preferences import Unread
from canasta_gui.settings.remembered import RememberedState
from canasta_gui.settings.store import UnusableFileError, storage_error
from canasta_gui.words.written import messages
from engine import FileProblem, JournalError

translate = QCoreApplication.translate


def unread_notice(file: Unread) -> str:
    """Returns the text on an unreadable file: the consequence, and where the file lies now."""
    match file.value:
        case Settings():
            what = translate(
                "Notices", "The settings in {file} could not be read. The defaults are used."
            )
        case RememberedState():
            what = translate(
                "Notices",
                "What Canasta remembers in {file}, such as your last table and your lessons, could"
                " not be read. It begins anew; your matches are safe.",
            )
        case Practice():
            what = translate(
                "Notices",
                "The results of your exercises in {file} could not be read. They begin anew.",
            )
        case Person():
            what = translate(
                "Notices",
                "The player in {file} could not be read and is missing under Players; your matches"
                " are safe. Add the player again there.",
            )
    kept = translate("Notices", "The old file is kept as {copy}.") if file.kept_as else ""
    copy = file.kept_as.name if file.kept_as else ""
    return f"{what} {kept}".strip().format(file=file.broken, copy=copy)


def unsaved_notice(error: OSError, folder: Path) -> str:
    """Returns the text on settings or results that cannot be saved: the consequence, what to do."""
    return translate(
        "Notices",
        "Canasta cannot save settings and results in {folder} ({problem}). What you choose holds"
        " until you close Canasta. Make room on the disk, or allow Canasta to write there.",
    ).format(folder=folder, problem=error.strerror or error)


def folder_notice(error: OSError, folder: Path) -> str:
    """Returns the text on a folder in which no match can be saved, and what to do."""
    return translate(
        "Notices",
        "Canasta cannot keep matches in {folder} ({problem}). Make room on the disk, or allow"
        " Canasta to read and write there; then deal.",
    ).format(folder=folder, problem=error.strerror or error)


def match_notice(notice: FileNotice) -> str:
    """Returns the text on what happened to a match file when it was opened."""
    if notice.kind is NoticeKind.TORN:
        return translate("Notices", "The very last action had not been saved. Play it again.")
    kept = shown_name(notice.kept_as) if notice.kept_as is not None else ""
    if notice.kind is NoticeKind.DAMAGED:
        return translate(
            "Notices",
            "The saved match was damaged. It goes on from the last action that could be read; the"
            " damaged file is kept as {copy}.",
        ).format(copy=kept)
    if notice.kind is NoticeKind.CHANGED:
        return translate(
            "Notices",
            "The file of this match was changed outside Canasta. The match goes on in a new file;"
            " the changed one is kept as {copy}.",
        ).format(copy=kept)
    return translate(
        "Notices", "The match came from an older version; its file is kept as {copy}."
    ).format(copy=kept)


def renewed_notice(path: Path, kept_as: Path | None) -> str:
    """Returns the text on a match that goes on in a new file, because its own was removed, or is
    that of an older version, which is kept.
    """
    if kept_as is not None:
        return match_notice(FileNotice(NoticeKind.CONVERTED, 0, kept_as))
    return translate(
        "Notices",
        "The file of this match was moved, deleted or changed while you played. Nothing is lost:"
        " the whole match is saved again, as {place}.",
    ).format(place=_shown(path))


def index_notice() -> str:
    """Returns the text on a damaged index of the matches that was made anew."""
    return translate(
        "Notices",
        "The index of your matches was damaged. It was made anew from their files; nothing is"
        " lost.",
    )


def storage_notice(error: JournalError | OSError) -> str:
    """Returns the text on a failed save, and what to do."""
    if isinstance(error, JournalError):
        what, place = error.what, _shown(error.path)
    else:
        what, place = error.strerror or str(error), _shown(Path(error.filename or ""))
    return translate(
        "Notices",
        "The match cannot be saved as {place} ({problem}). Make room on the disk, or allow Canasta"
        " to write there; then go on.",
    ).format(place=place, problem=what)


def late_notice() -> str:
    """Returns the text on a disk that does not answer."""
    return translate(
        "Notices",
        "The disk does not answer. The table waits, and what was played is saved as soon as it"
        " does.",
    )


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
    from canasta_gui.words.option_book import OptionBook
    from canasta_gui.words.problem_texts import problem_lines

    style = "classic"
    first = translate(
        "Notices", "{file} cannot be played, because its rules contradict each other:"
    )
    lines = problem_lines(error.contradictions, OptionBook(style), style)
    kept = translate("Notices", "It is kept in the folder {folder}.")
    head, last = first.format(file=shown_name(error.path)), kept.format(folder=error.path.parent)
    return "\n".join((head, *lines, last))


def aside_notice(path: Path) -> str:
    """Returns the text on a match that could not be put on the table, and where it lies now."""
    return translate(
        "Notices",
        "{file} cannot be shown. It is kept in the folder {folder} and is not opened again; deal a"
        " new match.",
    ).format(file=shown_name(path), folder=path.parent)


def held_notice(path: Path) -> str:
    """Returns the text on a match with which the program failed before, and where it is now."""
    return translate(
        "Notices",
        "{file} was not put on the table, because Canasta failed with it last time. Nothing is"
        " lost: it is among your saved games.",
    ).format(file=shown_name(path))


def deck_left_notice(name: str) -> str:
    """Returns the text on a deck whose import the end of the program stopped, and what to do."""
    return translate(
        "Notices",
        "The cards in {file} were still being read when Canasta was closed. Choose them in the"
        " settings again.",
    ).format(file=name)


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
    foreign = translate("Players", "{file} holds no player. It is left alone.")
    return unusable_notice(error, foreign)


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
