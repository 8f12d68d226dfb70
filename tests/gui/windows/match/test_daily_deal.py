"""Tests the deal of the day: the same cards for everybody, other cards on other days."""

import pytest

from canasta_gui.dialogs.daily_deal_dialog import LEVELS
from canasta_gui.settings.remembered import RememberedSeat
from canasta_gui.windows.match.match_setup import daily_match
from engine import Match
from tests.kit.played_matches import play_deal

ANNA = RememberedSeat(name="Anna", is_person=True, face="owl")
BOB = RememberedSeat(name="Bob", is_person=True)


def dealt(day: str, level: str = "club", person: RememberedSeat = ANNA) -> Match:
    match = daily_match(day, level, person)
    match.next_deal()
    return match


def hands(match: Match) -> list[tuple[int, ...]]:
    return [match.observe(seat).hand for seat in range(4)]


def test_everybody_has_the_same_cards_on_a_day() -> None:
    anna, bob = dealt("2026-11-23"), dealt("2026-11-23", "strong", BOB)
    assert hands(anna) == hands(bob)
    assert anna.seats[0].name == "Anna"
    assert hands(dealt("2026-11-24")) != hands(anna)


def test_no_computer_has_the_name_or_the_face_of_the_person() -> None:
    seats = dealt(
        "2026-11-23", person=RememberedSeat(name="Carlos", is_person=True, face="dog")
    ).seats
    assert (seats[0].name, seats[0].face) == ("Carlos", "dog")
    assert len({seat.name for seat in seats}) == len({seat.face for seat in seats}) == 4


def test_the_person_plays_first() -> None:
    assert dealt("2026-11-23").actor == 0


@pytest.mark.parametrize("level", LEVELS)
def test_the_others_are_as_strong_as_wished(level: str) -> None:
    assert {seat.level for seat in dealt("2026-11-23", level).seats[1:]} == {level}


def test_one_deal_decides() -> None:
    match = dealt("2026-11-23")
    list(play_deal(match))
    assert match.is_over
