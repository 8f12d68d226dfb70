"""Tests sheets inside the window: one title, Escape closes, the focus returns, nothing below
reacts.
"""

from itertools import groupby

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QMenu,
    QMenuBar,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from canasta_gui.dialogs.house_rules.editor import HouseEditor
from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.dialogs.save_deal_dialog import SaveDealDialog
from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog
from canasta_gui.dialogs.score.score_sheet_dialog import ScoreSheetDialog
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.dialogs.sheet_frame import MARGIN
from canasta_gui.session.action_reasons import Why
from canasta_gui.settings.model import Follow
from canasta_gui.table.access.nodes import Node
from canasta_gui.table.gestures.focus import Spot
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import STOCK
from canasta_gui.widgets.scroll_column import ScrollColumn
from canasta_gui.windows.panels.note import WhyNote
from canasta_gui.windows.startup.program import Program
from tests.gui.dialogs.every_dialog import OWN
from tests.gui.kit.people import sit_at_the_end
from tests.gui.kit.play import LEFT, deal, is_in_sight, match_of, play_turn
from tests.gui.windows.frame.test_windows_are_gone import WINDOWS, live_widgets, play_deals

SIZES = [(800, 600), (1024, 700), (1366, 768), (3840, 2160)]
TIGHT = {1.0: SIZES[:1], 2.0: SIZES[1:2]}
"""For two text scales the window size with the least room; `make soak` tries all of `EVERY`."""
EVERY = {0.8: SIZES, 1.0: SIZES, 2.0: SIZES[1:], 3.0: SIZES[1:], 4.0: SIZES[1:]}


def opened(program: Program, name: str) -> SheetDialog:
    """Returns the sheet that an action opens."""
    program.window.actions_by_name[name].trigger()
    sheet = program.window.sheets.top
    assert isinstance(sheet, SheetDialog)
    return sheet


def corner(widget: QWidget, program: Program) -> QPoint:
    """Returns the bottom right corner of a widget in the window."""
    return widget.mapTo(program.window, widget.rect().bottomRight())


@pytest.fixture
def after_a_deal(qtbot: QtBot, program: Program) -> Program:
    """Returns the program with a match that has a finished deal."""
    (score,) = play_deals(qtbot, program, 1)
    score.reject()
    return program


def test_each_panel_has_one_title_and_escape_returns_the_focus(
    after_a_deal: Program,
) -> None:
    program = after_a_deal
    table = program.window.table
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is table
    overlay = table.table_scene.overlay
    frame, told_of = overlay.focused, list[Spot | None]()
    assert frame is not None
    table.keyboard.moved.connect(told_of.append)
    for name in (*WINDOWS, "match-rules", "players"):
        sheet = opened(program, name)
        assert sheet.window() is program.window, name
        titles = [it for it in sheet.findChildren(QLabel) if it.property("role") == "title"]
        assert [it.text() for it in titles] == [sheet.windowTitle()]
        told = QAccessible.queryAccessibleInterface(sheet)
        assert told is not None
        assert told.role() is QAccessible.Role.Dialog
        assert told.text(QAccessible.Text.Name) == sheet.windowTitle()
        assert told.state().modal
        focus = QApplication.focusWidget()
        assert focus is not None, name
        assert sheet.isAncestorOf(focus), name
        QTest.keyClick(focus, Qt.Key.Key_Escape)
        assert program.window.sheets.top is None
        assert program.window.sheets.isHidden()
        assert QApplication.focusWidget() is table
        QApplication.processEvents()
        assert overlay.focused == frame, name
        assert told_of[-2:] == [None, table.keyboard.spot]


def test_the_menus_outlive_a_sheet_that_tab_went_through(program: Program) -> None:
    sheet = opened(program, "about")
    QTest.keyClick(sheet, Qt.Key.Key_Tab)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    live_widgets()
    assert not isValid(sheet)
    program.window.retranslate()
    program.window.actions_by_name["menus"].trigger()
    assert program.window.menuBar().activeAction() is not None


def press_in_menu(key: Qt.Key) -> None:
    """Presses a key in the open menu."""
    QApplication.processEvents()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, key)


def test_after_escape_in_a_menu_the_card_has_the_focus_again(
    qtbot: QtBot, program: Program
) -> None:
    deal(qtbot, program)
    table, overlay = program.window.table, program.window.table.table_scene.overlay
    QTest.keyClick(table, Qt.Key.Key_Right)
    frame = overlay.focused
    assert frame is not None
    program.window.actions_by_name["menus"].trigger()
    press_in_menu(Qt.Key.Key_Right)
    press_in_menu(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: table.hasFocus() and overlay.focused == frame)


def test_behind_a_sheet_nothing_of_the_table_can_be_used_by_readers(
    after_a_deal: Program,
) -> None:
    program, table = after_a_deal, after_a_deal.window.table
    QTest.keyClick(table, Qt.Key.Key_Right)
    following = table.access.find(Spot(button=ButtonId.NEXT))
    assert following is not None
    sheet = opened(program, "sheet")
    told = [QAccessible.queryAccessibleInterface(node) for node in everything(table.access.nodes)]
    assert told
    assert all(it.state().disabled for it in told)
    assert not any(it.state().focused or it.state().focusable for it in told)
    whole = QAccessible.queryAccessibleInterface(table)
    assert whole.focusChild() is None
    button = QAccessible.queryAccessibleInterface(following).actionInterface()
    assert button.actionNames() == []
    sheet.reject()
    assert QAccessible.queryAccessibleInterface(following).actionInterface().actionNames()


def everything(nodes: list[Node]) -> list[Node]:
    """Returns nodes with all their parts."""
    return [it for node in nodes for it in (node, *everything(node.children_nodes))]


def test_enter_deals_once_a_game_was_chosen_by_keys(program: Program) -> None:
    sheet = opened(program, "new")
    assert isinstance(sheet, NewMatchDialog)
    assert QApplication.focusWidget() is sheet.begin_button
    name = sheet.table.seats[0].name_field
    name.setFocus()
    QTest.keyClicks(name, "Ada")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert program.window.sheets.top is sheet
    card = sheet.editions.cards["samba"]
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Space)
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert program.window.sheets.top is None
    assert match_of(program).rules.edition == "samba"
    assert "Ada" in [seat.name for seat in match_of(program).seats]


def test_a_sheet_is_set_off_from_the_one_below_it(program: Program) -> None:
    lower = opened(program, "new")
    assert isinstance(lower, NewMatchDialog)
    corner = lower.mapTo(program.window, QPoint(3, lower.height() // 2))
    bright = program.window.grab().toImage().pixelColor(corner)
    QTest.mouseClick(lower.facts.compare_button, LEFT)
    upper = program.window.sheets.top
    assert upper is not None
    assert upper is not lower
    assert program.window.grab().toImage().pixelColor(corner).lightness() < bright.lightness()
    QTest.keyClick(upper, Qt.Key.Key_Escape)
    assert program.window.sheets.top is lower
    assert program.window.grab().toImage().pixelColor(corner) == bright


def test_nothing_below_a_sheet_is_used(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    stock = match_of(program).state.public.stock_count
    window, table = program.window, program.window.table
    area = table.table_scene.area(STOCK)
    assert area is not None
    on_stock = table.viewport().mapTo(window, table.mapFromScene(area.cx, area.cy))
    sheet = opened(program, "about")
    sheet.resize(200, 200)
    covering = window.childAt(on_stock)
    assert covering is not None
    assert not table.isAncestorOf(covering)
    QTest.mouseClick(window.sheets, LEFT, pos=on_stock)
    for key in (Qt.Key.Key_D, Qt.Key.Key_P, Qt.Key.Key_M):
        QTest.keyClick(sheet, key)
    QTest.keyClick(sheet, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert match_of(program).state.public.stock_count == stock
    assert window.sheets.top is sheet
    for _ in range(40):
        QTest.keyClick(QApplication.focusWidget() or sheet, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert sheet.isAncestorOf(focus)
    told = QAccessible.queryAccessibleInterface(table)
    assert told is not None
    assert told.state().disabled
    sheet.reject()
    assert not told.state().disabled
    QTest.keyClick(table, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: match_of(program).state.public.stock_count < stock)


def test_one_that_opens_over_another_leaves_it_as_it_was(program: Program) -> None:
    lower = opened(program, "new")
    focus = QApplication.focusWidget()
    upper = opened(program, "about")
    assert not lower.isEnabled()
    QTest.keyClick(upper, Qt.Key.Key_Escape)
    assert program.window.sheets.top is lower
    assert lower.isEnabled()
    assert QApplication.focusWidget() is focus
    QTest.keyClick(lower, Qt.Key.Key_Escape)
    assert program.window.welcome.play_button.isEnabled()


def test_one_that_is_gone_below_another_leaves_nothing_disabled(program: Program) -> None:
    lower, upper = opened(program, "new"), opened(program, "about")
    lower.reject()
    assert program.window.sheets.top is upper
    upper.reject()
    assert program.window.welcome.isEnabled()
    assert program.window.welcome.play_button.hasFocus()


def test_readers_find_the_parts_of_the_sheet_that_was_closed_last(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    sheets = [opened(program, name) for name in ("about", "settings")]
    for sheet in reversed(sheets):
        sheet.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    about, settings = sheets
    assert not isValid(settings)
    assert QAccessible.queryAccessibleInterface(about).isValid()
    assert not program.window.findChildren(QDialog)


@pytest.mark.parametrize("sizes", [TIGHT, pytest.param(EVERY, marks=pytest.mark.soak)])
def test_each_fits_a_window_of_any_size_with_its_buttons(
    after_a_deal: Program, sizes: dict[float, list[tuple[int, int]]]
) -> None:
    program = after_a_deal
    for text_scale, size in [(scale, size) for scale in sizes for size in sizes[scale]]:
        program.preferences.change(text_scale=text_scale)
        program.window.resize(*size)
        for name in WINDOWS:
            at = (name, size, text_scale)
            sheet = opened(program, name)
            for _ in range(3):
                QApplication.processEvents()
            room = program.window.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
            place = sheet.visibleRegion().boundingRect()
            assert place == sheet.rect(), (at, place, sheet.minimumSizeHint())
            for made in sheet.footer.findChildren(QPushButton):
                assert made.isHidden() or room.contains(corner(made, program)), at
            sheet.reject()


def cut(sheet: SheetDialog) -> list[str]:
    """Returns the texts of a sheet that have too little height."""
    texts = [it for it in sheet.findChildren(QLabel) if it.isVisible() and it.wordWrap()]
    return [it.text() for it in texts if it.heightForWidth(it.width()) > it.height() + 1]


def test_text_of_any_size_is_as_large_as_the_whole_sheet_allows(program: Program) -> None:
    window, usual = program.window, program.window.fontMetrics().height()
    window.resize(*SIZES[1])
    for name in ("keys", "about"):
        sheet = opened(program, name)
        for scale in (4.0, 1.0):
            program.preferences.change(text_scale=scale)
            for _ in range(3):
                QApplication.processEvents()
            assert sheet.visibleRegion().boundingRect() == sheet.rect(), (name, scale)
            assert not cut(sheet)
            buttons = [it for it in sheet.findChildren(QPushButton) if it.isVisible()]
            assert min(it.fontMetrics().height() for it in buttons) >= 0.97 * min(scale, 2) * usual
        sheet.reject()


def test_one_that_is_larger_than_the_window_can_be_scrolled_with_tab(
    program: Program,
) -> None:
    program.preferences.change(text_scale=2.0)
    program.window.resize(*SIZES[0])
    sheet = HouseEditor(OWN, lambda rules: rules, program.window)
    sheet.open()
    QApplication.processEvents()
    assert sheet.width() > program.window.width() - 2 * MARGIN
    for _ in range(20):
        QTest.keyClick(program.window.focusWidget() or sheet, Qt.Key.Key_Tab)
        focus = program.window.focusWidget()
        assert focus is not None
        if isinstance(focus, QPushButton):
            assert focus.visibleRegion().boundingRect() == focus.rect()


def test_a_sheet_grows_where_it_would_be_scrolled(after_a_deal: Program) -> None:
    program = after_a_deal
    program.preferences.change(text_scale=1.4)
    program.window.resize(1100, 600)
    sheet = program.flow.results.show_score(program.flow.results.deals[-1])
    (area,) = (it for it in sheet.findChildren(ScrollColumn) if it.isVisible())
    low = sheet.height()
    program.window.resize(1600, 1100)
    QApplication.processEvents()
    assert area.verticalScrollBar().maximum() == 0
    assert sheet.height() > low
    assert sheet.height() < 1000


def test_a_bar_that_scrolls_nothing_is_never_painted(after_a_deal: Program) -> None:
    program = after_a_deal
    program.window.resize(1366, 768)
    sheet = program.flow.results.show_score(program.flow.results.deals[-1])
    (area,) = (it for it in sheet.findChildren(ScrollColumn) if it.isVisible())
    bar = area.verticalScrollBar()
    assert (bar.maximum(), bar.isVisible()) == (0, False)


def test_the_score_of_an_old_deal_leads_nowhere_else(qtbot: QtBot, program: Program) -> None:
    (told,) = play_deals(qtbot, program, 1, over=1)
    assert isinstance(told, DealScoreDialog)
    assert told.next_button.text() == "Next deal"
    assert told.review_button.isVisible()
    told.reject()
    sheet = opened(program, "sheet")
    assert isinstance(sheet, ScoreSheetDialog)
    assert len(sheet.openers) == 2
    sheet.openers[0].click()
    score = program.window.sheets.top
    assert isinstance(score, DealScoreDialog)
    assert score.next_button.text() == "Close"
    assert not score.review_button.isVisible()
    score.next_button.click()
    assert program.window.sheets.top is sheet


def test_what_is_told_on_the_score_sheet_hides_no_total(
    qtbot: QtBot, after_a_deal: Program
) -> None:
    program = after_a_deal
    program.preferences.change(text_scale=1.4)
    program.window.resize(1366, 740)
    sheet = opened(program, "sheet")
    assert isinstance(sheet, ScoreSheetDialog)
    for line in range(3):
        sheet.paper.told.emit("Saved as /home/somebody/Documents/Canasta.pdf. " * (line + 1))
        qtbot.waitUntil(lambda: is_in_sight(sheet.note))
        (total,) = (it for it in sheet.findChildren(QLabel) if it.text() == "Total")
        assert is_in_sight(total)


def test_a_list_is_measured_before_its_sheet_is_painted(after_a_deal: Program) -> None:
    program = after_a_deal
    program.window.actions_by_name["watch"].trigger()
    frame = program.commands.dialogs.past_deals.playback
    assert frame is not None
    frame.save_asked.emit(frame.playback)
    sheet = program.window.sheets.top
    assert isinstance(sheet, SaveDealDialog)
    assert sheet.list.verticalScrollBar().maximum() == 0
    QApplication.processEvents()
    assert sheet.list.verticalScrollBar().maximum() == 0


def test_in_full_screen_it_covers_the_menus_too(qtbot: QtBot, program: Program) -> None:
    window = program.window
    (menus,) = window.findChildren(QMenuBar)
    window.showFullScreen()
    qtbot.waitUntil(lambda: window.full_screen_bar.is_over_table)
    sheet = opened(program, "settings")
    assert sheet.window() is window
    assert window.sheets.geometry() == window.rect()
    assert window.childAt(window.rect().center().x(), 1) is window.sheets
    assert not menus.isEnabled()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert window.isFullScreen()
    assert menus.isEnabled()


def test_no_note_comes_over_a_sheet(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    note = program.window.findChild(WhyNote)
    assert isinstance(note, WhyNote)
    note.tell(Why(None, (("What", "Why"),), ""), QRect(10, 10, 10, 10))
    assert note.isVisible()
    note.put_away()
    opened(program, "about")
    note.tell(Why(None, (("What", "Why"),), ""), QRect(10, 10, 10, 10))
    assert not note.isVisible()


def test_it_follows_the_window(qtbot: QtBot, program: Program) -> None:
    sheet = opened(program, "house")
    wide = sheet.size()
    for size in ((800, 600), (1600, 1000)):
        program.window.resize(*size)
        QApplication.processEvents()
        middle = sheet.mapTo(program.window, sheet.rect().center())
        assert (middle - program.window.rect().center()).manhattanLength() <= 2
        assert program.window.sheets.geometry() == program.window.rect()
    assert sheet.size() == wide


def test_the_settings_stand_aside_where_there_is_room(program: Program) -> None:
    sheet = opened(program, "settings")
    program.window.resize(1440, 900)
    QApplication.processEvents()
    assert corner(sheet, program).x() == program.window.width() - 1 - MARGIN
    assert not program.window.sheets.is_beside
    program.window.resize(1000, 800)
    QApplication.processEvents()
    middle = sheet.mapTo(program.window, sheet.rect().center())
    assert abs(middle.x() - program.window.rect().center().x()) <= 2


BESIDE = ("how-to-play", "sheet", "saved", "review", "settings")


def test_beside_the_table_of_a_large_window_the_game_goes_on(after_a_deal: Program) -> None:
    program, window = after_a_deal, after_a_deal.window
    window.resize(1900, 1000)
    for name in BESIDE:
        shown = opened(program, name)
        assert window.sheets.is_beside, name
        left = shown.mapTo(window, QPoint()).x()
        assert window.table.mapTo(window, window.table.rect().topRight()).x() < left
        assert window.table.isEnabled()
        assert window.table.width() >= 1000
    sheet = opened(program, "sheet")
    QTest.keyClick(QApplication.focusWidget() or sheet, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is window.table
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert window.sheets.top is sheet
    QTest.keyClick(window.table, Qt.Key.Key_F6)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert sheet.isAncestorOf(focus)
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert window.sheets.top is None
    assert QApplication.focusWidget() is window.table
    assert window.contentsMargins().right() == 0


def test_tab_leaves_the_sheet_beside_the_table_once_a_round(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    window = program.window
    window.resize(1900, 1000)
    sheet = opened(program, "sheet")
    assert isinstance(sheet, ScoreSheetDialog)
    window.actions_by_name["memory"].trigger()
    sheet.close_button.setFocus()
    reached: list[QWidget] = []
    while sheet.close_button not in reached:
        QTest.keyClick(QApplication.focusWidget() or sheet, Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget() or sheet)
    rooms = [sheet.isAncestorOf(it) for it in reached]
    assert [is_in_sheet for is_in_sheet, _ in groupby(rooms)] == [False, True]
    assert window.memory_panel.page.players in reached


def test_the_score_sheet_beside_the_table_follows_the_deal_that_is_played(
    qtbot: QtBot, program: Program
) -> None:
    match = sit_at_the_end(qtbot, program, melds="Kc Kd Kh", theirs="8c 8d 8h")
    program.window.resize(1900, 1000)
    sheet = opened(program, "sheet")
    assert isinstance(sheet, ScoreSheetDialog)
    assert _row(sheet, "being played") == ["Deal 1", "being played", "+30", "+30"]
    focus = sheet.close_button
    focus.setFocus()
    QTest.keyClick(focus, Qt.Key.Key_F6)
    while not match.is_between_deals:
        play_turn(qtbot, program)
    qtbot.waitUntil(lambda: not _row(sheet, "being played"))
    assert [it.text() for it in sheet.openers] == ["Deal 1"]


def _row(sheet: ScoreSheetDialog, word: str) -> list[str]:
    """Returns the texts of the row with a word; nothing if there is none."""
    texts = [it.text() for it in sheet.findChildren(QLabel) if not it.isHidden()]
    at = texts.index(word) if word in texts else 0
    return texts[at - 1 : at + 3] if at else []


def test_a_sheet_beside_the_table_lies_over_it_once_the_window_is_small(
    after_a_deal: Program,
) -> None:
    program, window = after_a_deal, after_a_deal.window
    window.resize(1900, 1000)
    sheet = opened(program, "sheet")
    upper = opened(program, "about")
    assert not window.table.isEnabled()
    assert not sheet.isEnabled()
    upper.reject()
    assert window.table.isEnabled()
    window.resize(1100, 760)
    QApplication.processEvents()
    assert not window.table.isEnabled()
    window.resize(1900, 1000)
    QApplication.processEvents()
    assert window.table.isEnabled()
    program.flow.greet()
    assert window.sheets.top is None


@pytest.mark.parametrize("width", [1900, 1100])
def test_a_sheet_on_a_match_goes_with_it(after_a_deal: Program, width: int) -> None:
    program = after_a_deal
    program.window.resize(width, 1000)
    opened(program, "sheet")
    about = opened(program, "about")
    program.flow.begin(program.flow.usual)
    assert program.window.sheets.top is about
    about.reject()
    assert program.window.sheets.top is None
    assert program.window.table.isEnabled()


def test_it_slides_in_unless_motion_is_reduced(qtbot: QtBot, program: Program) -> None:
    program.preferences.change(speed=Speed.NORMAL, reduced_motion=Follow.OFF)
    sheet = opened(program, "about")
    assert not program.window.sheets.slide.is_still
    start = sheet.mapTo(program.window, QPoint()).y()
    qtbot.waitUntil(lambda: sheet.mapTo(program.window, QPoint()).y() < start)
    sheet.reject()
    program.preferences.change(reduced_motion=Follow.ON)
    sheet = opened(program, "about")
    there = sheet.mapTo(program.window, sheet.rect().center())
    assert (there - program.window.rect().center()).manhattanLength() <= 2
