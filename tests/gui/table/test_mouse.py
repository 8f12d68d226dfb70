"""Tests the mouse at the table: clicks, drags, and protection against accidental actions."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint

from canasta_gui.viewmodel.gestures import Activate, Drop, Press, Rearrange, TargetVerdict
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from engine import parse_card, parse_cards
from tests.gui.table.conftest import Table, centre
from tests.kit import specimens

HAND = Zone(ZoneKind.HAND, 0)
OWN_NINES = Zone(ZoneKind.MELD, 0, 1)
OWN_KINGS = Zone(ZoneKind.MELD, 0, 0)
MakeTable = Callable[..., Table]


def bare_felt(table: Table) -> QPoint:
    area = table.board.arrangement.areas[FELT]
    return QPoint(round(area.x - 3), round(area.cy))


def test_a_click_raises_a_card_and_another_lowers_it(table: Table) -> None:
    sprite = table.sprite("9c")
    home = sprite.pose.y
    table.click(table.spot(sprite))
    assert table.widget.selected_cards() == (parse_card("9c"),)
    assert sprite.pose.y < home
    table.click(table.spot(sprite))
    assert table.widget.selected_cards() == ()
    assert sprite.pose.y == home
    assert table.gestures == []


def test_equal_cards_are_raised_one_by_one(make_table: MakeTable) -> None:
    table = make_table(specimens.playing(hand="9h 9h 4d"))
    first = table.board.hand[0]
    table.click(table.spot(first))
    assert table.widget.selected_cards() == (parse_card("9h"),)
    table.click(table.spot(table.board.hand[1]))
    assert table.widget.selected_cards() == parse_cards("9h 9h")


@pytest.mark.parametrize("zone", [STOCK, PILE, OWN_NINES, OWN_KINGS])
def test_a_click_on_a_place_activates_it_with_the_raised_cards(table: Table, zone: Zone) -> None:
    table.click(table.spot(table.sprite("9c")))
    table.click(table.spot(table.sprite("4d")))
    table.click(table.middle(zone))
    assert table.gestures == [Activate(zone, parse_cards("9c 4d"))]


def test_the_felt_takes_raised_cards_but_a_bare_click_does_nothing(table: Table) -> None:
    table.click(bare_felt(table))
    assert table.gestures == []
    table.widget.select_cards(parse_cards("Js Jd"))
    table.click(bare_felt(table))
    assert table.gestures == [Activate(FELT, parse_cards("Js Jd"))]


def test_a_press_that_slides_off_the_place_does_nothing(table: Table) -> None:
    table.press(table.middle(OWN_NINES))
    table.release(table.middle(STOCK))
    assert table.gestures == []


def test_a_double_click_activates_only_once(table: Table) -> None:
    table.double_click(table.middle(STOCK))
    assert table.gestures == [Activate(STOCK, ())]


def test_a_double_click_on_a_card_leaves_it_where_it_was(table: Table) -> None:
    table.double_click(table.spot(table.sprite("9c")))
    assert table.widget.selected_cards() == ()
    assert table.gestures == []


def test_the_rules_are_asked_once_a_drag_begins(table: Table) -> None:
    table.oracle.allow(PILE)
    start = table.spot(table.sprite("9c"))
    table.press(start)
    table.move(start, start + QPoint(5, 0), 1)
    assert table.oracle.asked == []
    table.move(start, start + QPoint(60, 0))
    assert table.oracle.asked == [(parse_cards("9c"), HAND)]
    table.release(start)


def test_a_card_is_dragged_to_the_pile(table: Table) -> None:
    table.oracle.allow(PILE)
    table.drag(table.spot(table.sprite("4d")), table.middle(PILE))
    assert table.gestures == [Drop(parse_cards("4d"), HAND, PILE)]


def test_raised_cards_are_dragged_together(table: Table) -> None:
    table.oracle.allow(FELT, OWN_NINES)
    table.widget.select_cards(parse_cards("Js Jd"))
    table.drag(table.spot(table.sprite("Js")), bare_felt(table))
    assert table.gestures == [Drop(parse_cards("Js Jd"), HAND, FELT)]


def test_a_card_that_is_not_raised_is_dragged_alone(table: Table) -> None:
    table.oracle.allow(PILE)
    table.widget.select_cards(parse_cards("Js Jd"))
    table.drag(table.spot(table.sprite("9c")), table.middle(PILE))
    assert table.gestures == [Drop(parse_cards("9c"), HAND, PILE)]


def test_the_place_that_is_covered_most_receives_the_card(table: Table) -> None:
    table.oracle.allow(OWN_KINGS, OWN_NINES)
    kings = table.board.arrangement.areas[OWN_KINGS]
    nines = table.board.arrangement.areas[OWN_NINES]
    sprite = table.sprite("9c")
    grip = table.spot(sprite)
    offset = grip - QPoint(round(sprite.pose.x), round(sprite.pose.y))
    target = QPoint(round((kings.cx + 2 * nines.cx) / 3), round(nines.cy)) + offset
    table.drag(grip, target)
    assert table.gestures == [Drop(parse_cards("9c"), HAND, OWN_NINES)]


def test_an_unlawful_drop_glides_home_and_asks_why(table: Table) -> None:
    table.oracle.allow(PILE)
    table.oracle.refuse(OWN_KINGS, "A nine does not go with kings")
    sprite = table.sprite("9c")
    home = sprite.pose
    start = table.spot(sprite)
    table.press(start)
    table.move(start, table.middle(OWN_KINGS))
    assert table.widget.table_scene.overlay.words == "A nine does not go with kings"
    table.release(table.middle(OWN_KINGS))
    assert table.gestures == [Drop(parse_cards("9c"), HAND, OWN_KINGS)]
    assert sprite.pose == home
    assert table.widget.table_scene.overlay.words == ""


def test_the_felt_does_not_take_what_another_place_refuses(table: Table) -> None:
    table.oracle.allow(FELT)
    table.oracle.refuse(OWN_KINGS, "A nine does not go with kings")
    table.drag(table.spot(table.sprite("9c")), table.middle(OWN_KINGS))
    table.drag(table.spot(table.sprite("9c")), bare_felt(table))
    cards = parse_cards("9c")
    assert table.gestures == [Drop(cards, HAND, OWN_KINGS), Drop(cards, HAND, FELT)]


def test_places_that_accept_glow_while_cards_are_lifted(table: Table) -> None:
    table.oracle.allow(PILE, OWN_NINES)
    table.oracle.refuse(OWN_KINGS, "no")
    start = table.spot(table.sprite("9c"))
    table.press(start)
    table.move(start, start - QPoint(0, 60))
    assert table.widget.table_scene.overlay.glowing == 2
    table.release(start)
    assert table.widget.table_scene.overlay.glowing == 0


def test_cards_in_the_hand_are_rearranged_by_dragging(make_table: MakeTable) -> None:
    table = make_table(specimens.playing(hand="Ks Qd Jh 9c 4d"))
    end = table.spot(table.sprite("Ks")) - QPoint(30, 0)
    table.drag(table.spot(table.sprite("4d")), end)
    assert table.gestures == [Rearrange(parse_cards("4d Ks Qd Jh 9c"))]
    assert [sprite.face for sprite in table.board.hand] == [*parse_cards("4d Ks Qd Jh 9c")]


def test_a_raised_pair_is_moved_together(make_table: MakeTable) -> None:
    table = make_table(specimens.playing(hand="Ks Qd Jh 9c 4d"))
    table.click(table.spot(table.sprite("Ks")))
    table.click(table.spot(table.sprite("Jh")))
    table.drag(table.spot(table.sprite("Jh")), table.spot(table.sprite("4d")) + QPoint(40, 0))
    assert table.gestures == [Rearrange(parse_cards("Qd 9c 4d Ks Jh"))]


def test_a_staged_group_is_dragged_back_to_the_hand(make_table: MakeTable) -> None:
    table = make_table(specimens.opening())
    stage = Zone(ZoneKind.STAGE, 0, 0)
    table.oracle.allow(HAND)
    sprite = table.sprite("2h", stage)
    start = QPoint(round(sprite.pose.x), round(sprite.pose.y))
    table.drag(start, table.spot(table.sprite("9c")))
    assert table.gestures == [Drop(parse_cards("Kh Ks 2h"), stage, HAND)]


@pytest.mark.parametrize("zone", [STOCK, PILE])
def test_the_top_of_stock_or_pile_is_dragged_to_the_hand(table: Table, zone: Zone) -> None:
    count = len(table.widget.scene().items())
    table.drag(table.middle(zone), centre(table.board.frame.hand))
    assert table.gestures == [Activate(zone, ())]
    assert len(table.widget.scene().items()) == count


def test_the_top_of_the_stock_dropped_elsewhere_does_nothing(table: Table) -> None:
    table.drag(table.middle(STOCK), bare_felt(table))
    assert table.gestures == []


def test_others_cards_and_melds_cannot_be_picked_up(table: Table) -> None:
    table.drag(table.middle(Zone(ZoneKind.MELD, 1, 0)), centre(table.board.frame.hand))
    table.drag(table.middle(Zone(ZoneKind.HAND, 2)), centre(table.board.frame.hand))
    assert table.gestures == []
    assert table.oracle.asked == []


def test_a_button_is_pressed_and_a_dim_one_only_to_hear_why(make_table: MakeTable) -> None:
    view = specimens.opening()
    lay, *others = view.buttons
    assert (lay.id, lay.is_enabled) == (ButtonId.LAY, False)
    table = make_table(replace(view, buttons=(replace(lay, reason=""), *others)))
    rects = table.widget.table_scene.furniture.buttons
    table.click(centre(rects[ButtonId.LAY]))
    assert table.gestures == []
    table.widget.show_view(replace(view, buttons=(replace(lay, reason="Too few."), *others)))
    table.click(centre(rects[ButtonId.LAY]))
    assert table.gestures == [Press(ButtonId.LAY)]
    table.gestures.clear()
    table.click(centre(rects[ButtonId.TAKE_BACK]))
    assert table.gestures == [Press(ButtonId.TAKE_BACK)]


def test_a_new_view_ends_a_drag(table: Table) -> None:
    table.oracle.allow(PILE)
    start = table.spot(table.sprite("9c"))
    table.press(start)
    table.move(start, table.middle(PILE))
    table.widget.show_view(specimens.started())
    table.release(table.middle(PILE))
    assert table.gestures == []
    assert not table.widget.mouse.is_dragging


def test_behind_the_curtain_only_the_button_works(make_table: MakeTable) -> None:
    table = make_table(specimens.curtained())
    table.click(table.middle(STOCK))
    table.click(centre(table.board.frame.hand))
    assert table.gestures == []
    table.click(centre(table.widget.table_scene.furniture.buttons[ButtonId.NEXT]))
    assert table.gestures == [Press(ButtonId.NEXT)]


def test_cards_make_room_while_one_is_dragged_over_the_hand(make_table: MakeTable) -> None:
    table = make_table(specimens.playing(hand="Ks Qd Jh 9c 4d"))
    king = table.sprite("Ks")
    home = king.pose
    start = table.spot(table.sprite("4d"))
    table.press(start)
    table.move(start, table.spot(king) - QPoint(30, 0))
    assert king.pose.x > home.x
    table.move(table.spot(king), table.middle(PILE))
    assert king.pose == home
    table.release(table.middle(PILE))


def test_over_a_legal_place_the_outcome_is_told_too(table: Table) -> None:
    table.oracle.verdicts[PILE] = TargetVerdict(True, "Discard the nine of clubs")
    start = table.spot(table.sprite("9c"))
    table.press(start)
    table.move(start, table.middle(PILE))
    assert table.widget.table_scene.overlay.words == "Discard the nine of clubs"
    table.widget.mouse.cancel()
    assert table.widget.table_scene.overlay.words == ""
    assert table.gestures == []


def test_a_meld_is_carried_onto_another_where_the_rules_know_a_place(table: Table) -> None:
    cards = parse_cards("9d 9h 9s")
    table.drag(table.middle(OWN_NINES), table.middle(OWN_KINGS))
    assert table.gestures == []
    table.oracle.allow(OWN_KINGS)
    table.drag(table.middle(OWN_NINES), table.middle(OWN_KINGS))
    assert table.gestures == [Drop(cards, OWN_NINES, OWN_KINGS)]
    assert table.oracle.asked[-1] == (cards, OWN_NINES)
    assert all(
        it.pose in table.board.arrangement.poses[OWN_NINES] for it in table.board.sprites[OWN_NINES]
    )


def test_the_upcard_is_carried_onto_a_meld_that_may_take_it(table: Table) -> None:
    table.oracle.allow(OWN_KINGS)
    table.press(table.middle(PILE))
    table.move(table.middle(PILE), table.middle(OWN_KINGS))
    assert table.widget.table_scene.overlay.glowing == 2
    table.release(table.middle(OWN_KINGS))
    assert table.gestures == [Drop(parse_cards("Qd"), PILE, OWN_KINGS)]
    table.drag(table.middle(PILE), table.middle(OWN_NINES))
    assert len(table.gestures) == 1
