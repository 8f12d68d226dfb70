"""The rows of a match in the index: one for each person, with one for each deal, and what a list of
matches searches.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine import DealRecord, MatchRecord, SeatPlayer, agent_levels, feats

PERSON = "person"
"""The value of a level for people."""
ALONE = "none"
"""The value of the partner's level for a player without partner."""


@dataclass(frozen=True, slots=True)
class DealRow:
    """The results of a deal for one person."""

    number: int
    points: int
    margin: int
    """The lead in points over the best other side."""
    natural: int
    mixed: int
    wild: int
    samba: int
    sevens: int
    """The numbers of canastas of each kind that the person completed."""
    went_out: bool
    concealed: bool
    special: bool
    """Whether the person laid a special hand open."""
    largest_pile: int
    hints: int
    undone: int
    seconds: int = 0
    """The seconds that it was played; 0 if not measured."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """The results of a match for one person."""

    player: str
    game: str
    """The id of the edition; for house rules ``house/`` and their name."""
    opponents: str
    """The strongest level among the opponents, or `PERSON` if there are people among them."""
    partner: str
    """The level of the partner, `PERSON`, or `ALONE`."""
    code: str
    """The deal code, by which repeated cards are recognised."""
    is_over: bool
    is_won: bool
    deals: tuple[DealRow, ...]
    feats: tuple[tuple[str, int], ...] = ()
    """The ids of feats, each with the number of its deal."""


def match_rows(record: MatchRecord) -> Iterator[MatchRow]:
    """Yields a row for each person of a match.

    Deals of which a computer played some in the person's place do not count, nor who won then.
    """
    header = record.header
    done = tuple(feats(record))
    for seat, player in enumerate(header.seats):
        if not player.is_person:
            continue
        side = next(at for at, seats in enumerate(header.rules.seats.sides) if seat in seats)
        mates = [it for it in header.rules.seats.sides[side] if it != seat]
        is_own = not any(seat in deal.stand_ins for deal in record.deals)
        others = [at for at in range(len(header.seats)) if at != seat and at not in mates]
        yield MatchRow(
            player=player.name,
            game=_game(record),
            opponents=_strongest([header.seats[at] for at in others]),
            partner=_strongest([header.seats[at] for at in mates]) if mates else ALONE,
            code=header.code,
            is_over=bool(record.winners) and is_own,
            is_won=side in record.winners and is_own,
            deals=tuple(
                _deal_row(deal, seat, side)
                for deal in record.deals
                if seat not in deal.sitting_out and seat not in deal.stand_ins
            ),
            feats=tuple((feat.id, feat.deal) for feat in done if feat.seat == seat),
        )


def _deal_row(deal: DealRecord, seat: int, side: int) -> DealRow:
    own, others = deal.totals[side], [*deal.totals[:side], *deal.totals[side + 1 :]]
    done = deal.seats[seat]
    return DealRow(
        number=deal.number,
        points=own,
        margin=own - max(others),
        natural=done.canastas["natural"],
        mixed=done.canastas["mixed"],
        wild=done.canastas["wild"],
        samba=done.canastas["samba"],
        sevens=done.canastas["sevens"],
        went_out=deal.out == seat,
        concealed=deal.out == seat and deal.is_concealed,
        special=done.special is not None,
        largest_pile=done.largest_pile,
        hints=done.hints,
        undone=done.undone,
        seconds=deal.seconds,
    )


def _game(record: MatchRecord) -> str:
    """Returns the game of a match; rules that were changed on the way are house rules."""
    begun = record.header.rules
    rules = next((deal.rules for deal in record.deals if deal.rules != begun), begun)
    return f"house/{rules.title}" if rules.is_house else rules.edition


def _strongest(players: list[SeatPlayer]) -> str:
    """Returns the strongest level; an unknown one, of another version, counts as the weakest."""
    if any(player.is_person for player in players):
        return PERSON
    levels = agent_levels()
    return max(
        (player.level for player in players),
        key=lambda level: levels.index(level) if level in levels else -1,
    )


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
