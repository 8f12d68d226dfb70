"""What a seat makes of a table with sequences."""

from dataclasses import dataclass

from engine.ai.kernel.classes import BIG, NATURALS, TWO
from engine.ai.kernel.laws import is_frozen
from engine.ai.kernel.policy.sight import Sight, rivals_of, unseen_in_all
from engine.ai.kernel.sequences.kinds import CLASS_OF, KIND_POINTS, KINDS, SUITED, suit_of_kind
from engine.ai.kernel.sequences.policy.hopes import Hopes, runs_by_suit
from engine.ai.kernel.sequences.table import SequenceTable
from engine.ai.style import Style

_PATIENCE, _PATIENCE_LATE = 0.3, 0.1
"""For how much of the stock each player of a side can wait, as the club has it."""


@dataclass(slots=True)
class Outlook(Sight):
    """One look at the table, with what runs may become."""

    unseen: list[int]
    """Cards of each natural class that are in other hands or in the stock."""
    hopes: Hopes

    def loss(self, kind: int) -> float:
        """What runs lose when a natural card leaves the hand."""
        return self.hopes.loss(self.hand, suit_of_kind(kind), CLASS_OF[kind])

    def spare(self, kinds: tuple[int, ...], limit: float) -> tuple[int, ...]:
        """Those of the cards that can go elsewhere while no run loses more than the limit."""
        hand, spare = self.hand[:], list[int]()
        for kind in kinds:
            if self.hopes.loss(hand, suit_of_kind(kind), CLASS_OF[kind]) <= limit:
                hand[kind] -= 1
                spare.append(kind)
        return tuple(spare)


def look_again(table: SequenceTable, sight: Outlook) -> Outlook:
    """The same look once own cards lie on the table: nothing unseen has moved."""
    melds = table.own
    sight.canastas = melds.canastas
    sight.needs_mixed = melds.mixed_canastas < table.seating.rules.out.canastas.mixed
    sight.wilds = sight.hand[TWO] + sight.hand[BIG]
    sight.hopes.runs = runs_by_suit(melds)
    return sight


def look(table: SequenceTable, style: Style) -> Outlook:
    """What the seat to move sees, in its style."""
    hand, melds, rules = table.hands[table.turn], table.own, table.seating.rules
    rival_canastas, can_rivals_end = rivals_of(table, style)
    is_late = can_rivals_end or len(table.stock) <= style.late_stock
    by_kind = _unseen_kinds(table)
    share = _share_to_come(table, is_late=is_late)
    runs = runs_by_suit(melds)
    return Outlook(
        style=style,
        hand=hand,
        melds=melds,
        canastas=melds.canastas,
        rival_canastas=rival_canastas,
        is_late=is_late,
        is_frozen=is_frozen(table),
        is_urgent=False,
        needs_mixed=melds.mixed_canastas < rules.out.canastas.mixed,
        wilds=hand[TWO] + hand[BIG],
        pile_value=style.pile_card * len(table.pile)
        + style.pile_point * sum(map(KIND_POINTS.__getitem__, table.pile)),
        unseen=[sum(by_kind[rank::NATURALS]) for rank in range(NATURALS)],
        hopes=Hopes(runs, by_kind, share, melds.canasta_size, float(rules.score.samba)),
    )


def _unseen_kinds(table: SequenceTable) -> list[int]:
    """How many cards of each natural kind the seat to move does not see."""
    decks = table.seating.rules.deck.count
    unseen = [decks - count for count in table.hands[table.turn][SUITED:]]
    for side in range(len(table.melds)):
        laid = table.melds_of(side).laid
        unseen = [count - gone for count, gone in zip(unseen, laid[SUITED:], strict=True)]
    for kind in table.pile:
        if kind >= SUITED:
            unseen[kind - SUITED] -= 1
    assert len(unseen) == KINDS - SUITED
    return unseen


def _share_to_come(table: SequenceTable, *, is_late: bool) -> float:
    """The part of the unseen cards that partners hold or that the side may still draw."""
    seating = table.seating
    mates = seating.mates[table.turn]
    count = 1 + len(mates)
    active = sum(seat >= 0 for seat in seating.following)
    patience = count * (_PATIENCE_LATE if is_late else _PATIENCE)
    drawn = patience * len(table.stock) * count / active
    held = sum(table.sizes[mate] for mate in mates)
    return min(1.0, (held + drawn) / unseen_in_all(table))
