"""How a saved match stands, in words."""

from PySide6.QtCore import QCoreApplication

from canasta_gui.words.points import number
from engine import Standing

translate = QCoreApplication.translate


def player_names(standing: Standing) -> str:
    """Everybody at the table."""
    return ", ".join(player.name for player in standing.header.seats)


def progress(standing: Standing) -> str:
    """Which deal is being played, or that all is over."""
    if standing.winners:
        return translate("SavedMatchesDialog", "finished")
    deal = translate("SavedMatchesDialog", "deal {count}")
    return deal.format(count=number(standing.deal))


def scores(standing: Standing) -> str:
    """The points of each side."""
    return " : ".join(map(number, standing.scores))


def way_on(standing: Standing | None) -> str:
    """What the button says that opens it; a match that is over can only be looked at."""
    if standing is not None and standing.winners:
        return translate("SavedMatchesDialog", "Look at it")
    return translate("SavedMatchesDialog", "Go on with it")
