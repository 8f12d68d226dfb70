"""Tests what a screen reader announces during the game without being asked."""

from typing import cast

from canasta_gui.controller.announcer import Announcer
from canasta_gui.i18n.formats import sentences
from canasta_gui.session.session import Session
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.gestures import Activate, Drop, Press, Rearrange
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE
from canasta_gui.words.words import Words
from engine import State
from tests.gui.controller.quick_table import QuickTable
from tests.kit.positions import HAND, cards, match_at, playing, stage


class Listener:
    """A session that announces every step, and records what was said since it was last read."""

    def __init__(self, state: State, people: tuple[int, ...] = (0,)) -> None:
        self._table = QuickTable()
        self._telling = Announcer(cast("TableWidget", self._table))
        match = match_at(state, people)
        self.session = Session(match, Words(match.rules), self._tell)
        self._telling.begin(self.session)

    def _tell(self, step: Step) -> None:
        self._telling.tell(self.session, step)

    def heard(self) -> list[str]:
        said, self._table.said = self._table.said, []
        return said


OPEN = "Lay melds worth at least 50 points to open, or discard a card."


def test_laying_aside_and_putting_back_are_told_with_the_count() -> None:
    listener = Listener(playing("Ks Kd Kh 7s 7d 7h Ac Ad As 4c 5c"))
    session = listener.session
    assert listener.heard() == [OPEN]
    session.handle(Drop(cards("Ks Kd Kh"), HAND, FELT))
    assert listener.heard() == ["Laid aside: 3 kings. Have 30, need 50"]
    session.handle(Drop(cards("Ac Ad As"), HAND, FELT))
    assert listener.heard() == ["Laid aside: 3 aces. Have 90, need 50"]
    session.handle(Drop(cards("Ks Kd Kh"), stage(0), HAND))
    assert listener.heard() == ["Back in your hand: 3 kings. Have 60, need 50"]
    session.handle(Press(ButtonId.TAKE_BACK))
    assert listener.heard() == ["Back in your hand: 3 aces."]


def test_taking_back_an_action_is_told() -> None:
    listener = Listener(playing("Ks Kd Kh 7s 7d 7h Ac Ad As 4c 5c"))
    listener.session.handle(Drop(cards("Ac Ad As"), HAND, FELT))
    listener.session.handle(Press(ButtonId.LAY))
    listener.heard()
    assert listener.session.undo()
    assert listener.heard() == ["Your last action was taken back."]


def test_the_curtain_is_told_and_what_happened_before_it_and_nobody_is_called_you() -> None:
    listener = Listener(playing("Ks Kd 7h Ac Ad As 4c 5c"), (0, 1))
    session = listener.session
    assert listener.heard() == ["Anna is playing."]
    session.come_to_rest()
    assert listener.heard() == ["Anna is next. Everybody but Anna looks away."]
    session.handle(Press(ButtonId.NEXT))
    assert listener.heard() == [OPEN]
    session.handle(Activate(PILE, cards("4c")))
    assert listener.heard() == ["Anna discards the four of clubs."]
    session.come_to_rest()
    recap = "Anna discards the four of clubs."
    assert listener.heard() == [f"Ben is next. Everybody but Ben looks away. {recap}"]
    session.handle(Press(ButtonId.NEXT))
    assert listener.heard() == ["Draw a card from the Draw pile."]


def test_a_curtain_names_no_card_of_a_hand() -> None:
    state = playing("Ks Kd 7h Ac Ad As 4c 5c")
    listener = Listener(state, (0, 1))
    listener.session.come_to_rest()
    (said,) = listener.heard()[1:]
    words = Words(state.rules)
    assert not [card for card in cards("Ks Kd 7h Ac As 4c 5c") if words.card(card) in said]


def test_a_pause_is_told() -> None:
    listener = Listener(playing("Ks Kd 7h 4c 5c"))
    listener.heard()
    listener.session.pause()
    assert listener.heard() == ["Continue when you are ready."]


def test_what_stays_as_it_was_is_not_told_again() -> None:
    listener = Listener(playing("Ks Kd 7h 4c 5c"))
    listener.heard()
    listener.session.handle(Rearrange(cards("5c 4c 7h Kd Ks")))
    listener.session.refresh()
    assert listener.heard() == []
    listener.session.handle(Activate(PILE, ()))
    listener.session.refresh()
    assert listener.heard() == ["! Choose a card to discard."]


def test_captions_do_not_run_into_what_follows() -> None:
    parts = ("Draw a card.", "About 30 points less", "", "Why not?", "Good")
    assert sentences(parts) == "Draw a card. About 30 points less. Why not? Good"
    assert sentences(()) == ""
