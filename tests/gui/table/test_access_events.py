"""Tests the events that assistive technology gets while the table changes, and its actions."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QFocusEvent,
)

from canasta_gui.table.gestures.focus import Spot
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.gestures import Activate, Drop, Gesture, Press
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import ButtonId, StageView, TableView
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from engine import CardDrawn, Discarded, parse_card, parse_cards
from tests.gui.table.conftest import Table
from tests.kit import specimens

Event = QAccessible.Event
FOCUS = QAccessibleActionInterface.setFocusAction()
"""The action's name, which Qt spells otherwise since 6.12."""
MakeTable = Callable[..., Table]
Told = list[tuple[Event | str, str]]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """Returns the events that are sent from now on: each event with the name of its object."""
    heard: Told = []

    def record(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(("said", event.message()))
        elif isinstance(event, QAccessibleStateChangeEvent):
            states = event.changedStates()
            names = [name for name in ("disabled", "selected") if getattr(states, name)]
            heard.append((" ".join(names), name_of(event.object())))
        else:
            heard.append((event.type(), name_of(event.object())))

    monkeypatch.setattr(QAccessible, "updateAccessibility", record)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return heard


def name_of(thing: object) -> str:
    return interface_of(thing).text(QAccessible.Text.Name)


def interface_of(thing: object) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(thing)  # pyright: ignore[reportArgumentType]
    assert found is not None
    return found


def listen(table: Table, told: Told) -> None:
    """Reads the whole table once, as a client does when it starts; forgets the events so far."""
    tell_all()
    assert table.widget.access.nodes
    told.clear()


def tell_all() -> None:
    """Processes events twice: the first pass does an action, the second sends its events."""
    QCoreApplication.processEvents()
    QCoreApplication.processEvents()


def thing(table: Table, spot: Spot) -> QAccessibleInterface:
    found = table.widget.access.find(spot)
    assert found is not None
    return interface_of(found)


def card(table: Table, at: int) -> QAccessibleInterface:
    return thing(table, Spot(table.board.hand_zone, card=at))


def actions(it: QAccessibleInterface) -> list[str]:
    found = it.actionInterface()
    assert found is not None
    return found.actionNames()


def act(it: QAccessibleInterface, name: str) -> None:
    it.actionInterface().doAction(name)
    tell_all()


def without(view: TableView, face: str) -> TableView:
    """Returns the view after a discard from the hand."""
    gone = parse_card(face)
    hand = tuple(it for it in view.seats[0].hand if it.face != gone)
    pile = replace(view.pile, cards=(*view.pile.cards, gone), description="Pile, ten on top")
    return replace(view, seats=(replace(view.seats[0], hand=hand), *view.seats[1:]), pile=pile)


def test_who_comes_back_from_another_program_is_told_the_card(table: Table, told: Told) -> None:
    table.widget.setFocus()
    table.key(Qt.Key.Key_Right)
    spot = table.widget.keyboard.spot
    listen(table, told)
    for kind in (QEvent.Type.FocusOut, QEvent.Type.FocusIn):
        left = QFocusEvent(kind, Qt.FocusReason.ActiveWindowFocusReason)
        QCoreApplication.sendEvent(table.widget, left)
    # Qt tells the table itself first.
    assert told == []
    tell_all()
    assert spot is not None
    assert table.widget.keyboard.has_focus(spot)
    assert told == [(Event.Focus, name_of(thing(table, spot).object()))]


@pytest.mark.parametrize("key", [Qt.Key.Key_Home, Qt.Key.Key_Down])
def test_a_key_that_leads_nowhere_says_where_the_focus_is(
    table: Table, told: Told, key: Qt.Key
) -> None:
    table.widget.setFocus()
    for _ in range(2):
        table.key(Qt.Key.Key_Home)
    listen(table, told)
    table.key(key)
    assert told == [("said", name_of(card(table, 0).object()))]


def test_tab_that_leads_nowhere_says_what_has_the_focus(make_table: MakeTable, told: Told) -> None:
    table = make_table(replace(specimens.playing(), buttons=()))
    table.widget.setFocus()
    table.key(Qt.Key.Key_Home)
    listen(table, told)
    table.key(Qt.Key.Key_Tab)
    assert told == [(Event.Focus, name_of(card(table, 0).object()))]
    assert table.widget.keyboard.is_shown


def test_a_card_that_cannot_move_on_says_its_place(table: Table, told: Told) -> None:
    table.widget.setFocus()
    for _ in range(2):
        table.key(Qt.Key.Key_Home)
    listen(table, told)
    table.key(Qt.Key.Key_Left, shift=True)
    assert told == [("said", "Place 1 of 15")]


# --- names


def test_a_card_keeps_its_name_when_another_leaves_the_hand(table: Table, told: Told) -> None:
    listen(table, told)
    view = table.widget.view
    assert view is not None
    after, nine, ten = card(table, 11), card(table, 10), card(table, 9)
    assert [name_of(it.object()) for it in (ten, nine, after)] == [
        "ten of hearts",
        "nine of clubs",
        "eight of spades",
    ]
    table.widget.show_view(without(view, "Th"))
    tell_all()
    assert card(table, 9).object() is nine.object()
    assert card(table, 10).object() is after.object()
    assert told == [
        (Event.NameChanged, "Your hand, 14 cards"),
        (Event.ObjectDestroyed, "ten of hearts"),
        (Event.NameChanged, "Pile, ten on top"),
    ]
    # A reader that had the focus there asks a little later.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert ten.isValid()
    assert ten.text(QAccessible.Text.Name) == "ten of hearts"
    parent = ten.parent()
    assert parent is not None
    assert parent.text(QAccessible.Text.Name) == "Your hand, 14 cards"


def test_a_drawn_card_is_a_new_thing_and_nothing_else_is_called_otherwise(
    table: Table, told: Told
) -> None:
    listen(table, told)
    drawn = specimens.playing(hand="Jk 2h Ac Ad Kh Ks Qd Js Jd Th 9c 8s 8c 7h 7c 4d")
    table.widget.show_view(drawn)
    tell_all()
    assert told == [
        (Event.NameChanged, "Your hand, 16 cards"),
        (Event.ObjectCreated, "eight of clubs"),
        (Event.NameChanged, "Anna, 16 cards"),
    ]
    assert name_of(card(table, 12).object()) == "eight of clubs"


def test_while_cards_travel_every_card_has_its_own_name(make_table: MakeTable) -> None:
    table = make_table(speed=Speed.NORMAL)
    view = table.widget.view
    assert view is not None
    thrown = parse_card("Ac")
    table.widget.play(
        Step((Discarded(0, thrown, is_crosswise=False),), without(view, "Ac")),
    )
    assert not table.widget.is_settled
    table.widget.access.invalidate()
    names = [name_of(card(table, at).object()) for at in range(len(table.board.hand))]
    assert names == [specimens.name_of(sprite.face) for sprite in table.board.hand]
    assert "ace of clubs" not in names
    table.widget.finish_all()


def test_nothing_is_built_or_told_while_nobody_listens(
    table: Table, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    listen(table, told)
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    table.widget.show_view(specimens.frozen())
    tell_all()
    assert told == []


# --- changes that were not announced before


def test_raising_and_lowering_are_told(table: Table, told: Told) -> None:
    listen(table, told)
    act(card(table, 10), "Toggle")
    assert told == [
        ("said", "Raised: nine of clubs"),
        ("selected", "nine of clubs"),
        (Event.SelectionAdd, "nine of clubs"),
        (Event.DescriptionChanged, "New meld"),
    ]
    assert card(table, 10).state().selected
    told.clear()
    act(card(table, 10), "Toggle")
    assert told == [
        ("said", "Lowered: nine of clubs"),
        ("selected", "nine of clubs"),
        (Event.SelectionRemove, "nine of clubs"),
        (Event.DescriptionChanged, "New meld"),
    ]


def test_what_changes_at_the_focus_is_told_once(table: Table, told: Told) -> None:
    listen(table, told)
    table.key(Qt.Key.Key_Right, Qt.Key.Key_Right)
    told.clear()
    table.key(Qt.Key.Key_Space)
    tell_all()
    # A reader says each state of what has the focus as soon as it is sent.
    assert told[0] == ("said", "Raised: two of hearts")
    assert not [kind for kind, name in told if kind != "said" and name == "two of hearts"]
    told.clear()
    table.key(Qt.Key.Key_Right)
    assert [it for it in told if it[0] != "said"] == [
        (Event.Focus, "ace of clubs"),
        ("selected", "two of hearts"),
        (Event.SelectionAdd, "two of hearts"),
    ]


def test_several_cards_are_raised_in_one_sentence(table: Table, told: Told) -> None:
    listen(table, told)
    table.widget.select_cards(parse_cards("7h 7c"))
    table.widget.select_cards(parse_cards("4d"))
    act(card(table, 10), "Toggle")
    table.key(Qt.Key.Key_Escape)
    assert [text for kind, text in told if kind == "said"] == [
        "Raised: seven of hearts, seven of clubs",
        "Raised: four of diamonds. Lowered: seven of hearts, seven of clubs",
        "Raised: nine of clubs. 2 raised",
        "Lowered: four of diamonds, nine of clubs",
    ]


def test_a_button_that_becomes_dim_is_told(make_table: MakeTable, told: Told) -> None:
    table = make_table(specimens.opening())
    listen(table, told)
    view = specimens.opening()
    dim = tuple(
        replace(button, is_enabled=False) if button.id is ButtonId.TAKE_BACK else button
        for button in view.buttons
    )
    table.widget.show_view(replace(view, buttons=dim))
    tell_all()
    assert told == [("disabled", "Take back")]


# --- the focus


def test_the_focus_is_told_once_however_much_happens_around_it(table: Table, told: Told) -> None:
    listen(table, told)
    view = table.widget.view
    assert view is not None
    table.key(Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert [name for kind, name in told if kind == Event.Focus] == ["joker", "two of hearts"]
    told.clear()
    for count in (45, 44):
        table.widget.show_view(replace(view, stock_description=f"Stock, {count} cards"))
        tell_all()
    assert told == [
        (Event.NameChanged, "Stock, 45 cards"),
        (Event.NameChanged, "Stock, 44 cards"),
    ]


def test_the_focus_is_told_again_when_another_card_gets_it(table: Table, told: Told) -> None:
    view = table.widget.view
    assert view is not None
    listen(table, told)
    table.key(Qt.Key.Key_Right, Qt.Key.Key_Right)
    told.clear()
    table.widget.show_view(without(view, "2h"))
    tell_all()
    assert [name for kind, name in told if kind == Event.Focus] == ["ace of clubs"]


def test_the_focus_is_told_again_when_it_comes_back(table: Table, told: Told) -> None:
    listen(table, told)
    table.key(Qt.Key.Key_Right)
    table.widget.keyboard.hide()
    table.key(Qt.Key.Key_Right)
    assert [name for kind, name in told if kind == Event.Focus] == ["joker", "joker"]


def test_the_focus_stays_with_its_card_when_others_come_and_go(table: Table, told: Told) -> None:
    listen(table, told)
    table.key(*[Qt.Key.Key_Right] * 11)
    told.clear()
    drawn = specimens.playing(hand="Jk 2h Ac Ad Kh Ks Qd Js Jd Jh Th 9c 8s 7h 7c 4d")
    table.widget.show_view(drawn)
    table.widget.show_view(without(drawn, "Ad"))
    tell_all()
    assert [name for kind, name in told if kind == Event.Focus] == []
    table.key(Qt.Key.Key_Space)
    assert table.widget.selected_cards() == parse_cards("9c")


def test_the_focus_stays_where_a_key_draws_a_card_before_it(
    make_table: MakeTable, told: Told
) -> None:
    table = make_table(speed=Speed.NORMAL)
    listen(table, told)
    table.key(Qt.Key.Key_Right)
    told.clear()
    drawn = specimens.playing(hand="4d Jk 2h Ac Ad Kh Ks Qd Js Jd Jh Th 9c 8s 7h 7c")

    def draw(_gesture: Gesture) -> None:
        table.widget.play(Step((CardDrawn(0, parse_card("4d")),), drawn))

    table.widget.gesture.connect(draw)
    table.key(Qt.Key.Key_D)
    table.widget.finish_all()
    tell_all()
    assert table.widget.keyboard.spot == Spot(table.board.hand_zone, card=1)
    assert [name for kind, name in told if kind == Event.Focus] == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_M])
def test_a_new_meld_without_cards_says_what_it_lacks(table: Table, told: Told, key: Qt.Key) -> None:
    table.widget.keyboard.focus(Spot(FELT))
    listen(table, told)
    table.key(key)
    assert ("said", "New meld. A new meld: raise its cards first.") in told


def test_a_key_that_is_answered_does_not_repeat_its_place(table: Table, told: Told) -> None:
    """The window says the answer; without one the place is said, as the test above shows."""
    table.widget.keyboard.focus(Spot(FELT))
    listen(table, told)

    def answer(_gesture: Gesture) -> None:
        table.widget.play(Step((), specimens.playing(), "It is not your turn."))

    table.widget.gesture.connect(answer)
    table.key(Qt.Key.Key_Return)
    tell_all()
    assert table.gestures == [Activate(FELT, ())]
    assert [text for kind, text in told if kind == "said"] == []


def test_a_meld_is_named_where_no_raised_card_could_join_it(table: Table, told: Told) -> None:
    listen(table, told)
    table.key(Qt.Key.Key_1)
    (said,) = [text for kind, text in told if kind == "said"]
    assert said == "meld of 7 cards"


# --- actions


def test_whatever_can_be_pressed_offers_it(make_table: MakeTable, told: Told) -> None:
    table = make_table(specimens.opening())
    listen(table, told)
    place = ["Press", FOCUS]
    stage = Spot(Zone(ZoneKind.STAGE, 0, 0))
    assert actions(thing(table, Spot(STOCK))) == place
    assert actions(thing(table, Spot(PILE))) == place
    assert actions(thing(table, Spot(FELT))) == place
    assert actions(thing(table, Spot(button=ButtonId.TAKE_BACK))) == place
    assert actions(thing(table, stage)) == [*place, "PutBack"]
    assert actions(card(table, 0)) == ["Toggle", FOCUS]
    names = card(table, 0).actionInterface()
    assert names.localizedActionName("Toggle") == "Raise"
    assert names.localizedActionDescription("Toggle") == "Raise"
    table.widget.select_cards(parse_cards("Jk"))
    assert card(table, 0).actionInterface().localizedActionName("Toggle") == "Lower"


def test_a_dim_button_offers_nothing(make_table: MakeTable) -> None:
    table = make_table(specimens.opening())
    buttons = [node for node in table.widget.access.nodes if not node.spoken.is_enabled]
    assert [node.spoken.name for node in buttons] == ["Lay all"]
    assert actions(interface_of(buttons[0])) == []
    act(interface_of(buttons[0]), "Press")
    assert table.gestures == []


def test_behind_the_curtain_only_the_button_can_be_pressed(make_table: MakeTable) -> None:
    table = make_table(specimens.curtained())
    offered = {node.spoken.name: actions(interface_of(node)) for node in table.widget.access.nodes}
    assert [name for name, found in offered.items() if found] == ["Anna is ready"]


def test_a_group_laid_aside_can_be_put_back(make_table: MakeTable, told: Told) -> None:
    view = specimens.opening()
    table = make_table(view)
    zone = Zone(ZoneKind.STAGE, 0, 0)
    act(thing(table, Spot(zone)), "PutBack")
    cards = tuple(it for it in view.stage.groups[0].cards)
    assert table.gestures == [Drop(cards, zone, table.board.hand_zone)]


def test_a_meld_is_picked_up_where_the_rules_know_another_place_for_it(table: Table) -> None:
    first, second = Zone(ZoneKind.MELD, 0, 0), Zone(ZoneKind.MELD, 0, 1)
    assert actions(thing(table, Spot(first))) == ["Press", FOCUS]
    table.oracle.allow(second)
    table.widget.access.invalidate()
    assert actions(thing(table, Spot(first))) == ["Press", FOCUS, "PickUp"]
    act(thing(table, Spot(first)), "PickUp")
    act(thing(table, Spot(second)), "Press")
    assert table.gestures == [Drop(parse_cards("Kc Kd Kh 2s"), first, second)]


def test_setting_the_focus_moves_the_frame(table: Table, told: Told) -> None:
    listen(table, told)
    act(thing(table, Spot(STOCK)), FOCUS)
    assert table.widget.keyboard.has_focus(Spot(STOCK))
    assert told == [(Event.Focus, "Stock, 46 cards")]


def test_pressing_waits_until_what_travels_has_arrived(make_table: MakeTable) -> None:
    table = make_table(speed=Speed.NORMAL)
    view = table.widget.view
    assert view is not None
    stock = thing(table, Spot(STOCK))
    table.widget.play(
        Step((Discarded(0, parse_card("Ac"), is_crosswise=False),), without(view, "Ac"))
    )
    act(stock, "Press")
    assert table.widget.is_settled
    assert table.gestures == [Activate(STOCK, ())]


def test_a_card_that_left_the_hand_cannot_be_raised_any_more(table: Table) -> None:
    view = table.widget.view
    assert view is not None
    ace = card(table, 2)
    assert name_of(ace.object()) == "ace of clubs"
    ace.actionInterface().doAction("Toggle")
    table.widget.show_view(without(view, "Ac"))
    tell_all()
    assert table.widget.selected_cards() == ()


def test_a_turn_is_played_by_actions_alone(make_table: MakeTable) -> None:
    table = make_table(replace(specimens.playing(), stage=StageView()))
    act(thing(table, Spot(STOCK)), "Press")
    act(card(table, 12), "Press")
    act(card(table, 13), "Press")
    act(thing(table, Spot(FELT)), "Press")
    sevens = parse_cards("8s 7h 7c 4d")[1:3]
    assert table.gestures == [Activate(STOCK, ()), Activate(FELT, sevens)]


def test_an_unknown_action_does_nothing(table: Table) -> None:
    act(thing(table, Spot(STOCK)), "Toggle")
    assert table.gestures == []


def test_the_curtain_is_lifted_by_its_button(make_table: MakeTable) -> None:
    table = make_table(specimens.curtained())
    act(thing(table, Spot(button=ButtonId.NEXT)), "Press")
    assert table.gestures == [Press(ButtonId.NEXT)]
