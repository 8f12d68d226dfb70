"""The small changes of a state that events are made of."""

from dataclasses import replace
from typing import TypeVar

from engine.cards import Card
from engine.counts import add_cards, remove_cards, spare_cards
from engine.state import Hidden, Private, Seat, Side, SideTable, State

Item = TypeVar("Item")


def put(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """The items with one replaced."""
    return (*items[:index], item, *items[index + 1 :])


def drop(items: tuple[Item, ...], index: int) -> tuple[Item, ...]:
    """The items without one."""
    return (*items[:index], *items[index + 1 :])


def change_public(state: State, **changes: object) -> State:
    """What everybody sees is different in these fields."""
    return replace(state, public=replace(state.public, **changes))


def change_own(state: State, seat: Seat, private: Private, **changes: object) -> State:
    """A seat holds and has drawn this; what everybody sees is different in these fields too."""
    counts = put(state.public.hand_counts, seat, len(private.hand))
    return replace(
        state,
        private=put(state.private, seat, private),
        public=replace(state.public, hand_counts=counts, **changes),
    )


def gain(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """Cards come to a hand."""
    own = state.private[seat]
    return change_own(state, seat, Private(add_cards(own.hand, cards), own.drawn))


def lose(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """Cards leave a hand, and what everybody knew of them with them."""
    own, known = state.private[seat], state.public.known
    left = Private(remove_cards(own.hand, cards), spare_cards(own.drawn, cards))
    return change_own(state, seat, left, known=put(known, seat, spare_cards(known[seat], cards)))


def set_stock(state: State, stock: tuple[Card, ...]) -> State:
    """The stock is this."""
    return replace(
        state,
        hidden=Hidden(stock, state.hidden.feet),
        public=replace(state.public, stock_count=len(stock)),
    )


def set_side(state: State, side: Side, table: SideTable, **changes: object) -> State:
    """A side has this before it; what everybody sees is different in these fields too."""
    return change_public(state, sides=put(state.public.sides, side, table), **changes)


def onto_pile(state: State, card: Card, *, is_crosswise: bool, **changes: object) -> State:
    """A card comes to the pile; what everybody sees is different in these fields too."""
    public = state.public
    crosswise = (*public.crosswise, len(public.pile)) if is_crosswise else public.crosswise
    return change_public(state, pile=(*public.pile, card), crosswise=crosswise, **changes)


def play_from_hand(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """Cards leave a hand by a meld or a discard: who is in the second hand has played from it."""
    state, public = lose(state, seat, cards), state.public
    if not cards or not public.in_foot[seat]:
        return state
    return change_public(state, played_foot=public.played_foot | {seat})
