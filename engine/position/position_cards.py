"""The cards that a position names, its melds and whether they could have been laid, and the cards
that fill what it only counts.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import MappingProxyType

from engine.cards import Card, Rank, format_card, is_bonus, is_caliente, is_wild, rank_of, rank_text
from engine.counts import sort_cards
from engine.cursor import Cursor
from engine.dealcode import full_deck
from engine.rng import Chance
from engine.rules.lawful import is_lawful_meld, is_lawful_sequence, is_open
from engine.ruleset.model import Ruleset
from engine.shapes import (
    are_sets_unlimited,
    has_wild_beside_stops,
    is_lawful_set,
    is_lawful_stop_set,
    spoils_pure_rank,
)
from engine.state import MeldKind, TableMeld, make_meld
from engine.values import is_laid_at_once


@dataclass(frozen=True, slots=True)
class NamedCards:
    """A group of cards: those that are named, and how many more there are."""

    cards: tuple[Card, ...] = ()
    unknown: int = 0


def read_holding(cursor: Cursor, most: int) -> NamedCards:
    """Reads cards, or a number of cards from 0 to ``most``."""
    if isinstance(cursor.value, str):
        return NamedCards(cursor.cards())
    if isinstance(cursor.value, int) and not isinstance(cursor.value, bool):
        return NamedCards(unknown=cursor.integer(0, most))
    cursor.fail("cards or a number of cards expected")
    return NamedCards()


def unseen_cards(rules: Ruleset, seen: Iterable[Card], cursor: Cursor) -> tuple[Card, ...]:
    """Returns the cards of the deck that a position does not name, in the order in which they fill
    it.

    Wild and bonus cards come last; the order is the same every time. A card that is named too often
    is noted as a problem.
    """
    left = Counter(full_deck(rules))
    deck = dict(left)
    left.subtract(seen)
    for card, count in sorted(left.items()):
        if count < 0:
            have = deck.get(card, 0)
            cursor.fail(f"{format_card(card)} occurs {have - count} times; the deck has {have}")
    shuffled = Chance("position").shuffle(sort_cards((+left).elements()))
    return tuple(sorted(shuffled, key=lambda card: _preciousness(rules, card)))


def _preciousness(rules: Ruleset, card: Card) -> int:
    return 2 if is_laid_at_once(rules, card) else int(is_wild(card))


def fill(holdings: Iterable[NamedCards], unseen: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Returns the holdings with their unnamed cards taken from the unseen ones in order."""
    filled: list[tuple[Card, ...]] = []
    for holding in holdings:
        filled.append((*holding.cards, *unseen[: holding.unknown]))
        unseen = unseen[holding.unknown :]
    return tuple(filled)


def read_melds(rules: Ruleset, cursor: Cursor) -> tuple[TableMeld, ...]:
    """Reads the melds of one side; notes impossible ones at the cursor."""
    found = tuple(_read_meld(rules, item) for item in cursor.items())
    melds = tuple(meld for meld in found if meld is not None)
    for fault in _together(rules, melds):
        cursor.fail(fault)
    return melds


def _together(rules: Ruleset, melds: tuple[TableMeld, ...]) -> Iterator[str]:
    """Yields why melds that are lawful one by one cannot be on the table together."""
    if are_sets_unlimited(rules.limits):
        return
    for rank, count in Counter(_limited_ranks(rules, melds)).items():
        if count > 1 and rank is None:
            yield f"{count} open melds of wild cards, but a side has one"
        elif count > 1 and rank is not None:
            words = "one set" if rules.meld.sets_per_rank == "one" else "one open set"
            yield f"{count} sets of {rank_text(rank)}, but a side has {words} of a rank"


def _limited_ranks(rules: Ruleset, melds: tuple[TableMeld, ...]) -> Iterator[Rank | None]:
    """Yields the rank of each meld that is limited to one a rank; ``None`` for wild melds."""
    is_one = rules.meld.sets_per_rank == "one"
    for meld in melds:
        if meld.kind is MeldKind.SET and (is_one or is_open(rules, meld)):
            yield meld.rank
        elif meld.kind is MeldKind.WILD and is_open(rules, meld):
            yield None


def _read_meld(rules: Ruleset, cursor: Cursor) -> TableMeld | None:
    before = len(cursor.problems)
    members = cursor.members(("kind", "cards"), required=("cards",))
    text, word = members.get("cards"), members.get("kind")
    cards = text.cards() if text else ()
    kind = word.choice(tuple(MeldKind)) if word else MeldKind.SET
    if len(cursor.problems) > before or text is None:
        return None
    for fault in _faults(rules, kind, cards):
        text.fail(fault)
    return make_meld(kind, cards) if len(cursor.problems) == before else None


def _faults(rules: Ruleset, kind: MeldKind, cards: tuple[Card, ...]) -> Iterator[str]:
    """Yields why the cards are no meld of this kind."""
    special = [card for card in cards if is_bonus(card) or is_caliente(card)]
    for card in sorted(set(special)):
        yield f"{format_card(card)} cannot be melded"
    if not _has_kind(rules, kind):
        yield f"these rules have no melds of the kind {kind.value}"
    elif not special:
        yield from _FAULTS[kind](rules, cards)


def _has_kind(rules: Ruleset, kind: MeldKind) -> bool:
    return {
        MeldKind.SET: True,
        MeldKind.SEQUENCE: rules.meld.sequences,
        MeldKind.WILD: rules.meld.all_wild_sets,
    }[kind]


def _sequence_faults(rules: Ruleset, cards: tuple[Card, ...]) -> Iterator[str]:
    if not is_lawful_sequence(rules.limits, cards):
        yield "these cards are no sequence by these rules"


def _wild_faults(rules: Ruleset, cards: tuple[Card, ...]) -> Iterator[str]:
    if not all(map(is_wild, cards)):
        yield "a meld of wild cards holds no natural card"
    elif not is_lawful_meld(rules.limits, make_meld(MeldKind.WILD, cards)):
        yield f"{len(cards)} wild cards are no meld by these rules"


def _set_faults(rules: Ruleset, cards: tuple[Card, ...]) -> Iterator[str]:
    naturals = [card for card in cards if not is_wild(card)]
    wilds = len(cards) - len(naturals)
    if not naturals:
        yield "a set needs natural cards"
    elif len({rank_of(card) for card in naturals}) > 1:
        yield "a set has one rank"
    elif make_meld(MeldKind.SET, cards).is_stops:
        yield from _stop_faults(rules, len(naturals), wilds)
    elif not is_lawful_set(rules.limits, len(naturals), wilds):
        yield f"{len(naturals)} natural and {wilds} wild cards are no set by these rules"
    elif spoils_pure_rank(rules.limits, rank_of(naturals[0]), 0, wilds, is_opening=True):
        yield f"a set of {rank_text(rank_of(naturals[0]))} takes no wild card by these rules"


def _stop_faults(rules: Ruleset, stops: int, wilds: int) -> Iterator[str]:
    if has_wild_beside_stops(rules.limits, stops, wilds):
        most = "one wild card beside two or more" if rules.stop.takes_wild else "no wild card"
        yield f"a set of black threes takes {most}"
    elif not is_lawful_stop_set(rules.limits, stops, wilds):
        yield f"{stops} black threes are no set by these rules"


_FAULTS = MappingProxyType(
    {MeldKind.SET: _set_faults, MeldKind.SEQUENCE: _sequence_faults, MeldKind.WILD: _wild_faults}
)
