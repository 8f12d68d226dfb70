"""Tests that the keyboard can do everything that the mouse can."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from canasta_gui.table.gestures.focus import Spot
from canasta_gui.viewmodel.gestures import Activate, Drop, Press, Rearrange
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView, TableView
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from engine import parse_cards
from tests.gui.table.conftest import Table
from tests.kit import specimens

Key = Qt.Key
HAND = Zone(ZoneKind.HAND, 0)
MakeTable = Callable[..., Table]


def spot(table: Table) -> Spot | None:
    return table.widget.keyboard.spot


def go_to(table: Table, wanted: Spot) -> None:
    """Moves the focus to a spot by arrow keys alone."""
    table.key(Key.Key_Down)
    for _ in range(8):
        table.key(Key.Key_Down)
    for _ in range(8):
        row = next(row for row in table.widget.keyboard.rows() if spot(table) in row)
        if wanted in row:
            while spot(table) != wanted:
                table.key(Key.Key_Right)
            return
        table.key(Key.Key_Up)
    raise AssertionError(wanted)


def test_the_first_arrow_only_shows_where_the_focus_is(table: Table) -> None:
    table.key(Key.Key_Left)
    assert spot(table) == Spot(HAND, card=0)
    table.key(Key.Key_Right)
    assert spot(table) == Spot(HAND, card=1)
    table.key(Key.Key_Left, Key.Key_Left)
    assert spot(table) == Spot(HAND, card=14)


def test_home_and_end_go_to_the_first_and_the_last_card(table: Table) -> None:
    table.key(Key.Key_End)
    assert spot(table) == Spot(HAND, card=14)
    table.key(Key.Key_Home, Key.Key_Space)
    assert spot(table) == Spot(HAND, card=0)
    assert len(table.widget.selected_cards()) == 1


def test_space_raises_and_lowers_the_card_with_the_focus(table: Table) -> None:
    table.key(Key.Key_Right, Key.Key_Right, Key.Key_Space)
    assert table.widget.selected_cards() == parse_cards("2h")
    table.key(Key.Key_Space)
    assert table.widget.selected_cards() == ()


def test_escape_lowers_all_cards(table: Table) -> None:
    table.widget.select_cards(parse_cards("Js Jd"))
    table.key(Key.Key_Escape)
    assert table.widget.selected_cards() == ()


@pytest.mark.parametrize(
    "zone", [STOCK, PILE, FELT, Zone(ZoneKind.MELD, 0, 2), Zone(ZoneKind.MELD, 1, 1)]
)
def test_every_place_is_reached_by_arrows_and_activated_by_enter(table: Table, zone: Zone) -> None:
    table.widget.select_cards(parse_cards("9c"))
    go_to(table, Spot(zone))
    table.key(Key.Key_Return)
    assert table.gestures == [Activate(zone, parse_cards("9c"))]


NINES, KINGS = Zone(ZoneKind.MELD, 0, 1), Zone(ZoneKind.MELD, 0, 0)


@pytest.mark.parametrize(
    ("key", "zone"),
    [
        (Key.Key_D, STOCK),
        (Key.Key_P, PILE),
        (Key.Key_M, FELT),
        (Key.Key_1, Zone(ZoneKind.MELD, 0, 2)),
        (Key.Key_4, KINGS),
    ],
)
def test_letters_and_digits_act_directly(table: Table, key: Qt.Key, zone: Zone) -> None:
    table.widget.select_cards(parse_cards("Js Jd"))
    table.key(key)
    assert table.gestures == [Activate(zone, parse_cards("Js Jd"))]


def test_space_presses_a_place_as_enter_does(table: Table) -> None:
    go_to(table, Spot(STOCK))
    table.key(Key.Key_Space)
    assert table.gestures == [Activate(STOCK, ())]


def test_a_digit_without_a_meld_does_nothing(table: Table) -> None:
    table.key(Key.Key_9)
    assert table.gestures == []


def test_enter_goes_on_when_the_table_waits(make_table: MakeTable) -> None:
    waiting = replace(specimens.playing(), buttons=(ButtonView(ButtonId.NEXT, "Continue"),))
    table = make_table(waiting)
    table.key(Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert table.gestures == [Press(ButtonId.NEXT)]
    assert table.widget.selected_cards() == ()


def test_tab_goes_through_the_buttons_and_enter_presses(make_table: MakeTable) -> None:
    table = make_table(specimens.opening())
    table.key(Key.Key_Tab)
    assert spot(table) == Spot(button=ButtonId.LAY)
    table.key(Key.Key_Return)
    table.key(Key.Key_Tab, Key.Key_Space)
    assert table.gestures == [Press(ButtonId.LAY), Press(ButtonId.TAKE_BACK)]
    table.key(Key.Key_Backtab)
    assert spot(table) == Spot(button=ButtonId.LAY)


def test_a_staged_group_goes_back_by_key(make_table: MakeTable) -> None:
    table = make_table(specimens.opening())
    stage = Zone(ZoneKind.STAGE, 0, 0)
    go_to(table, Spot(stage))
    table.key(Key.Key_Backspace)
    table.key(Key.Key_Return)
    back = Drop(parse_cards("Kh Ks 2h"), stage, HAND)
    assert table.gestures == [back, Activate(stage, ())]


def test_without_a_group_in_focus_the_last_one_goes_back(make_table: MakeTable) -> None:
    table = make_table(specimens.opening())
    groups = [
        zone for zone in table.widget.table_scene.board.sprites if zone.kind is ZoneKind.STAGE
    ]
    table.key(Key.Key_Backspace)
    (back,) = table.gestures
    assert isinstance(back, Drop)
    assert (back.source, back.target) == (max(groups, key=lambda zone: zone.index), HAND)
    assert back.cards


def test_backspace_with_nothing_staged_does_nothing(make_table: MakeTable) -> None:
    table = make_table(specimens.playing())
    table.key(Key.Key_Backspace)
    assert table.gestures == []


def test_shift_and_arrows_move_a_card_within_the_hand(make_table: MakeTable) -> None:
    table = make_table(specimens.playing(hand="Ks Qd 4d"))
    table.key(Key.Key_Right)
    table.key(Key.Key_Right, shift=True)
    assert table.gestures == [Rearrange(parse_cards("Qd Ks 4d"))]
    assert spot(table) == Spot(HAND, card=1)
    table.key(Key.Key_Right, shift=True)
    table.key(Key.Key_Right, shift=True)
    assert table.gestures[1:] == [Rearrange(parse_cards("Qd 4d Ks"))]


def test_behind_the_curtain_only_the_button_has_the_focus(make_table: MakeTable) -> None:
    table = make_table(specimens.curtained())
    table.key(Key.Key_D, Key.Key_M, Key.Key_1)
    assert table.gestures == []
    table.key(Key.Key_Return)
    assert table.gestures == [Press(ButtonId.NEXT)]


def test_the_focus_stays_in_the_hand_when_cards_leave(table: Table) -> None:
    table.key(Key.Key_Left, Key.Key_Left)
    assert spot(table) == Spot(HAND, card=14)
    table.widget.show_view(specimens.playing(hand="Ks Qd 4d"))
    assert spot(table) == Spot(HAND, card=2)


def test_the_mouse_hides_the_focus_frame(table: Table) -> None:
    table.key(Key.Key_Left)
    assert table.widget.keyboard.is_shown
    table.click(table.middle(STOCK))
    assert not table.widget.keyboard.is_shown


def test_other_keys_are_left_to_the_window(table: Table) -> None:
    assert not table.widget.keyboard.press(Key.Key_F5)
    assert not table.widget.keyboard.press(Key.Key_Z)


def test_beside_a_place_stands_what_would_come_of_it(table: Table) -> None:
    table.oracle.refuse(PILE, "Draw a card first")
    table.widget.select_cards(parse_cards("9c"))
    go_to(table, Spot(PILE))
    assert table.widget.table_scene.overlay.words == "Draw a card first"
    table.key(Key.Key_Left)
    assert table.widget.table_scene.overlay.words == ""


def test_space_holds_a_meld_and_enter_puts_it_on_another(table: Table) -> None:
    cards = parse_cards("9d 9h 9s")
    table.oracle.allow(KINGS)
    go_to(table, Spot(NINES))
    table.key(Key.Key_Space)
    assert table.widget.table_scene.overlay.glowing == 1
    table.key(Key.Key_Right, Key.Key_Right)
    assert table.widget.table_scene.overlay.words == "fine"
    table.key(Key.Key_Return)
    assert table.gestures == [Drop(cards, NINES, KINGS)]
    assert table.widget.table_scene.overlay.glowing == 0


def test_escape_lets_go_of_a_meld_and_refusals_are_asked_for(table: Table) -> None:
    table.oracle.refuse(KINGS, "Not with the kings.")
    go_to(table, Spot(NINES))
    way = (Key.Key_Right, Key.Key_Right, Key.Key_Return)
    table.key(Key.Key_Space, Key.Key_Escape, *way)
    assert table.gestures == [Activate(KINGS, ())]
    go_to(table, Spot(NINES))
    table.key(Key.Key_Space, *way)
    assert table.gestures[1:] == [Drop(parse_cards("9d 9h 9s"), NINES, KINGS)]


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (900, 1200)])
@pytest.mark.parametrize("view", [specimens.started(), specimens.playing(), specimens.samba()])
def test_a_new_meld_is_framed_where_its_first_card_would_lie(
    make_table: MakeTable, view: TableView, size: tuple[int, int]
) -> None:
    table = make_table(view, size=size)
    go_to(table, Spot(FELT))
    frame = table.widget.table_scene.overlay.focused
    assert frame is not None
    area = table.widget.table_scene.area(FELT)
    assert area is not None
    assert area.contains(frame)
    assert frame.w <= table.board.frame.measure.card
    own = [area for zone, area in table.board.arrangement.areas.items() if zone in own_melds(table)]
    assert not any(frame.overlap(meld) for meld in own)
    assert table.widget.table_scene.overlay.words == "A new meld: raise its cards first."


def test_the_frame_stays_at_the_end_of_a_full_row_of_melds(make_table: MakeTable) -> None:
    table = make_table(specimens.crowded(4))
    area = table.widget.table_scene.area(FELT)
    assert area is not None
    assert area.contains(table.board.arrangement.new_meld)


def own_melds(table: Table) -> list[Zone]:
    return [z for z in table.board.picture.zones if z.kind is ZoneKind.MELD and z.owner == 0]
