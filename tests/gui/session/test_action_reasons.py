"""Tests the answers of computer players who are asked for their reasons."""

from dataclasses import replace

from canasta_gui.session.session import Session
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.viewmodel.gestures import Drop
from canasta_gui.viewmodel.zones import PILE
from canasta_gui.words.words import Words
from engine import Choice, Discard, DrawStock, Match, Meld, Play, Played, Reason, State
from tests.gui.controller.tables import Table, new_match
from tests.kit.positions import HAND, cards, match_at, playing, position

PLAIN = Reason("discard.least_loss", cards=cards("4c"))
SECRET = Reason("discard.cost", {"cost": 37})
STOCK = Reason("draw.stock")
UNDONE = "What was left undone"
LAID = Reason("meld.new")


def session_at(state: State) -> Session:
    match: Match = match_at(state)
    return Session(match, Words(match.rules))


def others_turn(phase: str = "play") -> State:
    """Returns a position in which seat 2, a computer, is to play, or to draw."""
    hands = [11, 11, "9s 9d 9c 8s 8d 8h Kd Ks 4c 5c", 11]
    drew = {"drew": "stock"} if phase == "play" else {}
    return position("", "Ah Ad Ac", turn=2, phase=phase, hands=hands, **drew)


def test_what_would_tell_of_a_hand_waits_for_the_end_of_the_deal() -> None:
    session = session_at(others_turn())
    assert not session.submit_computer(2, Choice(Discard(cards("4c")[0]), (PLAIN, SECRET)))
    why = session.whys().of_seat(2)
    assert why is not None
    assert why.moves == (
        ("Cleo discards the four of clubs.", "It was the card that could be spared best."),
    )
    assert session.whys().seats() == (2,)


def test_every_figure_is_told_when_the_hands_lie_open() -> None:
    table = Table(new_match(()))
    table.session.next_deal()
    table.settle()
    assert table.session.waiting is Waiting.DEAL_OVER
    whys = table.session.whys()
    entries = [line.entry for line in whys.lines() if line.entry is not None]
    assert entries[-1].reasons
    before = whys.of_seat(entries[-1].seat)
    assert before is not None
    session = Session(retold(table.session.match), Words(table.session.match.rules))
    after = session.whys().of_seat(entries[-1].seat)
    assert after is not None
    (was, *_), (now, *_) = (
        [reason for caption, reason in reversed(why.moves) if caption != UNDONE]
        for why in (before, after)
    )
    assert now == f"{was} In the hand it was worth about 37 points."


def retold(match: Match) -> Match:
    """Returns the match with one more, hidden, reason for the last action."""
    told = Match(match.header)
    *entries, last = match.entries
    assert isinstance(last, Played)
    for entry in (*entries, replace(last, reasons=(*last.reasons, SECRET))):
        told.restore(entry)
    return told


def test_a_turn_is_told_as_one_and_nothing_twice() -> None:
    session = session_at(others_turn("draw"))
    for choice in (
        Choice(DrawStock(), (STOCK,)),
        Choice(Meld((Play(cards("9s 9d 9c")),)), (LAID,)),
        Choice(Meld((Play(cards("8s 8d 8h")),)), (LAID,)),
        Choice(Discard(cards("4c")[0]), (PLAIN,)),
    ):
        assert session.submit_computer(2, choice) == ()
    why = session.whys().of_seat(2)
    assert why is not None
    assert [action_text for action_text, _ in why.moves] == [
        "Cleo draws a card.",
        "Cleo lays 3 nines. Cleo lays 3 eights.",
        "Cleo discards the four of clubs.",
    ]


def test_an_action_of_a_person_is_not_explained() -> None:
    session = session_at(playing("Ks Kd Kh 7s 7d"))
    session.handle(Drop(cards("7s"), HAND, PILE))
    assert session.whys().of_seat(0) is None
    assert not session.whys().seats()
    rows = range(len(tuple(session.whys().lines())))
    assert len(rows) > 0
    assert all(session.whys().of_line(row) is None for row in rows)


def test_what_was_taken_back_is_explained_no_more() -> None:
    session = session_at(others_turn())
    for laid in ("9s 9d 9c", "8s 8d 8h"):
        meld = Meld((Play(cards(laid)),))
        assert session.submit_computer(2, Choice(meld, (LAID,))) == ()
    session.match.undo()
    why = session.whys().of_seat(2)
    assert why is not None
    assert [action_text for action_text, _ in why.moves] == ["Cleo lays 3 nines."]


def after_turns(upcard: str, hand: str) -> str:
    """Returns what is said of seat 2, which draws and discards after a discard by seat 1."""
    hands = [11, f"{upcard} 6s 6h Qd Qh", hand, 11]
    state = position("", "Ah Ad Ac", turn=1, phase="play", hands=hands, drew="stock")
    session = session_at(state)
    assert session.submit_computer(1, Choice(Discard(cards(upcard)[0]), (PLAIN,))) == ()
    assert session.submit_computer(2, Choice(DrawStock(), (STOCK,))) == ()
    assert session.submit_computer(2, Choice(Discard(cards(hand)[-1]), (PLAIN,))) == ()
    why = session.whys().of_seat(2)
    assert why is not None
    return dict(why.moves)[UNDONE]


def test_what_was_left_undone_is_told_from_what_everybody_saw() -> None:
    told = after_turns("9s", "9h 9d 8s Kd 4c")
    assert told == "The Prize pile needed nines; nobody has seen any in that hand."
    assert (
        after_turns("As", "9h 9d 8s Kd 4c") == "The Prize pile could have been taken, and was left."
    )
    blocked = "The Prize pile was blocked; on top of it lay: Stop card."
    assert after_turns("3s", "9h 9d 8s Kd 4c") == blocked


def test_what_was_left_undone_does_not_depend_on_the_hand() -> None:
    assert after_turns("9s", "9h 9d 9c Kd 4c") == after_turns("9s", "Th 7d 8s Kd 4c")
