"""The texts about a saved match."""

from canasta_gui.i18n.formats import isolated, number
from canasta_gui.words.written import message
from engine import Standing


def player_names(standing: Standing) -> str:
    """Returns the names of all players."""
    return isolated(", ".join(player.name for player in standing.header.seats))


def progress(standing: Standing) -> str:
    """Returns the number of the running deal, or that the match is over."""
    if standing.winners:
        return message("SavedMatchesDialog", "finished")
    return message("SavedMatchesDialog", "deal", count=standing.deal)


def scores(standing: Standing) -> str:
    """Returns the points of each side."""
    return " : ".join(map(number, standing.scores))


def nothing_listed(*, is_playing: bool, is_search: bool) -> str:
    """Returns why the list is empty; the match on the table is never in it."""
    case = "search" if is_search else "playing" if is_playing else "never"
    return message("SavedMatchesDialog", f"nothing.{case}")


def way_on(standing: Standing | None) -> str:
    """Returns the text of the button that opens the match."""
    is_over = standing is not None and bool(standing.winners)
    return message("SavedMatchesDialog", "look" if is_over else "go on")
