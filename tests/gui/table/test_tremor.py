"""Tests hands that tremble: a press that slips is a click, and no order changes by chance."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.motion.timing import TICK
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.gestures import Activate, Drop, Rearrange
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import RaisedCardsView
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from engine import Discarded, parse_card, parse_cards
from tests.gui.table.conftest import Table
from tests.kit import specimens
from tests.kit.turns import without

MakeTable = Callable[..., Table]
HAND = Zone(ZoneKind.HAND, 0)
OWN_NINES = Zone(ZoneKind.MELD, 0, 1)
SIZES = ((1024, 700), (1280, 860), (1920, 1080))
WITHIN_REACH = (780, 700)
"""A window on the screen of 800 by 800 to which Qt's test finger is confined."""
FINGER = QTest.createTouchDevice()
SLIPS = tuple(
    QPoint(across * pixels, down * pixels)
    for pixels in range(1, 10)
    for across, down in product((-1, 1), (-1, 1))
)
"""Where the pointer is when a trembling hand lets go, from the place where it pressed."""
OUT_OF_HAND = QPoint(0, -400)


@pytest.fixture
def single_taps() -> Iterator[None]:
    """Makes taps at the same time and place single ones: those of Qt's test finger take no time."""
    interval = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(0)
    yield
    QApplication.setDoubleClickInterval(interval)


def press_trembling(table: Table, at: QPoint, slip: QPoint) -> None:
    table.press(at)
    for part in (slip / 2, slip, -slip, slip):
        QTest.mouseMove(table.widget.viewport(), at + part)
    table.release(at + slip)


def touch_trembling(table: Table, at: QPoint, slip: QPoint) -> None:
    viewport = table.widget.viewport()
    QTest.touchEvent(viewport, FINGER).press(0, at, viewport).commit()
    for part in (slip / 2, slip, -slip, slip):
        QTest.touchEvent(viewport, FINGER).move(0, at + part, viewport).commit()
    QTest.touchEvent(viewport, FINGER).release(0, at + slip, viewport).commit()


class TimedMouse:
    """A mouse whose events say when they happened, as those of a window system do."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def press(self, at: QPoint, when: int) -> None:
        self._send(QEvent.Type.MouseButtonPress, at, when)

    def release(self, at: QPoint, when: int) -> None:
        self._send(QEvent.Type.MouseButtonRelease, at, when)

    def _send(self, kind: QEvent.Type, at: QPoint, when: int) -> None:
        viewport, left = self._table.widget.viewport(), Qt.MouseButton.LeftButton
        event = QMouseEvent(
            kind,
            QPointF(at),
            QPointF(viewport.mapToGlobal(at)),
            left,
            left if kind is QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            QPointingDevice.primaryPointingDevice(),
        )
        event.setTimestamp(when)
        QApplication.sendEvent(viewport, event)


Tremble = Callable[[Table, QPoint, QPoint], None]
TREMBLING = [*((press_trembling, size) for size in SIZES), (touch_trembling, WITHIN_REACH)]


@pytest.mark.usefixtures("single_taps")
@pytest.mark.parametrize(("tremble", "size"), TREMBLING)
@pytest.mark.parametrize("zone", [STOCK, PILE, OWN_NINES])
def test_a_press_on_a_place_that_slips_is_a_click(
    make_table: MakeTable, zone: Zone, tremble: Tremble, size: tuple[int, int]
) -> None:
    table = make_table(size=size)
    table.oracle.allow(PILE, FELT)
    table.widget.select_cards(parse_cards("9c"))
    for slip in SLIPS:
        tremble(table, table.middle(zone), slip)
    assert table.gestures == [Activate(zone, parse_cards("9c"))] * len(SLIPS)


@pytest.mark.usefixtures("single_taps")
@pytest.mark.parametrize(("tremble", "size"), TREMBLING)
def test_a_press_on_a_card_that_slips_raises_or_lowers_it(
    make_table: MakeTable, tremble: Tremble, size: tuple[int, int]
) -> None:
    table = make_table(size=size)
    order = list(table.board.hand)
    for number, slip in enumerate(SLIPS):
        tremble(table, table.spot(table.sprite("9c")), slip)
        assert table.widget.selected_cards() == (() if number % 2 else parse_cards("9c"))
    assert table.gestures == []
    assert table.board.hand == order


@pytest.mark.parametrize("size", SIZES)
def test_a_drag_begins_where_the_system_says_and_later_among_large_cards(
    make_table: MakeTable, size: tuple[int, int]
) -> None:
    table = make_table(size=size)
    begins = max(QApplication.startDragDistance(), 10, 0.1 * table.board.frame.measure.card)
    for zone in (STOCK, PILE, HAND):
        start = table.spot(table.sprite("9c")) if zone == HAND else table.middle(zone)
        table.press(start)
        for way in (QPoint(0, 1), QPoint(1, 0)):
            table.move(start, start + way * (begins - 1), 1)
            assert not table.widget.mouse.is_dragging
        table.move(start, start + QPoint(0, 1) * (begins + 1), 1)
        assert table.widget.mouse.is_dragging
        table.widget.mouse.cancel()
    assert table.gestures == []


@pytest.mark.parametrize("zone", [STOCK, PILE])
def test_a_drag_within_a_place_is_a_click_however_long_it_takes(table: Table, zone: Zone) -> None:
    mouse, at = TimedMouse(table), table.middle(zone)
    mouse.press(at, 1000)
    table.move(at, at + QPoint(20, 24))
    assert table.widget.mouse.is_dragging
    mouse.release(at + QPoint(20, 24), 9000)
    assert table.gestures == [Activate(zone, ())]


@pytest.mark.parametrize(("lasts", "is_click"), [(500, True), (501, False)])
@pytest.mark.parametrize("zone", [STOCK, PILE, HAND])
def test_a_drag_out_of_a_place_and_back_is_a_click_if_it_is_short(
    table: Table, zone: Zone, lasts: int, *, is_click: bool
) -> None:
    order = list(table.board.hand)
    mouse = TimedMouse(table)
    at = table.spot(table.sprite("9c")) if zone == HAND else table.middle(zone)
    mouse.press(at, 1000)
    table.move(at, at + OUT_OF_HAND)
    table.move(at + OUT_OF_HAND, at + QPoint(3, 3))
    mouse.release(at + QPoint(3, 3), 1000 + lasts)
    places = [Activate(zone, ())] if zone != HAND else []
    assert table.gestures == (places if is_click else [])
    assert table.board.hand == order
    raised = parse_cards("9c") if zone == HAND and is_click else ()
    assert table.widget.selected_cards() == raised


@pytest.mark.parametrize(
    ("count", "every"),
    [(2, 1), (14, 1), (31, 3), (45, 4), pytest.param(45, 1, marks=pytest.mark.soak)],
)
def test_a_card_that_is_put_down_where_it_was_keeps_the_order(
    make_table: MakeTable, count: int, every: int
) -> None:
    """Of large hands the outermost and some of each row."""
    faces = ["4c", "5d", "6h", "7s", "8c", "9d", "Th", "Js", "Qc", "Kd", "Ah"]
    hand = (faces[at * len(faces) // count] for at in range(count))
    table = make_table(specimens.playing(hand=" ".join(hand)))
    homes = [sprite.pose for sprite in table.board.hand]
    mouse = TimedMouse(table)
    for sprite in table.board.hand[::every]:
        at = table.spot(sprite)
        mouse.press(at, 1000)
        table.move(at, at + OUT_OF_HAND)
        table.move(at + OUT_OF_HAND, at)
        mouse.release(at, 3000)
    assert table.gestures == []
    assert [sprite.pose for sprite in table.board.hand] == homes


def test_raised_cards_that_lie_apart_are_brought_together_only_by_a_real_drag(
    make_table: MakeTable,
) -> None:
    table = make_table(specimens.playing(hand="Ks Qd Jh 9c 4d"))
    table.widget.select_cards(parse_cards("Ks 9c"))
    at = table.spot(table.sprite("9c"))
    press_trembling(table, at, QPoint(14, -14))
    assert table.widget.selected_cards() == parse_cards("Ks")
    assert table.gestures == []
    table.widget.select_cards(parse_cards("Ks 9c"))
    table.drag(at, table.spot(table.sprite("4d")) + QPoint(40, 0))
    assert table.gestures == [Rearrange(parse_cards("Qd Jh 4d Ks 9c"))]


def test_two_equal_cards_change_places_without_a_word(make_table: MakeTable) -> None:
    table = make_table(specimens.playing(hand="9h 9h 4d"))
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Right, shift=True)
    assert table.gestures == []
    table.drag(table.spot(table.board.hand[0]), table.spot(table.board.hand[1]) + QPoint(10, 0))
    assert table.gestures == []
    # The focus is shown again at its card, which was moved to the left end.
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Right, shift=True)
    assert table.gestures == [Rearrange(parse_cards("9h 4d 9h"))]


def cards_on(table: Table) -> list[CardSprite]:
    return [item for item in table.widget.scene().items() if isinstance(item, CardSprite)]


@pytest.mark.parametrize("zone", [STOCK, PILE, HAND])
def test_escape_drops_what_is_carried_and_nothing_else(table: Table, zone: Zone) -> None:
    table.oracle.allow(PILE, OWN_NINES)
    table.widget.select_cards(parse_cards("4d"))
    homes = [sprite.pose for sprite in table.board.hand]
    count = len(cards_on(table))
    at = table.spot(table.sprite("9c")) if zone == HAND else table.middle(zone)
    table.press(at)
    table.move(at, table.spot(table.board.hand[0]))
    assert table.widget.mouse.is_dragging
    table.key(Qt.Key.Key_Escape)
    assert not table.widget.mouse.is_dragging
    assert [sprite.pose for sprite in table.board.hand] == homes
    assert len(cards_on(table)) == count
    table.release(table.middle(PILE))
    assert table.gestures == []
    assert table.widget.selected_cards() == parse_cards("4d")
    table.key(Qt.Key.Key_Escape)
    assert table.widget.selected_cards() == ()


def test_places_for_the_raised_cards_glow_again_after_a_drag(table: Table) -> None:
    scene = table.widget.table_scene
    scene.show_advice(RaisedCardsView(places=(PILE, OWN_NINES)))
    table.oracle.allow(PILE)
    at = table.spot(table.sprite("9c"))
    table.press(at)
    table.move(at, at + OUT_OF_HAND)
    assert scene.overlay.glowing == 1
    table.release(at + OUT_OF_HAND)
    assert scene.overlay.glowing == 2
    scene.show_advice(RaisedCardsView())
    assert scene.overlay.glowing == 0


def test_a_carried_card_that_is_taken_away_meanwhile_is_let_go(make_table: MakeTable) -> None:
    before = specimens.playing()
    table = make_table(before, speed=Speed.NORMAL)
    card = parse_card("9c")
    pile = replace(before.pile, cards=(*before.pile.cards, card))
    after = replace(without(before, "9c"), pile=pile)
    at = table.spot(table.sprite("9c"))
    table.press(at)
    table.move(at, at + QPoint(-200, 0))
    table.widget.play(Step((Discarded(0, card, is_crosswise=False),), after))
    table.move(at + QPoint(-200, 0), at)
    assert not table.widget.mouse.is_dragging
    while table.widget.table_scene.clock.is_moving:
        table.widget.table_scene.clock.advance(TICK)
    table.release(at)
    assert table.gestures == []
    assert [sprite.face for sprite in table.board.hand] == [it.face for it in after.seats[0].hand]


def test_a_card_is_still_dragged_by_a_finger(make_table: MakeTable) -> None:
    table = make_table(size=WITHIN_REACH)
    table.oracle.allow(PILE)
    viewport = table.widget.viewport()
    start, end = table.spot(table.sprite("4d")), table.middle(PILE)
    QTest.touchEvent(viewport, FINGER).press(0, start, viewport).commit()
    for step in range(1, 9):
        at = start + (end - start) * step / 8
        QTest.touchEvent(viewport, FINGER).move(0, at, viewport).commit()
    QTest.touchEvent(viewport, FINGER).release(0, end, viewport).commit()
    assert table.gestures == [Drop(parse_cards("4d"), HAND, PILE)]
