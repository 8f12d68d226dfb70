"""Tests the level that is suggested for the next match."""

import pytest

from canasta_gui.viewmodel.growth import has_won, next_level
from engine import Match, SeatPlayer, new_code, parse_position

RULES = "winning-moves-deluxe/4p"


def over(level: str, winner: int, people: tuple[int, ...] = (0,)) -> Match:
    """Returns a finished match against computer players of a level."""
    seats = tuple(
        SeatPlayer(f"P{seat}") if seat in people else SeatPlayer(f"P{seat}", "computer", level)
        for seat in range(4)
    )
    state = parse_position({"rules": RULES, "phase": "over", "winners": [winner]})
    return Match.at(state, seats, new_code(b"level"))


@pytest.mark.parametrize(
    ("level", "winner", "wanted"),
    [
        ("beginner", 0, "casual"),
        ("beginner", 1, None),
        ("casual", 1, "beginner"),
        ("strong", 0, "expert"),
        ("expert", 0, "master"),
        ("master", 0, None),
    ],
)
def test_the_next_level_grows_with_the_player(level: str, winner: int, wanted: str | None) -> None:
    match = over(level, winner)
    assert has_won(match) is (winner == 0)
    assert next_level(match) == wanted


def test_nothing_is_said_to_several_people() -> None:
    assert next_level(over("club", 0, people=(0, 1))) is None
