"""Tests how a person lays a special hand open, and what the table says and shows of it."""

from PySide6.QtCore import QLocale

from canasta_gui.session.session import Session
from canasta_gui.viewmodel.gestures import Drop, Press
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView
from canasta_gui.viewmodel.zones import FELT
from canasta_gui.words.words import Words
from engine import Match, State, parse_cards
from tests.kit.positions import HAND, cards, match_at, playing

PAIRS = "6h 6d 8c 8d 9s 9c Jh Jd Qs Qc Kd Ks 5h 5s"
RULES = "modern-american/4p"
WHOLE = playing(PAIRS, rules=RULES)
NONE = playing(f"4h{PAIRS[2:]}", rules=RULES)


def seated(state: State) -> tuple[Match, Session]:
    match = match_at(state)
    return match, Session(match, Words(state.rules))


def lay_button(session: Session) -> ButtonView | None:
    return next((one for one in session.view().buttons if one.id is ButtonId.LAY), None)


def test_a_button_names_the_hand_while_it_is_one() -> None:
    button = lay_button(seated(WHOLE)[1])
    assert button is not None
    assert button.is_enabled
    assert button.text == "Lay open: Seven pairs"
    assert lay_button(seated(NONE)[1]) is None


def test_the_prompt_says_what_it_brings() -> None:
    view = seated(WHOLE)[1].view()
    assert "special hand (Seven pairs)" in view.prompt
    assert f"{QLocale().toString(2500)} points" in view.prompt
    assert "special" not in seated(NONE)[1].view().prompt


def test_the_button_ends_the_deal_and_everybody_sees_the_hand() -> None:
    match, session = seated(WHOLE)
    session.handle(Press(ButtonId.LAY))
    assert match.state.public.special is not None
    assert match.state.public.known[0] == tuple(sorted(parse_cards(PAIRS)))
    assert "You laid a special hand open: Seven pairs." in session.log()
    line = next(one for one in session.view().counting if one.told == "Special hand")
    (counted,) = line.points
    assert (counted.side, counted.text) == (0, f"+{QLocale().toString(2500)}")
    assert counted.zone == HAND


def test_with_cards_laid_aside_the_button_is_about_those() -> None:
    session = seated(WHOLE)[1]
    session.handle(Drop(cards("6h 6d"), HAND, FELT))
    button = lay_button(session)
    assert button is not None
    assert not button.is_enabled
    assert button.text.startswith("Lay all")
