"""Tests that whatever can be pressed on the table is there for a screen reader, and tells by a
tooltip what it does.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPointF, QRect, QUrl
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QHelpEvent,
    QPixmap,
    QTextDocument,
)
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from canasta_gui.table.furniture import furniture
from canasta_gui.table.furniture.buttons import ButtonLook
from canasta_gui.table.gestures.focus import Spot
from canasta_gui.table.gestures.hit_test import place_at
from canasta_gui.table.layout.hand_layout import seen
from canasta_gui.table.moments import celebration
from canasta_gui.viewmodel.beat import BeatKind
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView, TableView
from canasta_gui.viewmodel.zones import PILE, STOCK, Zone, ZoneKind
from tests.gui.table.conftest import Table
from tests.gui.table.moments import in_the_midst
from tests.gui.table.test_access import MakeTable, everything, interface, name, named
from tests.kit import specimens
from tests.kit.scenes import SCENES

Role = QAccessible.Role
_STEP = 29
"""The distance between the points that are tried, in pixels."""


def asking() -> TableView:
    """Returns a table with many buttons, one of them dim."""
    ask = ButtonView(ButtonId.ASK, "May I go out?", is_enabled=False, reason="Draw first.")
    return replace(specimens.opening(), buttons=(*specimens.opening().buttons, ask))


VIEWS: dict[str, Callable[[], TableView]] = {**SCENES, "asking": asking}


def pressed_by_hand(table: Table) -> Iterator[QPointF]:
    """Yields points at which the pointer says that a press does something; stock and pile are also
    reached from beside them.
    """
    can_act, arrangement = table.widget.mouse.hover.can_act, table.board.arrangement
    wide, high = table.widget.width(), table.widget.height()
    for x, y in product(range(5, wide, _STEP), range(5, high, _STEP)):
        area = arrangement.areas.get(place_at(arrangement, x, y))
        if can_act(QPointF(x, y)) and (area is None or area.holds(x, y)):
            yield QPointF(x, y)


def is_told(thing: QAccessibleInterface | None) -> bool:
    if thing is None or not name(thing) or thing.role() is Role.NoRole:
        return False
    return bool(thing.actionInterface().actionNames()) or bool(thing.state().disabled)


@pytest.mark.parametrize("scene", ["asking", "curtain", "five-alone", "frozen", "opening", "samba"])
def test_where_a_press_does_something_a_screen_reader_finds_what(
    make_table: MakeTable, scene: str
) -> None:
    table = make_table(VIEWS[scene](), size=(1366, 768))
    points = [*pressed_by_hand(table)]
    assert points
    for at in points:
        on_screen = table.widget.mapToGlobal(table.widget.mapFromScene(at))
        found = interface(table).childAt(on_screen.x(), on_screen.y())
        assert is_told(found), at


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> dict[str, ButtonLook]:
    """Returns the buttons that are drawn from now on, by what stands on them."""
    looks: dict[str, ButtonLook] = {}

    def noted(text: str, *values: bool, **named_values: bool) -> ButtonLook:
        looks[text] = ButtonLook(text, *values, **named_values)
        return looks[text]

    for module in (furniture, celebration):
        monkeypatch.setattr(module, "ButtonLook", noted)
    return looks


def buttons(table: Table) -> dict[str, QAccessibleInterface]:
    return {name(it): it for it in everything(interface(table)) if it.role() is Role.Button}


@pytest.mark.parametrize("scene", VIEWS)
def test_every_button_that_is_drawn_is_one_for_a_screen_reader(
    make_table: MakeTable, drawn: dict[str, ButtonLook], scene: str
) -> None:
    found = buttons(make_table(VIEWS[scene]()))
    assert {it.text for it in VIEWS[scene]().buttons} <= drawn.keys()
    for text, look in drawn.items():
        assert bool(found[text].state().disabled) is not look.is_enabled
        can_press = "Press" in found[text].actionInterface().actionNames()
        assert can_press is look.is_enabled


def test_the_button_on_the_picture_of_a_won_match_goes_on(
    make_table: MakeTable, qtbot: QtBot, drawn: dict[str, ButtonLook]
) -> None:
    table = in_the_midst(make_table, BeatKind.WON)
    assert [*drawn][-1] == "Continue"
    go_on = named(table, "Continue")
    place = table.widget.table_scene.effects.area("go on")
    assert place is not None
    assert (go_on.role(), go_on.rect().width()) == (Role.Button, round(place.w))
    assert "We: victory! 1,735 points ahead after 6 deals" in map(
        name, everything(interface(table))
    )
    go_on.actionInterface().doAction("Press")
    qtbot.waitUntil(lambda: table.widget.is_settled)
    assert table.gestures == []
    assert "Continue" not in buttons(table)


def tip_of(table: Table, at: QPointF) -> str:
    """Returns the tooltip that Qt shows at a point."""
    QToolTip.hideText()
    viewport, place = table.widget.viewport(), table.widget.mapFromScene(at)
    asked = QHelpEvent(QEvent.Type.ToolTip, place, viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, asked)
    return QToolTip.text()


def test_a_tooltip_tells_what_a_press_does_and_its_key(make_table: MakeTable) -> None:
    table = make_table(asking())
    shown = table.widget.table_scene.furniture
    middles = {key: QPointF(it.cx, it.cy) for key, it in shown.buttons.items()}
    assert tip_of(table, middles[ButtonId.SORT]) == "Sort the hand (S)"
    assert tip_of(table, middles[ButtonId.ASK]) == "May I go out? (Tab, Return)\nDraw first."
    for zone, tip in (
        (STOCK, "Draw from the stock (D)\nStock, 46 cards"),
        (PILE, "Take the pile, or discard on it (P)\nPile, seven on top"),
    ):
        area = table.widget.table_scene.area(zone)
        assert area is not None
        assert tip_of(table, QPointF(area.cx, area.cy)) == tip
    assert table.widget.tip_at(QPointF(3, 3)) == ""


def test_a_tooltip_lists_the_cards_of_a_meld(make_table: MakeTable) -> None:
    """How many cards lie in a canasta, and of which suits, could not be read off a packed row."""
    view, zone = specimens.playing(), Zone(ZoneKind.MELD, 1, 1)
    melds = list(view.sides[1].melds)
    melds[1] = replace(melds[1], description="7 eights", cards_told="7 cards: hearts 2")
    table = make_table(
        replace(view, sides=(view.sides[0], replace(view.sides[1], melds=tuple(melds))))
    )
    card = table.board.arrangement.poses[zone][-1]
    assert table.widget.tip_at(QPointF(card.x, card.y)) == "7 eights\n7 cards: hearts 2"
    node = table.widget.access.find(Spot(zone))
    assert node is not None
    assert node.spoken.description == "7 cards: hearts 2"


def test_a_tooltip_shows_the_cards_of_a_packed_meld_as_large_as_in_the_hand(
    make_table: MakeTable,
) -> None:
    table = make_table(specimens.crowded())
    sprites = table.board.sprites
    zone = next(it for it in sprites if it.kind is ZoneKind.MELD and len(sprites[it]) >= 5)
    heap, pixmaps = sprites[zone], table.widget.table_scene.card_pixmaps
    width = round(table.board.frame.measure.card)
    lying = table.board.arrangement.poses[zone][-1]
    assert lying.width < width
    point = QPointF(lying.x, lying.y)
    page = QTextDocument()
    page.setHtml(tip_of(table, point))
    assert page.toPlainText().strip("\ufffc\n") == table.widget.tip_at(point)
    name = page.begin().begin().fragment().charFormat().toImageFormat().name()
    drawn: QPixmap = page.resource(QTextDocument.ResourceType.ImageResource, QUrl(name))
    shown = drawn.toImage()
    whole = [pixmaps.pixmap(sprite.face, width).toImage() for sprite in heap]
    step = (shown.width() - whole[0].width()) // (len(heap) - 1)
    assert step > width / 3
    edge = (whole[0].width() - width) // 2 + 4  # Its corners and shadow let others through.
    strip = QRect(edge, 2 * edge, step - edge, shown.height() - 4 * edge)
    for at, card in enumerate(whole):
        part = shown.copy(strip.translated(at * step, 0))
        assert part.convertToFormat(card.format()) == card.copy(strip)


def test_a_tooltip_tells_what_the_frame_of_a_drawn_card_means(make_table: MakeTable) -> None:
    table = make_table(specimens.frozen())
    poses = table.board.arrangement.poses[table.board.hand_zone]
    for at, card in enumerate(table.board.hand):
        strip = seen(poses, at)
        point = QPointF(strip.x + 0.2 * strip.w, strip.cy)
        assert table.board.sprite_at(table.board.hand_zone, point) is card
        told = "You have just drawn this card." if card.is_marked else ""
        assert table.widget.tip_at(point) == told
    assert any(card.is_marked for card in table.board.hand)
