"""The small changes of a state that events are made of."""

from dataclasses import replace
from typing import TypeVar

from engine.cards import Card
from engine.counts import add_cards, missing_cards, remove_cards
from engine.state import Phase, Seat, Side, SideTable, State, TurnFacts

Item = TypeVar("Item")


def put(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """The items with one replaced."""
    return (*items[:index], item, *items[index + 1 :])


def drop(items: tuple[Item, ...], index: int) -> tuple[Item, ...]:
    """The items without one."""
    return (*items[:index], *items[index + 1 :])


def set_hand(state: State, seat: Seat, hand: tuple[Card, ...]) -> State:
    """A seat holds these cards."""
    private = replace(state.private[seat], hand=hand)
    counts = put(state.public.hand_counts, seat, len(hand))
    return replace(
        state,
        private=put(state.private, seat, private),
        public=replace(state.public, hand_counts=counts),
    )


def gain(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """Cards come to a hand."""
    return set_hand(state, seat, add_cards(state.private[seat].hand, cards))


def lose(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """Cards leave a hand, and what everybody knew of them with them."""
    known = state.public.known[seat]
    unknown = missing_cards(known, cards)
    seen = remove_cards(cards, unknown)
    state = set_hand(state, seat, remove_cards(state.private[seat].hand, cards))
    left = put(state.public.known, seat, remove_cards(known, seen))
    drawn = state.private[seat].drawn
    kept = remove_cards(drawn, remove_cards(cards, missing_cards(drawn, cards)))
    private = put(state.private, seat, replace(state.private[seat], drawn=kept))
    return replace(state, private=private, public=replace(state.public, known=left))


def set_stock(state: State, stock: tuple[Card, ...]) -> State:
    """The stock is this."""
    return replace(
        state,
        hidden=replace(state.hidden, stock=stock),
        public=replace(state.public, stock_count=len(stock)),
    )


def set_side(state: State, side: Side, table: SideTable) -> State:
    """A side has this before it."""
    return replace(state, public=replace(state.public, sides=put(state.public.sides, side, table)))


def set_facts(state: State, facts: TurnFacts, phase: Phase) -> State:
    """The turn has gone so far."""
    return replace(state, public=replace(state.public, facts=facts, phase=phase))


def onto_pile(state: State, card: Card, *, is_crosswise: bool) -> State:
    """A card comes to the pile."""
    public = state.public
    crosswise = (*public.crosswise, len(public.pile)) if is_crosswise else public.crosswise
    return replace(state, public=replace(public, pile=(*public.pile, card), crosswise=crosswise))


def play_from_hand(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """Cards leave a hand by a meld or a discard: who is in the second hand has played from it."""
    state, public = lose(state, seat, cards), state.public
    if not cards or not public.in_foot[seat]:
        return state
    return replace(state, public=replace(state.public, played_foot=public.played_foot | {seat}))
