"""Tests how cards respond to the pointer: they rise, lean, cast shadows, and land."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.motion.timing import TICK
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.gestures import Drop, Gesture
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.zones import PILE, STOCK, Zone, ZoneKind
from engine import Discarded, parse_card
from tests.gui.table.conftest import Table
from tests.kit import specimens
from tests.kit.turns import without

MakeTable = Callable[..., Table]
OWN_NINES = Zone(ZoneKind.MELD, 0, 1)


def point_at(table: Table, at: QPoint) -> None:
    QTest.mouseMove(table.widget.viewport(), at)


def leave(table: Table) -> None:
    QApplication.sendEvent(table.widget, QEvent(QEvent.Type.Leave))


def shadow(sprite: CardSprite) -> float:
    """Returns the opacity of a card's long shadow; 0 while the card lies."""
    behind = [
        it for it in sprite.childItems() if it.flags() & it.GraphicsItemFlag.ItemStacksBehindParent
    ]
    return behind[0].opacity() if behind and behind[0].isVisible() else 0.0


def test_the_card_under_the_pointer_comes_up_and_goes_down_again(table: Table) -> None:
    nine, four = table.sprite("9c"), table.sprite("4d")
    homes = nine.pose, four.pose
    point_at(table, table.spot(nine))
    assert nine.pose.y < homes[0].y - 2
    point_at(table, table.spot(four))
    assert nine.pose == homes[0]
    assert four.pose.y < homes[1].y - 2
    leave(table)
    assert (nine.pose, four.pose) == homes
    assert table.widget.selected_cards() == ()


def test_it_stays_up_while_the_pointer_is_where_it_was_left(table: Table) -> None:
    nine = table.sprite("9c")
    pose = nine.pose
    foot = QPoint(table.spot(nine).x(), round(pose.y + 0.7 * pose.width) - 3)
    point_at(table, foot)
    up = nine.pose
    assert up.y < pose.y
    point_at(table, foot + QPoint(1, 0))
    assert nine.pose == up


def test_nothing_comes_up_while_cards_travel_or_behind_the_curtain(make_table: MakeTable) -> None:
    before = specimens.playing()
    table = make_table(before, speed=Speed.SLOW)
    pile = replace(before.pile, cards=(*before.pile.cards, parse_card("4d")))
    after = replace(without(before, "4d"), pile=pile)
    table.widget.play(Step((Discarded(0, parse_card("4d"), is_crosswise=False),), after))
    table.widget.table_scene.clock.advance(TICK)
    point_at(table, table.spot(table.sprite("9c")))
    assert table.board.peeking is None
    table.widget.show_view(specimens.curtained())
    point_at(table, table.spot(table.board.hand[3]))
    assert table.board.peeking is None


@pytest.mark.parametrize("may_draw", [True, False])
def test_the_stock_lights_up_under_the_pointer_of_who_may_draw(
    make_table: MakeTable, may_draw: bool
) -> None:
    table = make_table(replace(specimens.playing(), may_draw=may_draw))
    overlay = table.widget.table_scene.overlay
    assert overlay.invited is None
    point_at(table, table.middle(STOCK))
    invited = overlay.invited
    assert (invited is not None) is may_draw
    if invited is not None:
        assert invited.contains(table.board.frame.stock)
    point_at(table, table.middle(PILE))
    assert overlay.invited is None


def test_the_light_of_the_stock_follows_the_table_under_a_pointer_that_rests(
    make_table: MakeTable,
) -> None:
    view = replace(specimens.playing(), may_draw=True)
    table = make_table(view)
    overlay = table.widget.table_scene.overlay
    point_at(table, table.middle(STOCK))
    table.widget.resize(1500, 900)
    assert overlay.invited is not None
    assert overlay.invited.contains(table.board.frame.stock)
    table.widget.show_view(replace(view, may_draw=False))
    assert overlay.invited is None


def test_a_pressed_card_answers_before_the_button_comes_up(table: Table) -> None:
    nine = table.sprite("9c")
    table.press(table.spot(nine))
    assert nine.height > 0
    assert nine.transform().m22() > 1.02
    assert shadow(nine) > 0
    table.release(table.middle(STOCK))
    assert nine.height == 0
    assert shadow(nine) == 0


@pytest.mark.parametrize("zone", [STOCK, PILE])
def test_a_pressed_place_answers_before_the_button_comes_up(table: Table, zone: Zone) -> None:
    overlay = table.widget.table_scene.overlay
    table.press(table.middle(zone))
    assert overlay.aimed is not None
    assert overlay.aimed.contains(table.board.arrangement.areas[zone])
    table.release(table.middle(zone))
    assert overlay.aimed is None


def test_a_meld_answers_only_to_who_has_raised_cards(table: Table) -> None:
    overlay = table.widget.table_scene.overlay
    table.press(table.middle(OWN_NINES))
    assert overlay.aimed is None
    table.release(table.middle(OWN_NINES))
    table.widget.select_cards((parse_card("9c"),))
    table.press(table.middle(OWN_NINES))
    assert overlay.aimed is not None


def carried(table: Table, ways: list[QPoint]) -> CardSprite:
    """Returns a card that was dragged by these offsets and is still held."""
    nine = table.sprite("9c")
    at = table.spot(nine)
    table.press(at)
    for way in ways:
        at = at + way
        QTest.mouseMove(table.widget.viewport(), at)
    return nine


def test_a_carried_card_is_nearer_and_throws_a_longer_shadow(table: Table) -> None:
    nine = carried(table, [QPoint(0, -20)] * 5)
    assert nine.transform().m22() > 1.05
    assert shadow(nine) > 0.9
    below = nine.childItems()[0]
    falls = below.pos().y()
    assert falls > 0.05 * nine.pose.width
    # Half clear pixels are blended one by one otherwise: 0.9 ms for a large shadow instead of 0.5.
    assert isinstance(below, QGraphicsPixmapItem)
    assert below.transformationMode() == Qt.TransformationMode.SmoothTransformation


@pytest.mark.parametrize(
    ("way", "least", "most"),
    [((12, -8), 3.0, 8.0), ((30, -8), 8.0, 9.0), ((-12, -8), -8.0, -3.0), ((0, -20), 0.0, 0.0)],
)
def test_it_leans_into_its_way_by_its_speed(
    table: Table, way: tuple[int, int], least: float, most: float
) -> None:
    assert least <= carried(table, [QPoint(*way)] * 6).pose.angle <= most


def test_it_comes_upright_when_it_is_held_still_and_then_nothing_runs(
    table: Table, qtbot: QtBot
) -> None:
    nine = carried(table, [QPoint(20, -8)] * 6)
    assert nine.pose.angle > 2
    sway = table.widget.mouse.sway
    qtbot.waitUntil(lambda: not sway.is_running, timeout=3000)
    assert nine.pose.angle == 0


def test_with_reduced_motion_it_does_not_lean(make_table: MakeTable) -> None:
    table = make_table(reduced_motion=True)
    nine = carried(table, [QPoint(20, -8)] * 6)
    assert nine.pose.angle == 0
    assert shadow(nine) > 0.9


def test_a_dropped_card_lands_with_its_weight(make_table: MakeTable) -> None:
    """It accelerates, dips below its final height, and then lies."""
    before = specimens.playing()
    table = make_table(before, speed=Speed.NORMAL)
    card = parse_card("9c")
    pile = replace(before.pile, cards=(*before.pile.cards, card))
    step = Step(
        (Discarded(0, card, is_crosswise=False),), replace(without(before, "9c"), pile=pile)
    )

    def play(gesture: Gesture) -> None:
        assert isinstance(gesture, Drop)
        table.widget.play(step)

    table.widget.gesture.connect(play)
    table.oracle.allow(PILE)
    nine = table.sprite("9c")
    table.drag(table.spot(nine), table.middle(PILE) + QPoint(-20, 6))
    heights = [nine.height]
    while table.widget.table_scene.clock.is_moving:
        table.widget.table_scene.clock.advance(TICK)
        heights.append(nine.height)
    assert heights[0] > 0.9
    lowest = heights.index(min(heights))
    assert heights[lowest] < -0.1
    assert heights[-1] == 0
    touch = next(at for at, height in enumerate(heights) if height < 0)
    steepest = max(range(1, touch), key=lambda at: heights[at - 1] - heights[at])
    assert steepest > touch / 2
    assert shadow(nine) == 0


def test_the_right_button_lets_go_of_what_leans(table: Table) -> None:
    nine = carried(table, [QPoint(20, -8)] * 6)
    home = table.board.home(nine)
    QTest.mousePress(table.widget.viewport(), Qt.MouseButton.RightButton, pos=QPoint(300, 300))
    assert (nine.pose, nine.height) == (home, 0)
    assert not table.widget.mouse.sway.is_running
