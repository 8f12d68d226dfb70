"""The small changes of a state that events are made of."""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

from engine.cards import Card
from engine.counts import add_cards, remove_cards, spare_cards
from engine.state import Hidden, Private, Seat, Side, SideTable, State

Item = TypeVar("Item")
Record = TypeVar("Record")


def changed(record: Record, **changes: object) -> Record:
    """The record with other values in these fields: `dataclasses.replace`, but quick."""
    read, places = _reader(type(record))
    values = list(read(record))
    for name, value in changes.items():
        values[places[name]] = value
    return type(record)(*values)


@cache
def _reader(kind: type[Any]) -> tuple[Callable[[Any], tuple[Any, ...]], dict[str, int]]:
    """What reads all fields of a record, and where each stands."""
    names = [field.name for field in fields(kind)]
    return attrgetter(*names), {name: place for place, name in enumerate(names)}


def put(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """The items with one replaced."""
    return (*items[:index], item, *items[index + 1 :])


def drop(items: tuple[Item, ...], index: int) -> tuple[Item, ...]:
    """The items without one."""
    return (*items[:index], *items[index + 1 :])


def change_public(state: State, **changes: object) -> State:
    """What everybody sees is different in these fields."""
    return changed(state, public=changed(state.public, **changes))


def change_own(state: State, seat: Seat, own: Private, **changes: object) -> State:
    """A seat holds and has drawn this; what everybody sees is different in these fields too."""
    counts = put(state.public.hand_counts, seat, len(own.hand))
    public = changed(state.public, hand_counts=counts, **changes)
    return changed(state, private=put(state.private, seat, own), public=public)


def gain(state: State, seat: Seat, cards: tuple[Card, ...], **changes: object) -> State:
    """Cards come to a hand; what everybody sees is different in these fields too."""
    own = state.private[seat]
    return change_own(state, seat, Private(add_cards(own.hand, cards), own.drawn), **changes)


def lose(state: State, seat: Seat, cards: tuple[Card, ...], **changes: object) -> State:
    """Cards leave a hand, and what everybody knew of them with them.

    What everybody sees is different in these fields too.
    """
    own, known = state.private[seat], state.public.known
    left = Private(remove_cards(own.hand, cards), spare_cards(own.drawn, cards))
    seen = put(known, seat, spare_cards(known[seat], cards))
    return change_own(state, seat, left, known=seen, **changes)


def play_from_hand(state: State, seat: Seat, cards: tuple[Card, ...], **changes: object) -> State:
    """Cards leave a hand by a meld or a discard: who is in the second hand has played from it."""
    public = state.public
    if cards and public.in_foot[seat]:
        changes["played_foot"] = public.played_foot | {seat}
    return lose(state, seat, cards, **changes)


def set_stock(state: State, stock: tuple[Card, ...]) -> State:
    """The stock is this."""
    public = changed(state.public, stock_count=len(stock))
    return changed(state, hidden=Hidden(stock, state.hidden.feet), public=public)


def with_side(state: State, side: Side, **changes: object) -> tuple[SideTable, ...]:
    """What the sides have before them, with one different in these fields."""
    sides = state.public.sides
    return put(sides, side, changed(sides[side], **changes))


def onto_pile(state: State, card: Card, *, is_crosswise: bool) -> dict[str, object]:
    """How the pile is different with one more card."""
    public = state.public
    crosswise = (*public.crosswise, len(public.pile)) if is_crosswise else public.crosswise
    return {"pile": (*public.pile, card), "crosswise": crosswise}
