"""Texts about errors in the program itself."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def broken_notice(file: str) -> str:
    """Returns the text on a file of the program that cannot be used, and what to do. It is made of
    no such file.
    """
    return translate(
        "Notices",
        "A file of Canasta itself is missing or damaged: {file}. Install Canasta again; your"
        " matches are safe and stay where they are.",
    ).format(file=file)


def uncaught_notice(log: Path | None, broken: str = "") -> str:
    """Returns the text on an error in the program, or on the broken file that led to it: what is
    safe, and where the log is.
    """
    if broken:
        return broken_notice(broken)
    return _with_log(
        translate(
            "Notices",
            "Something went wrong in Canasta. Your match is safe: everything played so far is"
            " saved. If the table no longer answers, close Canasta and start it again.",
        ),
        log,
    )


def failed_start_notice(log: Path | None, broken: str = "") -> str:
    """Returns the text for a failed start, or on the broken file that led to it: what is safe, and
    where the log is.
    """
    if broken:
        return broken_notice(broken)
    return _with_log(
        translate(
            "Notices",
            "Canasta cannot start. Your matches are safe: nothing was changed. Start it once more;"
            " if that does not help, install it again.",
        ),
        log,
    )


def folder_words() -> str:
    """Returns the caption of the button that opens the folder of the log."""
    return translate("Notices", "Open the folder")


def _with_log(text: str, log: Path | None) -> str:
    if log is None:
        return text
    more = translate("Notices", "What went wrong is noted in {file}; no cards are named there.")
    return f"{text} {more.format(file=log)}"
