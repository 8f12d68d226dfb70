"""Small changes of a state from which the event functions are built.

Arguments named ``changes`` are new values for fields of the public part.
"""

from typing import TypeVar

from engine.cards import Card
from engine.counts import add_cards, remove_cards, spare_cards
from engine.state import Hidden, Private, Seat, Side, SideTable, State

Item = TypeVar("Item")
Record = TypeVar("Record")


def changed(record: Record, **changes: object) -> Record:
    """Returns a copy of the record with other values in these fields, as `dataclasses.replace`, but
    faster.

    All its fields, and nothing else, must be in its ``__dict__``.
    """
    copy = object.__new__(type(record))
    # A new dictionary made from the old one is quicker than setting one field after the other.
    object.__setattr__(copy, "__dict__", vars(record) | changes)
    return copy


def put(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """Returns the items with the one at an index replaced."""
    return (*items[:index], item, *items[index + 1 :])


def drop(items: tuple[Item, ...], index: int) -> tuple[Item, ...]:
    """Returns the items without the one at an index."""
    return (*items[:index], *items[index + 1 :])


def change_public(state: State, **changes: object) -> State:
    """Returns the state with other values in these public fields."""
    return changed(state, public=changed(state.public, **changes))


def change_own(
    state: State, seat: Seat, own: Private, hidden: Hidden | None = None, /, **changes: object
) -> State:
    """Returns the state with another private part of a seat, and these public changes.

    ``hidden`` is the hidden part, where that changes too.
    """
    return changed(
        state,
        private=put(state.private, seat, own),
        public=changed(
            state.public, hand_counts=put(state.public.hand_counts, seat, len(own.hand)), **changes
        ),
        hidden=state.hidden if hidden is None else hidden,
    )


def gain(state: State, seat: Seat, cards: tuple[Card, ...], **changes: object) -> State:
    """Returns the state after cards were added to a hand, with these public changes."""
    own = state.private[seat]
    return change_own(state, seat, Private(add_cards(own.hand, cards), own.drawn), **changes)


def lose(state: State, seat: Seat, cards: tuple[Card, ...], **changes: object) -> State:
    """Returns the state after cards left a hand, with these public changes.

    The cards are also removed from those that everybody knows to be in the hand.
    """
    own, known = state.private[seat], state.public.known
    left = Private(remove_cards(own.hand, cards), spare_cards(own.drawn, cards))
    if known[seat]:
        changes["known"] = put(known, seat, spare_cards(known[seat], cards))
    return change_own(state, seat, left, **changes)


def play_from_hand(state: State, seat: Seat, cards: tuple[Card, ...], **changes: object) -> State:
    """Returns the state after a seat melded or discarded cards of its hand.

    A seat that has taken up its second hand is noted as having played from it.
    """
    public = state.public
    if cards and public.in_foot[seat]:
        changes["played_foot"] = public.played_foot | {seat}
    return lose(state, seat, cards, **changes)


def set_stock(state: State, stock: tuple[Card, ...]) -> State:
    """Returns the state with this stock."""
    public = changed(state.public, stock_count=len(stock))
    return changed(state, hidden=changed(state.hidden, stock=stock), public=public)


def with_side(state: State, side: Side, **changes: object) -> tuple[SideTable, ...]:
    """Returns the tables of all sides, one of them with these fields changed."""
    sides = state.public.sides
    return put(sides, side, changed(sides[side], **changes))


def onto_pile(state: State, card: Card, *, is_crosswise: bool) -> dict[str, object]:
    """Returns the changes of public fields that put a card onto the pile."""
    public = state.public
    crosswise = (*public.crosswise, len(public.pile)) if is_crosswise else public.crosswise
    return {"pile": (*public.pile, card), "crosswise": crosswise}
