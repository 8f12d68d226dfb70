"""The nearest legal ways from a refused action."""

from typing import Any

import pytest

from engine import (
    Accepted,
    Action,
    AskPartner,
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
    is_legal,
    nearest_ways,
    observe,
    parse_cards,
    parse_position,
)
from engine.rng import Chance
from tests.engine.kit.advice import attempts
from tests.engine.kit.hidden_cards_check import with_hidden_cards_swapped
from tests.engine.kit.law_of_ways import breach
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


def test_a_small_meld_takes_another_card_of_its_rank() -> None:
    view = seen("9h 9d 9s 2c Kc 5h 4s")
    assert changes(view, meld("9h 9d")) == [("9s", "")]


def test_a_wild_card_that_nobody_raised_is_never_spent() -> None:
    assert nearest_ways(seen("9h 9d 2c Kc 5h 4s"), meld("9h 9d")) == ()
    view = seen("9h 9d 2c Jk Kc Kd 4s", melds=[[], []])
    assert nearest_ways(view, meld("9h 9d 2c")) == ()
    taking = seen("9h 2c Kc 5h", phase="draw")
    assert nearest_ways(taking, TakePile(parse_cards("9h"))) == ()


def test_a_wild_card_stays_where_it_was_aimed() -> None:
    own = [{"cards": "7c 7d 7h 7s 7c 7d 2h"}, {"cards": "6c 6d 6h"}]
    view = seen("2c 9h Kc 5h 4s", "samba", melds=[own, []])
    run = {"kind": "sequence", "cards": "9h Th Jh"}
    with_run = seen("2c 9h Kc 5h 4s", "samba", melds=[[*own, run], []])
    assert nearest_ways(with_run, Meld((Play(parse_cards("2c"), 2),))) == ()
    assert nearest_ways(view, Meld((Play(parse_cards("2c"), -1),))) == ()


def test_a_card_goes_to_no_other_rank_and_brings_no_other_card() -> None:
    own = [{"cards": "7c 7d 7h"}, {"cards": "6c 6d 6h"}]
    view = seen("7s 6s Qc Qd Qh 5h 4s 2c", melds=[own, []])
    assert nearest_ways(view, Meld((Play(parse_cards("Qc"), 1),))) == ()
    assert nearest_ways(view, Meld((Play(parse_cards("Qc 2c"), 1),))) == ()
    (way,) = nearest_ways(view, Meld((Play(parse_cards("7s"), 1),)))
    assert way == Way(Meld((Play(parse_cards("7s"), 0),)))


def test_cards_that_can_only_be_a_sequence_are_not_torn_apart() -> None:
    own = [{"cards": "7c 7d 7h"}, {"cards": "9c 9d 9h"}]
    view = seen("7s 9s 4c 5h 4s 2c", "samba", melds=[own, []])
    assert nearest_ways(view, Meld((Play(parse_cards("7s 9s")),))) == ()


def test_too_many_wild_cards_are_outweighed_or_put_back() -> None:
    view = seen("9h 9d 9s 2c 2d Kc 5h 4s")
    assert changes(view, meld("9h 9d 2c 2d")) == [("9s", ""), ("", "2c")]
    alike = seen("9h 9d 2c Jk Kc 5h 4s")
    assert changes(alike, meld("9h 9d 2c Jk")) == [("", "2c")]


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


def test_a_card_may_join_a_group_that_is_laid_before_it() -> None:
    view = seen("Kc Kd Kh Ks 9h 9d 5h 4s")
    (way, *_) = nearest_ways(view, meld("Kc Kd Kh", "Ks", "9h 9d"))
    assert format_cards(way.put_back) == "9h 9d"
    assert is_legal(view, way.action)


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


def test_who_wants_to_lay_or_discard_draws_first_where_there_is_no_choice() -> None:
    draw = (Way(DrawStock(), is_other=True),)
    for wanted in (meld("Kc Kd Kh"), Discard(parse_cards("5h")[0]), TakePile(parse_cards("5h"))):
        assert nearest_ways(seen("9h 4d Kc Kd Kh 5h", phase="draw"), wanted) == draw
        assert nearest_ways(seen("9h 9d Kc Kd Kh 5h", phase="draw"), wanted) == ()


def test_who_draws_again_is_offered_nothing() -> None:
    assert nearest_ways(seen("9h Kc 5h"), DrawStock()) == ()


def test_nobody_is_offered_to_discard() -> None:
    view = seen("9h Kc 3s 5h")
    assert nearest_ways(view, Discard(parse_cards("Kd")[0])) == ()
    assert nearest_ways(view, meld("3s")) == ()


def test_with_an_empty_stock_the_pile_that_has_to_be_taken_is_offered() -> None:
    own = [{"cards": "7c 7d 7h"}, {"cards": "9s 9d 9h"}]
    view = seen("Kc 4d 5h", phase="draw", melds=[own, []], stock={"count": 0})
    assert nearest_ways(view, DrawStock()) == (Way(TakePile((), to=1), is_other=True),)


def test_who_has_to_ask_before_going_out_is_offered_to_ask() -> None:
    rules = {"edition": "hasbro-2001", "players": 4, "house": {"ask.mode": "mandatory"}}
    view = seen("Kc", rules, melds=[[{"cards": "7c 7d 7h 7s 7c 7d 7h"}], []])
    assert nearest_ways(view, Discard(parse_cards("Kc")[0])) == (Way(AskPartner(), is_other=True),)


def test_who_has_the_turn_of_nobody_has_no_way() -> None:
    assert nearest_ways(seen("9h Kc 5h", turn=1, phase="draw"), DrawStock()) == ()
    assert nearest_ways(seen("9h Kc 5h", turn=1, phase="draw"), Pass()) == ()


@pytest.mark.parametrize("table", [*EDITIONS, *HOUSES])
def test_every_way_is_legal_and_keeps_the_law_of_ways(table: str) -> None:
    chance = Chance(table)
    for state, wanted in attempts(table, f"ways {table}", 40):
        seat = actor_of(state.rules, state.public)
        view = observe(state, seat)
        ways = nearest_ways(view, wanted)
        for way in ways:
            assert isinstance(decide(state, way.action), Accepted), (wanted, way)
            assert not breach(view, wanted, way), (breach(view, wanted, way), wanted, way, view)
        other = with_hidden_cards_swapped(state, seat, chance)
        assert nearest_ways(observe(other, seat), wanted) == ways
