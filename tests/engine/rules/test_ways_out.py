"""Going out in small positions, of which each shows what the search for a way out has to know.

`tests/laws` takes the conditions of the search away one at a time; here each of them is missed.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine import observe, parse_cards, parse_position
from engine.rules.exits import find_exit, is_exit_certain
from engine.rules.laying.ways_out import Opening, find_way_out
from engine.state import MeldKind, State, make_meld
from engine.values import NO_DEMAND
from tests.engine.kit.tables import kind_of_cards, rules_named
from tests.engine.rules.exits_kit import carry_out

CASES: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("ways_out.toml").read_text(encoding="utf-8")
)["case"]


def position(
    hand: str, melds: tuple[str, ...], house: dict[str, Any], given: dict[str, Any]
) -> State:
    """Returns a turn of the first of four seats."""
    options = {"deck.count": 4, "out.canastas.total": 0, **house}
    edition = options.pop("edition", "classic-1951")
    return parse_position(
        {
            "rules": {"edition": edition, "house": options},
            "scores": [-100, 0],
            "turn": 0,
            "phase": "play",
            "hands": [hand, 11, 11, 11],
            "melds": [[{"kind": kind_of_cards(cards), "cards": cards} for cards in melds], []],
            "stock": {"count": 30},
            **given,
        }
    )


def name_of(case: dict[str, Any]) -> str:
    changed = {**case.get("house", {}), **case.get("given", {})}
    options = [f"{name}={value}" for name, value in changed.items()]
    return " ".join((case["hand"], *case.get("melds", ()), *options))


@pytest.mark.parametrize("case", CASES, ids=map(name_of, CASES))
def test_who_can_goes_out(case: dict[str, Any]) -> None:
    melds = tuple(case.get("melds", ()))
    state = position(case["hand"], melds, case.get("house", {}), case.get("given", {}))
    view = observe(state, 0)
    found = find_exit(view, view.own.melds, view.hand)
    assert (found is not None) is case["goes_out"]
    if found is not None:
        carry_out(state, found)


def test_a_card_is_thrown_only_where_not_all_can_be_laid() -> None:
    view = observe(position("6h 7h 8h", ("6s 6d 6c", "7s 7d 7c"), {"meld.sequences": True}, {}), 0)
    found = find_exit(view, view.own.melds, view.hand)
    assert found is not None
    assert found.last is None


def test_a_red_three_that_was_kept_bars_going_out_before_drawing() -> None:
    house, given = {"bonus.may_be_forgotten": True}, {"phase": "draw"}
    assert is_exit_certain(observe(position("Kh Kd Ks", (), house, given), 0))
    assert not is_exit_certain(observe(position("3h Kh Kd Ks", (), house, given), 0))


def test_a_wild_card_goes_with_black_threes_before_drawing() -> None:
    house, given = {"stop.takes_wild": True}, {"phase": "draw"}
    assert is_exit_certain(observe(position("3s 3c 2h Kh Kd Ks", (), house, given), 0))


def test_black_threes_are_no_canasta() -> None:
    rules, hand = rules_named("classic-1951/4p"), parse_cards("9h 9d 9s")
    opening = Opening(0, NO_DEMAND, is_waivable=False)
    stops = make_meld(MeldKind.SET, parse_cards("3s 3s 3s 3s 3c 3c 3c"))
    assert find_way_out(rules, (stops,), hand, opening) is None
    kings = make_meld(MeldKind.SET, parse_cards("Kh Kh Kd Kd Ks Ks Kc"))
    assert find_way_out(rules, (kings,), hand, opening) is not None
