"""Tests what is on the screen while the language changes: all of it is written anew."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QStackedWidget,
    QTabWidget,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.players.players_dialog import PlayersDialog
from canasta_gui.dialogs.settings.settings_dialog import SettingsDialog
from canasta_gui.dialogs.stand_in_dialog import StandInDialog
from canasta_gui.i18n.translator import LanguageSwitch
from canasta_gui.viewmodel.first_time import FirstTime
from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.windows.startup.program import Program
from tests.gui.dialogs.every_dialog import DIALOGS, props
from tests.gui.kit.play import deal, view_of, wait_for_turn
from tests.gui.kit.program import Start

CHILDREN = Qt.FindChildOption.FindDirectChildrenOnly
WRITTEN_ANEW = (SettingsDialog, PlayersDialog, StandInDialog)
"""The sheets in which the language can change: by itself, or with the person who plays."""


def told(window: QWidget) -> list[str]:
    """Returns every text that a person sees or hears, in order, those of all tabs too."""
    texts = [window.windowTitle(), window.accessibleName(), window.accessibleDescription()]
    texts.append(window.toolTip())
    if isinstance(window, QLabel | QAbstractButton):
        texts.append(window.text())
    if isinstance(window, QTabWidget):
        texts += [window.tabText(at) for at in range(window.count())]
    has_tabs = isinstance(window, QStackedWidget) and isinstance(window.parentWidget(), QTabWidget)
    for made in window.findChildren(QWidget, options=CHILDREN):
        if has_tabs or not made.isHidden():
            texts += told(made)
    return [text for text in texts if text]


def test_a_sheet_reads_as_if_it_were_opened_in_the_new_language(
    qtbot: QtBot, qapp: QApplication, look: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Without a voice the settings say so.
    monkeypatch.setenv("PATH", "")
    given, switch = props(tmp_path), LanguageSwitch(qapp)
    names = ("settings", "players", "stand-in")
    sheets = [DIALOGS[name](given) for name in names]
    english = list(map(told, sheets))
    switch.use("de")
    qapp.processEvents()
    opened = [DIALOGS[name](given) for name in names]
    for sheet in (*sheets, *opened):
        qtbot.addWidget(sheet)
    for before, changed, fresh in zip(english, sheets, opened, strict=True):
        assert told(changed) == told(fresh)
        assert told(changed) != before
    switch.use("en")


def test_the_window_reads_as_if_it_were_started_in_the_new_language(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    # What is new is told once the table is at rest, which is sooner or later.
    program.preferences.remember(firsts=tuple(FirstTime))
    deal(qtbot, program)
    wait_for_turn(qtbot, program)
    program.preferences.change(show_log=True)
    program.window.actions_by_name["memory"].trigger()
    english = window_texts(program)
    program.preferences.change(language="de")
    qtbot.waitUntil(lambda: window_texts(program) != english)
    QApplication.processEvents()
    changed = window_texts(program)
    again = start()
    again.window.actions_by_name["memory"].trigger()
    assert changed == window_texts(again)


def window_texts(program: Program) -> list[str]:
    """Returns the texts of the window: its parts, its menus, and the table's prompt."""
    window = program.window
    menus = [menu.title() for menu in window.menus.titles.values()]
    actions = [action.text() for action in window.actions_by_name.by_name.values()]
    pages = [page.toPlainText() for page in window.findChildren(QTextEdit)]
    return [*told(window), *menus, *actions, *pages, view_of(program).prompt]


def test_the_settings_stay_where_they_are(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    program.window.actions_by_name["settings"].trigger()
    sheet = program.window.sheets.top
    assert isinstance(sheet, SettingsDialog)
    tabs = sheet.findChildren(QTabWidget)[0]
    tabs.setCurrentIndex(3)
    languages = sheet.rows["language"].findChild(ComboBox)
    assert languages is not None
    languages.setFocus()
    QTest.keyClicks(languages, "Deutsch")
    assert program.window.sheets.top is sheet
    qtbot.waitUntil(lambda: sheet.windowTitle() == "Einstellungen")
    assert (tabs.currentIndex(), languages.hasFocus(), languages.currentText()) == (
        3,
        True,
        "Deutsch",
    )
    sheet.revert_button.click()
    qtbot.waitUntil(lambda: sheet.windowTitle() == "Settings")


@pytest.mark.slow
def test_no_other_sheet_is_open_when_the_language_can_be_changed(
    qtbot: QtBot, program: Program
) -> None:
    deal(qtbot, program)
    window, opened = program.window, set[type[QWidget]]()
    for name, opener in program.commands.dialogs.commands().items():
        opener()
        sheet = window.sheets.top
        if sheet is not None and not isinstance(sheet, WRITTEN_ANEW):
            opened.add(type(sheet))
            QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
            assert window.sheets.top is sheet, name
            assert not window.menuBar().isEnabled(), name
        while (sheet := window.sheets.top) is not None:
            sheet.reject()
    assert len(opened) > 10, opened
