"""Going out: the fast search agrees with trying everything."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from engine import (
    State,
    format_reference,
    observe,
    rank_of,
    reference_of,
)
from engine.position import PositionError, parse_position
from engine.rules.exits import can_go_out, find_exit, is_canasta_in_reach
from tests.engine.kit.tables import GAMES_FOR_FOUR, rules_named
from tests.engine.rules.brute_exits import can_go_out_by_trying
from tests.engine.rules.exits_kit import carry_out

TABLES = (
    *GAMES_FOR_FOUR[::2],
    *("must-ask", "two-canastas", "no-need", "tight-melds", "closed-melds", "bound-wilds"),
    "sevens",
)
SUITS = "shdcshdc"


def named(kinds: Iterable[str]) -> list[str]:
    """Returns cards of the given ranks, with different suits as long as the deck has them."""
    used = dict.fromkeys("79KQ23", -1)
    cards: list[str] = []
    for kind in kinds:
        if kind == "Jk":
            cards.append(kind)
            continue
        used[kind] += 1
        suits = "scsc" if kind == "3" else SUITS
        assume(used[kind] < len(suits))
        cards.append(kind + suits[used[kind]])
    return cards


@st.composite
def positions(draw: st.DrawFn, table: str) -> State:
    """Draws a turn of a side with up to three sets and a hand of up to seven cards."""
    sizes = st.tuples(st.integers(2, 6), st.integers(0, 3))
    sets = draw(st.dictionaries(st.sampled_from("79K"), sizes, max_size=3))
    wilds = draw(st.sampled_from(["2", "Jk"]))
    kinds = [
        *(kind for rank, size in sets.items() for kind in (rank,) * size[0] + (wilds,) * size[1]),
        *draw(st.lists(st.sampled_from(["7", "9", "K", "K", "Q", "2", "Jk", "3"]), max_size=7)),
    ]
    assume(kinds.count("Jk") <= 4)
    cards, place = named(kinds), count()
    melds = [
        {"cards": " ".join(cards[next(place)] for _ in range(sum(size)))} for size in sets.values()
    ]
    asked = draw(st.sampled_from([None, {"seat": 0, "answer": True}, {"seat": 0, "answer": False}]))
    given: dict[str, Any] = {
        "rules": format_reference(reference_of(rules_named(table))),
        "scores": [draw(st.sampled_from([-100, 0, 1500, 3000, 7500, 9500])), 0],
        "phase": "play",
        "turn": 0,
        "hands": [" ".join(cards[sum(map(sum, sets.values())) :]), 5, 5, 5],
        "melds": [melds, []],
        "stock": {"count": 20},
    }
    try:
        return parse_position(given if asked is None else {**given, "asked": asked})
    except PositionError:
        assume(condition=False)
        raise


@pytest.mark.parametrize("table", TABLES)
@settings(suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(data=st.data())
def test_the_search_agrees_with_trying_everything(table: str, data: st.DataObject) -> None:
    state = data.draw(positions(table))
    view = observe(state, 0)
    found = find_exit(view, view.own.melds, view.hand)
    assert can_go_out(view, view.own.melds, view.hand) == (found is not None)
    assert can_go_out_by_trying(view, view.own.melds, view.hand) == (found is not None)
    if found is not None and view.hand:
        carry_out(state, found)


WHOLE = {
    "set": ("9c 9d 9s", "9h 9d 9s 2c", "4s 4h 4d 4c 4s 4h 2h", "9c 9c 9d 9d 9s 9h 9h"),
    "sequence": (
        "4h 5h 6h 7h 8h 9h Th",
        "5d 6d 7d 8d 9d Td Jd",
        "8h 9h Th Jh Qh Kh Ah",
        "9d Td Jd",
    ),
    "wild": ("2c 2d 2h", "2s 2s 2h 2h 2c 2d Jk"),
}
"""Melds of which a side may have a part on the table, in `parted_positions`, by kind."""

KINDS = {
    "sequences": ("set", "sequence", "sequence"),
    "any-suit": ("set", "sequence", "sequence"),
    "wild-melds": ("set", "set", "wild"),
    "chilean/4p": ("set", "sequence", "sequence", "wild"),
}
"""The kinds of melds to try, by table."""


@st.composite
def parted_positions(draw: st.DrawFn, table: str) -> State:
    """Draws a turn of a side with parts of melds on the table and the other parts in hand, at most
    six cards, perhaps with a card that belongs to none.
    """
    melds: list[dict[str, str]] = []
    hand = draw(st.sampled_from([[], [], ["4s"], ["7h"], ["9h"], ["8d"], ["2c"], ["Jk"], ["3s"]]))
    for kind in draw(st.lists(st.sampled_from(KINDS[table]), min_size=1, max_size=3)):
        cards = draw(st.sampled_from(WHOLE[kind])).split()
        low, above = draw(st.integers(0, 2)), draw(st.integers(0, 3))
        high = len(cards) - above
        if high - low < 3:
            low = high = 0
        else:
            melds.append({"kind": kind, "cards": " ".join(cards[low:high])})
        hand = [*hand, *cards[:low], *cards[high:]]
    assume(len(hand) <= 6)
    reference = reference_of(rules_named(table))
    given: dict[str, Any] = {
        "rules": format_reference(replace(reference, house={**reference.house, "deck.count": 4})),
        "scores": [draw(st.sampled_from([-100, 1500])), 0],
        "phase": "play",
        "turn": 0,
        "hands": [" ".join(hand), 5, 5, 5],
        "melds": [melds, []],
        "stock": {"count": 40},
    }
    try:
        return parse_position(given)
    except PositionError:
        assume(condition=False)
        raise


@pytest.mark.parametrize("table", KINDS)
@settings(suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(data=st.data())
def test_the_search_agrees_where_there_are_other_melds(table: str, data: st.DataObject) -> None:
    state = data.draw(parted_positions(table))
    view = observe(state, 0)
    found = find_exit(view, view.own.melds, view.hand)
    assert can_go_out_by_trying(view, view.own.melds, view.hand) == (found is not None)
    if found is not None and view.hand:
        carry_out(state, found)


HOARD = (
    "2s 2h 2h 2h 2c 2c 4d 4c 5s 5s 5h 5d 5d 5d 6s 6s 6h 6c 6c 7h 7h 7h 7d 7d 7d 7c 7c 8s 8s 8h 8h "
    "8d 9s 9s 9s 9h 9h 9d 9d 9c 9c Ts Ts Th Th Td Td Tc Tc Js Js Js Jh Jh Jh Jd Jc Jc Qs Qc Qc Ks "
    "Ks As As Ad Jk Jk"
)
"""A hand after several piles: a search over all partial melds would not end."""


def test_the_search_ends_for_a_hoard() -> None:
    melds = ["4s 4s 4s 4c 4c Jk", "8h 8d 8c", "Kh Kh Kh Kd Kd", "Ah Ad Ad Ac Ac Ac", "7s 7s 2c"]
    state = parse_position(
        {
            "rules": "complete-samba/2p",
            "phase": "play",
            "turn": 0,
            "hands": [HOARD, 15],
            "melds": [[{"cards": cards} for cards in melds], []],
            "stock": {"count": 25},
        }
    )
    view = observe(state, 0)
    found = find_exit(view, view.own.melds, view.hand)
    assert found is not None
    carry_out(state, found)


@pytest.mark.parametrize(
    ("edition", "house", "hand"),
    [
        # Of two like sequences of different suits only one takes the seven.
        ("complete-samba", {}, "4s 5s 6s 4h 5h 6h 7h"),
        # Beside an unfinished meld of twos no two joins the queens, but a joker does.
        (
            "classic-1951",
            {"meld.all_wild_sets": True, "meld.twos_bound": True},
            "Qs Qh Jk 2s 2h 2c",
        ),
    ],
    ids=["suits", "twos"],
)
def test_a_way_out_gives_each_meld_its_own_cards(
    edition: str, house: dict[str, Any], hand: str
) -> None:
    position: dict[str, Any] = {
        "rules": {"edition": edition, "house": {"out.canastas.total": 0, **house}},
        "turn": 0,
        "phase": "play",
        "hands": [hand, 11, 11, 11],
        "melds": [[{"cards": "Kh Kd Ks"}], []],
        "stock": {"count": 30},
    }
    state = parse_position(position)
    view = observe(state, 0)
    found = find_exit(view, view.own.melds, view.hand)
    assert found is not None
    carry_out(state, found)


def test_both_answers_occur() -> None:
    """The positions of this module have both results, with ways out by sequences among them."""
    answers, by_runs = set[bool](), set[bool]()

    @settings(max_examples=60, database=None)
    @given(positions("winning-moves-deluxe/4p"))
    def look(state: State) -> None:
        view = observe(state, 0)
        answers.add(can_go_out(view, view.own.melds, view.hand))

    @settings(max_examples=60, database=None, suppress_health_check=[HealthCheck.filter_too_much])
    @given(parted_positions("sequences"))
    def look_at_runs(state: State) -> None:
        view = observe(state, 0)
        found = find_exit(view, view.own.melds, view.hand)
        plays = () if found is None else found.plays
        is_run = any(len(set(map(rank_of, play.cards))) > 2 for play in plays)
        by_runs.add(is_run)

    look()
    look_at_runs()
    assert answers == by_runs == {True, False}


@pytest.mark.parametrize(
    ("melds", "hand", "house", "is_in_reach"),
    [
        ("", "9c 9d 9h 9s 9c 9d 9h 5h", {}, True),
        ("9c 9d 9h 9s", "9c 9d 2h 5h", {}, True),
        ("9c 9d 9h 9s 9c 9d 9h", "Kc 5h", {}, True),
        ("9c 9d 9h", "9c 9d 2h 5h", {}, False),
        ("", "9c 5h", {"out.canastas.total": 0}, True),
    ],
)
def test_a_canasta_is_in_reach(
    melds: str, hand: str, house: dict[str, Any], *, is_in_reach: bool
) -> None:
    position: dict[str, Any] = {
        "rules": {"edition": "classic-1951", "house": house},
        "turn": 0,
        "phase": "play",
        "hands": [hand, 11, 11, 11],
        "melds": [[{"cards": melds}] if melds else [], []],
        "stock": {"count": 20},
    }
    assert is_canasta_in_reach(observe(parse_position(position), 0)) is is_in_reach
