"""Finds the own meld that cards are meant for where the player names none."""

from collections.abc import Sequence
from typing import Final

from engine.cards import Card, Rank
from engine.rules.lawful import contents_of, does_fit, is_open, kind_of, makes_meld
from engine.ruleset.model import Ruleset
from engine.shapes import are_sets_unlimited, takes_further_cards
from engine.state import MeldKind, TableMeld

# Bound once, because Python 3.11 calls a function for each `MeldKind.NAME`.
_SET: Final = MeldKind.SET
_SEQUENCE: Final = MeldKind.SEQUENCE

MeldPlaces = Sequence[tuple[int, TableMeld]]
"""Melds that cards can join, each with its place."""


def homes(rules: Ruleset, melds: MeldPlaces, cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Returns the places of the melds that the cards may be meant for; empty when they begin a new
    one.

    Where a side has one (open) set of a rank, the cards are meant for that. Otherwise they begin a
    new meld if they are enough for one, or else join the melds that they fit.
    """
    if (place := open_home(rules, melds, cards)) is not None:
        return (place,)
    is_one_a_rank = not are_sets_unlimited(rules.limits)
    if is_one_a_rank and not rules.meld.sequences:
        return ()
    if makes_meld(rules.limits, cards):
        return ()
    return tuple(
        place
        for place, meld in melds
        if (not is_one_a_rank or meld.kind is _SEQUENCE)
        and is_open(rules, meld)
        and does_fit(rules, meld, cards)
    )


class OwnMelds:
    """The melds of a side, found by the rank of cards that may join them."""

    def __init__(self, melds: tuple[TableMeld, ...]) -> None:
        self.melds = melds
        self._others = [meld for meld in melds if meld.rank is None]
        """Melds that are no sets."""
        self._by_rank: dict[Rank | None, list[TableMeld]] = {}
        for meld in melds:
            if meld.rank is not None:
                self._by_rank.setdefault(meld.rank, self._others.copy()).append(meld)

    def of(self, rank: Rank | None) -> list[TableMeld]:
        """Returns the sets of a rank, and the melds that are no sets."""
        return self._by_rank.get(rank, self._others)


def has_place(rules: Ruleset, own: OwnMelds, cards: tuple[Card, ...], to: int | None) -> bool:
    """Returns whether cards by themselves make a lawful meld, or the last of them joins an own one.

    Most do not: this is a quick look before all rules are asked.
    """
    last = cards[-1:]
    if to is not None:
        return does_fit(rules, own.melds[to], last)
    # A single card is never a meld, and most groups are single cards.
    if len(cards) > 1 and makes_meld(rules.limits, cards):
        return True
    alike = own.of(contents_of(cards).rank)
    return bool(alike) and any(does_fit(rules, meld, last) for meld in alike)


def open_home(rules: Ruleset, melds: MeldPlaces, cards: tuple[Card, ...]) -> int | None:
    """Returns the place of the set of the rank, or of the wild meld, that further cards join; none
    where a side has any number of them.
    """
    if are_sets_unlimited(rules.limits):
        return None
    kind, rank = kind_of(rules.limits, cards), contents_of(cards).rank
    if kind is _SEQUENCE or (kind is _SET and rank is None):
        return None
    for place, meld in melds:
        if meld.rank is rank and meld.kind is kind:
            size, is_wild_meld = len(meld.cards), kind is not _SET
            if takes_further_cards(rules.limits, size, is_wild_meld=is_wild_meld):
                return place
    return None
