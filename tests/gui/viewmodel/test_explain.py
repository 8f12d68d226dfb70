"""Tests that everything on the table can be explained, and that the explanations are true."""

import pytest

from canasta_gui.rulebook import rulebook
from canasta_gui.rulebook.page import find_statement
from canasta_gui.viewmodel.builders.explanation_builder import explain
from canasta_gui.viewmodel.builders.seat_builder import build_seats
from canasta_gui.viewmodel.builders.table_facts import TableFacts
from canasta_gui.viewmodel.gestures import Thing
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from canasta_gui.words.words import Words
from engine import State, observe, parse_cards
from engine.rng import Chance
from tests.engine.kit.hidden_cards_check import with_hidden_cards_swapped
from tests.kit.positions import playing, position

NAMES = ("Anna", "Ben", "Cleo", "Dora")
OWN, THEIRS = Zone(ZoneKind.MELD, 0, 0), Zone(ZoneKind.MELD, 1, 0)


def told(state: State, thing: Thing) -> str:
    view = observe(state, 0)
    words = Words(view.rules)
    found = explain(TableFacts(view, NAMES), thing, words)
    return "" if found is None else " ".join(found[:2])


def held(face: str) -> Thing:
    return Thing(Zone(ZoneKind.HAND, 0), parse_cards(face)[0])


def test_a_frozen_pile_names_every_reason_and_what_takes_it() -> None:
    text = told(position("9s 4c", pile="2d Qd 9c", frozen=True), Thing(PILE))
    assert "frozen for everybody, because of 1 Little Wild" in text
    assert "your side has not melded" in text
    assert "Two natural nines from your hand take it; you hold 1." in text
    assert "50 points" in text


def test_a_pile_frozen_by_the_opponents_alone_is_frozen_for_the_side() -> None:
    rules = {"edition": "stingray-classic", "house": {"freeze.by": "opponents"}}
    state = position("9s 4c", "Kc Kh Kd", pile="2d Qd 9c", frozen=True, rules=rules)
    assert "frozen for your side, because of 1 two" in told(state, Thing(PILE))


def test_a_pile_that_is_frozen_until_the_own_first_time_says_so() -> None:
    rules = {"edition": "stingray-classic", "house": {"pile.frozen_until_taken": True}}
    state = position("9s 4c", "Kc Kh Kd", pile="Qd 9c", rules=rules)
    said = told(state, Thing(PILE))
    assert "until you have taken it once; two natural nines take it" in said
    assert "open for you" not in said


def test_an_open_pile_names_all_that_takes_it() -> None:
    text = told(position("9s 2c 4c", "9d 9h Jk", pile="Qd 9c"), Thing(PILE))
    assert "It is open for you." in text
    assert "One of them and a wild card do as well." in text
    assert "Or the top card joins your meld alone." in text
    assert "frozen" not in text


def test_a_blocked_pile_names_the_card() -> None:
    text = told(position("9s", "Kc Kd Kh", pile="9c 3s"), Thing(PILE))
    assert "on top Stop card" in text
    assert "Nobody can take it while that card lies on top" in text
    assert "open" not in text


def test_melds_tell_their_worth_and_who_adds_to_them() -> None:
    state = playing("4c 5d", "9d 9h 9s 2c")
    assert "40 points" in (text := told(state, Thing(OWN))) or "50 points" in text
    assert "%n" not in text
    assert "canasta" in text
    assert "You can add to it" in text


@pytest.mark.parametrize(
    ("face", "words"),
    [
        ("9s", "It joins your meld of nines."),
        ("2c", "freezes"),
        ("3s", "keeps the next player"),
        ("Kd", "make a meld"),
    ],
)
def test_cards_tell_what_they_are_for(face: str, words: str) -> None:
    assert words in told(playing("9s 2c 3s Kd 4c", "9d 9h 9c"), held(face))


@pytest.mark.parametrize(
    ("house", "words"),
    [
        ({}, "next player from taking it. It is melded only to go out."),
        ({"stop.meld_min": None}, "next player from taking it. It is never melded."),
        ({"stop.blocks_next": False}, "5 points on the table, and against you in your hand. It is"),
    ],
)
def test_a_stop_card_is_for_what_the_rules_say(house: dict[str, object], words: str) -> None:
    rules = {"edition": "winning-moves-deluxe", "house": house}
    assert words in told(playing("9s 2c 3s Kd 4c", "9d 9h 9c", rules=rules), held("3s"))


def test_everything_has_an_answer_that_depends_on_what_is_seen_alone() -> None:
    state = playing("9s 2c 3s Kd 4c", "9d 9h 9c", bonus=["3h", "3d"])
    other = with_hidden_cards_swapped(state, 0, Chance("explain"))
    seats = [Thing(Zone(ZoneKind.HAND, seat)) for seat in range(4)]
    sides = [Thing(Zone(ZoneKind.BONUS, side)) for side in range(2)]
    for thing in (Thing(STOCK), Thing(PILE), Thing(OWN), held("2c"), *seats, *sides):
        text = told(state, thing)
        assert text
        assert "{" not in text
        assert told(other, thing) == text
    assert told(state, Thing(THEIRS)) == ""


def test_the_rules_that_matter_most_are_a_step_away() -> None:
    def anchor(state: State, thing: Thing) -> str:
        view = observe(state, 0)
        words = Words(view.rules)
        found = explain(TableFacts(view, NAMES), thing, words)
        assert found is not None
        page, _, place = found.anchor.partition("#")
        pages = {one.anchor: one for one in rulebook(view.rules)}
        assert not place or find_statement(pages[page], place)
        return found.anchor

    frozen = position("9s 2c 3s 4c", pile="2d Qd 9c", frozen=True)
    assert anchor(frozen, Thing(PILE)) == "frozen#wild"
    assert anchor(frozen, Thing(STOCK)) == "turn#draw"
    assert anchor(frozen, held("2c")) == "melds#wilds"
    assert anchor(frozen, held("3s")) == "stops#blocked"
    assert anchor(position("9s 4c", pile="Qd 9c"), Thing(PILE)) == "pile#unopened"
    opened = position("9s 2c 4c", "9d 9h Jk", pile="Qd 9c")
    assert anchor(opened, Thing(PILE)) == "pile#open"
    assert anchor(opened, Thing(OWN)) == "melds#growth"
    assert anchor(position("9s 2c 4c", "9d 9h Jk", pile="Qd 3s"), Thing(PILE)) == "stops#blocked"


@pytest.mark.parametrize(
    ("taken_by", "what"),
    [("last-card", "when the first one is empty"), ("canasta", "with your first canasta")],
)
def test_a_second_hand_is_explained_as_the_rules_have_it(taken_by: str, what: str) -> None:
    rules = {"edition": "hand-and-foot", "house": {"deal.foot_by": taken_by}}
    state = position("4c 5c", rules=rules, feet=[11, 11, 11, 11])
    view = observe(state, 0)
    seat = build_seats(TableFacts(view, NAMES), Words(view.rules))[1]
    assert what in seat.foot_told
    assert told(state, Thing(Zone(ZoneKind.FOOT, 1))) == f"Foot {seat.foot_told}"


@pytest.mark.parametrize(
    ("rules", "special", "absent"),
    [
        ("hand-and-foot/4p", ("A second hand", "Draw 2 cards", "5 canastas"), ("in a row",)),
        ("complete-samba/4p", ("Cards of a suit in a row make a meld",), ("second hand",)),
        ("classic-1951/4p", ("The match ends with the deal",), ("in a row", "Draw")),
    ],
)
def test_the_bare_cloth_tells_what_a_game_has_that_others_lack(
    rules: str, special: tuple[str, ...], absent: tuple[str, ...]
) -> None:
    """Nothing on the table said what is special about Hand and Foot."""
    state = playing("4c 5d", rules=rules)
    text = told(state, Thing(FELT))
    assert text.startswith(state.rules.title)
    assert all(it in text for it in special)
    assert not any(it in text for it in absent)
