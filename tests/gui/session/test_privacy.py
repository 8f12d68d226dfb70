"""Tests that a view depends on nothing that its viewer cannot see."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from canasta_gui.session.session import Session
from canasta_gui.viewmodel.gestures import Activate, Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, STOCK
from canasta_gui.words.words import Words
from engine import (
    CardDrawn,
    CardsDealt,
    DealStarted,
    Match,
    State,
    add_cards,
    make_agent,
    remove_cards,
)
from engine.rng import Chance
from engine.state import Hidden, Private
from tests.gui.controller.tables import Table, hand_of, new_match, obvious_gesture
from tests.kit.positions import HAND, match_at

VIEWER = 0
LIFT = Press(ButtonId.NEXT)


def played(seed: str, actions: int) -> Match:
    """Returns a match after some actions of random players; the deal is not over."""
    match = new_match((VIEWER,), seed=seed)
    match.next_deal()
    for number in range(actions):
        choice = make_agent("random").choose(match.observe(match.actor), f"{seed} {number}")
        before = match.state
        match.play(choice.action)
        if match.is_between_deals:
            return match_at(before)
    return match


def reshuffled(state: State, seed: str, viewer: int | None = VIEWER) -> State:
    """Returns the state with all cards that the viewer, or a bystander, cannot know dealt anew."""
    known = state.public.known
    others = [seat for seat in range(len(state.private)) if seat != viewer]
    unknown = {seat: remove_cards(state.private[seat].hand, known[seat]) for seat in others}
    pool = [card for seat in others for card in unknown[seat]] + list(state.hidden.stock)
    order = list(Chance(seed).shuffle(tuple(pool)))
    private = list(state.private)
    for seat in others:
        count = len(unknown[seat])
        private[seat] = Private(add_cards(known[seat], order[:count]))
        del order[:count]
    hidden = Hidden(tuple(order), state.hidden.feet)
    return replace(state, private=tuple(private), hidden=hidden)


@given(st.integers(0, 999), st.integers(0, 60))
def test_reshuffling_what_is_hidden_changes_no_picture(seed: int, actions: int) -> None:
    state = played(f"privacy {seed}", actions).state
    other = reshuffled(state, str(seed))
    assert other.public == state.public
    sessions = [Session(match_at(each), Words(each.rules)) for each in (state, other)]
    for gesture in (Activate(STOCK, ()), Activate(PILE, ()), Activate(PILE, state.private[0].hand)):
        pictures = [session.view() for session in sessions]
        assert pictures[0] == pictures[1]
        lifted = hand_of(pictures[0])[:1]
        assert sessions[0].targets(lifted, HAND) == sessions[1].targets(lifted, HAND)
        if gesture.zone == STOCK and state.public.phase == "draw":
            continue
        for session in sessions:
            session.handle(gesture)


@given(st.integers(0, 999))
def test_a_repeated_round_holds_no_hidden_card(seed: int) -> None:
    table, chance = Table(new_match((0, 1, 2), seed=f"round {seed}")), Chance(str(seed))
    for _ in range(30):
        table.do(obvious_gesture(table.view, chance))
        if not table.session.can_repeat:
            continue
        own, (before, steps) = table.session.viewer, table.session.repeated()
        events = [event for step in steps for event in step.events]
        drawn = (event for event in events if isinstance(event, CardDrawn))
        assert all(event.card is None for event in drawn if event.seat != own)
        views = (view for view in (before, *(step.after for step in steps)) if not view.is_over)
        others = (seat for view in views for seat in view.seats if seat.seat != own)
        assert all(card.face is None for seat in others for card in seat.hand)


@given(st.integers(0, 999))
def test_nobody_sees_a_hand_before_they_are_ready_whoever_comes_and_goes(seed: int) -> None:
    table, chance = Table(new_match((0, 1, 2), seed=f"leaving {seed}")), Chance(f"go {seed}")
    ready: int | None = None
    for _ in range(40):
        match, count = table.session.match, len(table.steps)
        seat = chance.below(3)
        if not chance.below(4) and match.persons != frozenset({seat}) and not match.is_over:
            table.session.change_player(seat, "" if seat in match.stand_ins else "club")
            table.settle()
            ready = ready if ready in match.persons else None
        else:
            is_lifting = table.view.curtain is not None
            table.do(gesture := obvious_gesture(table.view, chance))
            ready = table.session.viewer if is_lifting and gesture == LIFT else ready
        for view in (step.after for step in table.steps[count:] if not step.after.is_over):
            shown = {it.seat for it in view.seats if any(card.face is not None for card in it.hand)}
            assert shown <= {ready}


def test_published_events_hold_no_hidden_card() -> None:
    table = Table(new_match((VIEWER,), seed="published"))
    chance = Chance("published")
    for _ in range(120):
        table.do(obvious_gesture(table.view, chance))
    events = [event for step in table.steps for event in step.events]
    drawn = [event for event in events if isinstance(event, CardDrawn)]
    assert drawn
    assert all(event.card is None for event in drawn if event.seat != VIEWER)
    assert all(e.cards is None for e in events if isinstance(e, CardsDealt) and e.seat != VIEWER)
    assert all(event.order is None for event in events if isinstance(event, DealStarted))
