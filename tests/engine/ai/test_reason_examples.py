"""Each reason is true of its example, and false after small changes to it."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine import Reason, actor_of, observe, parse_action, parse_cards, parse_position
from engine.ai.reasons.catalogue import reason_catalogue
from engine.ai.reasons.registry import holds
from engine.ai.reasons.situation import Situation

POSITION: dict[str, Any] = {
    "rules": {"edition": "winning-moves-deluxe", "players": 4},
    "deal": 1,
    "dealer": 3,
    "turn": 0,
    "phase": "play",
    "drew": "stock",
    "hands": ["9h 9d 9s Ks 6s Qc 2h 4c", 9, 11, 10],
    "melds": [[{"kind": "set", "cards": "6h 6d 6c"}], [{"kind": "set", "cards": "Kc Kd Kh"}]],
    "pile": "4s 5h 9c",
    "stock": {"count": 40},
}
"""A position in which seat 0's side and the next player's side have opened."""
EXAMPLES = tomllib.loads(Path(__file__).with_name("reasons.toml").read_text("utf-8"))["example"]


def is_true(example: dict[str, Any]) -> bool:
    changes = example.get("in", {})
    position = POSITION | ({} if changes.get("phase", "play") == "play" else {"drew": None})
    state = parse_position(position | changes)
    view = observe(state, actor_of(state.rules, state.public))
    cards = parse_cards(example.get("cards", ""))
    reason = Reason(example["reason"], example.get("params", {}), cards)
    return holds(reason, Situation(view, parse_action(example["do"])))


def test_every_reason_has_one_example() -> None:
    assert sorted(one["reason"] for one in EXAMPLES) == list(reason_catalogue())


@pytest.mark.parametrize("example", EXAMPLES, ids=[one["reason"] for one in EXAMPLES])
def test_a_reason_is_true_as_its_example_says_and_false_otherwise(example: dict[str, Any]) -> None:
    assert is_true(example)
    assert example["not"]
    for change in example["not"]:
        assert not is_true(example | change), change
