"""Tests gestures on the pile: it is taken before the draw, and discarded on after it."""

import pytest

from canasta_gui.session.intents import Act, Decline
from canasta_gui.session.stage_check import judge_stage, open_choice
from canasta_gui.viewmodel.builders.staging import StagedGroup, Staging
from canasta_gui.viewmodel.builders.table_facts import Note
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK
from engine import Discard, DrawStock, Play, TakePile, Way, observe, possible_take
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

KINGS = "Kc Kh Kh"


def taking(text: str = "", to: int | None = None) -> StagedGroup:
    return StagedGroup(cards(text), to, has_upcard=True)


def test_the_stock_is_drawn_from() -> None:
    assert action_of(Player(position("9s 9d 4c")).click(STOCK)) == DrawStock()
    assert rules_of(Player(playing("9s 9d 4c")).click(STOCK)) == ("turn.already_drawn",)


def test_a_take_with_chosen_cards_that_lacks_nothing_is_made_at_once() -> None:
    state = position("9s 9d 4c 5c 6c", melds=KINGS)
    assert action_of(Player(state).drop("9s 9d", PILE)) == TakePile(cards("9s 9d"))
    assert action_of(Player(state).click(PILE, "9s 9d")) == TakePile(cards("9s 9d"))


def test_the_only_way_is_offered_filled_in() -> None:
    state = position("9s 9d 4c 5c 6c", melds=KINGS)
    assert groups_of(Player(state).click(PILE)) == (taking("9s 9d"),)


@pytest.mark.parametrize(
    ("hand", "lies"),
    [
        ("9s 9d 2c Jk 4c 5c", (taking("9s 9d"),)),
        ("9s 2c 4c 5c 6c", (taking("9s 2c"),)),
    ],
)
def test_a_click_lays_aside_what_the_pile_says_takes_it(
    hand: str, lies: tuple[StagedGroup, ...]
) -> None:
    state = position(hand, melds=KINGS)
    assert groups_of(Player(state).click(PILE)) == lies
    intent = Player(state, Staging(lies)).press(ButtonId.LAY)
    assert action_of(intent) == possible_take(observe(state, 0))


@pytest.mark.parametrize(
    ("hand", "lies"),
    [
        ("9s 9d 2c 4c 5d 6h", (taking("9s 9d 2c"),)),
        ("9s 9d As Ad Ah 4c 5d", (taking("9s 9d"), StagedGroup(cards("As Ah Ad")))),
    ],
)
def test_a_click_lays_aside_all_with_which_the_pile_opens(
    hand: str, lies: tuple[StagedGroup, ...]
) -> None:
    """The words beside the pile name these cards, and tabs mark them in the hand."""
    state = position(hand)
    assert groups_of(Player(state).click(PILE)) == lies
    view = Player(state).table.view
    assert judge_stage(view, Staging(lies)).is_ready
    told = possible_take(view)
    assert told is not None
    named = (*told.using, *(card for play in told.plays for card in play.cards))
    assert sorted(named) == sorted(Staging(lies).cards)


def test_a_click_keeps_what_lies_aside() -> None:
    state = position("9s 9d As Ad Ah 4c 5d")
    groups = groups_of(Player(state, staged("As Ad Ah")).click(PILE))
    assert groups == (taking("9s 9d"), StagedGroup(cards("As Ad Ah")))


def test_an_own_meld_needs_no_support() -> None:
    state = position("9s 4c 5c 6c", melds=f"{KINGS}, 9d 9h 9h")
    assert groups_of(Player(state).click(PILE)) == (taking(to=1),)
    intent = Player(state, Staging((taking(to=1),))).press(ButtonId.LAY)
    assert intent == Act(TakePile(()))


def test_of_several_ways_the_player_chooses() -> None:
    state = position("9s 9d 2c Jk 4c 5c", melds=KINGS)
    lying = Player(state, Staging((taking("9s 9d"),)))
    assert groups_of(lying.drop("9s 9d", HAND, source=stage(0))) == (taking(),)
    choosing = Player(state, Staging((taking(),)))
    assert open_choice(choosing.table.view, choosing.table.staging) == (
        cards("9s 9d"),
        cards("9s 2c"),
        cards("9s Jk"),
    )
    assert groups_of(choosing.drop("9s 2c", stage(0))) == (taking("9s 2c"),)
    assert groups_of(choosing.drop("9s 2c", PILE)) == (taking("9s 2c"),)
    assert groups_of(choosing.drop("9s 2c", FELT)) == (taking("9s 2c"),)


def test_a_second_click_on_the_pile_commits() -> None:
    state = position("9s 9d 4c 5c 6c", melds=KINGS)
    intent = Player(state, Staging((taking("9s 9d"),))).click(PILE)
    assert intent == Act(TakePile(cards("9s 9d")))


def test_a_take_that_must_open_counts_all_melds_together() -> None:
    state = position("9s 9d As Ad 2c 4c 5c")
    first = groups_of(Player(state).click(PILE, "9s 9d"))
    assert first == (taking("9s 9d"),)
    both = groups_of(Player(state, Staging(first)).drop("As Ad 2c", FELT))
    report = judge_stage(Player(state).table.view, Staging(both))
    assert (report.have, report.need, report.is_ready) == (90, 50, True)
    intent = Player(state, Staging(both)).press(ButtonId.LAY)
    assert action_of(intent) == TakePile(cards("9s 9d"), None, (Play(cards("As Ad 2c")),))


def test_cards_laid_aside_before_support_the_take() -> None:
    state = position("9s 9d 9h As Ad 2c 4c 5c")
    groups = groups_of(Player(state, staged("9s 9d 9h", "As Ad 2c")).click(PILE))
    assert groups == (taking("9s 9d 9h"), StagedGroup(cards("As Ad 2c")))


def test_a_frozen_pile_says_what_it_needs() -> None:
    state = position("9s 2c 4c 5c", melds=KINGS, pile="Qd 2s 9c", frozen=True)
    assert rules_of(Player(state).click(PILE)) == ("pile.frozen_needs_pair",)
    assert rules_of(Player(state).drop("9s 2c", PILE)) == ("pile.frozen_needs_pair",)


def test_a_blocked_pile_is_declined() -> None:
    state = position("3s 3c 4c 5c", melds=KINGS, pile="Qd 3c")
    assert rules_of(Player(state).click(PILE)) == ("pile.top_blocked",)


def test_wrong_support_is_declined() -> None:
    state = position("9s 9d 4c 5c", melds=KINGS)
    assert rules_of(Player(state).drop("4c", PILE))[0] == "pile.wrong_support"


def test_a_take_can_be_put_back() -> None:
    state = position("9s 9d 4c 5c 6c", melds=KINGS)
    table = Player(state, Staging((taking("9s 9d"),)))
    assert groups_of(table.click(stage(0))) == ()
    assert groups_of(table.press(ButtonId.TAKE_BACK)) == ()
    # Without its supporting cards the take stays chosen, and the choice is open again.
    assert groups_of(table.drop("9s 9d", HAND, source=stage(0))) == (taking(),)


def test_a_discard_is_one_card() -> None:
    player = Player(playing("9s 9d 4c 5c", melds=KINGS))
    assert action_of(player.drop("4c", PILE)) == Discard(cards("4c")[0])
    assert action_of(player.click(PILE, "4c")) == Discard(cards("4c")[0])
    assert player.click(PILE) == Decline(Note(TextId.NOTE_CHOOSE_DISCARD))
    ways = tuple(Way(Discard(card), is_other=True) for card in cards("4c 5c"))
    assert player.click(PILE, "5c 4c") == Decline(Note(TextId.NOTE_ONE_DISCARD), ways=ways)


def test_nobody_discards_while_cards_lie_aside() -> None:
    player = Player(playing("9s 9d 4c 5c", melds=KINGS), staged("9s 9d"))
    ways = (Way(Discard(cards("4c")[0]), is_other=True),)
    assert player.click(PILE, "4c") == Decline(Note(TextId.NOTE_STAGE_FIRST), ways=ways)


def test_the_last_card_is_not_thrown_without_a_canasta() -> None:
    player = Player(playing("4c", melds=KINGS))
    assert rules_of(player.click(PILE, "4c")) == ("out.needs_canasta",)


def test_an_added_card_can_be_dropped_only_after_the_take() -> None:
    state = position("9s 9d Ks 4c", melds=KINGS)
    assert rules_of(Player(state).drop("Ks", own_meld(0))) == ("turn.draw_first",)
