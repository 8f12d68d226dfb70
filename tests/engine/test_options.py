"""The options offered to a seat."""

from typing import Any

import pytest

from engine import (
    Action,
    Observation,
    Play,
    TakePile,
    format_cards,
    is_legal,
    make_agent,
    observe,
    options,
    parse_cards,
    parse_position,
    possible_take,
)
from engine.rules.verify import judge
from tests.engine.kit.tables import PLAIN_EDITIONS
from tests.engine.matches import new_match

EDITIONS = PLAIN_EDITIONS


def seen(seat: int = 0, rules: Any = "winning-moves-deluxe", **given: Any) -> Observation:
    position: dict[str, Any] = {
        "rules": rules,
        "turn": 0,
        "hands": ["9h 9d Kc Kd Kh 2c 3s 5h", 11, 11, 11],
        "melds": [[{"cards": "7c 7d 7h"}], []],
        "pile": "Ac 9c",
        "stock": {"count": 20},
        **given,
    }
    return observe(parse_position(position), seat)


@pytest.mark.parametrize("edition", EDITIONS)
def test_before_the_draw_one_draws_or_takes(edition: str) -> None:
    found = options(seen(rules=edition))
    assert (found.can_draw, found.can_pass, found.must_answer) == (True, False, False)
    assert [take.action for take in found.takes] == [
        TakePile(parse_cards("9h 9d")),
        TakePile(parse_cards("9h 2c")),
    ]
    assert [take.way for take in found.takes] == ["natural-pair", "natural-wild"]
    assert all(take.is_legal_alone for take in found.takes)
    assert (found.groups, found.discards) == ((), ())


def test_a_take_is_named_after_the_cards_of_the_hand() -> None:
    """One card of a meld takes the pile alone, and wild cards take a wild card, where they may."""
    nines = [[{"cards": "9s 9h 9c"}], []]
    assert [it.way for it in options(seen(melds=nines, hands=["Kc Kd", 11, 11, 11])).takes] == [
        "add"
    ]
    rules = {
        "edition": "classic-1951",
        "house": {"meld.all_wild_sets": True, "pile.wild_pair": True},
    }
    found = options(seen(rules=rules, pile="Ac 2h", hands=["2c 2d Kc 5h", 11, 11, 11]))
    assert [take.way for take in found.takes] == ["wild-pair"]


def test_a_kept_three_is_offered_only_when_it_may_be_laid() -> None:
    hands = ["3d Kc Kd 5h", 13, 13, 13]
    kept: dict[str, Any] = {"rules": "modern-american", "hands": hands, "melds": [[], []]}
    assert options(seen(phase="draw", **kept)).bonus == ()
    assert options(seen(phase="play", **kept)).bonus == parse_cards("3d")


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_draw_one_melds_and_discards(edition: str) -> None:
    found = options(seen(rules=edition, phase="play"))
    assert (found.can_draw, found.takes) == (False, ())
    assert format_cards(found.discards) == "2c 3s 5h 9h 9d Kh Kd Kc"
    assert set(found.groups) == {
        Play(parse_cards("Kh Kd Kc")),
        Play(parse_cards("Kh Kd Kc 2c")),
        Play(parse_cards("9h 9d 2c")),
        Play(parse_cards("2c"), to=0),
    }


@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize("phase", ["draw", "play"])
def test_nobody_else_is_offered_anything(seat: int, phase: str) -> None:
    found = options(seen(seat, phase=phase))
    assert not found.can_draw
    assert not found.can_ask
    assert not found.must_answer
    assert (found.takes, found.groups, found.discards) == ((), (), ())


def test_after_the_deal_nothing_is_offered() -> None:
    found = options(seen(phase="over"))
    assert not found.can_draw
    assert not found.can_pass
    assert (found.takes, found.groups, found.discards) == ((), (), ())


def test_the_asked_partner_answers_and_nobody_else_does_anything() -> None:
    for seat in range(4):
        found = options(seen(seat, phase="answer", asked=0))
        assert found.must_answer == (seat == 2)
        assert (found.discards, found.groups) == ((), ())


def test_an_unopened_side_sees_what_it_needs_and_what_a_take_counts() -> None:
    found = options(seen(melds=[[], []], scores=[1500, 0]))
    assert (found.has_opened, found.opening_need) == (False, 90)
    (take,) = found.takes
    assert take.points == 30
    assert [refusal.rule for refusal in take.refusals] == ["opening.below_minimum"]
    assert not take.is_legal_alone


@pytest.mark.parametrize(
    ("hand", "pile", "taken"),
    [
        ("9h 9d Kc Kd Kh 2c 3s 5h", "Ac 9c", "9h 9d|Kh Kd Kc"),
        ("9h 9d Kc Kd 2c 3s 5h", "Ac 9c", "9h 9d 2c"),
        ("5s 5d Jh Jc 2h 4c 6h", "Ac 5c", "5s 5d|Jh Jc 2h"),
        ("9h 9d Jk 4c 3s 5h", "Ac 9c", "9h 9d Jk"),
        ("Kh Kd Ks Kc 5c 3s 5h", "Ac Kc", "Ks Kh Kd Kc"),
        ("9h 9d Kc 4c 2c 3s 5h", "Ac 9c", "9h 9d 2c"),
        ("9h 9d Kc 4c 6c 3s 5h", "Ac 9c", ""),
        ("9h 2c Jk Kd Kc 3s 5h", "Ac 9c", ""),
        ("9h 9d Jk Kd Kc 3s 5h", "Ac 3c", ""),
    ],
)
def test_what_opens_with_the_pile_uses_few_wild_cards(hand: str, pile: str, taken: str) -> None:
    view = seen(rules="classic-1951", melds=[[], []], hands=[hand, 11, 11, 11], pile=pile)
    take = possible_take(view)
    if take is None:
        assert taken == ""
    else:
        groups = (take.using, *(play.cards for play in take.plays))
        assert "|".join(format_cards(group) for group in groups) == taken
        assert is_legal(view, take)


@pytest.mark.parametrize(
    ("hand", "house", "score", "melds"),
    [
        ("9h 9d Kc Kd Kh Qc Qd Qh 3s 5h", {}, 1500, 2),
        ("9h 9d 4h 4d 4c 4s 4h 4d 4c 3s 5h", {"opening.splash": True}, 3000, 1),
    ],
    ids=["two more melds", "a canasta"],
)
def test_what_opens_with_the_pile_may_be_several_melds_or_a_canasta(
    hand: str, house: dict[str, Any], score: int, melds: int
) -> None:
    rules = {"edition": "classic-1951", "house": house}
    hands = [hand, 11, 11, 11]
    take = possible_take(
        seen(rules=rules, melds=[[], []], hands=hands, pile="Ac 9c", scores=[score, 0])
    )
    assert take is not None
    assert len(take.plays) == melds


@pytest.mark.parametrize(
    "house", [{"opening.clean_triple": "natural"}, {"opening.canasta_from": 0}]
)
def test_points_alone_do_not_open_with_the_pile(house: dict[str, Any]) -> None:
    rules = {"edition": "classic-1951", "house": house}
    hands = ["9h 9d Kc Kd 2c 3s 5h", 11, 11, 11]
    assert possible_take(seen(rules=rules, melds=[[], []], hands=hands)) is None
    assert possible_take(seen(rules="classic-1951", melds=[[], []], hands=hands)) is not None


@pytest.mark.parametrize("edition", ["classic-1951", "winning-moves-deluxe", "samba", "bolivia"])
def test_whenever_a_player_takes_the_pile_a_take_is_possible(edition: str) -> None:
    agent, taken = make_agent("club"), 0
    for seed in ("one", "two", "three", "four", "five", "six"):
        match = new_match(seed, edition)
        match.next_deal()
        while not match.is_between_deals:
            view = match.observe(match.actor)
            found = possible_take(view)
            action = agent.choose(view, seed).action
            assert found is None or is_legal(view, found)
            if isinstance(action, TakePile):
                taken += not view.own.has_opened
                assert found is not None
            match.play(action)
    assert taken


def test_a_hand_that_cannot_open_is_looked_through_with_few_questions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where first melds hold no wild card, melds with one are not combined with others."""
    asked: list[Action] = []

    def count(view: Observation, action: Action) -> Any:
        asked.append(action)
        return judge(view, action)

    monkeypatch.setattr("engine.rules.verify.judge", count)
    hand = "2s 2h 2d 2d 2c 4d 4c 5h 5d 5c 7s 7c 7c 8s Ts Js Jc Qd Qc Kh Kd Jk"
    hands = [hand, 15, 15, 15]
    view = seen(rules="italian", melds=[[], []], hands=hands, pile="Ac 5s", scores=[5000, 0])
    assert possible_take(view) is None
    assert 0 < len(asked) < 1000


def test_an_open_side_needs_nothing() -> None:
    found = options(seen())
    assert (found.has_opened, found.opening_need) == (True, 0)


def test_groups_that_open_only_together_are_offered_one_by_one() -> None:
    found = options(seen(melds=[[], []], phase="play"))
    assert Play(parse_cards("Kh Kd Kc")) in found.groups
    assert Play(parse_cards("9h 9d 2c")) in found.groups


def test_stops_are_offered_while_going_out_is_possible_and_never_before() -> None:
    canasta = [[{"cards": "7c 7d 7h 7s 7c 7d 7h"}], []]
    hand = ["3s 3c 3s 5h", 11, 11, 11]
    stops = Play(parse_cards("3s 3s 3c"))
    assert stops in options(seen(melds=canasta, hands=hand, phase="play")).groups
    others = ["3s 3c 3s Kc Kd Kh 5h", 11, 11, 11]
    assert stops in options(seen(melds=canasta, hands=others, phase="play")).groups
    early = options(seen(hands=["3s 3c 3s 5h", 11, 11, 11], phase="play"))
    assert early.groups == ()
    more = options(seen(melds=canasta, hands=["3s 3c 3s 5h Kc", 11, 11, 11], phase="play"))
    assert more.groups == ()


def test_as_much_of_a_rank_is_offered_as_leaves_two_cards() -> None:
    found = options(seen(hands=["Kc Kd Kh Ks 5h", 11, 11, 11], phase="play"))
    assert [len(group.cards) for group in found.groups] == [3]


SPADES = {"kind": "sequence", "cards": "4s 5s 6s 7s 8s 9s Ts"}
KINGS = {"cards": "Kh Kd Kc Ks Kh Kd Kc"}


def test_a_full_sequence_is_offered_to_who_can_go_out_and_to_nobody_else() -> None:
    given: dict[str, Any] = {
        "rules": "brazilian",
        "melds": [[SPADES, KINGS], []],
        "phase": "play",
        "asked": {"seat": 0, "answer": True},
    }
    longer = Play(parse_cards("Js"), to=0)
    assert longer in options(seen(hands=["Js Ac Ad Ah 9c", 15, 15, 15], **given)).groups
    assert longer not in options(seen(hands=["Js Ac Ad 8h 9c", 15, 15, 15], **given)).groups


def test_as_much_of_a_suit_is_offered_as_a_sequence_takes() -> None:
    six = {"kind": "sequence", "cards": "5s 6s 7s 8s 9s Ts"}
    hands = ["Js Qs Ac 8h 9c", 15, 15, 15]
    found = options(seen(rules="brazilian", melds=[[six], []], hands=hands, phase="play"))
    assert Play(parse_cards("Js"), to=0) in found.groups
    assert all(len(group.cards) == 1 for group in found.groups)
