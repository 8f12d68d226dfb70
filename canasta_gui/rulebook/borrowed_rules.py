"""Tells where an edition is played by rules that its document does not contain."""

from functools import cache
from typing import Final

from canasta_gui.words.translated import Translated
from engine import RulesReference, edition_ids, load_sources, offered_players

_LENDING: Final = "D59"
"""The decision by which documents without rules for two and three players get the usual ones."""


@cache
def is_borrowed(edition: str, players: int) -> bool:
    """Returns whether the rules for this number of players do not come from the edition."""
    if edition not in edition_ids() or players not in offered_players(edition):
        return False
    return _LENDING in load_sources(RulesReference(edition, players)).values()


class BorrowedNote(Translated):
    """A note for players who choose such a game."""

    def text(self, players: int) -> str:
        """Returns the note that the rules for so many players are not the edition's own."""
        return self.tr(
            "The document of this game says only how many cards {players} players get;"
            " for the rest they play by the usual rules."
        ).format(players=players)
