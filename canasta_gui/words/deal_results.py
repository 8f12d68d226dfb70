"""The texts of the score: how a deal ended, and who plays together. Who was helped is not on it:
others look at a score sheet, too.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from canasta_gui.viewmodel.builders.wording import PlayerNames
from canasta_gui.viewmodel.deal_summary import DealSummary
from canasta_gui.words.words import Words
from engine import WentOut


def how_it_ended(summary: DealSummary) -> str:
    """Returns one sentence on who went out, or why the deal stopped."""
    words, ended = Words(summary.rules), summary.ended
    players = PlayerNames(summary.names)
    if summary.special is not None:
        return words.event(summary.special, players)
    if ended.out is not None:
        return words.event(WentOut(ended.out, ended.is_concealed), players)
    return words.event(ended, players)


def side_name(summary: DealSummary, side: int) -> str:
    """Returns the names of the players of a side."""
    return partners([summary.names[seat] for seat in summary.side_seats(side)])


def partners(names: Sequence[str]) -> str:
    """Returns the names of those who play together."""
    if len(names) == 2:
        pattern = QCoreApplication.translate("Score", "{one} and {other}")
        return pattern.format(one=names[0], other=names[1])
    return ", ".join(names)
