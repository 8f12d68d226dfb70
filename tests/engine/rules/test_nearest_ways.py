"""The nearest legal ways from a refused action."""

from typing import Any

import pytest

from engine import (
    Accepted,
    Action,
    Discard,
    DrawStock,
    Meld,
    Observation,
    Pass,
    Play,
    TakePile,
    Way,
    actor_of,
    decide,
    format_cards,
    nearest_ways,
    observe,
    parse_cards,
    parse_position,
)
from engine.rng import Chance
from tests.engine.kit.advice import attempts
from tests.engine.kit.hidden_cards_check import with_hidden_cards_swapped
from tests.engine.kit.tables import EDITIONS, HOUSES


def seen(hand: str, rules: Any = "hasbro-2001", **given: Any) -> Observation:
    position: dict[str, Any] = {
        "rules": rules,
        "turn": 0,
        "phase": "play",
        "hands": [hand, 11, 11, 11],
        "melds": [[{"cards": "7c 7d 7h"}], []],
        "pile": "Ac 9c",
        "stock": {"count": 20},
        **given,
    }
    return observe(parse_position(position), 0)


def meld(*groups: str) -> Meld:
    return Meld(tuple(Play(parse_cards(group)) for group in groups))


def changes(view: Observation, wanted: Action) -> list[tuple[str, str]]:
    """Returns the added cards and the cards put back, for each way."""
    ways = nearest_ways(view, wanted)
    assert not any(way.is_other for way in ways)
    return [(format_cards(way.added), format_cards(way.put_back)) for way in ways]


def test_a_small_meld_takes_another_card_of_its_rank_or_a_wild_card() -> None:
    view = seen("9h 9d 9s 2c Kc 5h 4s")
    assert changes(view, meld("9h 9d")) == [("9s", ""), ("2c", "")]


def test_too_many_wild_cards_are_outweighed_or_put_back() -> None:
    view = seen("9h 9d 9s 2c 2d Kc 5h 4s")
    assert changes(view, meld("9h 9d 2c 2d")) == [("9s", ""), ("", "2c")]


def test_cards_of_two_ranks_are_laid_apart() -> None:
    view = seen("9h 9d 9s Kc Kd Kh 5h 4s")
    (way, *_) = nearest_ways(view, meld("9h 9d 9s Kc Kd Kh"))
    assert way == Way(meld("9h 9d 9s", "Kc Kd Kh"))


def test_the_opening_takes_what_is_worth_enough() -> None:
    view = seen("9h 9d 9s 9c Kc Kd Kh 5h 4s 4c", melds=[[], []])
    assert changes(view, meld("9h 9d 9s")) == [("Kh Kd Kc", "")]


def test_an_opening_may_need_several_further_melds() -> None:
    hand = "9h 9d 9s Kc Kd Kh Qs Qh Qd 4s 4c 5d"
    view = seen(hand, melds=[[], []], scores=[1600, 0])
    assert changes(view, meld("9h 9d 9s")) == [("Qs Qh Qd Kh Kd Kc", "")]


def test_who_has_to_keep_cards_puts_one_back() -> None:
    view = seen("9h 9d 9s 9c Kc")
    assert changes(view, meld("9h 9d 9s 9c")) == [("", "9h")]


def test_of_several_groups_those_stay_that_are_melds() -> None:
    view = seen("9h 9d 9s Kc Kd 5h 5c 8s 4s Jd")
    wanted = meld("9h 9d 9s", "Kc Kd 5h 5c 8s", "4s Jd 4h")
    (way, *_) = nearest_ways(view, wanted)
    assert way.action == meld("9s 9h 9d")
    assert format_cards(way.put_back) == "4s 4h 5h 5c 8s Jd Kd Kc"


def test_a_take_that_aims_at_the_wrong_meld_goes_where_it_belongs() -> None:
    view = seen("9h 9d Kc 5h", phase="draw", melds=[[{"cards": "7c 7d 7h"}], []])
    wanted = TakePile(parse_cards("9h 9d"), to=0)
    assert nearest_ways(view, wanted)[0] == Way(TakePile(parse_cards("9h 9d")))


def test_a_take_gets_the_pair_that_a_frozen_pile_needs() -> None:
    view = seen("9h 9d 2c Kc 5h", phase="draw", frozen=True, pile="2d Ac 9c")
    assert nearest_ways(view, TakePile(parse_cards("9h 2c"))) == (
        Way(TakePile(parse_cards("9h 2c 9d")), parse_cards("9d")),
    )


def test_before_the_draw_one_draws_or_takes_first() -> None:
    view = seen("9h 9d Kc Kd Kh 5h", phase="draw")
    wanted = meld("Kc Kd Kh")
    assert nearest_ways(view, wanted) == (
        Way(DrawStock(), is_other=True),
        Way(TakePile(parse_cards("9h 9d")), is_other=True),
    )


def test_who_cannot_discard_a_card_discards_another() -> None:
    view = seen("9h Kc 5h")
    assert changes(view, Discard(parse_cards("Kd")[0])) == [("Kc", "Kd"), ("5h", "Kd")]


def test_who_has_the_turn_of_nobody_has_no_way() -> None:
    assert nearest_ways(seen("9h Kc 5h", turn=1, phase="draw"), DrawStock()) == ()
    assert nearest_ways(seen("9h Kc 5h", turn=1, phase="draw"), Pass()) == ()


@pytest.mark.parametrize("table", [*EDITIONS, *HOUSES])
def test_every_way_is_legal_and_asks_for_what_it_says(table: str) -> None:
    chance = Chance(table)
    for state, wanted in attempts(table, f"ways {table}", 12):
        seat = actor_of(state.rules, state.public)
        ways = nearest_ways(observe(state, seat), wanted)
        assert ways, wanted
        for way in ways:
            assert isinstance(decide(state, way.action), Accepted), (wanted, way)
            assert way.is_other or way.action != wanted
        other = with_hidden_cards_swapped(state, seat, chance)
        assert nearest_ways(observe(other, seat), wanted) == ways
