"""Tests that nothing goes over the wire that the person at the phone may not know."""

import json
from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from canasta_gui.controller.phone_seat import AskForHint, PhoneSeat
from canasta_gui.phones.gestures import Do, Raise
from canasta_gui.phones.wire import WATCH
from canasta_gui.session.seat_session import SeatSession
from canasta_gui.session.session import Session
from canasta_gui.viewmodel.gestures import Activate, Gesture, Press
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE
from canasta_gui.words.words import Words
from engine import Match, Observation, remove_cards
from tests.gui.controller.tables import hand_of
from tests.gui.session.test_privacy import played, reshuffled
from tests.kit.positions import match_at


def attempt(change: Callable[[], object]) -> bool:
    """Does something; there is nothing to be saved."""
    change()
    return True


def no_hint(_session: object, _tell: object) -> None:
    """Asks nobody."""


class Wire:
    """Seats on phones at a table without a network, and every message that was sent to them."""

    def __init__(
        self, match: Match, seats: tuple[int, ...], ask_hint: AskForHint = no_hint
    ) -> None:
        self.table = Session(match, Words(match.rules))
        self.sent: dict[int, list[str]] = {seat: [] for seat in seats}
        self.seats = {seat: PhoneSeat(seat, "", self._send, attempt, ask_hint) for seat in seats}
        for seat, phone in self.seats.items():
            own = None if seat == WATCH else seat
            session = SeatSession(self.table, own, Words(match.rules), phone.show)
            session.hints = HintLevel.FULL
            phone.session = session
        self.table.show_elsewhere(frozenset(seats) - {WATCH})
        for phone in self.seats.values():
            self.session(phone.seat).refresh()

    def _send(self, seat: int, _kind: str, text: str) -> None:
        self.sent[seat].append(text)

    def session(self, seat: int) -> SeatSession:
        found = self.seats[seat].session
        assert found is not None
        return found

    def number(self, seat: int) -> int:
        states = (json.loads(text) for text in reversed(self.sent[seat]))
        return next(state["n"] for state in states if state["t"] == "state")

    def do(self, seat: int, gesture: Gesture) -> None:
        phone = self.seats[seat]
        phone.answer(Do(self.number(seat), phone.done + 1, gesture))

    def raise_all(self, seat: int) -> None:
        cards = hand_of(self.session(seat).view())
        for count in (1, 2, 3):
            self.seats[seat].answer(Raise(self.number(seat), cards[:count]))


@given(st.integers(0, 999), st.integers(0, 60))
def test_reshuffling_what_is_hidden_changes_no_message(seed: int, actions: int) -> None:
    state = played(f"wire {seed}", actions).state
    wires = [Wire(match_at(it), (0,)) for it in (state, reshuffled(state, str(seed)))]
    hand = state.private[0].hand
    gestures = [Activate(PILE, ()), Activate(FELT, hand[:3]), Press(ButtonId.LAY)]
    for wire in wires:
        wire.raise_all(0)
        for gesture in gestures:
            wire.do(0, gesture)
    assert wires[0].sent == wires[1].sent


def check(wire: Wire, seat: int, since: int) -> None:
    """Asserts that the newest state shows the seat's own hand, and no other card but open ones."""
    assert all(len(text.encode()) < 65_536 for text in wire.sent[seat][since:])
    states = [text for text in wire.sent[seat][since:] if text.startswith('{"t":"state"')]
    if not states or wire.table.match.is_between_deals:
        return
    check_state(states[-1], wire.table.match.observe(seat))


def check_state(text: str, view: Observation) -> None:
    """Asserts that a state shows the own hand, and no other card but open ones."""
    state = json.loads(text)
    held = [card for pile in state["hand"] for card in pile["cards"]]
    staged = [card for group in state["stage"]["groups"] for card in group["cards"]]
    assert remove_cards((*held, *staged), view.hand) in ((), view.public.pile[-1:])
    assert {card for card, _ in state["marks"]} <= {*view.hand, *view.public.pile[-1:]}
    assert state["pile"]["top"] in (None, *view.public.pile[-1:])


def check_watched(wire: Wire) -> None:
    """Asserts that who watches is shown no hand, and may do nothing."""
    state = json.loads(wire.sent[WATCH][-1])
    assert state["watch"]
    assert (state["hand"], state["stage"]["groups"], state["marks"]) == ([], [], [])
    assert not any(state[name] for name in ("mine", "next", "choice"))
    assert not state["undo"]["may"]
    assert not any("You" in side["text"] for side in state["sides"])


@given(st.integers(0, 999), st.integers(0, 60))
def test_reshuffling_every_hand_changes_nothing_for_who_watches(seed: int, actions: int) -> None:
    state = played(f"wire {seed}", actions).state
    other = reshuffled(state, str(seed), viewer=None)
    wires = [Wire(match_at(it), (WATCH,)) for it in (state, other)]
    assert wires[0].sent == wires[1].sent
