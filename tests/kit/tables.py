"""Every table that can be chosen, and its richest moment."""

from collections.abc import Iterator
from itertools import chain, combinations, count

from engine import (
    Match,
    Public,
    RulesReference,
    Variation,
    edition_ids,
    offered_players,
    offered_teams,
    offered_variations,
)
from tests.kit.played_matches import copy_of, dealt_match, is_own_turn, play_deal

_MELD, _CANASTA, _BONUS, _HELD = 4, 6, 2, 1
"""The weights of a meld, a canasta, a bonus card and a card of the hand in `richness`."""


def every_table() -> Iterator[RulesReference]:
    """Yields all rules that can be chosen without house rules."""
    for edition in edition_ids():
        for players in offered_players(edition):
            offered = offered_variations(edition, players)
            for chosen in chain.from_iterable(
                combinations(offered, length) for length in range(len(offered) + 1)
            ):
                yield from _by_sides(edition, players, chosen)


def _by_sides(
    edition: str, players: int, chosen: tuple[Variation, ...]
) -> Iterator[RulesReference]:
    """Yields the table with each number of sides that its players may choose."""
    reference = RulesReference(edition, players, chosen)
    for teams in offered_teams(reference) or (None,):
        yield RulesReference(edition, players, chosen, teams=teams)


def name_of(reference: RulesReference) -> str:
    """Returns the short form of a table as the name of a file."""
    sides = f"-{reference.teams}t" if reference.teams else ""
    return "+".join((f"{reference.edition}-{reference.players}p{sides}", *reference.variations))


def richest(reference: RulesReference) -> Match:
    """Returns the deal of a table with most to be seen; seat 0 plays in it."""
    names = (f"{name_of(reference)}{' again' * number}" for number in count())
    matches = (dealt_match(name, reference) for name in names)
    match = next(it for it in matches if 0 not in it.state.public.sitting_out)
    best, length = 0, len(match.entries)
    for public in play_deal(match):
        if is_own_turn(public) and richness(public) > best:
            best, length = richness(public), len(match.entries)
    return copy_of(match, length)


def richness(public: Public) -> int:
    """Returns how much lies on the table, as a number for comparing."""
    melds = [meld for side in public.sides for meld in side.melds]
    canastas = sum(len(meld.cards) >= 7 for meld in melds)
    bonus = sum(len(side.bonus) for side in public.sides)
    return _MELD * len(melds) + _CANASTA * canastas + _BONUS * bonus + _HELD * public.hand_counts[0]
