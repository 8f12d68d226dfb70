"""Positions with contradictions, and the messages about them."""

from collections import Counter
from collections.abc import Callable

import pytest

from engine import PositionError, parse_cards, parse_position
from tests.engine.positions import Position, parsed

NINES = [{"cards": "9h 9d 9s"}]
FIVE: Position = {
    "rules": "hasbro-2001/5p",
    "hands": [1, 1, 1, 1, 0],
    "melds": [[], []],
    "melded": [],
}
PACKETS: Position = {
    "rules": "pennies-from-heaven/5p",
    "hands": [1, 1, 1, 1, 0],
    "melds": [[], []],
    "melded": [],
    "sitting_out": [4],
}
OVER: Position = {"phase": "over", "stock": {"count": 0}}
TWO_CALIENTES = "winning-moves-deluxe/4p+caliente"
WRONG: list[tuple[Position, list[str]]] = [
    ({"colour": "red"}, ["colour: unknown key"]),
    ({"rules": None}, ["'rules' is missing"]),
    ({"rules": 5}, ["rules: an object expected, not 5"]),
    ({"rules": "x"}, ["rules.edition: unknown edition 'x'"]),
    ({"rules": {"edition": "hasbro-2001", "teams": 3}}, ["rules.teams: hasbro-2001 leaves"]),
    ({"deal": 0}, ["deal: 0 is less than 1"]),
    ({"deal": 1.5}, ["deal: a whole number expected, not 1.5"]),
    ({"dealer": 4}, ["dealer: 4 is more than 3"]),
    ({"scores": [0]}, ["scores: 2 entries expected, not 1"]),
    ({"scores": [0, "5"]}, ["scores[1]: a whole number expected, not '5'"]),
    ({"turn": -1}, ["turn: -1 is less than 0"]),
    ({"turn": True}, ["turn: a whole number expected, not true"]),
    ({"phase": "bid"}, ["phase: one of draw, play, answer, over expected, not 'bid'"]),
    ({"drew": "stock"}, ["drew: nothing has been drawn in the phase draw"]),
    ({"phase": "play", "drew": "deck"}, ["drew: one of stock, pile, caliente expected"]),
    ({"hands": [1, 2, 3]}, ["hands: 4 entries expected, not 3"]),
    (
        {"hands": ["1h", -1, 1.0, None]},
        [
            "hands[0]: unknown card '1h'",
            "hands[1]: -1 is less than 0",
            "hands[2]: cards or a number of cards expected",
            "hands[3]: cards or a number of cards expected",
        ],
    ),
    ({"hands": ["9c 9c", 0, 0, 0]}, ["9c occurs 3 times; the deck has 2"]),
    ({"hands": ["Ca", 0, 0, 0]}, ["Ca occurs 1 times; the deck has 0"]),
    ({"caliente_played": [1, 0]}, ["caliente_played[0]: 1 is more than 0"]),
    ({"rules": TWO_CALIENTES, "caliente_played": [2, 1]}, ["Ca occurs 3 times; the deck has 2"]),
    ({"took_pile": [0]}, ["took_pile: by these rules it does not matter who took the pile"]),
    ({"asked_in_vain": [1, 0]}, ["asked_in_vain[0]: by these rules a question costs nothing"]),
    ({"caliente_played": [-1, 0]}, ["caliente_played[0]: -1 is less than 0"]),
    ({"hands": [40, 40, 40, 40]}, ["198 cards are only counted, but 98 are left for them"]),
    ({"feet": [1, 0, 0, 0]}, ["feet: these rules have no foot"]),
    ({"in_foot": [1, False, False, False]}, ["in_foot[0]: true or false expected, not 1"]),
    ({"melds": [[]]}, ["melds: 2 entries expected, not 1"]),
    ({"melds": [["Kc"], []]}, ["melds[0][0]: an object expected, not 'Kc'"]),
    ({"melded": [4]}, ["melded[0]: 4 is more than 3"]),
    ({"melded": [0]}, ["melded: the side of seat 0 has no melds"]),
    ({"melded": [1, 1]}, ["melded: a seat is named twice"]),
    ({"bonus": ["4h", ""]}, ["bonus[0]: 4h is no bonus card"]),
    ({"pile": ["9c"]}, ["pile: cards as a text expected, not a list"]),
    ({"pile": "9c,9d"}, ["pile: unknown card '9c,9d'"]),
    ({"frozen": "yes"}, ["frozen: true or false expected, not 'yes'"]),
    ({"stock": 40}, ["stock: an object expected, not 40"]),
    ({"stock": {"count": -1}}, ["stock.count: -1 is less than 0"]),
    ({"stock": {"count": 1, "top": "5h 8c"}}, ["stock: 2 cards are named, but there are 1"]),
    ({"stock": {"count": 108}}, ["141 cards are only counted"]),
    ({"asked": 0}, ["asked: an open question needs the phase answer"]),
    ({"asked": {"seat": 0}}, ["asked: 'answer' is missing"]),
    ({"asked": {"seat": 1, "answer": True}}, ["turn: it is not seat 0's turn while 1 asked"]),
    ({"asked_before": [0]}, ["asked_before: by these rules each player may ask again"]),
    ({"phase": "answer"}, ["asked: the phase answer needs the seat that asked"]),
    ({"phase": "answer", "asked": 1}, ["turn: it is not seat 0's turn while 1 asked"]),
    ({"phase": "answer", "asked": 9}, ["asked: 9 is more than 3"]),
    ({"sides": [[0, 1, 2, 3]]}, ["rules.seats.sides: seats.empty_side"]),
    ({"sides": [[0, 2], [1, 9]]}, ["rules.seats.sides: seats.not_a_partition (players 4)"]),
    ({"sitting_out": [0]}, ["sitting_out: 0 of side 0 must sit out, not 1"]),
    ({"sitting_out": [4]}, ["sitting_out[0]: 4 is more than 3"]),
    (FIVE | {"turn": 4}, ["turn: seat 4 sits out"]),
    (FIVE | {"sitting_out": []}, ["sitting_out: 1 of side 0 must sit out, not 0"]),
    (
        FIVE | {"sitting_out": [1]},
        [
            "sitting_out: 1 of side 0 must sit out, not 0",
            "sitting_out: 0 of side 1 must sit out, not 1",
        ],
    ),
    (FIVE | {"hands": [1, 1, 1, 1, 1]}, ["hands: seat 4 sits out and holds no cards"]),
    (FIVE | {"melded": [4], "melds": [NINES, []]}, ["melded: seat 4 sits out"]),
    (PACKETS | {"in_foot": [False] * 4 + [True]}, ["in_foot: seat 4 sits out"]),
    (PACKETS | {"feet": [11, 11, 11, 11, 11]}, ["hands: seat 4 sits out and holds no cards"]),
    ({"pile": "", "frozen": True}, ["frozen: there is no pile that could be frozen"]),
    ({"pile": "9c 3d"}, ["pile: 3d lies above a natural card, or on top"]),
    ({"pile": "2c 3d"}, ["pile: 3d lies above a natural card, or on top"]),
    ({"pile": "3d 9c 3d"}, ["pile: 3d lies above a natural card, or on top"]),
    ({"phase": "play", "drew": "caliente"}, ["drew: the side has played no Caliente card"]),
    (
        {"phase": "play", "drew": "pile", "pile": ""},
        ["drew: who takes the pile melds, and the side has no melds"],
    ),
    (
        {"phase": "play", "drew": "pile", "melds": [NINES, []], "melded": []},
        ["drew: who takes the pile takes all of it, and cards lie there"],
    ),
    ({"asked": {"seat": 0, "answer": True}}, ["asked: by these rules nobody asks before drawing"]),
    ({"facts": {"cards": "Jk"}}, ["facts: not in the hand: Jk"]),
    ({"facts": {"sizes": [-1]}}, ["facts.sizes[0]: -1 is less than 0"]),
    ({"facts": {"sizes": [3]}}, ["facts: the side's melds had 3 cards, but have no cards"]),
    (
        {"melds": [NINES, []], "melded": [], "facts": {"sizes": [4]}},
        ["facts: the side's melds had 4 cards, but have 3 cards"],
    ),
    ({"known": ["Jk", "", "", ""]}, ["known[0]: not in the hand: Jk"]),
    ({"thrown": [{"seat": 0}]}, ["thrown[0]: 'card' is missing"]),
    ({"crosswise": [4]}, ["crosswise[0]: 4 is more than 3"]),
    ({"end": {"how": "out"}}, ["end: a deal that has ended is in the phase over"]),
    ({"phase": "over", "end": {}}, ["end: 'how' is missing"]),
    (OVER | {"end": {"how": "out"}}, ["end: who went out is missing"]),
    (OVER | {"end": {"how": "pass", "out": 1}}, ["end: nobody goes out by pass"]),
    (OVER | {"end": {"how": "pass", "concealed": True}}, ["end: only who goes out is concealed"]),
    (OVER | {"end": {"how": "out", "out": 0}}, ["end: seat 0 went out and still holds cards"]),
    ({"phase": "over", "end": {"how": "pass"}}, ["end: before pass the stock is used up"]),
    ({"winners": [0]}, ["winners: a match that is won is in the phase over"]),
]


@pytest.mark.parametrize(("changes", "problems"), WRONG)
def test_what_is_wrong_with_a_position_is_named(changes: Position, problems: list[str]) -> None:
    with pytest.raises(PositionError) as error:
        parsed(changes)
    assert len(error.value.problems) == len(problems), error.value.problems
    for line, beginning in zip(error.value.problems, problems, strict=True):
        assert line.startswith(beginning)


HUGE = {"millions": 10**8, "no index": 10**19, "no text": int("9" * 4300)}
COUNTED: dict[str, Callable[[int], Position]] = {
    "caliente_played": lambda count: {"caliente_played": [count, 0]},
    "hands": lambda count: {"hands": [count] * 4},
    "stock": lambda count: {"stock": {"count": count}},
    "sizes": lambda count: {"facts": {"sizes": [count]}},
    "drawn": lambda count: {"facts": {"drawn": count}},
    "feet": lambda count: {"rules": "complete-hand-and-foot", "feet": [count] * 4},
}
"""Positions by the name of a number in them that counts cards."""
NUMBERED: dict[str, Callable[[int], Position]] = {
    "deal": lambda number: {"deal": number},
    "scores": lambda number: {"scores": [number, 0]},
    "scores below": lambda number: {"scores": [0, -number]},
    "turn": lambda number: {"turn": number},
    "asked_in_vain": lambda number: {"asked_in_vain": [number, 0]},
    "dealer": lambda number: {"dealer": number},
    "melded": lambda number: {"melded": [number]},
    "took_pile": lambda number: {"took_pile": [number]},
    "exposed": lambda number: {"exposed": [number]},
    "crosswise": lambda number: {"crosswise": [number]},
    "thrown": lambda number: {"thrown": [{"seat": number, "card": "9c"}]},
    "sides": lambda number: {"sides": [[0, 2], [1, number]]},
    "winners": lambda number: {"phase": "over", "winners": [number]},
    "players": lambda number: {"rules": {"edition": "hasbro-2001", "players": number}},
}
"""Positions by the name of a number in them that counts something else."""


@pytest.mark.parametrize("size", HUGE)
@pytest.mark.parametrize("name", COUNTED)
def test_no_number_of_cards_is_more_than_the_deck_has(name: str, size: str) -> None:
    with pytest.raises(PositionError, match=r"is more than (0|108|270)(\n|$)"):
        parsed(COUNTED[name](HUGE[size]))


@pytest.mark.parametrize("size", ["no index", "no text"])
@pytest.mark.parametrize("name", NUMBERED)
def test_no_number_is_beyond_all_bounds(name: str, size: str) -> None:
    with pytest.raises(PositionError, match=r"is (more|less) than -?\d{1,10}(\n|$)"):
        parsed(NUMBERED[name](HUGE[size]))


@pytest.mark.parametrize("value", [None, [], 5, "position"])
def test_a_position_is_an_object(value: object) -> None:
    with pytest.raises(PositionError, match="an object expected"):
        parse_position(value)


def test_several_contradictions_are_all_named() -> None:
    with pytest.raises(PositionError) as error:
        parsed({"turn": 9, "pile": "9c 9c 9c", "phase": "bid", "bonus": ["4h", ""]})
    places = {line.partition(":")[0] for line in error.value.problems}
    assert places >= {"turn", "phase", "bonus[0]", "9c occurs 3 times; the deck has 2"}


@pytest.mark.parametrize(
    ("rules", "cards", "problem"),
    [
        ("winning-moves-deluxe", "Jh Jd", "2 natural and 0 wild cards are no set"),
        ("winning-moves-deluxe", "Jh Jd 2c 2d", "2 natural and 2 wild cards are no set"),
        ("winning-moves-deluxe", "Jh Jd Js Jc Jh 2c 2d 2s 2h", "5 natural and 4 wild cards are no"),
        ("stingray-classic", "Jh 2c 2d", "1 natural and 2 wild cards are no set"),
        ("hasbro-2001", "2c 2d 2s", "a set needs natural cards"),
        ("hasbro-2001", "", "a set needs natural cards"),
        ("hasbro-2001", "Jh Jd Qd", "a set has one rank"),
        ("hasbro-2001", "3h Jd Jc", "3h cannot be melded"),
        ("hasbro-2001", "3s 3c", "2 black threes are no set"),
        ("hasbro-2001", "3s 3c 3c 2h", "a set of black threes takes no wild card"),
        ("modern-american", "7h 7d 2c", "a set of 7 takes no wild card"),
    ],
)
def test_impossible_melds_are_refused(rules: str, cards: str, problem: str) -> None:
    with pytest.raises(PositionError) as error:
        parse_position({"rules": rules, "melds": [[{"cards": cards}], []]})
    (line,) = error.value.problems
    assert line.startswith(f"melds[0][0].cards: {problem}")


@pytest.mark.parametrize("kind", ["sequence", "wild"])
def test_kinds_of_melds_that_the_rules_have_not_are_refused(kind: str) -> None:
    meld = {"kind": kind, "cards": "4h 5h 6h"}
    with pytest.raises(PositionError, match=f"no melds of the kind {kind}"):
        parse_position({"rules": "hasbro-2001", "melds": [[meld], []]})


def test_a_side_has_one_set_of_a_rank() -> None:
    nines = [{"cards": "9h 9d 9c"}, {"cards": "9h 9d 9s"}]
    with pytest.raises(PositionError, match="2 sets of 9, but a side has one set of a rank"):
        parse_position({"rules": "hasbro-2001", "melds": [nines, []]})


def test_a_side_has_one_open_meld_of_wild_cards() -> None:
    closed = {"kind": "wild", "cards": "2h 2d 2c 2s 2h 2d Jk"}
    open_ones = [{"kind": "wild", "cards": "2h 2d 2c"}, {"kind": "wild", "cards": "2s 2s Jk"}]
    rules = "complete-hand-and-foot"
    with pytest.raises(PositionError, match="2 open melds of wild cards, but a side has one"):
        parse_position({"rules": rules, "melds": [open_ones, []]})
    state = parse_position({"rules": rules, "melds": [[closed, closed, open_ones[0]], []]})
    assert len(state.public.sides[0].melds) == 3


@pytest.mark.parametrize(
    ("rules", "cards"),
    [
        ("winning-moves-deluxe", "Jh Jd Js Jc 2c 2d Jk"),
        ("hasbro-2001", "Jh Jd Js Jc Jh 2c 2d 2s Jk"),
        ("stingray-classic", "Jh Jd 2c 2d Jk"),
        ("stingray-classic", "3s 3c 3s"),
    ],
)
def test_melds_that_the_rules_allow_are_set_up(rules: str, cards: str) -> None:
    state = parse_position({"rules": rules, "melds": [[{"cards": cards}], []]})
    assert Counter(state.public.sides[0].melds[0].cards) == Counter(parse_cards(cards))
