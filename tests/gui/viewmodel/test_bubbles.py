"""Tests the words in bubbles, and the line on the last round."""

import pytest

from canasta_gui.viewmodel.builders.bubble_builder import build_action_bubble, build_last_round
from canasta_gui.words.words import Words
from engine import (
    BonusLaid,
    CanastaMade,
    CardDrawn,
    Discarded,
    Event,
    Melded,
    MeldKind,
    PileFroze,
    PileTaken,
    TurnStarted,
    UpcardTurned,
    WentOut,
    load_ruleset,
    parse_card,
    parse_cards,
)

KINGS = Melded(1, 1, 0, MeldKind.SET, parse_cards("Kh Ks Kd"))
TWO = parse_card("2h")
RED_THREE = parse_card("3h")


@pytest.mark.parametrize(
    ("events", "action_text"),
    [
        ((CardDrawn(1, None), TurnStarted(1)), ""),
        ((Discarded(1, parse_card("9h"), False), TurnStarted(2)), ""),
        ((Discarded(1, TWO, True), PileFroze(TWO), TurnStarted(2)), "I freeze the pile!"),
        ((BonusLaid(1, RED_THREE), UpcardTurned(TWO, True), PileFroze(TWO), TurnStarted(2)), ""),
        ((KINGS,), "3 kings!"),
        ((KINGS, CanastaMade(1, 0, "natural")), "Canasta!"),
        ((PileTaken(1, parse_cards("9h 4c 5d")), KINGS), "I take 3 cards!"),
        ((Discarded(1, TWO, True), PileFroze(TWO), WentOut(1, False)), "Out!"),
    ],
)
def test_an_action_is_told_in_few_words(events: tuple[Event, ...], action_text: str) -> None:
    words = Words(load_ruleset("classic-1951/4p"))
    assert build_action_bubble(events, 1, words) == action_text
    assert build_action_bubble(events, 3, words) == ""


TAKEN = PileTaken(1, parse_cards("9h 4c 5d"))
SIXES = Melded(1, 1, 1, MeldKind.SET, parse_cards("6h 6s 2d"))
THROWN = Discarded(1, parse_card("9h"), False)


@pytest.mark.parametrize(
    ("events", "line"),
    [
        ((KINGS, SIXES, THROWN), "Bo: 2 sixes, 3 kings and 1 two! nine of hearts"),
        ((TAKEN, KINGS, THROWN), "Bo: I take 3 cards! 3 kings! nine of hearts"),
        ((KINGS, CanastaMade(1, 0, "natural"), THROWN), "Bo: Canasta! 3 kings! nine of hearts"),
        ((CardDrawn(1, None), THROWN), "Bo: nine of hearts"),
    ],
)
def test_the_last_round_tells_all_that_was_laid(events: tuple[Event, ...], line: str) -> None:
    words = Words(load_ruleset("classic-1951/4p"))
    assert build_last_round(events, ("Ann", "Bo", "Cy", "Di"), words, 0) == line
