"""Tests gestures that move cards to the table, to melds and to the stage."""

from canasta_gui.session.intents import Act, Decline, Nothing, Restage
from canasta_gui.viewmodel.builders.staging import StagedGroup
from canasta_gui.viewmodel.builders.table_facts import Note
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, STOCK, Zone, ZoneKind
from engine import Meld, Play
from tests.kit.positions import (
    HAND,
    Player,
    action_of,
    cards,
    groups_of,
    own_meld,
    playing,
    position,
    rules_of,
    stage,
    staged,
)

UNOPENED = playing("Ks Kd Kh 7s 7d 7h 2c 5c 5d 9s Ac 4h")
OPENED = playing("Ks Kd 7s 7d 7h 2c 5c 5d 9s Ac 4h 4d", melds="Kc Kh Kh, 9c 9d 9h")


def test_an_unopened_side_lays_groups_aside_even_if_one_is_a_meld() -> None:
    intent = Player(UNOPENED).drop("Ks Kd Kh", FELT)
    assert groups_of(intent) == (StagedGroup(cards("Ks Kd Kh")),)


def test_more_cards_of_a_rank_join_the_group_that_lies_there() -> None:
    intent = Player(UNOPENED, staged("Ks Kd")).drop("Kh", FELT)
    assert groups_of(intent) == (StagedGroup(cards("Ks Kd Kh")),)


def test_cards_of_several_ranks_become_several_groups() -> None:
    intent = Player(UNOPENED).drop("Ks 7s Kd 7d 7h", FELT)
    assert groups_of(intent) == (StagedGroup(cards("Ks Kd")), StagedGroup(cards("7s 7d 7h")))


def test_laying_all_of_an_opening_is_one_action() -> None:
    intent = Player(UNOPENED, staged("Ks Kd Kh", "7s 7d 7h 2c")).press(ButtonId.LAY)
    plays = (Play(cards("Ks Kd Kh")), Play(cards("7s 7d 7h 2c")))
    assert intent == Act(Meld(plays))


def test_an_opening_below_the_minimum_is_declined_with_its_points() -> None:
    intent = Player(UNOPENED, staged("Ks Kd Kh")).press(ButtonId.LAY)
    assert rules_of(intent) == ("opening.below_minimum",)


def test_nothing_is_laid_from_an_empty_stage() -> None:
    intent = Player(UNOPENED).press(ButtonId.LAY)
    assert intent == Decline(Note(TextId.NOTE_NOTHING_STAGED))


def test_an_opened_side_lays_a_meld_at_once() -> None:
    intent = Player(OPENED).drop("7s 7d 7h", FELT)
    assert action_of(intent) == Meld((Play(cards("7s 7d 7h")),))


def test_too_few_cards_begin_a_group_on_the_stage() -> None:
    intent = Player(OPENED).drop("7s 7d", FELT)
    assert groups_of(intent) == (StagedGroup(cards("7s 7d")),)


def test_a_card_on_its_own_meld_is_laid_at_once() -> None:
    intent = Player(OPENED).drop("Ks Kd", own_meld(0))
    assert action_of(intent) == Meld((Play(cards("Ks Kd"), 0),))


def test_a_card_on_the_felt_finds_its_own_meld() -> None:
    intent = Player(OPENED).drop("Ks", FELT)
    assert action_of(intent) == Meld((Play(cards("Ks"), 0),))


def test_a_wild_card_on_a_meld_is_laid_at_once() -> None:
    assert action_of(Player(OPENED).drop("2c", own_meld(1))) == Meld((Play(cards("2c"), 1),))


def test_a_wild_card_on_the_felt_waits_for_its_target() -> None:
    intent = Player(OPENED).drop("2c", FELT)
    assert groups_of(intent) == (StagedGroup(cards("2c")),)


def test_a_wild_card_from_the_stage_finds_its_target() -> None:
    intent = Player(OPENED, staged("2c", "7s 7d")).drop("2c", stage(1), source=stage(0))
    assert groups_of(intent) == (StagedGroup(cards("7s 7d 2c")),)
    intent = Player(OPENED, staged("2c", "7s 7d")).drop("2c", own_meld(0), source=stage(0))
    assert intent == Act(Meld((Play(cards("2c"), 0),)), staged("7s 7d"))


def test_a_card_on_a_meld_of_another_rank_is_declined() -> None:
    assert rules_of(Player(OPENED).drop("7s", own_meld(0))) == ("meld.wrong_rank",)


def test_cards_do_not_join_the_opponents() -> None:
    intent = Player(OPENED).drop("Ks", Zone(ZoneKind.MELD, 1, 0))
    assert intent == Decline(Note(TextId.NOTE_OPPONENTS), Meld((Play(cards("Ks"), -1),)))


def test_what_can_never_be_a_meld_is_not_laid_aside() -> None:
    assert rules_of(Player(UNOPENED, staged("Ks Kd")).drop("7s", stage(0))) == ("meld.mixed_ranks",)


def test_an_opened_side_draws_before_it_lays() -> None:
    state = position("Ks Kd 7s 7d 7h 2c 5c 5d 9s Ac 4h", melds="Kc Kh Kh")
    assert rules_of(Player(state).drop("7s 7d 7h", FELT)) == ("turn.draw_first",)


def test_an_opening_may_be_laid_aside_before_the_draw() -> None:
    state = position("Ks Kd Kh 7s 7d 7h 2c 5c 5d 9s Ac")
    assert groups_of(Player(state).drop("Ks Kd Kh", FELT)) == (StagedGroup(cards("Ks Kd Kh")),)
    assert rules_of(Player(state, staged("Ks Kd Kh")).press(ButtonId.LAY)) == ("turn.draw_first",)


def test_cards_go_back_from_the_stage() -> None:
    table = Player(UNOPENED, staged("Ks Kd Kh", "7s 7d"))
    assert groups_of(table.drop("Kd", HAND, source=stage(0))) == staged("Ks Kh", "7s 7d").groups
    assert groups_of(table.drop("7s 7d", HAND, source=stage(1))) == staged("Ks Kd Kh").groups
    assert groups_of(table.click(stage(0))) == staged("7s 7d").groups
    assert groups_of(table.press(ButtonId.TAKE_BACK)) == ()


def test_cards_that_lie_aside_are_not_in_the_hand_as_well() -> None:
    intent = Player(UNOPENED, staged("Ks Kd Kh")).drop("Ks", FELT)
    assert intent == Decline(Note(TextId.NOTE_NOT_THERE))


def test_who_would_be_stranded_is_told_before() -> None:
    state = playing("7s 7d 7h", melds="Kc Kh Kh")
    assert rules_of(Player(state).drop("7s 7d 7h", FELT)) == ("out.needs_canasta",)
    state = playing("7s 7d 7h 4c", melds="Kc Kh Kh")
    assert rules_of(Player(state).drop("7s 7d 7h", FELT)) == ("out.keep_two",)


def test_black_threes_wait_until_they_go_out() -> None:
    state = playing("3s 3c 3c 5d 5h", melds="Kc Kh Kh Ks Ks Kd Kd")
    intent = Player(state).drop("3s 3c 3c", FELT)
    assert isinstance(intent, Restage)


def test_clicks_without_raised_cards_mean_nothing_on_melds_and_felt() -> None:
    for zone in (FELT, own_meld(0), HAND, Zone(ZoneKind.BONUS, 0)):
        assert Player(OPENED).click(zone) == Nothing()


def test_the_stock_takes_no_cards() -> None:
    assert Player(OPENED).drop("Ks", STOCK) == Decline(Note(TextId.NOTE_NOT_THERE))


def test_nothing_is_played_out_of_turn() -> None:
    state = playing("Ks Kd", turn=1)
    for intent in (
        Player(state).drop("Ks Kd", FELT),
        Player(state).click(STOCK),
        Player(state).press(ButtonId.ASK),
    ):
        assert rules_of(intent) == ("turn.not_yours",)
