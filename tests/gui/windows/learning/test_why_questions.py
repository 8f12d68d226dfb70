"""Tests asking a computer player for its reasons, at the table and in the log."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTextEdit
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.rules.rules_reader import RulesReader
from canasta_gui.rulebook.page import find_statement
from canasta_gui.table.gestures.focus import Spot
from canasta_gui.viewmodel.gestures import Thing
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from canasta_gui.windows.panels.note import WhyNote
from canasta_gui.windows.startup.program import Program
from engine import Played, load_match
from tests.gui.kit.people import sit_at
from tests.gui.kit.play import deal, match_of, play_turn, view_of, wait_for_turn
from tests.gui.kit.program import Start
from tests.gui.table.conftest import centre
from tests.kit.positions import playing


def note_of(program: Program) -> WhyNote:
    """Returns the note, visible or not."""
    found = program.window.findChild(WhyNote)
    assert found is not None
    return found


def ask(program: Program) -> WhyNote:
    """Asks with the key of the menu."""
    program.window.actions_by_name["why"].trigger()
    return note_of(program)


def log_page(program: Program) -> QTextEdit:
    """Opens the log and returns the page with its sentences."""
    if not program.window.log_panel.isVisible():
        program.window.actions_by_name["show_log"].trigger()
    page = program.window.log_panel.widget()
    assert isinstance(page, QTextEdit)
    return page


def last_computer(program: Program) -> Played:
    """Returns the last action of a computer."""
    entries = (moment.entry for moment in reversed(match_of(program).moments))
    return next(entry for entry in entries if isinstance(entry, Played) and entry.reasons)


def choose_line(page: QTextEdit, row: int) -> None:
    cursor = page.textCursor()
    cursor.setPosition(page.document().findBlockByNumber(row).position())
    page.setTextCursor(cursor)
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Return)


def test_the_key_asks_who_acted_last_and_escape_goes_back_to_the_cards(
    qtbot: QtBot, program: Program
) -> None:
    assert not program.window.actions_by_name["why"].isEnabled()
    deal(qtbot, program)
    play_turn(qtbot, program)
    note = ask(program)
    seat = last_computer(program).seat
    assert note.isVisible()
    assert note.why is not None
    assert note.why.seat == seat
    assert match_of(program).seats[seat].name in note.text
    assert note.accessibleName() == note.text
    assert note.geometry().intersects(program.window.rect())
    QTest.keyClick(note, Qt.Key.Key_Escape)
    assert not note.isVisible()
    assert program.window.table.hasFocus()


def test_asking_again_explains_the_action_before(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    play_turn(qtbot, program)
    asked: list[int | None] = []
    for _ in range(4):
        why = ask(program).why
        assert why is not None
        asked.append(why.seat)
    assert asked == [3, 2, 1, 3]


def test_asking_again_by_keys_explains_the_action_before(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    play_turn(qtbot, program)
    note, asked = ask(program), list[int | None]()
    for _ in range(3):
        assert note.why is not None
        asked.append(note.why.seat)
        QTest.keyPress(note, Qt.Key.Key_Control)
        assert note.isVisible()
        QTest.keyClick(note, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        QTest.keyRelease(note, Qt.Key.Key_Control)
    assert asked == [3, 2, 1]


def test_a_plate_is_asked_by_mouse_and_by_screen_reader(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    play_turn(qtbot, program)
    table = program.window.table
    for seat, computer in ((1, 1), (0, None)):
        plate = table.table_scene.board.frame.place(seat).plate
        point = QPoint(round(plate.cx), round(plate.cy))
        QApplication.sendEvent(
            table.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, point)
        )
        why = note_of(program).why
        assert why is not None
        # A person's plate shows the state and no reasons.
        assert why.seat == computer
    lists = {node.spoken.key: node.spoken for node in table.access.nodes}
    nodes = {spoken.key: spoken for spoken in lists["seats"].children}
    assert nodes["seat", 0].actions == ()
    (press,) = nodes["seat", 2].actions
    assert nodes["seat", 2].role is QAccessible.Role.ListItem
    press.run()
    qtbot.waitUntil(lambda: (why := note_of(program).why) is not None and why.seat == 2)


def test_things_are_asked_by_mouse_by_key_and_by_the_next_click(
    qtbot: QtBot, program: Program
) -> None:
    deal(qtbot, program)
    table, note = program.window.table, note_of(program)
    pile = centre(table.table_scene.board.frame.pile)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, pile, pile)
    QApplication.sendEvent(table.viewport(), event)
    assert note.isVisible()
    assert "natural" in note.text or "top" in note.text
    QTest.keyClick(note, Qt.Key.Key_Escape)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_W)
    hand = view_of(program).seats[0].hand
    assert hand[0].name in note.text
    QTest.keyClick(note, Qt.Key.Key_Escape)
    table.keyboard.hide()
    program.window.actions_by_name["explain"].trigger()
    before = len(match_of(program).moments)
    stock = centre(table.table_scene.board.frame.stock)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=stock)
    assert note.isVisible()
    assert len(match_of(program).moments) == before


PACKED = "4c 4d 4h, 5c 5d 5h, 6c 6d 6h, 7c 7d 7h, 8c 8d 8h, 9c 9d 9h, Tc Td Th, Kc Kd Kh Ks"


@pytest.mark.parametrize("by_key", [False, True])
def test_a_meld_whose_cards_hide_each_other_is_shown_large(
    qtbot: QtBot, program: Program, by_key: bool
) -> None:
    """A long press is a context menu, too, so that a finger sees it."""
    sit_at(qtbot, program, playing("2c 4c 6d Kd Jd", PACKED, stock={"count": 20}))
    table = program.window.table
    meld = Zone(ZoneKind.MELD, 0, 7)
    area = table.table_scene.area(meld)
    assert area is not None
    if by_key:
        table.keyboard.focus(Spot(meld))
        program.window.actions_by_name["explain"].trigger()
    else:
        point = QPoint(round(area.cx), round(area.cy))
        screen = table.viewport().mapToGlobal(point)
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, screen)
        QApplication.sendEvent(table.viewport(), asked)
    (shown,) = pictures_of(note_of(program))
    card = table.table_scene.board.frame.measure.card
    on_table = table.table_scene.board.sprites[meld][0].pose.width
    assert shown.pixmap().deviceIndependentSize().width() > 2 * card > 2 * on_table
    assert shown.visibleRegion().boundingRect().width() >= shown.sizeHint().width()
    table.whats_this.asked.emit(Thing(PILE), QRect(0, 0, 9, 9))
    assert pictures_of(note_of(program)) == []


def pictures_of(note: WhyNote) -> list[QLabel]:
    """Returns the pictures in the visible note."""
    labels = note.findChildren(QLabel)
    return [it for it in labels if it.isVisible() and not it.pixmap().isNull()]


def test_a_line_of_the_log_is_asked(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    play_turn(qtbot, program)
    page = log_page(program)
    session = program.conductor.session
    assert session is not None
    lines = tuple(session.whys().lines())
    for row, line in enumerate(lines):
        note_of(program).put_away()
        choose_line(page, row)
        is_computers = line.entry is not None and line.entry.seat != 0
        assert note_of(program).isVisible() == is_computers
        if is_computers:
            assert line.text in note_of(program).text
    assert any(line.entry is not None and line.entry.seat == 0 for line in lines)


def test_the_note_goes_when_something_is_done(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    play_turn(qtbot, program)
    note = ask(program)
    program.window.table.setFocus()
    QTest.keyClick(program.window.table, Qt.Key.Key_D)
    assert not note.isVisible()


def test_a_match_resumed_gives_the_same_answers(
    qtbot: QtBot, start: Start, own_folders: Path
) -> None:
    program = start()
    deal(qtbot, program)
    play_turn(qtbot, program)
    before, path = ask(program).text, program.conductor.path
    assert before
    assert path is not None
    again = start()
    wait_for_turn(qtbot, again)
    assert ask(again).text == before
    kept = [entry for entry in load_match(path).match.entries if isinstance(entry, Played)]
    assert all(bool(entry.reasons) == (entry.seat != 0) for entry in kept)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_F1])
def test_a_key_opens_the_rule_of_a_reason(qtbot: QtBot, program: Program, key: Qt.Key) -> None:
    deal(qtbot, program)
    play_turn(qtbot, program)
    note = ask(program)
    assert note.why is not None
    page, _, place = note.why.anchor.partition("#")
    assert "Enter" in note.text
    QTest.keyClick(note, key)
    assert not note.isVisible()
    (reader,) = program.window.findChildren(RulesReader)
    assert reader.page.anchor == page
    marked = [it.cursor.selectedText() for it in reader.view.extraSelections()]
    assert marked == [find_statement(reader.page, place)]


def test_a_click_on_the_link_opens_the_rule_of_a_reason(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    table = program.window.table
    table.asked.emit(Thing(PILE), table.whereabouts.piles())
    (link,) = note_of(program).findChildren(QPushButton)
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    (reader,) = program.window.findChildren(RulesReader)
    session = program.conductor.session
    told = None if session is None else session.explain(Thing(PILE))
    assert told is not None
    assert reader.page.anchor == told.anchor.partition("#")[0]
    assert reader.view.extraSelections()
