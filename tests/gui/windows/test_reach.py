"""Tests playing with one switch, and clicking with a pointer that rests."""

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAction,
    QKeyEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QMenu,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot
from typing_extensions import override

from canasta_gui.dialogs.rules.rules_view import RulesView
from canasta_gui.settings.model import Scanning, SwitchInput
from canasta_gui.table.gestures.focus import Spot, spot_rect
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, STOCK
from canasta_gui.widgets.person_row import FaceButton
from canasta_gui.windows.reach.widget_use import (
    is_used_by_switch,
    links_in,
    selected_link,
    use_widget,
)
from canasta_gui.windows.startup.program import Program
from engine import Phase, parse_position
from tests.gui.kit.people import sit_at
from tests.gui.kit.play import is_to_act, match_of, view_of, wait_for_turn

POSITION = parse_position(
    {
        "rules": "winning-moves-deluxe/4p",
        "turn": 0,
        "hands": ["9s 4c Kd", 11, 11, 11],
        "pile": "6h",
        "stock": {"count": 40},
    }
)


def press(program: Program) -> None:
    """Presses the switch, wherever the focus is."""
    focus = program.window.focusWidget() or program.window
    QTest.keyClick(focus, Qt.Key.Key_Space)


def choose(program: Program, wanted: Callable[[], QRect]) -> None:
    """Waits with the switch in the hand until a thing is offered, and presses it then."""
    scan = program.switch_scan
    for _ in range(200):
        areas = [it.area for it in scan.offered]
        is_it = areas == [wanted()]
        if wanted() in areas:
            assert scan.ring.isVisible()
            assert scan.ring.area.contains(wanted())
            press(program)
        else:
            scan.pass_step()
        if is_it:
            return
    raise AssertionError("it was never offered")


def on_screen(widget: QWidget) -> QRect:
    """Returns the rectangle of a widget on the screen."""
    return QRect(widget.mapToGlobal(QPoint()), widget.size())


def choose_spot(program: Program, spot: Spot) -> None:
    """Chooses a thing on the table."""

    def area() -> QRect:
        table = program.window.table
        rect = spot_rect(spot, table.table_scene.board, table.table_scene.furniture)
        assert rect is not None
        corner = table.mapFromScene(rect.x, rect.y)
        made = QRect(corner, table.mapFromScene(rect.right, rect.bottom))
        made.moveTopLeft(table.viewport().mapToGlobal(corner))
        return made

    choose(program, area)


def test_a_deal_is_played_with_one_key(qtbot: QtBot, program: Program) -> None:
    program.preferences.change(scanning=Scanning.AUTO)
    window = program.window
    choose(program, lambda: on_screen(window.welcome.play_button))
    qtbot.waitUntil(lambda: window.is_at_table)
    wait_for_turn(qtbot, program)
    match, turns = match_of(program), 0
    while not match.is_between_deals:
        if match.state.public.stock_count:
            choose_spot(program, Spot(STOCK))
            qtbot.waitUntil(
                lambda: is_to_act(program, Phase.PLAY) or match.is_between_deals, timeout=20_000
            )
            if match.is_between_deals:
                break
            choose_spot(program, Spot(window.table.table_scene.board.hand_zone, card=1))
            assert len(window.table.selected_cards()) == 1
            choose_spot(program, Spot(PILE))
        else:
            choose_spot(program, Spot(button=ButtonId.PASS))
        wait_for_turn(qtbot, program)
        turns += 1
    assert turns > 5


def test_on_the_first_page_each_switch_of_the_machine_is_served(
    qtbot: QtBot, program: Program
) -> None:
    preferences, scan = program.preferences, program.switch_scan
    anna, berta = (preferences.add_person(name, "owl") for name in ("Anna", "Berta"))
    preferences.use_person(anna)
    preferences.change(scanning=Scanning.AUTO)
    preferences.use_person(berta)
    program.flow.greet()
    welcome = program.window.welcome
    assert scan.rest.isActive()
    scan.rest.timeout.emit()
    assert scan.ring.isVisible()
    # Whoever uses anything else is left alone.
    QTest.keyClick(welcome, Qt.Key.Key_Shift)
    assert not scan.ring.isVisible()
    assert scan.rest.isActive()
    scan.rest.timeout.emit()
    button = welcome.findChild(FaceButton, anna)
    assert button is not None
    choose(program, lambda: on_screen(button))
    qtbot.waitUntil(lambda: preferences.person_id == anna)
    program.window.show_table()
    assert not scan.rest.isActive()
    preferences.use_person(berta)
    assert not scan.rest.isActive()
    assert not scan.offered


def test_each_stop_is_told_to_a_reader(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    program.preferences.change(scanning=Scanning.AUTO)
    window, scan = program.window, program.switch_scan
    choose(program, lambda: on_screen(window.welcome.play_button))
    assert heard[-1] == window.welcome.play_button.text()
    qtbot.waitUntil(lambda: window.is_at_table)
    wait_for_turn(qtbot, program)
    seen: set[str] = set()
    for _ in range(20):
        scan.pass_step()
        assert heard[-1]
        assert scan.offered
        seen.add(heard[-1])
    names = window.table.access.hand.names().values()
    assert any(text.startswith(tuple(names)) for text in seen)
    assert any(text.startswith("Draw pile") for text in seen)


def test_a_second_press_does_nothing_until_the_ring_is_back(qtbot: QtBot, program: Program) -> None:
    program.preferences.change(scanning=Scanning.AUTO)
    window = program.window
    choose(program, lambda: on_screen(window.welcome.play_button))
    qtbot.waitUntil(lambda: window.is_at_table)
    wait_for_turn(qtbot, program)
    choose_spot(program, Spot(STOCK))
    qtbot.waitUntil(lambda: is_to_act(program, Phase.PLAY), timeout=20_000)
    choose_spot(program, Spot(window.table.table_scene.board.hand_zone, card=1))
    assert not program.switch_scan.offered
    press(program)
    assert not program.switch_scan.ring.isVisible()
    assert len(window.table.selected_cards()) == 1
    program.switch_scan.pass_step()
    assert program.switch_scan.ring.isVisible()


def test_a_sheet_beside_the_table_is_used_and_closed(qtbot: QtBot, program: Program) -> None:
    program.window.resize(1900, 1000)
    program.window.welcome.play_button.click()
    qtbot.waitUntil(lambda: program.window.is_at_table)
    program.window.actions_by_name["settings"].trigger()
    qtbot.waitUntil(lambda: program.window.sheets.is_beside)
    program.preferences.change(scanning=Scanning.AUTO)
    sheet = program.window.sheets.top
    assert sheet is not None
    (done,) = (it for it in sheet.findChildren(QPushButton) if it.text() == "Done")
    choose(program, lambda: on_screen(done))
    qtbot.waitUntil(lambda: program.window.sheets.top is None)


def test_a_menu_is_walked_through_and_left(program: Program) -> None:
    program.preferences.change(scanning=Scanning.AUTO)
    before, bar = program.preferences.settings, program.window.menuBar()
    menu = program.window.menus.titles["view"]
    title = bar.actionGeometry(menu.menuAction())
    choose(program, lambda: QRect(bar.mapToGlobal(title.topLeft()), title.size()))
    assert QApplication.activePopupWidget() is menu
    marked: list[QAction | None] = []
    while not marked or marked[-1] is not None:
        program.switch_scan.pass_step()
        marked.append(menu.activeAction())
        assert QApplication.activePopupWidget() is menu
    entries = [it for it in menu.actions() if it.isEnabled() and not it.isSeparator()]
    assert marked == [*entries, None]
    choose(program, lambda: on_screen(menu))
    assert QApplication.activePopupWidget() is None
    assert program.preferences.settings == before


def test_a_menu_in_a_menu_is_opened_and_used(program: Program) -> None:
    program.preferences.change(scanning=Scanning.AUTO)
    menus = program.window.menus
    outer, inner = menus.titles["view"], menus.choices["felt"]
    outer.popup(program.window.mapToGlobal(QPoint(40, 40)))
    choose(program, lambda: entry_area(outer, inner.menuAction()))
    assert QApplication.activePopupWidget() is inner
    wanted = next(it for it in inner.actions() if not it.isChecked())
    choose(program, lambda: entry_area(inner, wanted))
    assert QApplication.activePopupWidget() is None
    assert wanted.isChecked()


def entry_area(menu: QMenu, entry: QAction) -> QRect:
    """Returns the rectangle of a menu's entry on the screen."""
    place = menu.actionGeometry(entry)
    return QRect(menu.mapToGlobal(place.topLeft()), place.size())


def test_who_types_into_a_field_writes_spaces(qtbot: QtBot, program: Program) -> None:
    program.preferences.change(scanning=Scanning.AUTO)
    field = QLineEdit(program.window)
    field.show()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Space)
    assert field.text() == ""
    QTest.keyClicks(field, "Eva M")
    assert field.text() == "Eva M"


def test_a_number_goes_on_and_begins_again(qtbot: QtBot) -> None:
    box = QSpinBox()
    qtbot.addWidget(box)
    box.setRange(1, 3)
    box.show()
    assert is_used_by_switch(box)
    seen: list[int] = []
    for _ in range(3):
        use_widget(box)
        seen.append(box.value())
    assert seen == [2, 3, 1]


def test_a_word_of_the_rules_is_followed(qtbot: QtBot, program: Program) -> None:
    program.window.welcome.rules_button.click()
    qtbot.waitUntil(lambda: program.window.sheets.top is not None)
    sheet = program.window.sheets.top
    assert sheet is not None
    view = next(it for it in sheet.findChildren(RulesView) if it.isVisible())
    pages = next(it for it in sheet.findChildren(QAbstractItemView) if it.isVisible())
    while not links_in(view):
        QTest.keyClick(pages, Qt.Key.Key_Down)
    program.preferences.change(scanning=Scanning.AUTO)
    choose(program, lambda: on_screen(view))
    qtbot.waitUntil(lambda: not selected_link(view).isEmpty())
    with qtbot.waitSignal(view.page_wanted):
        corner = view.viewport().mapToGlobal(QPoint())
        choose(program, lambda: selected_link(view).translated(corner))


def test_the_curtain_is_lifted(qtbot: QtBot, program: Program) -> None:
    sit_at(qtbot, program, POSITION, people=(0, 1))
    assert view_of(program).curtain is not None
    program.preferences.change(scanning=Scanning.AUTO)
    choose_spot(program, Spot(button=ButtonId.NEXT))
    qtbot.waitUntil(lambda: view_of(program).curtain is None)


def test_a_long_press_chooses_step_by_step(qtbot: QtBot, program: Program) -> None:
    program.preferences.change(scanning=Scanning.STEP, switch=SwitchInput.ENTER)
    scan, play = program.switch_scan, program.window.welcome.play_button
    for _ in range(20):
        QTest.keyClick(program.window, Qt.Key.Key_Return)
        if any(it.area == on_screen(play) for it in scan.offered):
            break
    assert scan.ring.isVisible()
    while [it.area for it in scan.offered] != [on_screen(play)]:
        QTest.keyPress(program.window, Qt.Key.Key_Return)
        scan.pass_step()
        QTest.keyRelease(program.window, Qt.Key.Key_Return)
    assert not program.window.is_at_table
    QTest.keyPress(program.window, Qt.Key.Key_Return)
    scan.pass_step()
    QTest.keyRelease(program.window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: program.window.is_at_table)
    program.preferences.change(scanning=Scanning.OFF)
    assert not scan.ring.isVisible()


class _KeyOfX(QKeyEvent):
    """What X tells of the switch, with its time."""

    def __init__(self, kind: QEvent.Type, time: int, *, is_known: bool = False) -> None:
        super().__init__(
            kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", autorep=is_known
        )
        self.setTimestamp(time)

    @override
    def spontaneous(self) -> bool:
        return True


@pytest.mark.parametrize("scanning", [Scanning.STEP, Scanning.AUTO])
def test_a_key_that_is_held_and_repeats_itself_is_pressed_once(
    qtbot: QtBot, program: Program, scanning: Scanning
) -> None:
    """On X each repetition is told as letting go and pressing; Qt knows some of them for one."""
    program.preferences.change(scanning=scanning)
    scan, clock = program.switch_scan, itertools.count(1000, 40)
    while len(scan.offered) < 2:
        scan.move_on()
    group = scan.offered

    def tell(kind: QEvent.Type, time: int, *, is_known: bool = False) -> None:
        assert scan.eventFilter(program.window, _KeyOfX(kind, time, is_known=is_known))

    def repeat() -> None:
        for time in itertools.islice(clock, 20):
            tell(QEvent.Type.KeyRelease, time, is_known=time % 3 == 0)
            tell(QEvent.Type.KeyPress, time, is_known=time % 3 == 0)

    tell(QEvent.Type.KeyPress, next(clock))
    if scanning is Scanning.STEP:
        repeat()
        assert scan.offered == group
        scan.pass_step()
    entered = scan.offered
    assert len(entered) == 1
    repeat()
    tell(QEvent.Type.KeyRelease, next(clock))
    qtbot.wait(100)
    assert scan.offered == entered
    # What follows is another press, however short the time between them.
    tell(QEvent.Type.KeyPress, next(clock))
    tell(QEvent.Type.KeyRelease, next(clock))
    tell(QEvent.Type.KeyPress, next(clock))
    assert scan.offered != entered


def test_a_pointer_that_rests_clicks_once(qtbot: QtBot, program: Program) -> None:
    program.preferences.change(dwell_click=True, dwell_seconds=1.0)
    dwell, button = program.dwell_click, program.window.welcome.rules_button
    pressed: list[bool] = []
    button.clicked.disconnect()
    button.clicked.connect(lambda: pressed.append(True))
    _rest_on(button)
    dwell.pass_time(600)
    assert dwell.ring.isVisible()
    assert not pressed
    dwell.pass_time(600)
    qtbot.waitUntil(lambda: bool(pressed))
    dwell.pass_time(2000)
    assert not dwell.ring.isVisible()
    assert len(pressed) == 1


def test_a_drag_that_rests_is_no_click(program: Program) -> None:
    program.preferences.change(dwell_click=True, dwell_seconds=1.0)
    window, button = program.window, program.window.welcome.rules_button
    start = button.mapTo(window, button.rect().center())
    QTest.mousePress(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(5, 300))
    QTest.mouseMove(window.windowHandle(), start)
    program.dwell_click.pass_time(600)
    assert not program.dwell_click.ring.isVisible()
    QTest.mouseRelease(window.windowHandle(), Qt.MouseButton.LeftButton, pos=start)


def test_a_rest_beside_a_menu_closes_it(qtbot: QtBot, program: Program) -> None:
    program.preferences.change(dwell_click=True, dwell_seconds=1.0)
    window, button = program.window, program.window.welcome.rules_button
    menu = window.menus.titles["view"]
    menu.popup(window.mapToGlobal(QPoint(0, 0)))
    _rest_on(button)
    assert not menu.geometry().contains(on_screen(button).center())
    program.dwell_click.pass_time(1200)
    qtbot.waitUntil(lambda: not menu.isVisible())
    QApplication.processEvents()
    assert window.sheets.top is None


def _rest_on(button: QPushButton) -> None:
    """Moves the pointer over the window itself: another test's window may lie under the cursor."""
    window = button.window()
    window.raise_()
    handle = window.windowHandle()
    for point in (QPoint(3, 3), button.rect().center()):
        QTest.mouseMove(handle, button.mapTo(window, point))
