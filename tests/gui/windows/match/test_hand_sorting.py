"""Tests the order of the own hand: changed by dragging and by keys, sorted again, and kept in the
file.
"""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from canasta_gui.table.gestures.focus import Spot
from canasta_gui.viewmodel.builders.hand_arrangement import sort_hand
from canasta_gui.viewmodel.table_choices import HandOrder
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import STOCK
from canasta_gui.windows.startup.program import Program
from engine import Observation, Phase, format_cards
from tests.gui.controller.tables import hand_of
from tests.gui.kit.people import KeyUser, MouseUser
from tests.gui.kit.play import LEFT, deal, is_to_act, match_of, view_of
from tests.gui.kit.program import Start


def hand(program: Program) -> str:
    """Returns the hand of the view; fails if the table shows another order."""
    faces = hand_of(view_of(program))
    assert [sprite.face for sprite in program.window.table.table_scene.board.hand] == [*faces]
    return format_cards(faces)


def drag_to_the_left_end(program: Program, position: int) -> None:
    """Drags a card to the left end with the button held down."""
    table = program.window.table
    poses = [sprite.pose for sprite in table.table_scene.board.hand]
    start = table.mapFromScene(poses[position].x - 0.36 * poses[position].width, poses[position].y)
    end = table.mapFromScene(poses[0].x - 0.45 * poses[0].width, poses[0].y)
    viewport = table.viewport()
    QTest.mousePress(viewport, LEFT, pos=QPoint(start))
    for step in range(1, 11):
        QTest.mouseMove(viewport, start + (end - start) * step / 10)
    QTest.mouseRelease(viewport, LEFT, pos=QPoint(end))


def open_menu(qtbot: QtBot) -> QMenu:
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def choose(qtbot: QtBot, text: str) -> None:
    """Clicks an entry of the open menu."""
    menu = open_menu(qtbot)
    action = next(action for action in menu.actions() if action.text() == text)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


def test_a_dragged_card_stays_where_it_was_put(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    cards = hand(program).split()
    drag_to_the_left_end(program, 4)
    moved = [cards[4], *cards[:4], *cards[5:]]
    assert hand(program).split() == moved
    MouseUser(qtbot, program).go_to(STOCK)
    qtbot.waitUntil(lambda: is_to_act(program, Phase.PLAY))
    assert hand(program).split()[: len(moved)] == moved


def test_after_a_press_that_slips_drawn_cards_are_still_sorted_in(
    qtbot: QtBot, program: Program
) -> None:
    deal(qtbot, program)
    table, before = program.window.table, hand(program)
    viewport, pose = table.viewport(), table.table_scene.board.hand[4].pose
    at = QPoint(table.mapFromScene(pose.x - 0.36 * pose.width, pose.y))
    QTest.mousePress(viewport, LEFT, pos=at)
    for way in range(1, 15):
        QTest.mouseMove(viewport, at + QPoint(1, -1) * way)
    QTest.mouseRelease(viewport, LEFT, pos=at + QPoint(14, -14))
    assert table.selected_cards() == (hand_of(view_of(program))[4],)
    assert hand(program) == before
    MouseUser(qtbot, program).go_to(STOCK)
    qtbot.waitUntil(lambda: is_to_act(program, Phase.PLAY))
    assert hand_of(view_of(program)) == sort_hand(hand_of(view_of(program)))


def test_the_order_is_there_again_after_a_start(qtbot: QtBot, start: Start) -> None:
    program = start()
    deal(qtbot, program)
    drag_to_the_left_end(program, 6)
    before = hand(program)
    again = start()
    qtbot.waitUntil(lambda: is_to_act(again, Phase.DRAW))
    assert hand(again) == before


@pytest.mark.parametrize("by_key", [False, True])
def test_the_button_sorts_again_in_the_chosen_way(
    qtbot: QtBot, program: Program, *, by_key: bool
) -> None:
    deal(qtbot, program)
    by_rank = hand(program)
    drag_to_the_left_end(program, 5)
    assert hand(program) != by_rank
    for text, order in (("By suit", HandOrder.SUIT), ("By points", HandOrder.POINTS)):
        ask_to_sort(qtbot, program, by_key=by_key)
        choose(qtbot, text)
        assert program.preferences.settings.hand_order is order
        assert hand(program) != by_rank
    drag_to_the_left_end(program, 5)
    ask_to_sort(qtbot, program, by_key=by_key)
    choose(qtbot, "By rank")
    assert hand(program) == by_rank


def ask_to_sort(qtbot: QtBot, program: Program, *, by_key: bool) -> None:
    if by_key:
        QTest.keyClick(program.window.table, Qt.Key.Key_S)
    else:
        MouseUser(qtbot, program).press(ButtonId.SORT)


def test_what_was_chosen_before_is_one_press_away(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    by_rank = hand(program)
    drag_to_the_left_end(program, 5)
    table = program.window.table
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Up)
    assert table.keyboard.spot == Spot(button=ButtonId.SORT)
    QTest.keyClick(table, Qt.Key.Key_Return)
    menu = open_menu(qtbot)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert hand(program) == by_rank


def test_the_menu_does_not_cover_the_hand(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    MouseUser(qtbot, program).press(ButtonId.SORT)
    menu, table = open_menu(qtbot), program.window.table
    top = table.viewport().mapToGlobal(table.mapFromScene(0, table.table_scene.board.frame.hand.y))
    assert menu.geometry().bottom() <= top.y()
    menu.close()


def test_raised_cards_are_moved_by_clicks_alone(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    cards, player = hand(program).split(), MouseUser(qtbot, program)

    def move(text: str) -> list[str]:
        player.press(ButtonId.SORT)
        choose(qtbot, text)
        return hand(program).split()

    player.press(ButtonId.SORT)
    menu = open_menu(qtbot)
    # Nothing is raised yet.
    assert [it.isEnabled() for it in menu.actions()[-4:]] == [False] * 4
    menu.close()
    player.raise_cards(cards[4])
    at = hand(program).split().index(cards[4])
    rest = [*cards[:at], *cards[at + 1 :]]
    moved = move("Raised cards to the left end")
    assert moved == [cards[at], *rest]
    assert move("Raised cards one place to the right") == [rest[0], cards[at], *rest[1:]]
    assert match_of(program).arrangement(0) != ()
    assert move("Raised cards to the right end") == [*rest, cards[at]]
    assert len(program.window.table.selected_cards()) == 1


def test_a_screen_reader_is_told_of_places_and_orders(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(qtbot, program)
    table, said = program.window.table, list[str]()
    monkeypatch.setattr(table.voice, "say", said.append)
    monkeypatch.setattr(table, "announce", said.append)
    count = len(hand(program).split())
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert said == [f"Place 2 of {count}"]
    QTest.keyClick(table, Qt.Key.Key_S)
    choose(qtbot, "By points")
    assert said[1:] == ["Your hand is sorted: By points"]


def test_an_order_of_the_own_hand_does_not_make_a_computer_think_again(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(qtbot, program)
    asked: list[str] = []
    ask = program.worker.ask

    def count_and_ask(player: str, view: Observation, seed: str) -> int:
        asked.append(seed)
        return ask(player, view, seed)

    monkeypatch.setattr(program.worker, "ask", count_and_ask)
    KeyUser(qtbot, program).go_to(STOCK)
    qtbot.waitUntil(lambda: is_to_act(program, Phase.PLAY))
    table, match = program.window.table, match_of(program)
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Space)
    QTest.keyClick(table, Qt.Key.Key_P)
    assert match.actor != 0
    drag_to_the_left_end(program, 3)
    assert match.arrangement(0) != ()
    assert len(asked) == 1
