"""Second hands: who sees them, how far undo goes, and how positions describe them."""

from dataclasses import replace

import pytest

from engine import (
    Accepted,
    Boundary,
    CardsDealt,
    DealScored,
    Discard,
    DrawStock,
    FootTaken,
    Match,
    Meld,
    Play,
    PositionError,
    State,
    decide,
    fold,
    format_position,
    observe,
    parse_cards,
    parse_position,
    redact_events,
)
from tests.engine.matches import CODE, PEOPLE

RULES = {"edition": "complete-hand-and-foot", "players": 4}
FOOT = parse_cards("Kc Kd Kh Js Jc Jd 6c 6d 6h 5s 5c 4d 4h")


def table(**parts: object) -> State:
    given = {
        "rules": RULES,
        "phase": "play",
        "hands": ["5s", 9, 9, 9],
        "feet": ["Kc Kd Kh Js Jc Jd 6c 6d 6h 5s 5c 4d 4h", 13, 13, 13],
        "stock": {"count": 40},
    }
    return parse_position({**given, **parts})


def laying_the_hand() -> State:
    melds = [[{"cards": "9c 9d 9h"}], []]
    return table(hands=["Qc Qd Qh", 9, 9, 9], melds=melds)


def meld(cards: str) -> Meld:
    return Meld((Play(parse_cards(cards)),))


def take_up(state: State) -> tuple[FootTaken, State]:
    decision = decide(state, Discard(state.private[0].hand[0]))
    assert isinstance(decision, Accepted)
    (taken,) = (event for event in decision.events if isinstance(event, FootTaken))
    return taken, fold(state, decision.events)


@pytest.mark.atoms("handfoot.foot_hidden")
@pytest.mark.parametrize("edition", ["complete-hand-and-foot"])
@pytest.mark.parametrize("seat", range(4))
def test_nobody_sees_a_second_hand_that_lies_there(edition: str, seat: int) -> None:
    state = table(rules=f"{edition}/4p")
    feet = (parse_cards("Qc Qd Qh Qs Tc Td Th Ts 9c 9d 9h 9s 4s"), *state.hidden.feet[1:])
    other = replace(state, hidden=replace(state.hidden, feet=feet))
    assert observe(state, seat) == observe(other, seat)


def test_only_the_owner_sees_a_second_hand_once_taken_up() -> None:
    dealt = CardsDealt(0, FOOT, 13, is_foot=True)
    taken, after = take_up(table())
    for viewer in (None, 0, 1, 2, 3):
        (redacted,) = redact_events((dealt,), viewer)
        assert isinstance(redacted, CardsDealt)
        assert redacted.cards is None
        (redacted,) = redact_events((taken,), viewer)
        assert isinstance(redacted, FootTaken)
        assert (redacted.cards == FOOT) == (viewer == 0)
        assert redacted.count == 13
    assert observe(after, 0).hand == tuple(sorted(FOOT))
    assert not hasattr(observe(after, 2), "feet")


def test_the_score_shows_the_second_hands_that_nobody_took_up() -> None:
    state = table(phase="draw", stock={"count": 1, "top": "3h"})
    decision = decide(state, DrawStock())
    assert isinstance(decision, Accepted)
    (scored,) = (event for event in decision.events if isinstance(event, DealScored))
    assert scored.feet == state.hidden.feet


def test_a_second_hand_that_was_taken_up_by_melding_is_seen_for_good() -> None:
    match = Match.at(laying_the_hand(), PEOPLE, CODE)
    assert isinstance(match.play(meld("Qc Qd Qh")), Accepted)
    assert match.state.public.in_foot == (True, False, False, False)
    assert match.actor == 0
    assert match.undo_depth == 0
    assert match.undo_boundary(0) is Boundary.CARD_REVEALED
    with pytest.raises(ValueError, match="cannot be taken back"):
        match.undo()


def test_what_is_melded_from_a_second_hand_is_taken_back_up_to_it() -> None:
    match = Match.at(laying_the_hand(), PEOPLE, CODE)
    assert isinstance(match.play(meld("Qc Qd Qh")), Accepted)
    seen = match.state
    assert isinstance(match.play(meld("Kc Kd Kh")), Accepted)
    assert match.undo_depth == 1
    assert match.undo() == seen
    assert match.undo_depth == 0


def test_a_discard_that_showed_a_second_hand_stays() -> None:
    match = Match.at(table(), PEOPLE, CODE)
    assert isinstance(match.play(Discard(match.observe(0).hand[0])), Accepted)
    assert match.state.public.in_foot == (True, False, False, False)
    assert match.undo_depth == 0
    assert match.undo_boundary(0) is Boundary.CARD_REVEALED


def test_positions_say_who_has_taken_up_and_who_has_played() -> None:
    _, after = take_up(table())
    written = format_position(after)
    assert written["in_foot"] == [True, False, False, False]
    assert written["foot_played"] == []
    assert parse_position(written) == after


def test_second_hands_of_which_nothing_is_said_lie_there_whole() -> None:
    public = parse_position({"rules": RULES, "in_foot": [True, False, False, False]}).public
    assert public.foot_counts == (0, 13, 13, 13)
    assert public.in_foot == (True, False, False, False)
    assert public.played_foot == {0}


def test_whoever_has_no_second_hand_left_has_taken_it_up() -> None:
    assert table(feet=["", 13, 13, 13]).public.in_foot == (True, False, False, False)


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"in_foot": [True, False, False, False]}, "in_foot: the foot of seat 0 still lies"),
        ({"foot_played": [1]}, "foot_played: seat 1 has not picked up its foot"),
        (
            {"feet": ["", 13, 13, 13], "in_foot": [False] * 4},
            "in_foot: seat 0 has no foot left to pick up",
        ),
        ({"feet": [14, 13, 13, 13]}, "feet: a foot has 13 cards, not 14"),
        ({"rules": "hasbro-2001", "in_foot": [True] * 4}, "in_foot: these rules have no foot"),
    ],
)
def test_contradictions_are_named(parts: dict[str, object], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        table(**parts)
