"""Tests when the computer players of a newcomer's match play better."""

import pytest

from canasta_gui.viewmodel.growth import Achievement, Growth, growth, has_grown
from canasta_gui.words.record_texts import growth_text
from engine import (
    Accepted,
    Action,
    Discard,
    Match,
    PlaySpecialHand,
    SeatPlayer,
    State,
    new_code,
    parse_card,
)
from tests.kit.positions import playing, with_seven_pairs

RULES = "winning-moves-deluxe/4p"
OWN = "Kc Kd Kh Ks Kc Kd Kh, Tc Td Th Ts Tc Td Th"
THEIRS = "Ac Ad Ah As Ac Ad Ah, 8c 8d 8h 8s 8c 8d 8h, Jc Jd Jh Js Jc Jd Jh"


def match_at_the_end(level: str = "beginner", theirs: str = "") -> Match:
    """Returns a match in which the person on seat 0 goes out with the last card, a four."""
    state = playing("4c", OWN, theirs=theirs, rules=RULES, stock={"count": 30})
    return match_from(state, level)


def match_from(state: State, level: str = "beginner") -> Match:
    others = (SeatPlayer(str(seat), "computer", level) for seat in range(1, 4))
    return Match.at(state, (SeatPlayer("0"), *others), new_code(b"growth"))


def over(level: str = "beginner", theirs: str = "") -> Match:
    return played(match_at_the_end(level, theirs), Discard(parse_card("4c")))


def played(match: Match, action: Action) -> Match:
    assert isinstance(match.play(action), Accepted)
    return match


def test_who_goes_out_and_wins_the_deal_meets_better_players() -> None:
    match = over()
    assert growth(match) == Growth("casual", Achievement.OUT)
    match.change_level("casual")
    assert growth(match) is None
    assert has_grown(match)


def test_who_lays_a_special_hand_meets_better_players() -> None:
    match = played(match_from(with_seven_pairs()), PlaySpecialHand())
    assert growth(match) == Growth("casual", Achievement.SPECIAL)


def test_who_loses_the_deal_meets_the_same_players() -> None:
    assert growth(over(theirs=THEIRS)) is None


def test_nobody_rises_before_the_deal_is_over() -> None:
    assert growth(match_at_the_end()) is None


@pytest.mark.parametrize("level", ["casual", "club", "expert"])
def test_a_match_against_chosen_players_stays_as_it_is(level: str) -> None:
    assert growth(over(level)) is None


def test_nobody_rises_beyond_the_club() -> None:
    match = match_at_the_end()
    match.change_level("casual")
    match.change_level("club")
    match.play(Discard(parse_card("4c")))
    assert growth(match) is None


@pytest.mark.parametrize("achievement", Achievement)
def test_it_is_told_in_one_sentence(achievement: Achievement) -> None:
    text = growth_text(match_at_the_end().rules, Growth("club", achievement))
    assert text.startswith("You ")
    assert text.endswith("level Club.")
    assert text.count(".") == 1
    assert len(text.split()) <= 22
