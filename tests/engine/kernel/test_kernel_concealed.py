"""Concealed exits: the kernel allows and pays them as the engine does."""

import pytest

from engine import (
    Accepted,
    Action,
    Discard,
    Meld,
    Play,
    State,
    TakePile,
    decide,
    fold,
    is_legal,
    observe,
    parse_card,
    parse_cards,
    parse_position,
)
from engine.kernel.exits import find_exit as find_kernel_exit
from engine.kernel.state_reader import table_of
from engine.rules.exits import find_exit
from tests.engine.kernel.comparison import advance, kernel_verdict

SEVENS, FOURS = "7c 7d 7h 7s 7c 7d 7h", "4c 4d 4h 4s 4c 4d 4h"
MELDS = Meld((Play(parse_cards(SEVENS)), Play(parse_cards(FOURS))))
BY_MELDS: dict[str, object] = {
    "out.concealed_with_discard": False,
    "opening.concealed_waiver": True,
}
SAMBA: dict[str, object] = {"out.concealed_extra": 100, "opening.concealed_waiver": True}
NO_PILE: dict[str, object] = {"out.concealed_with_pile": False}
TABLES: dict[str, tuple[str, dict[str, object]]] = {
    "geeky-hobbies": ("geeky-hobbies", {}),
    "winning-moves-deluxe": ("winning-moves-deluxe", {}),
    "stingray-classic": ("stingray-classic", {}),
    "stingray by melds": ("stingray-classic", BY_MELDS),
    "stingray without the pile": ("stingray-classic", NO_PILE),
    "samba": ("complete-samba", SAMBA),
    "samba by melds": ("complete-samba", SAMBA | BY_MELDS),
}
LAST = ("", "Kc", "3c")
"""The cards beside those that can be melded: none, or one that can only be discarded."""


def whole_hand(table: str, last: str, score: int) -> State:
    """Returns a turn after the draw whose hand can be laid except for the last card."""
    edition, house = TABLES[table]
    position = {
        "rules": {"edition": edition, "players": 4, "house": house},
        "turn": 0,
        "phase": "play",
        "scores": [score, 0],
        "hands": [f"{SEVENS} {FOURS} {last}", 5, 5, 5],
        "pile": "Qc",
        "stock": {"count": 30},
    }
    return parse_position(position)


@pytest.mark.parametrize("last", LAST)
@pytest.mark.parametrize("table", TABLES)
def test_kernel_and_engine_pay_alike(table: str, last: str) -> None:
    state = whole_hand(table, last, 0)
    kernel, discards = table_of(state), [Discard(parse_card(last))] if last else []
    actions: list[Action] = [MELDS, *discards]
    for action in actions:
        view, decision = observe(state, 0), decide(state, action)
        assert isinstance(decision, Accepted)
        state = fold(state, decision.events)
        advance(kernel, view, action, state)
    is_concealed = not last or state.rules.out.concealed_with_discard
    assert state.public.is_concealed is kernel.is_concealed is is_concealed


@pytest.mark.parametrize("table", ["stingray-classic", "stingray without the pile"])
def test_kernel_and_engine_pay_alike_with_the_pile(table: str) -> None:
    edition, house = TABLES[table]
    state = parse_position(
        {
            "rules": {"edition": edition, "players": 4, "house": house},
            "turn": 0,
            "phase": "draw",
            "hands": ["7c 7d 7h 7s 7c 7d 4c 4d 4h 4s 4c", 5, 5, 5],
            "pile": "7h",
            "stock": {"count": 30},
        }
    )
    kernel, view = table_of(state), observe(state, 0)
    sevens = parse_cards("7c 7d 7h 7s 7c 7d")
    action = TakePile(sevens, plays=(Play(parse_cards("4c 4d 4h 4s 4c")),))
    decision = decide(state, action)
    assert isinstance(decision, Accepted)
    state = fold(state, decision.events)
    advance(kernel, view, action, state)
    is_concealed = state.rules.out.concealed_with_pile
    assert state.public.is_concealed is kernel.is_concealed is is_concealed


@pytest.mark.parametrize("last", LAST)
@pytest.mark.parametrize("table", TABLES)
def test_kernel_and_engine_waive_the_minimum_alike(table: str, last: str) -> None:
    state = whole_hand(table, last, 6000)
    view, kernel, rules = observe(state, 0), table_of(state), state.rules
    is_waived = rules.opening.concealed_waiver and (not last or rules.out.concealed_with_discard)
    assert is_legal(view, MELDS) is kernel_verdict(kernel, view, MELDS) is is_waived
    assert (find_exit(view, (), view.hand) is not None) is is_waived
    assert (find_kernel_exit(kernel, kernel.own, kernel.hand) is not None) is is_waived
