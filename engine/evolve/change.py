"""Small changes of a state from which the event functions are built.

Arguments named ``changes`` are new values for fields of the public part; where an event changes a
hand, which happens most often, they are handed on as one mapping.
"""

from typing import TypedDict, TypeVar, Unpack

from engine.cards import Card
from engine.counts import add_cards, remove_cards, spare_cards
from engine.state import (
    DealEnd,
    Hidden,
    Phase,
    Private,
    Public,
    Question,
    Seat,
    Side,
    SideTable,
    SpecialHand,
    State,
    Thrown,
    TurnFacts,
)

Item = TypeVar("Item")


class Changes(TypedDict, total=False):
    """New values for fields of the public part: all its fields, which a test compares."""

    deal: int
    dealer: Seat
    scores: tuple[int, ...]
    turn: Seat
    phase: Phase
    facts: TurnFacts
    sides: tuple[SideTable, ...]
    hand_counts: tuple[int, ...]
    foot_counts: tuple[int, ...]
    in_foot: tuple[bool, ...]
    stock_count: int
    pile: tuple[Card, ...]
    is_frozen: bool
    crosswise: tuple[int, ...]
    melded: frozenset[Seat]
    played_foot: frozenset[Seat]
    question: Question | None
    known: tuple[tuple[Card, ...], ...]
    exposed: frozenset[Seat]
    thrown: tuple[Thrown, ...]
    end: DealEnd | None
    out: Seat | None
    is_concealed: bool
    special: SpecialHand | None
    sitting_out: tuple[Seat, ...]
    winners: tuple[Side, ...]
    asked: frozenset[Seat]
    takers: frozenset[Seat]
    base_count: int
    lone: Seat | None


def changed(public: Public, changes: Changes) -> Public:
    """Returns the public part with these fields changed, faster than `dataclasses.replace`."""
    copy = object.__new__(Public)
    # A new dictionary made from the old one is quicker than setting one field after the other.
    object.__setattr__(copy, "__dict__", vars(public) | changes)
    return copy


def put(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """Returns the items with the one at an index replaced."""
    after = list(items)
    after[index] = item
    return tuple(after)


def drop(items: tuple[Item, ...], index: int) -> tuple[Item, ...]:
    """Returns the items without the one at an index."""
    return (*items[:index], *items[index + 1 :])


def change_public(state: State, **changes: Unpack[Changes]) -> State:
    """Returns the state with other values in these public fields."""
    public = changed(state.public, changes)
    return State(state.rules, public, state.private, state.hidden)


def change_own(
    state: State, seat: Seat, own: Private, changes: Changes, hidden: Hidden | None = None
) -> State:
    """Returns the state with another private part of a seat, and perhaps a hidden one."""
    counts = put(state.public.hand_counts, seat, len(own.hand))
    return State(
        state.rules,
        changed(state.public, {"hand_counts": counts, **changes}),
        put(state.private, seat, own),
        state.hidden if hidden is None else hidden,
    )


def change_hidden(state: State, hidden: Hidden, **changes: Unpack[Changes]) -> State:
    """Returns the state with another hidden part, and these public changes."""
    return State(state.rules, changed(state.public, changes), state.private, hidden)


def gain(state: State, seat: Seat, cards: tuple[Card, ...], **changes: Unpack[Changes]) -> State:
    """Returns the state after cards were added to a hand, with these public changes."""
    own = state.private[seat]
    return change_own(state, seat, Private(add_cards(own.hand, cards), own.drawn), changes)


def lose(state: State, seat: Seat, cards: tuple[Card, ...], changes: Changes) -> State:
    """Returns the state after cards, among them known ones, left a hand, with these changes."""
    own, known = state.private[seat], state.public.known
    left = Private(remove_cards(own.hand, cards), spare_cards(own.drawn, cards))
    shown = put(known, seat, spare_cards(known[seat], cards))
    return change_own(state, seat, left, {"known": shown, **changes})


def play_from_hand(state: State, seat: Seat, cards: tuple[Card, ...], changes: Changes) -> State:
    """Returns the state after a seat played cards of its hand, which is noted of a second one."""
    public = state.public
    if cards and public.in_foot[seat]:
        changes = {"played_foot": public.played_foot | {seat}, **changes}
    return lose(state, seat, cards, changes)


def set_stock(state: State, stock: tuple[Card, ...]) -> State:
    """Returns the state with this stock."""
    hidden = Hidden(stock, state.hidden.feet, state.hidden.base)
    return change_hidden(state, hidden, stock_count=len(stock))


def onto_pile(state: State, card: Card, *, is_crosswise: bool) -> Changes:
    """Returns the changes of public fields that put a card onto the pile."""
    public = state.public
    crosswise = (*public.crosswise, len(public.pile)) if is_crosswise else public.crosswise
    return {"pile": (*public.pile, card), "crosswise": crosswise}
