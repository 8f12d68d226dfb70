"""Tests that every setting has a control, and every control sets its setting."""

import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar, QTabWidget
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.settings.deck_control import DeckControl
from canasta_gui.dialogs.settings.picture_control import PictureControl
from canasta_gui.dialogs.settings.settings_dialog import PAGES, SettingsDialog, make_control
from canasta_gui.settings.model import Scheme, Settings
from canasta_gui.settings.own_decks import own_decks
from canasta_gui.settings.preferences import Preferences
from canasta_gui.theme.table_look import table_options
from canasta_gui.widgets.setting_controls import (
    ChoiceControl,
    DropDownControl,
    ScaleControl,
    SecondsControl,
    SwitchControl,
)
from canasta_gui.words.setting_labels import value_words
from canasta_gui.words.written import names
from tests.for_each import for_each
from tests.gui.kit.play import LEFT
from tests.gui.kit.program import Start

FIELDS = sorted({field.name for field in fields(Settings)} - {"schema_version", "keys"})
"""The keys have a page of their own."""


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path)


@pytest.fixture
def dialog(qtbot: QtBot, preferences: Preferences) -> SettingsDialog:
    made = SettingsDialog(preferences)
    qtbot.addWidget(made)
    made.show()
    return made


def test_every_setting_has_a_row_and_words(dialog: SettingsDialog) -> None:
    assert sorted(dialog.rows) == FIELDS
    assert sorted(names("Settings")) == FIELDS
    assert sorted(field for page in PAGES.values() for field in page) == FIELDS


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere readers say it")
def test_a_reader_says_with_the_first_page_what_it_is_in(dialog: SettingsDialog) -> None:
    """Orca says of a tab with the focus its name alone, and drops what is announced meanwhile."""
    bar = dialog.findChild(QTabBar)
    assert bar is not None
    told = QAccessible.queryAccessibleInterface(bar)
    names = [told.child(at).text(QAccessible.Text.Name) for at in range(bar.count())]
    assert names[:2] == ["Settings. Play", "Look"]
    assert bar.tabText(0) == "Play"


@for_each(field=FIELDS)
def test_every_control_changes_its_setting(
    preferences: Preferences, dialog: SettingsDialog, field: str
) -> None:
    before = getattr(preferences.settings, field)
    control = dialog.rows[field].control
    match control:
        case SwitchControl():
            QTest.mouseClick(control.switch, LEFT)
        case ChoiceControl():
            values = list(control.segments.buttons)
            QTest.mouseClick(control.segments.buttons[values[values.index(before) - 1]], LEFT)
        case DeckControl() | DropDownControl():
            control.list.setFocus()
            QTest.keyClick(control.list, Qt.Key.Key_Down)
        case PictureControl():
            values = list(control.swatches)
            QTest.mouseClick(control.swatches[values[values.index(before) - 1]], LEFT)
        case ScaleControl():
            QTest.keyClick(control.slider, Qt.Key.Key_Right)
        case _:
            pytest.fail(f"{field} has an unknown kind of control")
    assert getattr(preferences.settings, field) != before
    dialog.rows[field].control.show_value(before)
    # Others are disabled while some are off.
    preferences.change(**{field: before})


@pytest.mark.parametrize("field", sorted(value_words()))
def test_every_value_has_a_word(qtbot: QtBot, field: str) -> None:
    control = make_control(field)
    qtbot.addWidget(control)
    match control:
        case ChoiceControl():
            values = list(control.segments.buttons)
        case DeckControl():
            control.set_texts(value_words()[field])
            values = list(control.values)
            assert values == ["rules", *own_decks()]
        case DropDownControl():
            control.set_texts(value_words()[field])
            values = [control.list.itemData(at) for at in range(control.list.count())]
        case PictureControl():
            values = list(control.swatches)
        case _:
            values = []
    assert values
    assert sorted(value_words()[field]) == sorted(values)


def test_changes_can_be_taken_back(
    qtbot: QtBot, preferences: Preferences, dialog: SettingsDialog
) -> None:
    before = preferences.settings
    preferences.change(felt="garden", four_colours=True)
    QTest.mouseClick(dialog.revert_button, LEFT)
    assert preferences.settings == before
    assert not dialog.revert_button.isEnabled()


def test_the_defaults_can_be_used(
    qtbot: QtBot, preferences: Preferences, dialog: SettingsDialog
) -> None:
    preferences.change(felt="garden", wait_for_me=True)
    QTest.mouseClick(dialog.defaults_button, LEFT)
    assert preferences.settings == Settings()


def test_settings_reach_table_and_menus_at_once(start: Start) -> None:
    program = start()
    program.preferences.change(felt="garden", card_scale=1.2, four_colours=True, wait_for_me=True)
    assert program.window.table.options == table_options(
        program.preferences.settings, program.preferences.remembered.words_style
    )
    assert program.window.table.options.table_style.felt == "garden"
    assert program.window.actions_by_name["wait_for_me"].isChecked()
    assert program.window.actions_by_name.choices["felt"]["garden"].isChecked()
    program.window.actions_by_name["four_colours"].trigger()
    assert not program.preferences.settings.four_colours


def test_computers_are_told_whether_they_may_take_their_time(start: Start) -> None:
    program = start()
    assert not program.worker.is_unhurried
    program.preferences.change(unhurried_computers=True)
    assert program.worker.is_unhurried


def test_cards_grow_only_to_their_bound(start: Start) -> None:
    program = start()
    for _ in range(12):
        program.window.actions_by_name["bigger-cards"].trigger()
    assert program.preferences.settings.card_scale == 1.4


@pytest.mark.parametrize(
    ("deck", "words", "drawn"),
    [
        ("rules", "box", "basket"),
        ("rules", "classic", "ordinary"),
        ("ordinary", "box", "ordinary"),
        ("basket", "classic", "basket"),
    ],
)
def test_the_rules_choose_the_cards_unless_the_player_does(
    deck: str, words: str, drawn: str
) -> None:
    assert table_options(Settings(deck=deck), words).deck_style.deck == drawn


def test_the_table_shows_the_cards_of_the_rules_that_are_played(start: Start) -> None:
    program = start()
    for edition, deck in (("stingray-classic", "ordinary"), ("winning-moves-deluxe", "basket")):
        program.flow.begin(replace(program.flow.usual, edition=edition))
        assert program.window.table.options.deck_style.deck == deck


def test_a_time_is_told_in_seconds(qtbot: QtBot) -> None:
    control = SecondsControl("scan_seconds", 0.5, 10.0)
    qtbot.addWidget(control)
    control.show_value(1.5)
    assert control.slider.value() == 15
    assert control.slider.accessibleDescription() == "1.5 s"
    told: list[object] = []

    def tell(_: str, value: object) -> None:
        told.append(value)

    control.changed.connect(tell)
    QTest.keyClick(control.slider, Qt.Key.Key_Right)
    assert told == [1.6]
    assert control.slider.accessibleDescription() == "1.6 s"


@pytest.mark.parametrize(
    "scheme", [Scheme.LIGHT, pytest.param(Scheme.DARK, marks=pytest.mark.soak)]
)
def test_at_large_text_every_control_is_whole(start: Start, scheme: Scheme) -> None:
    """The rows grow while the slider enlarges the text."""
    opened = start()
    opened.preferences.change(scheme=scheme, language="de")
    dialog = SettingsDialog(opened.preferences, opened.window)
    dialog.show()
    tabs = dialog.findChild(QTabWidget)
    assert tabs is not None
    tabs.setCurrentIndex(list(PAGES).index("reading"))
    slider = dialog.rows["text_scale"].control
    assert isinstance(slider, ScaleControl)
    for _ in range(5):
        QTest.keyClick(slider.slider, Qt.Key.Key_PageUp)
    QApplication.processEvents()
    assert opened.preferences.settings.text_scale == 1.5
    assert opened.window.table.options.text_scale == 1.5
    assert opened.preferences.settings.card_scale == 1.0
    assert dialog.width() <= 1024
    for field in PAGES["reading"]:
        control = dialog.rows[field].control
        assert control.mapTo(tabs, QPoint(control.width(), 0)).x() <= tabs.width()
        assert control.width() >= control.minimumSizeHint().width()
    dialog.close()
