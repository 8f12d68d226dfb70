"""What the player is told of errors in the program itself."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def uncaught_notice(log: Path | None) -> str:
    """That the program made a mistake, what is safe, and where more is written down."""
    return _with_log(
        translate(
            "Notices",
            "Something went wrong in Canasta. Your match is safe: everything played so far is"
            " saved. If the table no longer answers, close Canasta and start it again.",
        ),
        log,
    )


def failed_start_notice(log: Path | None) -> str:
    """That the program cannot start, what is safe, and where more is written down."""
    return _with_log(
        translate(
            "Notices",
            "Canasta cannot start. Your matches are safe: nothing was changed. Start it once more;"
            " if that does not help, install it again.",
        ),
        log,
    )


def folder_words() -> str:
    """The button that shows where the log lies."""
    return translate("Notices", "Open the folder")


def _with_log(text: str, log: Path | None) -> str:
    if log is None:
        return text
    more = translate("Notices", "What went wrong is noted in {file}; no cards are named there.")
    return f"{text} {more.format(file=log)}"
