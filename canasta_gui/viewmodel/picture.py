"""The cards at each place of the table, exactly as the viewer sees them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import CanastaKind, Card, Suit, is_wild, rank_of, suit_of

Cards = tuple[Card | None, ...]
"""The cards of one place in order; ``None`` lies face down."""


@dataclass(frozen=True, slots=True)
class Picture:
    """The places that hold cards, and the state that changes how cards lie there."""

    zones: Mapping[Zone, Cards] = field(default_factory=dict[Zone, Cards])
    stock: int = 0
    crosswise: frozenset[int] = frozenset()
    """Positions in the pile of the cards that lie across."""
    canastas: Mapping[Zone, CanastaKind] = field(default_factory=dict[Zone, CanastaKind])
    is_frozen: bool = False
    is_over: bool = False
    """Whether the deal is over, so that all hands lie open."""

    def cards(self, zone: Zone) -> Cards:
        """Returns the cards of a place; empty if it holds none."""
        return self.zones.get(zone, ())

    def melds_of(self, side: int) -> tuple[Zone, ...]:
        """Returns the melds of a side in the order in which they lie."""
        zones = [zone for zone in self.zones if (zone.kind, zone.owner) == (ZoneKind.MELD, side)]
        zones.sort(key=lambda zone: zone.index)
        return tuple(zones[at] for at in meld_order([self.zones[zone] for zone in zones]))


def picture_of(view: TableView) -> Picture:
    """Returns the picture of a view; behind a curtain no card has a face."""
    pile = view.pile
    zones: dict[Zone, Cards] = {PILE: ((None,) * pile.base + pile.cards)}
    canastas: dict[Zone, CanastaKind] = {}
    for seat in view.seats:
        zones[Zone(ZoneKind.HAND, seat.seat)] = tuple(card.face for card in seat.hand)
        zones[Zone(ZoneKind.FOOT, seat.seat)] = (None,) * seat.foot
    for side in view.sides:
        zones[Zone(ZoneKind.BONUS, side.side)] = side.bonus
        for index, meld in enumerate(side.melds):
            zone = Zone(ZoneKind.MELD, side.side, index)
            zones[zone] = meld.cards
            if meld.canasta is not None:
                canastas[zone] = meld.canasta
    for index, group in enumerate(view.stage.groups):
        zones[Zone(ZoneKind.STAGE, 0, index)] = group.cards
    if view.curtain is not None:
        zones = {zone: (None,) * len(cards) for zone, cards in zones.items()}
    filled = {zone: cards for zone, cards in zones.items() if cards}
    crosswise = frozenset(pile.base + at for at in pile.crosswise)
    return Picture(filled, view.stock_count, crosswise, canastas, pile.is_frozen, view.is_over)


def meld_order(melds: Sequence[Cards]) -> list[int]:
    """Returns the positions of melds in the order in which they lie in their row: sets by rank,
    then sequences by suit, then melds of wild cards alone.
    """
    return sorted(range(len(melds)), key=lambda at: _place_in_row(melds[at]))


def _place_in_row(cards: Cards) -> tuple[int, ...]:
    """Returns a value that grows along a row of melds, and stays while cards are added to one."""
    naturals = [card for card in cards if card is not None and not is_wild(card)]
    if not naturals:
        return (3 if cards else 4,)
    if is_run(cards):
        return (2, suit_of(naturals[0]), min(map(rank_of, naturals)))
    return (1, rank_of(naturals[0]))


def is_run(cards: Cards) -> bool:
    """Returns whether a meld is a sequence, so that every card has to be visible."""
    ranks = {rank_of(card) for card in cards if card is not None and not is_wild(card)}
    return len(ranks) > 1


def canasta_top(cards: Cards, kind: CanastaKind) -> int:
    """Returns the index of the card that tops a canasta: red if natural, black if mixed.

    A samba is topped by its highest card.
    """
    if kind == "samba":
        return len(cards) - 1
    if kind == "wild":
        return 0
    has_wilds = any(card is not None and is_wild(card) for card in cards)
    is_black = kind == "mixed" or (kind == "sevens" and has_wilds)
    wanted = (Suit.SPADES, Suit.CLUBS) if is_black else (Suit.HEARTS, Suit.DIAMONDS)
    for position, card in enumerate(cards):
        if card is not None and not is_wild(card) and suit_of(card) in wanted:
            return position
    return 0
