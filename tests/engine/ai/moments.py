"""Positions for tests of the searching players."""

from typing import Any

from engine import Observation, actor_of, observe, parse_position
from engine.ai.search.worlds import Worlds
from engine.kernel.table import Table

USUAL: dict[str, Any] = {
    "rules": {"edition": "winning-moves-deluxe", "players": 4},
    "turn": 0,
    "phase": "play",
    "drew": "stock",
    "dealer": 3,
    "scores": [0, 0],
    "stock": {"count": 40},
}
POSITION = USUAL | {
    "hands": ["9h 9d As Kd Ks 7h 6c 5c", 9, 11, 10],
    "melds": [[{"kind": "set", "cards": "Qh Qd Qc"}], [{"kind": "set", "cards": "8h 8d 8c"}]],
    "pile": "4s 5h Kc Td",
}

MOMENTS: dict[str, dict[str, Any]] = {
    "playing": {},
    "taking": {"phase": "draw", "drew": None, "pile": "4s 5h Kc 9c"},
    "opening": {"melds": [[], []], "hands": ["9h 9d 9s As Ad Ac 2h Jk 4c", 9, 11, 10]},
    "Caliente": {
        "rules": {
            "edition": "winning-moves-deluxe",
            "players": 4,
            "variations": ["caliente"],
        },
        "phase": "draw",
        "drew": None,
        "hands": ["Ca 9h 4d", 9, 11, 10],
        "melds": [[], [{"kind": "set", "cards": "8h 8d 8c"}]],
    },
    "empty stock": {"stock": {"count": 0}, "phase": "draw", "drew": None, "pile": "4s Qs"},
}

HAND_AND_FOOT: dict[str, Any] = {
    "rules": {"edition": "complete-hand-and-foot", "players": 4},
    "feet": [13, 0, 13, 13],
    "stock": {"count": 120},
}
FULL = "Kh Kd Kc Ks Kh Kd Kc"
FEET: dict[str, dict[str, Any]] = {
    "wild cards for a meld of their own": {"hands": ["2h 2d Jk 9h 9d 9c As", 9, 11, 10]},
    "a second set beside a full one": {
        "hands": ["Kd Ks Kc As 9h 7c 6c 5c", 9, 11, 10],
        "melds": [[{"kind": "set", "cards": FULL}], []],
    },
    "more cards than the set has room for": {
        "hands": ["Kd Ks Kc As 9h", 9, 11, 10],
        "melds": [[{"kind": "set", "cards": "Kh Kd Kc Ks Kh"}], []],
    },
    "a last card before the second hand": {"hands": ["Qs", 9, 11, 10]},
}
"""Positions of the game with second hands, by what they make possible."""


def view_of(**facts: Any) -> Observation:
    """Returns what the seat to act sees in a position with these changes."""
    state = parse_position(POSITION | facts)
    return observe(state, actor_of(state.rules, state.public))


def worlds_of(view: Observation, count: int) -> list[Table]:
    """Returns ``count`` tables that agree with what is seen."""
    return list(Worlds(view, 5).draw_many(range(count)))
