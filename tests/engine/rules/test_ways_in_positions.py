"""The nearest ways in small positions, of which each shows what the search for them has to know.

`tests/laws` takes the conditions of the search away one at a time; here each of them is missed.
"""

from typing import Any

import pytest

from engine import (
    Action,
    Discard,
    DrawStock,
    Meld,
    Play,
    TakePile,
    Way,
    format_cards,
    nearest_ways,
    observe,
    parse_cards,
    parse_position,
)
from engine.actions import LayBonus
from tests.engine.kit.tables import kind_of_cards

# What is wanted, the ways to it, the hand, the own melds, the pile; what else is given: the rules
# (without them the usual ones), the phase (without it cards are laid).
CASES: list[tuple[str, list[str], str, tuple[str, ...], str, dict[str, Any]]] = [
    (
        "throw Ac",
        ["take >0"],
        "Ac",
        ("6d 6d 2s",),
        "8h 6s",
        {"phase": "draw", "stock": {"count": 0}},
    ),
    ("throw Kd", [], "4d", (), "7c", {}),
    ("Jk|Jk>0+1", [], "4h", ("4c 4c 4s",), "Qd", {}),
    (
        "draw",
        [],
        "9h 9d Kc",
        ("9s 9d 9h",),
        "Ac 9c",
        {
            "rules": {"edition": "hasbro-2001", "players": 4, "house": {"pile.open_add": "never"}},
            "phase": "draw",
            "stock": {"count": 0},
        },
    ),
    (
        "draw",
        [],
        "Kc 4d 5h",
        ("9s 9d 9h", "9c 9d 9h"),
        "Ac 9c",
        {
            "rules": {
                "edition": "hasbro-2001",
                "players": 4,
                "house": {"meld.sets_per_rank": "unlimited", "deck.count": 3},
            },
            "phase": "draw",
            "stock": {"count": 0},
        },
    ),
    ("bonus 3s", [], "4d 4h", (), "4c", {"phase": "draw"}),
    ("take 9h", ["DrawStock"], "9h Kd 5c", (), "", {"phase": "draw"}),
    (
        "take ",
        ["DrawStock"],
        "8s 4c Ts 8h",
        (),
        "8c",
        {
            "rules": {"edition": "hasbro-2001", "players": 4, "house": {"opening.splash": True}},
            "phase": "draw",
        },
    ),
    ("take ", ["DrawStock"], "Td Td Jh Jh", (), "Th", {"phase": "draw"}),
    (
        "throw 3h",
        ["LayBonus"],
        "3h 9h Kc",
        (),
        "Ac 9c",
        {
            "rules": {
                "edition": "hasbro-2001",
                "players": 4,
                "house": {"bonus.may_be_forgotten": True},
            }
        },
    ),
    ("take 5s 5c>0", ["take 5s 5c"], "5s 5c", ("6c 6c 6h",), "5s Kd 5d", {"phase": "draw"}),
    ("take Jk|As", ["take Jk Ac As"], "Jk Ac As", (), "6d 7h As", {"phase": "draw"}),
    ("take Td Ts Td", ["take Ts Td>0"], "Td Ts", ("Th Ts 2s",), "2d 8c Td", {"phase": "draw"}),
    ("take Td|2c", ["take Th Td 2c"], "Th 2c Td", (), "Ad 4c Td", {"phase": "draw"}),
    (
        "2c Jc",
        ["2c Jc Jc"],
        "Js Jc Jc 2c Th",
        (),
        "5d",
        {"rules": "complete-samba", "scores": [-100, 0]},
    ),
    ("9h 5h", ["9h Th Jh"], "5h 4c 9h Th Jh", (), "9h", {"rules": "samba", "scores": [-100, 0]}),
    ("Jk|7h", ["7h Jk 7c"], "Jk 7c Jk 7h 7h", (), "5c", {}),
    (
        "throw 5h",
        [],
        "Ca 5h Kd 8s",
        (),
        "Ac 9c",
        {
            "rules": {"edition": "hasbro-2001", "players": 4, "house": {"caliente.count": 4}},
            "phase": "draw",
        },
    ),
    ("2c 2d>0", ["2c 2d 9s>0", "2d>0"], "2c 2d 9s Kc 5h", ("9c 9d 9h 2h",), "Ac 9c", {}),
    ("take 8c 2c|2c", [], "8c 4d Ah", ("8d 8d 8h",), "8s", {"phase": "draw"}),
    ("2h Jk Tc", ["Jk Tc Td"], "Td 2h Jk Tc Th", ("6d 6h 6c",), "4c", {}),
    ("Ad 8h Qh", ["Qh Qs Qd"], "8h Qh Qd Qs Kd", ("4h 4c 4h",), "2h", {"rules": "brazilian"}),
    ("Qd 8h", ["Qd>0", "8h 8c 8s"], "8c Qd Qc Jh 8s 8h", ("Qc Qd 2s",), "8c", {}),
    ("take ", ["DrawStock"], "4c Ad Jk 7d 4d 2h", (), "4d", {"phase": "draw", "scores": [3000, 0]}),
    ("2d 2d>1|9c 2d 5h", [], "9c 5h 2d", ("5d 5s 5d", "7h 7h 7h"), "5d", {"rules": "bolivia"}),
    ("take Jk Jk||6s Jk Jk", ["DrawStock"], "Jk Jh", ("4d 4c 4h",), "Js", {"phase": "draw"}),
    ("6h 6d|6c 9d 6h", ["6c>0", "9d 9c 9h"], "9h 6c 9d 9c 8d", ("6s 6c 6s",), "9s", {}),
    (
        "take ",
        ["take Td Td|8s 8h 8h", "take Td Td|9s 9h 9d"],
        "8h 9h 9s Td 8h 9d 8s Td",
        (),
        "Th",
        {"phase": "draw"},
    ),
    ("take 2c", ["take 4s 2c 4d|Qs Qh Qd"], "Ad Td Qh 2c 4s Qd 4d Qs", (), "4h", {"phase": "draw"}),
    (
        "take 7h 7s 2d|7c Jc 4h|",
        ["take 7h 7s 2d"],
        "7d 2d 7h 7s",
        (),
        "Ac 7d",
        {"phase": "draw", "scores": [-100, 0]},
    ),
    ("4d 2d|2d 2d|4d 4c", ["4d 2d|4c|8s 8s 8d"], "Ac 4c 2d 4d 8d 8s 7h 8s", (), "4d", {}),
    (
        "4h 4d 4c 4s 4h 4d",
        ["4h 4d 4c 4s 4h 4d 4c"],
        "4h 4d 4c 4s 4h 4d 4c Ks Qs 5d",
        (),
        "Ac 9c",
        {
            "rules": {
                "edition": "hasbro-2001",
                "players": 4,
                "house": {"opening.splash": True, "deck.count": 3},
            },
            "scores": [3000, 0],
        },
    ),
    (
        "4h 5h 6h 7h 8h 9h",
        ["4h 5h 6h 7h 8h 9h Th"],
        "4h 5h 6h 7h 8h 9h Th 3s 3c Ks",
        (),
        "Ac 9c",
        {
            "rules": {
                "edition": "hasbro-2001",
                "players": 4,
                "house": {"opening.splash": True, "meld.sequences": True},
            },
            "scores": [3000, 0],
        },
    ),
]


def action_of(text: str) -> Action:
    """Returns an action from its text: ``take`` and cards for the pile, or groups of cards with the
    place of a meld after ``>`` and of one that joins it after ``+``.
    """
    first, _, rest = text.partition(" ")
    if first == "draw":
        return DrawStock()
    if first in ("throw", "bonus"):
        (card,) = parse_cards(rest)
        return Discard(card) if first == "throw" else LayBonus(card)
    if first != "take":
        return Meld(tuple(map(play_of, text.split("|"))))
    support, *plays = rest.split("|")
    begun = play_of(support)
    return TakePile(begun.cards, begun.to, tuple(map(play_of, plays)))


def play_of(text: str) -> Play:
    cards, _, places = text.partition(">")
    to, _, source = places.partition("+")
    return Play(parse_cards(cards), int(to) if to else None, int(source) if source else None)


def told(way: Way) -> str:
    """Returns the text of the action of a way."""
    match way.action:
        case TakePile(using, to, plays):
            return "take " + "|".join(map(told_play, (Play(using, to), *plays)))
        case Meld(plays):
            return "|".join(map(told_play, plays))
        case action:
            return type(action).__name__


def told_play(play: Play) -> str:
    return format_cards(play.cards) + ("" if play.to is None else f">{play.to}")


@pytest.mark.parametrize(
    ("wanted", "ways", "hand", "melds", "pile", "given"),
    CASES,
    ids=[f"{case[0]} of {case[2]}, {case[4]}" for case in CASES],
)
def test_these_are_the_ways(
    wanted: str,
    ways: list[str],
    hand: str,
    melds: tuple[str, ...],
    pile: str,
    given: dict[str, Any],
) -> None:
    position: dict[str, Any] = {
        "rules": "hasbro-2001",
        "turn": 0,
        "phase": "play",
        "hands": [hand, 11, 11, 11],
        "melds": [[{"kind": kind_of_cards(cards), "cards": cards} for cards in melds], []],
        "pile": pile,
        "stock": {"count": 20},
        **given,
    }
    view = observe(parse_position(position), 0)
    assert [told(way) for way in nearest_ways(view, action_of(wanted))] == ways
