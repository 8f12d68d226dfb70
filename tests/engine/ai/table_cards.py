"""Counts the cards of a table of the kernel."""

from operator import sub

from engine.kernel.counted_meld import RUN, CountedMeld
from engine.kernel.kinds import (
    BIG,
    BONUS,
    CALIENTE,
    CLASS_OF,
    CLASSES,
    NATURALS,
    STOP,
    TWO,
    no_cards,
)
from engine.kernel.table import Table


def check_cards(table: Table) -> None:
    """Checks that the deck is on the table, that hidden cards are those in neither pile nor melds,
    and that hands are counted alike by class and by kind.
    """
    deck, open_cards = table.seating.deck[:CLASSES], _open_cards(table)
    assert _cards_on(table) == deck
    assert table.hidden[:CLASSES] == list(map(sub, deck, open_cards))
    for hand, size in zip(table.hands, table.sizes, strict=True):
        if table.seating.limits.lanes:
            by_rank = [sum(hand[CLASSES + rank :: NATURALS]) for rank in range(NATURALS)]
            assert hand[:NATURALS] == by_rank
        assert sum(hand[:CLASSES]) == size
        assert min(hand) >= 0


def _cards_of(meld: CountedMeld) -> list[int]:
    """Returns the classes of the cards of a meld."""
    if meld.head >= RUN:
        return list(range(meld.low, meld.low + meld.size))
    return [meld.head] * meld.naturals + [TWO] * meld.twos + [BIG] * meld.bigs


def _cards_on(table: Table) -> list[int]:
    """Returns all cards of a table by class, wherever they lie."""
    counts = _open_cards(table)
    for held in (*table.hands, *table.feet):
        for kind, count in enumerate(held[:CLASSES]):
            counts[kind] += count
    for kind in (*table.stock, *table.base):
        counts[CLASS_OF[kind]] += 1
    counts[BONUS] += sum(table.bonus)
    counts[STOP] += sum(table.aside)
    counts[CALIENTE] += sum(table.calientes)
    return counts


def _open_cards(table: Table) -> list[int]:
    """Returns the cards of the pile and of the melds by class."""
    counts = no_cards(0)
    for kind in table.pile:
        counts[CLASS_OF[kind]] += 1
    # Partners for one deal have their melds in common.
    for melds in {id(melds): melds for melds in table.melds}.values():
        for kind in (kind for meld in melds.lying for kind in _cards_of(meld)):
            counts[kind] += 1
    return counts
