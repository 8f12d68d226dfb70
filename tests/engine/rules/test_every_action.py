"""Small positions in which everything possible is counted; the numbers are worked out by hand."""

from typing import Any

import pytest

from engine import State, observe, parse_position
from tests.engine.kit.tables import GAMES_FOR_FOUR, HASBRO, PLAIN_EDITIONS, STINGRAY, WINNING_MOVES
from tests.engine.rules.every_action import legal_supports, turn_ends

SEVEN_NINES = "9c 9d 9h 9s 9c 9d 9h"


def table(edition: str, hand: str, sets: str = "", **given: Any) -> State:
    melds = [{"cards": cards} for cards in sets.split(", ") if cards]
    return parse_position(
        {
            "rules": edition,
            "turn": 0,
            "phase": "play",
            "hands": [hand, 5, 5, 5],
            "melds": [melds, []],
            "pile": "Ac",
            "stock": {"count": 20},
            **given,
        }
    )


@pytest.mark.atoms("meld.never_strand_hand", "going_out.keep_one_without_canasta")
@pytest.mark.parametrize("edition", PLAIN_EDITIONS)
@pytest.mark.parametrize(
    ("hand", "sets", "ends"),
    [
        # Only discards: one of three.
        ("6h 6d 6c", "7c 7d 7h", 3),
        # The king would be the last card: one of four.
        ("6h 6d 6c Kh", "7c 7d 7h", 4),
        # Five discards; or the sixes and one of two.
        ("6h 6d 6c Kh Qd", "7c 7d 7h", 7),
        # Four discards, two sixes being alike; three of the four sixes are laid in three ways,
        # each time with one of two discards: the last six or the king.
        ("6h 6h 6d 6c Kh", "7c 7d 7h", 4 + 3 * 2),
        # With a canasta: three discards, or out.
        ("6h 6d 6c", SEVEN_NINES, 4),
        # Four discards; the sixes and the king is discarded.
        ("6h 6d 6c Kh", SEVEN_NINES, 5),
        # Two discards; or the two joins the nines and the king goes.
        ("2c Kh", SEVEN_NINES, 3),
        # Three discards; the stops and the king goes.
        ("3s 3c 3s Kd", SEVEN_NINES, 4),
        # Two stops: one goes, one stays.
        ("3s 3c", SEVEN_NINES, 2),
        # One stop goes out.
        ("3s", SEVEN_NINES, 1),
    ],
)
def test_the_ends_of_a_turn(edition: str, hand: str, sets: str, ends: int) -> None:
    assert len(turn_ends(table(edition, hand, sets))) == ends


@pytest.mark.atoms("wild.equal_numbers", "wild.naturals_must_exceed_wilds")
@pytest.mark.parametrize(("edition", "ends"), [(WINNING_MOVES, 19), (HASBRO, 19), (STINGRAY, 21)])
def test_two_wild_cards_can_be_spread(edition: str, ends: int) -> None:
    """Without jacks 5 + 5 + 4 discards, for no, one, two wild cards on the sevens; with two jacks
    and a wild card 3 + 2; where equal numbers are lawful 2 more.
    """
    assert len(turn_ends(table(edition, "Jc Jd 2c 2c 5h 8d", "7c 7d 7h"))) == ends


@pytest.mark.atoms("first_meld.several_sets", "first_meld.threshold.0")
@pytest.mark.parametrize("edition", GAMES_FOR_FOUR)
def test_the_ends_of_an_opening_turn(edition: str) -> None:
    """Eight discards; four kings' worth with the two, then four; aces with the two, then five;
    aces and kings, then two. Three kings alone, or two with the two, are too few.
    """
    assert len(turn_ends(table(edition, "Kc Kd Kh Ac Ad 2c 5h 4c"))) == 8 + 4 + 5 + 2


@pytest.mark.atoms("pile.unfrozen.natural_plus_wild", "pile.unfrozen.two_naturals")
@pytest.mark.parametrize(
    ("edition", "sets", "pile", "ways"),
    [
        # The pair, each nine with the two, and all three.
        (WINNING_MOVES, "7c 7d 7h", "Qd 9c", 4),
        (HASBRO, "7c 7d 7h", "Qd 9c", 4),
        (STINGRAY, "7c 7d 7h", "Qd 9c", 4),
        # Frozen: the pair, and the pair with the two.
        (WINNING_MOVES, "7c 7d 7h", "2d 9c", 2),
        (HASBRO, "7c 7d 7h", "2d 9c", 2),
        (STINGRAY, "7c 7d 7h", "2d 9c", 2),
        # Beside own nines any choice, or none, of the three cards; Stingray needs two of them.
        (WINNING_MOVES, "9s 9s 9c", "Qd 9d", 8),
        (HASBRO, "9s 9s 9c", "Qd 9d", 8),
        (STINGRAY, "9s 9s 9c", "Qd 9d", 4),
        # Under a stop, or a wild card, none.
        (WINNING_MOVES, "9s 9s 9c", "Qd 3s", 0),
        (HASBRO, "9s 9s 9c", "Qd 2s", 0),
        # Before the opening three nines and a two are fifty.
        (WINNING_MOVES, "", "Qd 9c", 1),
        (STINGRAY, "", "2d 9c", 1),
    ],
)
def test_the_ways_to_take_the_pile(edition: str, sets: str, pile: str, ways: int) -> None:
    state = table(edition, "9h 9d 2c Kd 5h", sets, phase="draw", pile=pile)
    assert len(legal_supports(observe(state, 0))) == ways
