"""Checks that no hidden card reaches a seat: swaps the hidden cards and compares what it sees."""

from dataclasses import replace

from engine import (
    Accepted,
    BaseLaid,
    BaseTaken,
    BonusLaid,
    Card,
    CardDrawn,
    CardsDealt,
    DealScored,
    DealStarted,
    Event,
    FootTaken,
    State,
    StopSetAside,
    actor_of,
    decide,
    observe,
    redact_events,
    remove_cards,
    verify,
)
from engine.rng import Chance
from engine.state import Hidden, Seat
from tests.engine.kit.deals import Step


def with_hidden_cards_swapped(state: State, viewer: Seat, chance: Chance) -> State:
    """Returns another state that looks the same from the viewer's seat."""
    unknown = {
        seat: remove_cards(private.hand, state.public.known[seat])
        for seat, private in enumerate(state.private)
        if seat != viewer
    }
    hands = tuple(card for cards in unknown.values() for card in cards)
    feet = tuple(card for foot in state.hidden.feet for card in foot)
    base = len(state.hidden.base)
    order = list(chance.shuffle((*hands, *feet, *state.hidden.base, *state.hidden.stock)))
    privates = list(state.private)
    for seat, cards in unknown.items():
        new, order = order[: len(cards)], order[len(cards) :]
        hand = tuple(sorted((*state.public.known[seat], *new)))
        privates[seat] = replace(privates[seat], hand=hand)
    new_feet: list[tuple[Card, ...]] = []
    for foot in state.hidden.feet:
        new_feet.append(tuple(order[: len(foot)]))
        order = order[len(foot) :]
    hidden = Hidden(tuple(order[base:]), tuple(new_feet), tuple(order[:base]))
    return replace(state, private=tuple(privates), hidden=hidden)


def check_hidden_cards_unseen(step: Step, chance: Chance) -> None:
    """Checks that the acting seat sees the same, and that verdicts and options stay the same."""
    seat = actor_of(step.before.rules, step.before.public)
    other = with_hidden_cards_swapped(step.before, seat, chance)
    mine, theirs = observe(step.before, seat), observe(other, seat)
    assert mine == theirs
    assert verify(theirs, step.action) == ()


def check_news(step: Step, chance: Chance) -> None:
    """Checks that the events of an action that reveals nothing do not depend on hidden cards."""
    for viewer in range(step.before.rules.players):
        assert not any(
            tells_too_much(event, viewer) for event in redact_events(step.events, viewer)
        )
    seat = actor_of(step.before.rules, step.before.public)
    other = decide(with_hidden_cards_swapped(step.before, seat, chance), step.action)
    assert isinstance(other, Accepted)
    shown = BonusLaid | StopSetAside | DealScored
    if any(isinstance(event, shown) for event in (*step.events, *other.events)):
        return
    for viewer in (
        None,
        *(viewer for viewer in range(step.before.rules.players) if viewer != seat),
    ):
        assert redact_events(step.events, viewer) == redact_events(other.events, viewer)


def tells_too_much(event: Event, viewer: Seat | None) -> bool:
    """Returns whether the event holds a card that the viewer must not see."""
    match event:
        case DealStarted():
            return event.order is not None
        case CardsDealt():
            return (event.is_foot or event.seat != viewer) and event.cards is not None
        case BaseLaid():
            return event.cards is not None
        case FootTaken() | BaseTaken():
            return event.seat != viewer and event.cards is not None
        case CardDrawn():
            return event.seat != viewer and event.card is not None
        case _:
            return False
