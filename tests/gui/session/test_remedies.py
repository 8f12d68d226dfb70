"""Tests that a refusal offers the nearest lawful action, and that one press does it."""

import pytest

from canasta_gui.session.session import Session
from canasta_gui.viewmodel.gestures import Activate, Drop, Gesture, Press
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from engine import Action, Meld, Phase, State, TableMeld
from tests.kit.positions import (
    HAND,
    cards,
    own_meld,
    playing,
    position,
    session_at,
    stage,
)

KINGS = "Kc Kd Kh"
OTHERS = Zone(ZoneKind.MELD, 1, 0)
DO_THIS = Press(ButtonId.DO_THIS)


def refused(state: State, *gestures: Gesture) -> Session:
    """Returns the session after gestures of which the last one was refused."""
    session = session_at(state)
    for gesture in gestures:
        session.handle(gesture)
    assert session.is_refusing
    return session


def drop(text: str, target: Zone, source: Zone = HAND) -> Drop:
    return Drop(cards(text), source, target)


def offer(session: Session) -> str:
    """Returns the text of the button."""
    remedy = session.view().remedy
    assert isinstance(remedy, ButtonView)
    assert remedy.id is ButtonId.DO_THIS
    assert remedy.is_enabled
    return remedy.text


def own_melds(session: Session) -> tuple[TableMeld, ...]:
    return session.match.observe(0).own.melds


def test_cards_of_an_own_meld_go_there_from_the_opponents_one() -> None:
    state = playing("Ks 9d 4c 5c", melds=KINGS, theirs="7c 7d 7h")
    session = refused(state, drop("Ks", OTHERS))
    assert session.view().notice == "Cards join only your own side's melds."
    assert offer(session) == "Do this (T): put the king of spades on your kings"
    session.handle(DO_THIS)
    assert sorted(own_melds(session)[0].cards) == sorted(cards("Kc Kd Kh Ks"))
    assert session.view().remedy is None


def test_a_meld_of_two_is_completed() -> None:
    session = session_at(playing("9s 9d 9h 4c 5c", melds=KINGS))
    session.handle(drop("9s 9d", FELT))
    session.handle(Press(ButtonId.LAY))
    assert session.view().notice == "A meld needs 3 cards: 1 more."
    assert offer(session) == "Do this (T): lay 3 nines"
    session.handle(DO_THIS)
    assert sorted(own_melds(session)[1].cards) == sorted(cards("9s 9d 9h"))
    assert session.view().stage.groups == ()


def test_before_the_draw_the_button_draws() -> None:
    session = refused(position("8s 8d 8h 4c 5c", melds=KINGS), drop("8s 8d 8h", FELT))
    assert session.view().notice == "You have not drawn yet."
    assert offer(session) == "Do this (T): draw from the Draw pile"
    session.handle(DO_THIS)
    assert session.match.observe(0).public.phase is Phase.PLAY


def test_before_the_draw_a_choice_is_left_to_the_player() -> None:
    session = refused(position("9s 9d 9h 4c 5c", melds=KINGS), drop("9s 9d 9h", FELT))
    assert session.view().notice == "You have not drawn yet."
    assert session.view().remedy is None


def test_of_several_cards_for_the_pile_the_cheapest_is_discarded() -> None:
    session = refused(playing("Ks Kd 4c 5c", melds="7c 7d 7h"), Activate(PILE, cards("Ks 4c")))
    assert session.view().notice == "Discard one card only."
    assert offer(session) == "Do this (T): discard the four of clubs"
    session.handle(DO_THIS)
    assert session.match.state.public.pile[-1] == cards("4c")[0]


def test_a_careful_player_presses_the_button_once() -> None:
    session = refused(playing("Ks Kd 4c 5c", melds="7c 7d 7h"), Activate(PILE, cards("Ks 4c")))
    session.is_careful = True
    session.handle(DO_THIS)
    assert session.match.state.public.pile[-1] == cards("4c")[0]


def test_what_lies_aside_is_laid_before_the_discard() -> None:
    session = session_at(playing("9s 9d 9h 4c 5c 6c"))
    session.handle(drop("9s 9d 9h", FELT))
    session.handle(Activate(PILE, cards("4c")))
    assert session.view().notice.startswith("Lay the cards before you")
    # 30 points are too few to open, so only a discard is lawful.
    assert offer(session) == "Do this (T): discard the four of clubs"


def test_the_button_that_leads_nowhere_does_nothing() -> None:
    session = session_at(playing("Ks Kd 4c 5c", melds="7c 7d 7h"))
    before = session.match.state
    session.handle(DO_THIS)
    assert session.match.state == before


class OnlyMelds:
    """A guide that allows nothing but melds."""

    is_explaining = False
    tells_all = True

    def allows(self, action: Action, /) -> bool:
        return isinstance(action, Meld)

    def let_pass(self, action: Action, /) -> None:
        assert isinstance(action, Meld)

    def hold_back(self, action: Action, /) -> None:
        raise AssertionError(f"offered and held back: {action}")


def test_nothing_is_offered_that_a_guide_holds_back() -> None:
    session = session_at(playing("Ks Kd 4c 5c", melds="7c 7d 7h"))
    session.guide = OnlyMelds()
    session.handle(Activate(PILE, cards("Ks 4c")))
    assert session.is_refusing
    assert session.view().remedy is None


def test_nobody_is_told_how_to_answer_the_partner() -> None:
    state = position("9s 9d 4c", melds=KINGS, phase="answer", asked=2, turn=2, drew="stock")
    session = refused(state, Activate(STOCK, ()))
    assert session.view().remedy is None


# --- two ranks at once


def test_two_ranks_on_a_meld_become_two_groups() -> None:
    session = session_at(playing("Ks 9s 9d 9h 4c 5c", melds=KINGS))
    session.handle(drop("Ks 9s 9d 9h", own_meld(0)))
    assert not session.is_refusing
    assert [len(meld.cards) for meld in own_melds(session)] == [4, 3]


def test_two_ranks_on_a_group_laid_aside_become_two_groups() -> None:
    session = session_at(playing("Ks Kd Kh 9s 9d 9h 4c 5c"))
    session.handle(drop("Ks Kd", FELT))
    session.handle(drop("Kh 9s 9d 9h", stage(0)))
    assert not session.is_refusing
    groups = session.view().stage.groups
    assert [sorted(group.cards) for group in groups] == [
        sorted(cards("Ks Kd Kh")),
        sorted(cards("9s 9d 9h")),
    ]


def test_two_ranks_on_the_pile_take_it_and_lie_aside() -> None:
    session = session_at(position("9s 9d 7s 7d 7h 4c 5c", melds=KINGS))
    session.handle(Activate(PILE, cards("9s 9d 7s 7d 7h")))
    assert not session.is_refusing
    groups = session.view().stage.groups
    assert [(group.has_upcard, len(group.cards)) for group in groups] == [(True, 2), (False, 3)]


# --- stop cards


@pytest.mark.parametrize("laid", ["3s", "3s 3c"])
def test_stop_cards_laid_aside_say_when_they_may_be_melded(laid: str) -> None:
    session = session_at(playing("3s 3c Ks 4c 5c 6c 7c", melds="9c 9d 9h"))
    session.handle(drop(laid, FELT))
    session.handle(Press(ButtonId.LAY))
    assert "only to go out" in session.view().notice
    assert session.view().stage.groups[0].caption == "only to go out"


def test_a_stop_card_that_cannot_be_laid_is_not_thrown() -> None:
    session = session_at(playing("3s 3c Ks 4c 5c 6c 7c", melds="9c 9d 9h"))
    session.handle(drop("3s", FELT))
    session.handle(Press(ButtonId.LAY))
    assert session.is_refusing
    assert session.view().remedy is None
