"""Which plans do what was wanted by a refused one."""

from typing import Any

import pytest

from engine import Observation, Play, TakePile, observe, parse_cards, parse_position
from engine.rules.nearest_way.wish import RefusedPlan
from engine.rules.plan import Plan

HAND = "Kc Kd Kh Ac Ad Ah Qc Qd Qh 9h 9h 9d 9s 2c 7s"
SEVENS = {"cards": "7c 7d 7h"}
TWICE = {
    "rules": "complete-samba",
    "hands": [f"{HAND} 8h", 15, 15, 15],
    "melds": [[{"cards": "8c 8d 8h"}, {"cards": "8c 8d 8s"}], []],
}
RUNS = {
    "rules": "complete-samba",
    "hands": ["4h 5h 6h 4c 4d 8h 9h 8d Kc", 15, 15, 15],
    "melds": [[{"kind": "sequence", "cards": "5h 6h 7h"}, {"cards": "Qc Qd Qs"}], []],
}
UNOPENED: dict[str, Any] = {"melds": [[], []]}
WITH_WILD = {"hands": ["2c 2d 7s 7s Kc 5h", 11, 11, 11], "melds": [[{"cards": "7c 7d 2h"}], []]}
DRAWING = {"phase": "draw"}


def seen(**given: Any) -> Observation:
    position: dict[str, Any] = {
        "rules": "hasbro-2001",
        "turn": 0,
        "phase": "play",
        "hands": [HAND, 11, 11, 11],
        "melds": [[SEVENS], []],
        "pile": "Jc 9c",
        "stock": {"count": 20},
        **given,
    }
    return observe(parse_position(position), 0)


def plan(*groups: str, take: str | None = None) -> Plan:
    """Returns a plan of groups, each as its cards, and perhaps ``>`` a target, ``<`` a source."""
    support = None if take is None else _play(take)
    taking = None if support is None else TakePile(support.cards, support.to)
    return Plan(taking, tuple(map(_play, groups)))


def _play(group: str) -> Play:
    cards, _, places = group.partition(">")
    to, _, source = places.partition("<")
    return Play(parse_cards(cards), int(to) if to else None, int(source) if source else None)


@pytest.mark.parametrize(
    ("given", "wanted", "other", "is_served"),
    [
        # A card that nobody raised is laid only where nothing else would do.
        ({}, plan("9h 9d 9s"), plan("9h 9h 9d 9s"), False),
        ({}, plan("Kc Kd", "Ac Ad Ah"), plan("Kc Kd Kh", "Ac Ad Ah"), True),
        (UNOPENED, plan("Ac Ad Ah"), plan("Ac Ad Ah", "Qc Qd Qh"), False),
        (TWICE, plan(">0<1", "Kc Kd Kh"), plan(">0<1", "Kc Kd Kh"), True),
        ({}, plan("Kc Kd"), plan("Kc Kd 2c"), False),
        ({}, plan("Kc Kd"), plan("Kc Kd", "Ac Ad Ah"), False),
        # Cards that can only be a sequence stay one; others join the only meld that they fit.
        (RUNS, plan("4h 5h"), plan("4h 5h 6h"), True),
        (RUNS, plan("4h 5h 6h Kc"), plan("4h 5h 6h"), True),
        (RUNS, plan("5h 6h", "4c 4d"), plan("4c 4d 4h"), True),
        (RUNS, plan("4h 5h", "4c 4d"), plan("4h 4c 4d"), False),
        (RUNS, plan("8h 9h"), plan("8h>0"), True),
        (RUNS, plan("8h 8d"), plan("8h>0"), True),
        ({}, plan("7s Kc"), plan("7s>0"), True),
        ({}, plan("Kc Kd Kh>0"), plan("Kc Kd Kh"), True),
        ({}, plan("7s 9s"), plan("7s>0"), True),
        (RUNS, plan("4h 5h>1", "4c 4d"), plan("4c 4d 4h"), True),
        ({**TWICE, **DRAWING, "pile": "Jc 8s"}, plan(take="8h"), plan(take="8h>0"), True),
        (RUNS, plan("4h 5h>9", "4c 4d"), plan("4c 4d 4h"), False),
        # Melds are combined as they were to be, and cards stay where they were aimed.
        (TWICE, plan(">0<1"), plan(">0<1"), True),
        (TWICE, plan(">0<1", "Kc Kd Kh"), plan("Kc Kd Kh"), False),
        (TWICE, plan("8h>0"), plan("8h>0"), True),
        (TWICE, plan("8h>0"), plan("8h>1"), False),
        # Wild cards go where they were aimed, or from the felt with raised natural cards.
        ({}, plan("2c>0"), plan("2c>0"), True),
        ({}, plan("2c", "7s"), plan("7s 2c>0"), True),
        ({}, plan("2c", "Kc Kd"), plan("2c>0"), False),
        (WITH_WILD, plan("2d>0", "2c"), plan("2d 2c 7s 7s>0"), False),
        # A card that was raised for the up-card is kept there, if there was one.
        (DRAWING, plan("Kc Kd Kh", take="9h 2c"), plan("Kc Kd Kh", take="9d 9s"), False),
        (DRAWING, plan("Kc Kd Kh", take=""), plan("Kc Kd Kh", take="9h 9d"), True),
        (DRAWING, plan("Kc Kd Kh", take="2c"), plan("Kc Kd Kh 2c", take="9h 9d"), False),
        (DRAWING, plan("Kc Kd Kh", take="9h 2c"), plan("Kc Kd Kh", take="9h 9d"), True),
    ],
)
def test_a_plan_does_what_was_wanted(
    given: dict[str, Any], wanted: Plan, other: Plan, *, is_served: bool
) -> None:
    assert RefusedPlan(seen(**given), wanted).is_served_by(other) is is_served
