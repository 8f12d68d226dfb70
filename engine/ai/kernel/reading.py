"""From the engine's values to the kernel's."""

from collections.abc import Sequence

from engine.ai.kernel.classes import BIG, TWO, WILD_SET, class_counts, class_of
from engine.ai.kernel.sequences.kinds import kind_counts, kind_of
from engine.ai.kernel.sequences.reading import sequence_melds
from engine.ai.kernel.sequences.table import SequenceTable
from engine.ai.kernel.table import (
    ANSWER,
    DRAW,
    NO_SEAT,
    OVER,
    PLAY,
    Lay,
    Seating,
    SideMelds,
    Table,
    new_melds,
)
from engine.cards import Card
from engine.ruleset.model import Ruleset
from engine.seating import seat_count, side_of, teammates, turn_order
from engine.state import MeldKind, Phase, Public, SideTable, State, TableMeld

_PHASES = {Phase.DRAW: DRAW, Phase.PLAY: PLAY, Phase.ANSWER: ANSWER, Phase.OVER: OVER}


def table_of(state: State) -> Table:
    """The kernel's picture of a state that it claims."""
    hands = tuple(private.hand for private in state.private)
    return build_table(state.rules, state.public, hands, state.hidden.stock, state.hidden.feet)


def build_table(
    rules: Ruleset,
    public: Public,
    hands: Sequence[tuple[Card, ...]],
    stock: Sequence[Card],
    feet: Sequence[tuple[Card, ...]] = (),
) -> Table:
    """A table from what all see, the hands, and the stock with the next card first.

    Second hands that are not given hold no cards, but they are there.
    """
    seating = _seating(rules, public)
    if rules.meld.sequences:
        return _with_suits(seating, public, hands, stock)
    table = Table(seating)
    _read_public(table, public)
    table.hands = [class_counts(hand) for hand in hands]
    table.sizes = [len(hand) for hand in hands]
    table.feet = _feet(public, feet)
    table.in_foot = list(public.in_foot)
    table.played_foot = [seat in public.played_foot for seat in range(len(hands))]
    table.melds = [_melds(rules, side) for side in public.sides]
    table.pile = [class_of(card) for card in public.pile]
    table.stock = [class_of(card) for card in reversed(stock)]
    _mark_turn(table, public.facts.start_sizes, public.sides[table.side])
    return table


def _with_suits(
    seating: Seating, public: Public, hands: Sequence[tuple[Card, ...]], stock: Sequence[Card]
) -> SequenceTable:
    table = SequenceTable(seating)
    _read_public(table, public)
    table.hands = [kind_counts(hand) for hand in hands]
    table.sizes = [len(hand) for hand in hands]
    table.melds = [sequence_melds(seating.rules, side) for side in public.sides]
    table.pile = [kind_of(card) for card in public.pile]
    table.stock = [kind_of(card) for card in reversed(stock)]
    starts, melds = public.facts.start_sizes, public.sides[table.side].melds
    table.earlier, table.grown = len(starts), _has_grown(starts, melds)
    return table


def _read_public(table: Table, public: Public) -> None:
    """What is not about cards."""
    table.bonus = [len(side.bonus) for side in public.sides]
    table.calientes = [side.caliente_played for side in public.sides]
    table.is_frozen = public.is_frozen
    table.turn = public.turn
    table.phase = _PHASES[public.phase]
    table.drew_stock = public.facts.drew == "stock"
    table.drew_caliente = public.facts.drew == "caliente"
    table.has_laid = public.facts.has_laid
    table.melded = [seat in public.melded for seat in range(len(public.hand_counts))]
    table.question = None if public.question is None else public.question.answer
    table.out = NO_SEAT if public.out is None else public.out
    table.is_concealed = public.is_concealed
    table.end = public.end or ""


def _seating(rules: Ruleset, public: Public) -> Seating:
    seats = range(seat_count(rules))
    order = turn_order(rules, public)
    following = dict(zip(order, (*order[1:], order[0]), strict=True))
    return Seating(
        rules=rules,
        side_of=tuple(side_of(rules, seat) for seat in seats),
        following=tuple(following.get(seat, NO_SEAT) for seat in seats),
        mates=tuple(teammates(rules, public, seat) for seat in seats),
        scores=public.scores,
        deal=public.deal,
    )


def _feet(public: Public, feet: Sequence[tuple[Card, ...]]) -> list[list[int]]:
    cards = feet or ((),) * len(public.foot_counts)
    counts = zip(public.foot_counts, cards, strict=True)
    return [class_counts(foot) if count else [] for count, foot in counts]


def _melds(rules: Ruleset, side: SideTable) -> SideMelds:
    """Full sets come first: they are closed before others of their rank begin."""
    melds = new_melds(rules)
    for meld in sorted(side.melds, key=lambda meld: -len(meld.cards)):
        melds.add(lay_of_meld(meld))
    return melds


def lay_of_meld(meld: TableMeld) -> Lay:
    """All cards of a meld."""
    rank, counts = rank_of_meld(meld), class_counts(meld.cards)
    return rank, 0 if rank == WILD_SET else counts[rank], counts[TWO], counts[BIG]


def rank_of_meld(meld: TableMeld) -> int:
    """The rank of a meld as the kernel has it."""
    return WILD_SET if meld.kind is MeldKind.WILD else class_of(meld.cards[0])


def _mark_turn(table: Table, starts: tuple[int, ...], side: SideTable) -> None:
    full = table.melds[table.side].full
    begun = [meld for meld in side.melds[len(starts) :] if not meld.is_stops]
    closed = [meld for meld in begun if 0 < full <= len(meld.cards)]
    table.grown = _has_grown(starts, side.melds)
    table.fresh = [rank_of_meld(meld) for meld in begun if meld not in closed]
    table.has_closed_fresh = bool(closed)


def _has_grown(starts: tuple[int, ...], melds: tuple[TableMeld, ...]) -> bool:
    """Whether a meld of an earlier turn has more cards than when the turn began."""
    return any(len(meld.cards) > start for meld, start in zip(melds, starts, strict=False))
