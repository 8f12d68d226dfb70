"""What a list of matches searches in a match, without reading its file."""

from dataclasses import dataclass

from engine import MatchRecord


@dataclass(frozen=True, slots=True)
class ListingRow:
    """The game and the players of a match."""

    title: str
    names: str
    """The names of all players, in one text."""


def listing_row(record: MatchRecord) -> ListingRow:
    """Returns the row of a match."""
    header = record.header
    return ListingRow(header.rules.title, ", ".join(player.name for player in header.seats))
