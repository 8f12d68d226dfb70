"""Where an edition is played by rules that its document does not have."""

from functools import cache
from typing import Final

from canasta_gui.words.translated import Translated
from engine import RulesReference, edition_ids, load_sources, offered_players

_LENDING: Final = "D59"
"""The decision that lends the usual rules for two and three players to a document without them."""


@cache
def is_borrowed(edition: str, players: int) -> bool:
    """Whether rules for this number of players come from elsewhere than the edition."""
    if edition not in edition_ids() or players not in offered_players(edition):
        return False
    return _LENDING in load_sources(RulesReference(edition, players)).values()


class BorrowedNote(Translated):
    """What players should know who choose such a game."""

    def text(self, players: int) -> str:
        """That the rules for so many players are not the edition's own."""
        return self.tr(
            "The document of this edition says only how many cards {players} players get;"
            " for the rest they play by the usual rules."
        ).format(players=players)
