"""Tests what may be said over the wire: everything else is refused, and nothing fails."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from canasta_gui.phones.gestures import Bye, Do, Raise, Sort, Undo, read_wish
from canasta_gui.phones.wire import MOST_BYTES, WireError, read_hello, read_object
from canasta_gui.viewmodel.gestures import Activate, Choose, Press
from canasta_gui.viewmodel.table_choices import HandOrder
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import Card

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
KINDS = st.sampled_from(["do", "raise", "bye", "hello", "ping", "x"])
NAMES = st.sampled_from(["t", "v", "n", "id", "g", "cards", "place", "press", "key", "device"])


@pytest.mark.parametrize(
    ("gesture", "what"),
    [
        ({"press": "lay"}, Press(ButtonId.LAY)),
        ({"place": ["pile", 0, 0], "cards": [4]}, Activate(PILE, (Card(4),))),
        ({"place": ["meld", 1, 2], "cards": []}, Activate(Zone(ZoneKind.MELD, 1, 2), ())),
        ({"choose": 1}, Choose(1)),
        ({"choose": None}, Choose(None)),
        ({"undo": True}, Undo()),
        ({"sort": "suit"}, Sort(HandOrder.SUIT)),
    ],
)
def test_a_deed_is_read(gesture: object, what: object) -> None:
    text = json.dumps({"t": "do", "n": 3, "id": 1, "g": gesture})
    assert read_wish(text) == Do(3, 1, what)  # type: ignore[arg-type]


def test_a_question_and_a_farewell_are_read() -> None:
    assert read_wish('{"t":"raise","n":1,"cards":[5,5]}') == Raise(1, (Card(5), Card(5)))
    assert read_wish('{"t":"bye"}') == Bye()


@pytest.mark.parametrize(
    "gesture",
    [
        {},
        {"press": "destroy"},
        {"press": 1},
        {"press": "lay", "undo": True},
        {"place": ["hand", 1, 0], "cards": []},
        {"place": ["meld", -1, 0], "cards": []},
        {"place": ["meld", 0, True, 1], "cards": []},
        {"place": ["meld", 0], "cards": []},
        {"place": "pile", "cards": []},
        {"place": ["pile", 0, 0], "cards": [-1]},
        {"place": ["pile", 0, 0], "cards": [1.5]},
        {"place": ["pile", 0, 0], "cards": [True]},
        {"place": ["pile", 0, 0], "cards": [1] * 81},
        {"choose": -1},
        {"choose": "1"},
        {"sort": "colour"},
    ],
)
def test_what_is_no_gesture_is_refused(gesture: object) -> None:
    with pytest.raises(WireError):
        read_wish(json.dumps({"t": "do", "n": 1, "id": 1, "g": gesture}))


@given(st.text() | st.dictionaries(NAMES, JSON).map(json.dumps) | st.binary())
@example("[" * 3000)
@example('{"t":' + "[" * 2000)
@example("\ud800")
@example("x" * (MOST_BYTES + 1))
@example('{"t":"do","n":' + "9" * 4000 + "}")
def test_rubbish_is_refused_and_nothing_fails(said: object) -> None:
    for read in (read_object, read_hello, read_wish):
        try:
            read(said)  # type: ignore[arg-type]
        except WireError:
            continue


@given(KINDS, st.dictionaries(NAMES, JSON))
def test_a_known_kind_with_rubbish_is_refused(kind: str, members: dict[str, object]) -> None:
    text = json.dumps({**members, "t": kind})
    try:
        assert isinstance(read_wish(text), Do | Raise | Bye)
    except WireError:
        return
