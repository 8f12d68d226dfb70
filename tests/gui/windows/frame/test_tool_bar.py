"""Tests that the tools beside the menus fit the available width."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QToolButton, QToolTip
from pytestqt.qtbot import QtBot

from canasta_gui.settings.model import Scheme, Settings
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.theme.theme import apply_theme
from canasta_gui.windows.frame.menus import Menus
from canasta_gui.windows.frame.window_actions import Actions, commands
from canasta_gui.windows.startup.program import Program
from tests.gui.kit.people import sit_at
from tests.gui.kit.play import view_of
from tests.gui.kit.widest_language import WIDEST_LANGUAGES, spoken
from tests.kit.positions import playing

NARROW, WIDE = 1024, 1900


def tools_of(menus: Menus, width: int) -> list[str]:
    """Returns the names of the visible tools from left to right in a window of this width."""
    window = menus.parent()
    assert isinstance(window, QMainWindow)
    window.resize(width, 200)
    window.show()
    for _ in range(3):
        QApplication.processEvents()
    more = menus.toolbar.findChild(QToolButton, "qt_toolbar_ext_button")
    assert isinstance(more, QToolButton)
    assert not more.isVisible()
    buttons = [it for it in menus.toolbar.findChildren(QToolButton) if it.isVisible()]
    buttons = [it for it in buttons if it.objectName() != "more"]
    shown = [it for it in buttons if it.width() >= it.sizeHint().width()]
    assert shown == buttons
    buttons.sort(key=lambda it: it.x())
    return [it.objectName() for it in buttons]


@pytest.mark.parametrize("language", WIDEST_LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_tools_without_room_are_left_to_a_menu(
    qtbot: QtBot, qapp: QApplication, look: None, language: str, scale: float
) -> None:
    with spoken(qapp, language):
        apply_theme(qapp, Settings(text_scale=scale), load_fonts())
        window = QMainWindow()
        qtbot.addWidget(window)
        actions = Actions(window)
        menus = Menus(window, actions)
        every = [name for name in commands().lists.tools if name not in ("", "differs")]
        narrow = tools_of(menus, NARROW)
        assert narrow == [name for name in every if name in narrow]
        assert set(narrow) >= ({"undo", "hint"} if scale > 1 else set(every))
        actions.show_house("The rules of the Sunday round, with everything")
        with_house = tools_of(menus, NARROW)
        assert {"differs", "hint"} <= set(with_house)
        assert len(actions["differs"].iconText()) >= 8
        actions.show_house("")
        assert tools_of(menus, WIDE) == every
        assert tools_of(menus, NARROW) == narrow
        assert all(actions[name].isVisible() for name in every)


@pytest.mark.parametrize("scale", [1.0, 1.1, 1.25, 2.0])
def test_menus_and_tools_stand_on_one_line(
    qtbot: QtBot, qapp: QApplication, look: None, scale: float
) -> None:
    apply_theme(qapp, Settings(text_scale=scale, scheme=Scheme.LIGHT), load_fonts())
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(window, Actions(window))
    tools_of(menus, WIDE)
    bar = window.menuBar()
    # The title has no underlined letter; both words begin with an upright stroke.
    menus.titles["help"].setTitle("Help")
    (hint,) = (it for it in menus.toolbar.findChildren(QToolButton) if it.text() == "Hint")
    picture = bar.grab().toImage()
    title = bar.actionGeometry(menus.titles["help"].menuAction())
    tool = QRect(hint.mapTo(bar, QPoint()), hint.size())
    # The word of the tool begins behind its icon.
    tool.setLeft(tool.left() + 10 + menus.toolbar.iconSize().width())
    assert first_stroke(picture, title) == first_stroke(picture, tool)


def first_stroke(picture: QImage, area: QRect) -> tuple[int, int]:
    """Returns the highest and the lowest pixel of the first upright stroke in an area."""
    ground = picture.pixelColor(area.left() + 2, area.center().y()).lightness()
    for x in range(area.left() + 4, area.right()):
        column = [
            y
            for y in range(area.top() + 2, area.bottom() - 2)
            if abs(picture.pixelColor(x, y).lightness() - ground) > 60
        ]
        if len(column) > 4:
            return column[0], column[-1]
    raise AssertionError("nothing is written here")


def test_words_keep_their_room_beside_icons_that_grow(
    qtbot: QtBot, qapp: QApplication, look: None
) -> None:
    apply_theme(qapp, Settings(), load_fonts())
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(window, Actions(window))
    tools_of(menus, WIDE)
    button = next(it for it in menus.toolbar.findChildren(QToolButton) if it.isVisible())
    font = button.font()
    font.setPointSizeF(2 * font.pointSizeF())
    # The button measures itself between the change of its text and that of the icons.
    button.setFont(font)
    before, icon = button.sizeHint().width(), menus.toolbar.iconSize().width()
    menus.toolbar.setFont(font)
    menus.toolbar.fit()
    grown = menus.toolbar.iconSize().width() - icon
    assert grown > 10
    assert button.sizeHint().width() == before + grown


def test_a_tool_shows_its_action_and_does_it(qtbot: QtBot, qapp: QApplication, look: None) -> None:
    apply_theme(qapp, Settings(), load_fonts())
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions(window)
    menus = Menus(window, actions)
    tools_of(menus, WIDE)
    undo = menus.toolbar.findChild(QToolButton, "undo")
    assert isinstance(undo, QToolButton)
    assert not undo.isEnabled()
    actions["undo"].setEnabled(True)
    actions["undo"].setToolTip("Take back two nines")
    assert (undo.isEnabled(), undo.text(), undo.toolTip()) == (True, "Undo", "Take back two nines")
    with qtbot.waitSignal(actions["undo"].triggered, timeout=1000):
        QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    # Qt keeps memory for every change of a default action.
    assert undo.defaultAction() is None


def test_a_button_opens_a_menu_of_the_tools_without_room(
    qtbot: QtBot, qapp: QApplication, look: None
) -> None:
    apply_theme(qapp, Settings(text_scale=4), load_fonts())
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions(window)
    menus = Menus(window, actions)
    shown = tools_of(menus, NARROW)
    more = menus.toolbar.findChild(QToolButton, "more")
    assert isinstance(more, QToolButton)
    assert more.isVisible()
    assert more.text() == more.toolTip() == "More tools"
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    every = [name for name in commands().lists.tools if name not in ("", "differs")]
    assert [it.objectName() for it in menu.actions()] == [it for it in every if it not in shown]
    assert shown != every
    assert "settings" not in shown
    settings = menu.actionGeometry(actions["settings"])
    with qtbot.waitSignal(actions["settings"].triggered, timeout=1000):
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=settings.center())
    tools_of(menus, 3000)
    assert not more.isVisible()


def test_a_dim_tool_tells_why(qtbot: QtBot, program: Program) -> None:
    """Grey words in the tool bar gave no reason."""

    def tips() -> dict[str, str]:
        actions = program.window.actions_by_name
        names = ("undo", "hint", "repeat", "sheet")
        return {it: actions[it].toolTip() for it in names if not actions[it].isEnabled()}

    assert set(tips().values()) == {"No match is on the table: deal the cards first."}
    sit_at(qtbot, program, playing("2c 4c 6d Kd Jd", "Kc Kd Kh Ks"))
    assert tips() == {
        "undo": "Nothing has been done yet in this turn.",
        "repeat": "Nobody has played since your last move.",
    }
    assert program.window.actions_by_name["hint"].toolTip() == "Hint"


def test_a_dim_menu_entry_tells_why(qtbot: QtBot, program: Program) -> None:
    window, actions = program.window, program.window.actions_by_name

    def tip(menu: str, name: str) -> str:
        opened = window.menus.titles[menu]
        opened.popup(window.mapToGlobal(QPoint(0, 40)))
        at = opened.actionGeometry(actions[name]).center()
        ask = QHelpEvent(QEvent.Type.ToolTip, at, opened.mapToGlobal(at))
        QApplication.sendEvent(opened, ask)
        opened.close()
        return QToolTip.text()

    first = "No match is on the table: deal the cards first."
    for menu, entries in commands().menus.items():
        at_table = {*commands().lists.at_table} & {*entries}
        dim = [it for it in at_table if not actions[it].isEnabled()]
        assert {tip(menu, it) for it in dim} <= {first}
    sit_at(qtbot, program, playing("2c 4c 6d Kd Jd", "Kc Kd Kh Ks"))
    assert tip("play", "redo") == "You have taken nothing back."
    assert tip("play", "pass") == view_of(program).prompt
    assert tip("game", "review") == "No deal of this match is over yet."
    assert tip("play", "stand-in") == "Only where several people play a match that is not over."
