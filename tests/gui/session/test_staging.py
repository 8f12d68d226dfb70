"""Tests the private stage by itself, and what stays on it after an action."""

from canasta_gui.viewmodel.builders.staging import EMPTY, StagedGroup, Staging
from canasta_gui.viewmodel.gestures import Activate, Drop
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK
from engine import CardDrawn, Meld, Play, TakePile
from tests.gui.session.test_session import session_at
from tests.kit.positions import HAND, cards, position

KINGS, NINES = StagedGroup(cards("Ks Kd Kh")), StagedGroup(cards("9s 9d 2c"))


def test_cards_of_a_rank_join_the_group_of_that_rank() -> None:
    staged = EMPTY.lay_aside(KINGS).lay_aside(NINES).lay_aside(StagedGroup(cards("Kc 2d")))
    assert staged.groups == (StagedGroup(cards("Ks Kd Kh Kc 2d")), NINES)


def test_cards_meant_for_two_melds_of_one_rank_stay_apart() -> None:
    """With several melds of a rank, joined cards would all go to the first of them."""
    first, second = StagedGroup(cards("Ks"), to=0), StagedGroup(cards("Kd"), to=1)
    staged = EMPTY.lay_aside(first).lay_aside(second)
    assert staged.groups == (first, second)
    more = staged.lay_aside(StagedGroup(cards("Kc"), to=1))
    assert more.groups == (first, StagedGroup(cards("Kd Kc"), to=1))
    assert more.plan().action() == Meld((Play(cards("Ks"), 0), Play(cards("Kd Kc"), 1)))


def test_a_group_that_takes_the_pile_goes_without_the_others() -> None:
    taking = StagedGroup(cards("7s 7d"), has_upcard=True)
    staged = Staging((KINGS, taking, NINES))
    assert staged.taking == 1
    assert staged.plan().take == TakePile(cards("7s 7d"))
    assert staged.without_take() == Staging((KINGS, NINES))
    assert staged.without_take().taking is None


def test_an_empty_group_stays_only_if_it_takes_the_pile() -> None:
    taking = StagedGroup((), has_upcard=True)
    emptied = Staging((KINGS, taking)).put_back(0, KINGS.cards)
    assert emptied.tidy() == Staging((taking,))


def test_only_groups_whose_cards_and_melds_are_still_there_stay() -> None:
    to_meld = StagedGroup(cards("5c"), to=0)
    staged = Staging((KINGS, NINES, to_meld))
    assert staged.left_with(cards("Ks Kd Kh 5c 9s"), 1) == Staging((KINGS, to_meld))
    assert staged.left_with(cards("Ks Kd Kh 5c 9s"), 0) == Staging((KINGS,))


def test_what_was_laid_aside_to_take_the_pile_leaves_the_stage_with_the_draw() -> None:
    """The pile can no longer be taken, so the table would promise what cannot be had."""
    session, steps = session_at(position("9s 9d As Ad 2c 4c 5c 6c Jc Jd 8h"))
    session.handle(Activate(PILE, cards("9s 9d")))
    session.handle(Drop(cards("As Ad 2c"), HAND, FELT))
    assert [group.has_upcard for group in steps[-1].after.stage.groups] == [True, False]
    session.handle(Activate(STOCK, ()))
    assert isinstance(steps[-1].events[0], CardDrawn)
    assert [group.has_upcard for group in steps[-1].after.stage.groups] == [False]
