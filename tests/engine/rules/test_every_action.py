"""Counts all ends of a turn in small positions; the expected numbers are worked out by hand."""

from typing import Any

import pytest

from engine import State, observe, parse_position
from tests.engine.kit.tables import HASBRO, LENIENT_GAMES, PLAIN_EDITIONS, STINGRAY, WINNING_MOVES
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
        # Only discards: any of three.
        ("6h 6d 6c", "7c 7d 7h", 3),
        # The king would be the last card: any of four.
        ("6h 6d 6c Kh", "7c 7d 7h", 4),
        # Five discards; or the sixes are laid and one of two cards is discarded.
        ("6h 6d 6c Kh Qd", "7c 7d 7h", 7),
        # Four discards, as two sixes are the same card; or three of the four sixes are laid in one
        # of three ways, and the last six or the king is discarded.
        ("6h 6h 6d 6c Kh", "7c 7d 7h", 4 + 3 * 2),
        # With a canasta: three discards, or going out.
        ("6h 6d 6c", SEVEN_NINES, 4),
        # Four discards; or the sixes are laid and the king is discarded.
        ("6h 6d 6c Kh", SEVEN_NINES, 5),
        # Two discards; or the two is added to the nines and the king is discarded.
        ("2c Kh", SEVEN_NINES, 3),
        # Three discards; or the stops are laid and the king is discarded.
        ("3s 3c 3s Kd", SEVEN_NINES, 4),
        # Two stops: one is discarded, one stays.
        ("3s 3c", SEVEN_NINES, 2),
        # The last stop goes out.
        ("3s", SEVEN_NINES, 1),
    ],
)
def test_the_ends_of_a_turn(edition: str, hand: str, sets: str, ends: int) -> None:
    assert len(turn_ends(table(edition, hand, sets))) == ends


@pytest.mark.atoms("wild.equal_numbers", "wild.naturals_must_exceed_wilds")
@pytest.mark.parametrize(("edition", "ends"), [(WINNING_MOVES, 19), (HASBRO, 19), (STINGRAY, 21)])
def test_two_wild_cards_can_be_spread(edition: str, ends: int) -> None:
    """With the jacks in the hand there are 5, 5 and 4 discards, after no, one or two wild cards on
    the sevens; after a meld of the jacks and a wild card 3 + 2; where equal numbers are legal 2
    more.
    """
    assert len(turn_ends(table(edition, "Jc Jd 2c 2c 5h 8d", "7c 7d 7h"))) == ends


@pytest.mark.atoms("first_meld.several_sets", "first_meld.threshold.0")
@pytest.mark.parametrize("edition", LENIENT_GAMES)
def test_the_ends_of_an_opening_turn(edition: str) -> None:
    """There are 8 discards without a meld, 4 after the kings with the two, 5 after the aces with
    the two, and 2 after all of these. Three kings alone, or two with the two, count too few points.
    """
    assert len(turn_ends(table(edition, "Kc Kd Kh Ac Ad 2c 5h 4c"))) == 8 + 4 + 5 + 2


@pytest.mark.atoms("pile.unfrozen.natural_plus_wild", "pile.unfrozen.two_naturals")
@pytest.mark.parametrize(
    ("edition", "sets", "pile", "ways"),
    [
        # The pair, each nine with the two, or all three cards.
        (WINNING_MOVES, "7c 7d 7h", "Qd 9c", 4),
        (HASBRO, "7c 7d 7h", "Qd 9c", 4),
        (STINGRAY, "7c 7d 7h", "Qd 9c", 4),
        # Frozen: the pair, or the pair with the two.
        (WINNING_MOVES, "7c 7d 7h", "2d 9c", 2),
        (HASBRO, "7c 7d 7h", "2d 9c", 2),
        (STINGRAY, "7c 7d 7h", "2d 9c", 2),
        # Beside own nines any choice, or none, of the three cards; Stingray needs two of them.
        (WINNING_MOVES, "9s 9s 9c", "Qd 9d", 8),
        (HASBRO, "9s 9s 9c", "Qd 9d", 8),
        (STINGRAY, "9s 9s 9c", "Qd 9d", 4),
        # None under a stop or a wild card.
        (WINNING_MOVES, "9s 9s 9c", "Qd 3s", 0),
        (HASBRO, "9s 9s 9c", "Qd 2s", 0),
        # Before the opening three nines and a two count 50.
        (WINNING_MOVES, "", "Qd 9c", 1),
        (STINGRAY, "", "2d 9c", 1),
    ],
)
def test_the_ways_to_take_the_pile(edition: str, sets: str, pile: str, ways: int) -> None:
    state = table(edition, "9h 9d 2c Kd 5h", sets, phase="draw", pile=pile)
    assert len(legal_supports(observe(state, 0))) == ways
