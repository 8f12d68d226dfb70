"""The texts about a saved match."""

from PySide6.QtCore import QCoreApplication

from canasta_gui.i18n.formats import isolated, number
from engine import Standing

translate = QCoreApplication.translate


def player_names(standing: Standing) -> str:
    """Returns the names of all players."""
    return isolated(", ".join(player.name for player in standing.header.seats))


def progress(standing: Standing) -> str:
    """Returns the number of the running deal, or that the match is over."""
    if standing.winners:
        return translate("SavedMatchesDialog", "finished")
    deal = translate("SavedMatchesDialog", "deal {count}")
    return deal.format(count=number(standing.deal))


def scores(standing: Standing) -> str:
    """Returns the points of each side."""
    return " : ".join(map(number, standing.scores))


def nothing_listed(*, is_playing: bool, is_search: bool) -> str:
    """Returns why the list is empty; the match on the table is never in it."""
    if is_search:
        return translate("SavedMatchesDialog", "No saved game has these words.")
    if is_playing:
        return translate(
            "SavedMatchesDialog",
            "There is no match yet beside the one on the table, which is kept by itself.",
        )
    return translate(
        "SavedMatchesDialog",
        "No match has been saved yet. Each one is kept by itself from its first card on, and you go"
        " on with it here.",
    )


def way_on(standing: Standing | None) -> str:
    """Returns the text of the button that opens the match."""
    if standing is not None and standing.winners:
        return translate("SavedMatchesDialog", "Look at it")
    return translate("SavedMatchesDialog", "Go on with it")
