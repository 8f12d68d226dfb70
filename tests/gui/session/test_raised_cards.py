"""Tests what the table says of raised cards before they are moved."""

from canasta_gui.session.session import Session
from canasta_gui.viewmodel.gestures import Activate
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.table_view import CardMark, RaisedCardsView
from canasta_gui.viewmodel.zones import FELT, PILE, Zone, ZoneKind
from canasta_gui.words.words import Words
from engine import Match, State, new_code, parse_cards
from tests.gui.controller.tables import new_match
from tests.kit.positions import playing, position


def session_at(state: State, hints: HintLevel = HintLevel.FULL) -> Session:
    """Returns a session whose match stands at a position."""
    match = new_match()
    session = Session(Match.at(state, match.seats, new_code(b"advice")), Words(state.rules))
    session.hints = hints
    return session


def test_without_hints_nothing_is_said() -> None:
    session = session_at(playing("9s 9d 9h 4c 5d", "Kc Kd Kh"), HintLevel.OFF)
    assert session.advise(parse_cards("9s 9d 9h")) == RaisedCardsView()
    assert session.view().marks == ()


def test_a_meld_is_announced_with_the_places_that_take_it() -> None:
    advice = session_at(playing("9s 9d 9h 4c 5d", "Kc Kd Kh")).advise(parse_cards("9s 9d 9h"))
    assert advice.text == "Lay 3 nines"
    assert FELT in advice.places
    assert PILE not in advice.places


def test_the_points_of_an_opening_are_counted() -> None:
    session = session_at(playing("9s 9d 9h 4c 5d Ks Kd Kh"))
    cards = parse_cards("9s 9d 9h")
    assert session.advise(cards).text == "3 nines: 30 of 50 points to open"
    more = session.advise_more(cards)
    assert "Lay 3 kings as well." in more.text
    assert more.marks == tuple((card, CardMark.WANTED) for card in parse_cards("Ks Kh Kd"))


def test_what_is_missing_is_said_and_with_full_hints_how_to_get_it() -> None:
    state = playing("9s 9d 9h 4c 5d", "Kc Kd Kh")
    cards = parse_cards("9s 9d")
    gentle, full = session_at(state, HintLevel.GENTLE), session_at(state)
    assert gentle.advise_more(cards) == gentle.advise(cards)
    assert "A meld needs 3 cards" in gentle.advise(cards).text
    assert full.advise_more(cards).marks == ((parse_cards("9h")[0], CardMark.WANTED),)


def test_a_single_card_can_be_discarded_or_added() -> None:
    advice = session_at(playing("Ks 9d 4c 5d", "Kc Kd Kh")).advise(parse_cards("Ks"))
    assert advice.text == "Add 1 king · Discard king of spades"
    assert {PILE, Zone(ZoneKind.MELD, 0, 0)} <= set(advice.places)


def test_before_the_draw_the_pile_is_spoken_of() -> None:
    session = session_at(position("9s 9d 4c 5d", "Kc Kd Kh"))
    assert session.advise(parse_cards("9s 9d")).text.startswith("Take the Prize pile")
    assert "Only cards like the top one" in session.advise(parse_cards("4c 5d")).text


def test_full_hints_mark_what_can_be_laid() -> None:
    session = session_at(playing("9s 9d 9h Ks 4c 5d", "Kc Kd Kh"))
    ready = [card for card, mark in session.view().marks if mark is CardMark.READY]
    assert sorted(ready) == sorted(parse_cards("9h 9d 9s Ks"))


def test_the_pile_is_blamed_by_a_refusal() -> None:
    session = session_at(position("8s 8d 4c 5d", "Kc Kd Kh"))
    assert session.view().pile.mark is None
    session.handle(Activate(PILE, ()))
    view = session.view()
    assert view.notice
    assert view.pile.mark is CardMark.BLAMED
    assert CardMark.BLAMED not in {mark for _, mark in view.marks}
