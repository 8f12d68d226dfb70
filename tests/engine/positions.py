"""A position for tests that change one part of it."""

from typing import Any

from engine import State, parse_position

Position = dict[str, Any]

EXAMPLE: Position = {
    "rules": {"edition": "winning-moves-deluxe", "players": 4},
    "deal": 1,
    "dealer": 3,
    "scores": [1520, 300],
    "turn": 0,
    "phase": "draw",
    "drew": None,
    "hands": ["9h 9d Ac As 2c Ks Kd 7h 6h 5c 4c", 11, 11, 11],
    "feet": None,
    "melds": [[], [{"kind": "set", "cards": "Kc Kd Kh"}]],
    "melded": [1],
    "bonus": ["", "3h"],
    "caliente_played": [0, 0],
    "pile": "Qd As Ah 9c",
    "frozen": False,
    "stock": {"count": 40, "top": "5h 8c"},
    "asked": None,
}
EMPTY: Position = {"rules": "hasbro-2001/4p"}


def parsed(changes: Position, base: Position = EXAMPLE) -> State:
    return parse_position(base | changes)
