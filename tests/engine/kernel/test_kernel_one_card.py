"""One card in the hand against one in the pile: the kernel agrees with the engine."""

import pytest

from engine import TakePile, is_legal, observe, parse_position
from engine.kernel.state_reader import table_of
from tests.engine.kernel.comparison import kernel_verdict

TABLES: dict[str, dict[str, object]] = {
    "winning-moves-deluxe": {},
    "complete-samba": {"draw.count": 1, "out.canastas.total": 1},
}
CANASTA = "5c 5d 5h 5s 5c 5d"
"""A set that the up-card completes to a canasta."""


@pytest.mark.parametrize("edition", TABLES)
@pytest.mark.parametrize("rule", ["forbid", "if-can-finish"])
@pytest.mark.parametrize("hand", ["Kc", "Kc Kd"])
@pytest.mark.parametrize("pile", ["5h", "8d 5h"])
def test_only_one_card_against_one_is_forbidden(
    edition: str, rule: str, hand: str, pile: str
) -> None:
    house = {**TABLES[edition], "pile.one_card_rule": rule}
    state = parse_position(
        {
            "rules": {"edition": edition, "players": 4, "house": house},
            "turn": 0,
            "phase": "draw",
            "hands": [hand, 11, 11, 11],
            "melds": [[{"cards": CANASTA}], []],
            "pile": pile,
            "stock": {"count": 20},
        }
    )
    view, take = observe(state, 0), TakePile(())
    is_allowed = (rule, hand, pile) != ("forbid", "Kc", "5h")
    assert is_legal(view, take) is is_allowed
    assert kernel_verdict(table_of(state), view, take) is is_allowed
