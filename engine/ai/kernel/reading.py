"""From the engine's values to the kernel's."""

from collections.abc import Sequence

from engine.ai.kernel.classes import NATURALS, STOP, TWO, class_counts, class_of
from engine.ai.kernel.table import ANSWER, DRAW, NO_SEAT, OVER, PLAY, Seating, SideMelds, Table
from engine.cards import Card, is_stop
from engine.ruleset.model import Ruleset
from engine.seating import partner_of, seat_count, side_of, turn_order
from engine.state import Phase, Public, SideTable, State

_PHASES = {Phase.DRAW: DRAW, Phase.PLAY: PLAY, Phase.ANSWER: ANSWER, Phase.OVER: OVER}


def table_of(state: State) -> Table:
    """The kernel's picture of a state that it claims."""
    hands = tuple(private.hand for private in state.private)
    return build_table(state.rules, state.public, hands, state.hidden.stock)


def build_table(
    rules: Ruleset, public: Public, hands: Sequence[tuple[Card, ...]], stock: Sequence[Card]
) -> Table:
    """A table from what all see, the hands, and the stock with the next card first."""
    table = Table(_seating(rules, public))
    table.hands = [class_counts(hand) for hand in hands]
    table.sizes = [len(hand) for hand in hands]
    table.melds = [_melds(rules, side) for side in public.sides]
    table.bonus = [len(side.bonus) for side in public.sides]
    table.calientes = [side.caliente_played for side in public.sides]
    table.pile = [class_of(card) for card in public.pile]
    table.is_frozen = public.is_frozen
    table.stock = [class_of(card) for card in reversed(stock)]
    table.turn = public.turn
    table.phase = _PHASES[public.phase]
    table.drew_stock = public.facts.drew == "stock"
    table.drew_caliente = public.facts.drew == "caliente"
    table.has_laid = public.facts.has_laid
    _mark_turn(table, public.facts.start_sizes, public.sides[table.side])
    table.melded = [seat in public.melded for seat in range(len(hands))]
    table.question = None if public.question is None else public.question.answer
    table.out = NO_SEAT if public.out is None else public.out
    table.is_concealed = public.is_concealed
    table.end = public.end or ""
    return table


def _seating(rules: Ruleset, public: Public) -> Seating:
    seats = range(seat_count(rules))
    partners = (partner_of(rules, public, seat) for seat in seats)
    order = turn_order(rules, public)
    following = dict(zip(order, (*order[1:], order[0]), strict=True))
    return Seating(
        rules=rules,
        side_of=tuple(side_of(rules, seat) for seat in seats),
        following=tuple(following.get(seat, NO_SEAT) for seat in seats),
        partner=tuple(NO_SEAT if partner is None else partner for partner in partners),
        scores=public.scores,
        deal=public.deal,
    )


def _melds(rules: Ruleset, side: SideTable) -> SideMelds:
    melds = SideMelds(rules.canasta.size)
    for meld in side.melds:
        counts = class_counts(meld.cards)
        if is_stop(meld.cards[0]):
            melds.add((STOP, len(meld.cards), 0, 0))
        else:
            rank = class_of(meld.cards[0])
            melds.add((rank, counts[rank], counts[TWO], counts[TWO + 1]))
    return melds


def _mark_turn(table: Table, starts: tuple[int, ...], side: SideTable) -> None:
    ranks = [class_of(meld.cards[0]) for meld in side.melds]
    table.grown = any(
        len(meld.cards) > start for meld, start in zip(side.melds, starts, strict=False)
    )
    table.fresh = [rank for rank in ranks[len(starts) :] if rank < NATURALS]
