"""Tests what a screen reader finds on the table."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.table.access.nodes import Node
from canasta_gui.table.gestures.focus import Spot, rows_of
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.gestures import Activate, Press
from canasta_gui.viewmodel.table_view import ButtonId, TableView
from canasta_gui.viewmodel.zones import PILE, STOCK
from engine import parse_cards
from tests.gui.table.conftest import Table
from tests.kit import specimens

Role = QAccessible.Role
Text = QAccessible.Text
MakeTable = Callable[..., Table]


def interface(table: Table) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(table.widget)


def everything(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for index in range(root.childCount()):
        child = root.child(index)
        yield child
        yield from everything(child)


def name(thing: QAccessibleInterface) -> str:
    return thing.text(Text.Name)


def named(table: Table, wanted: str) -> QAccessibleInterface:
    return next(it for it in everything(interface(table)) if name(it) == wanted)


def test_the_table_tells_what_is_on_it(table: Table) -> None:
    root = interface(table)
    assert name(root) == "Card table"
    names = [name(it) for it in everything(root)]
    view = table.widget.view
    assert view is not None
    for expected in (
        view.prompt,
        view.last_action,
        view.stock_description,
        view.pile.description,
        *(side.description for side in view.sides),
        *(meld.description for side in view.sides for meld in side.melds),
        *(seat.description for seat in view.seats),
        "New meld",
    ):
        assert expected in names


def test_players_are_no_loose_texts(table: Table) -> None:
    loose = [it for it in everything(interface(table)) if it.role() == Role.StaticText]
    view = table.widget.view
    assert view is not None
    assert [name(it) for it in loose] == [view.prompt, view.last_action]


def test_every_thing_has_name_role_and_place(make_table: MakeTable) -> None:
    table = make_table(specimens.opening())
    window = interface(table).rect()
    for thing in everything(interface(table)):
        assert name(thing)
        assert thing.role() != Role.NoRole
        assert thing.isValid()
        assert window.intersects(thing.rect())


def test_the_hand_is_a_list_of_cards(table: Table) -> None:
    hand = next(it for it in everything(interface(table)) if it.role() == Role.List)
    assert hand.childCount() == 15
    first = hand.child(0)
    assert first.role() == Role.ListItem
    assert name(first) == "joker"
    assert hand.indexOfChild(hand.child(3)) == 3
    assert name(first.parent()) == name(hand)


def test_a_raised_card_is_selected(table: Table) -> None:
    table.widget.select_cards(parse_cards("9c"))
    states = {name(it): it.state() for it in everything(interface(table))}
    assert states["nine of clubs"].selected
    assert not states["joker"].selected


def test_the_focus_of_the_keyboard_is_told(table: Table) -> None:
    table.key(Qt.Key.Key_Right, Qt.Key.Key_Right)
    focused = interface(table).focusChild()
    assert name(focused) == "two of hearts"
    assert focused.state().focused


def test_a_dim_button_is_disabled_and_says_why(make_table: MakeTable) -> None:
    table = make_table(specimens.opening())
    lay = named(table, "Lay all")
    assert lay.role() == Role.Button
    assert lay.state().disabled
    assert lay.text(Text.Description) == "You need 90 points to open and have 40: 50 more."
    assert not named(table, "Take back").state().disabled


def node(table: Table, spot: Spot) -> Node:
    found = table.widget.access.find(spot)
    assert found is not None
    return found


def test_things_can_be_pressed(make_table: MakeTable) -> None:
    table = make_table(specimens.opening())
    for spot in (Spot(STOCK), Spot(button=ButtonId.TAKE_BACK), Spot(table.board.hand_zone, card=0)):
        QAccessible.queryAccessibleInterface(node(table, spot)).actionInterface().doAction("Press")
        QCoreApplication.processEvents()
    assert table.gestures == [Activate(STOCK, ()), Press(ButtonId.TAKE_BACK)]
    assert table.widget.selected_cards() == parse_cards("Jk")


def test_a_refusal_is_where_it_is_drawn(make_table: MakeTable) -> None:
    view = replace(specimens.frozen(), notice_at=PILE)
    table = make_table(view)
    told = named(table, view.notice).rect().center()
    drawn = table.widget.table_scene.furniture.notice[0]
    assert drawn.holds(*table.widget.mapFromGlobal(told).toTuple())


@pytest.mark.parametrize(
    "view", [specimens.opening(), specimens.crowded(), specimens.curtained(), specimens.playing()]
)
def test_every_button_that_is_drawn_is_a_node_that_can_be_pressed(
    make_table: MakeTable, view: TableView
) -> None:
    table = make_table(view)
    furniture = table.widget.table_scene.furniture
    assert furniture.buttons
    for key in furniture.buttons:
        found = named(table, furniture.views[key].text)
        assert found.role() == Role.Button
        can_press = "Press" in found.actionInterface().actionNames()
        assert can_press is furniture.views[key].is_enabled


def test_hidden_cards_are_not_named(make_table: MakeTable) -> None:
    table = make_table(specimens.curtained())
    names = [name(it) for it in everything(interface(table))]
    assert "Anna is ready" in names
    assert any("Pass the screen" in it for it in names)
    assert not any("of hearts" in it or "joker" in it for it in names)
    assert len(names) == 4


def test_a_thing_stays_the_same_while_it_is_on_the_table(table: Table) -> None:
    before = node(table, Spot(STOCK))
    hand = len(table.widget.access.nodes)
    table.widget.show_view(specimens.frozen())
    assert node(table, Spot(STOCK)) is before
    assert len(table.widget.access.nodes) == hand + 1  # the notice


def test_the_thing_under_a_point_is_found(table: Table) -> None:
    corner = table.widget.mapToGlobal(table.middle(STOCK))
    found = interface(table).childAt(corner.x(), corner.y())
    assert name(found) == "Stock, 46 cards"


def test_other_widgets_keep_their_own_interface(table: Table, qtbot: QtBot) -> None:
    window = QWidget()
    layout = QVBoxLayout(window)
    label = QLabel("hello")
    layout.addWidget(label)
    layout.addWidget(TableWidget())
    qtbot.addWidget(window)
    assert name(QAccessible.queryAccessibleInterface(label)) == "hello"
    assert QAccessible.queryAccessibleInterface(window).childCount() == 2


def test_figures_are_heard_as_every_voice_says_them(table: Table) -> None:
    view = table.widget.view
    assert view is not None
    side = replace(view.sides[0], description="You: \N{MINUS SIGN}1\u202f250\u00a0points")
    table.widget.show_view(replace(view, sides=(side, *view.sides[1:])))
    assert named(table, "You: minus 1250 points")


@pytest.mark.parametrize("is_urgent", [False, True])
def test_announcements_are_sent(
    table: Table, monkeypatch: pytest.MonkeyPatch, *, is_urgent: bool
) -> None:
    sent: list[tuple[str, QAccessible.AnnouncementPoliteness]] = []

    def record(event: QAccessibleAnnouncementEvent) -> None:
        sent.append((event.message(), event.politeness()))

    monkeypatch.setattr(QAccessible, "updateAccessibility", record)
    table.widget.announce("Bruno lost \N{MINUS SIGN}5", is_urgent=is_urgent)
    kinds = QAccessible.AnnouncementPoliteness
    assert sent == [("Bruno lost minus 5", kinds.Assertive if is_urgent else kinds.Polite)]


def test_those_who_sit_out_are_read_after_those_who_play(make_table: MakeTable) -> None:
    table = make_table(specimens.resting())
    names = [name(it) for it in everything(interface(table))]
    assert names.count("sits out") == 2
    assert names.index("sits out") > names.index("David, 15 cards")


def test_melds_are_told_and_reached_in_the_order_in_which_they_lie(table: Table) -> None:
    view, board = table.widget.view, table.board
    assert view is not None
    rows = rows_of(view, board)
    for side in view.sides:
        lying = board.picture.melds_of(side.side)
        names = [side.melds[zone.index].description for zone in lying]
        told = [name(it) for it in everything(named(table, side.description))]
        assert told == [*names, *(["New meld"] if side.is_own else ())]
        assert lying in [tuple(spot.zone for spot in row if spot.zone in lying) for row in rows]
