"""Tests that the new-match dialog can set up every table, by mouse and by keyboard alone."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.dialogs.rules.rule_choices import sides_choices
from canasta_gui.widgets.switches import SegmentedControl, Switch
from canasta_gui.windows.match.match_setup import begin_match
from engine import RulesReference, edition_ids, offered_variations
from tests.gui.kit.play import LEFT
from tests.kit.tables import every_table

Press = Callable[[QAbstractButton], None]
Tables = Callable[[str], list[RulesReference]]


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, LEFT)


def use_keys(button: QAbstractButton) -> None:
    """Presses Space on the focused widget; a choice that is already made stays."""
    button.setFocus()
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    QTest.keyClick(button, Qt.Key.Key_Space)


def tables_of(edition: str) -> list[RulesReference]:
    return [table for table in every_table() if table.edition == edition]


def one_for_each_number(edition: str) -> list[RulesReference]:
    """Returns the last table for each number of players, which has every variation."""
    return [*{table.players: table for table in tables_of(edition)}.values()]


@pytest.mark.parametrize(
    ("edition", "press", "tables"),
    [
        *((edition, click, tables_of) for edition in edition_ids()),
        *((edition, use_keys, one_for_each_number) for edition in edition_ids()[::4]),
    ],
)
def test_every_table_of_an_edition_is_reached(
    dialog: NewMatchDialog, edition: str, press: Press, tables: Tables
) -> None:
    assert tables(edition)
    for table in tables(edition):
        choose(dialog, table, press)
        assert dialog.reference == table
        assert dialog.begin_button.isEnabled()
        rules = begin_match(dialog.choice).rules
        assert (rules.players, rules.variations, rules.teams) == (
            table.players,
            table.variations,
            table.teams,
        )


def choose(dialog: NewMatchDialog, table: RulesReference, press: Press) -> None:
    """Presses what differs from the choice that is there."""
    if dialog.reference.edition != table.edition:
        press(dialog.editions.cards[table.edition])
    for segments in visible_segments(dialog) if dialog.reference.players != table.players else ():
        if str(table.players) in segments.buttons and not is_about_sides(dialog, segments):
            press(segments.buttons[str(table.players)])
            break
    QApplication.processEvents()
    for name in offered_variations(table.edition, table.players):
        (switch,) = (it for it in dialog.rules.findChildren(Switch, name) if it.isVisible())
        if switch.isChecked() != (name in table.variations):
            press(switch)
    if table.teams != dialog.reference.teams:
        (sides,) = (it for it in visible_segments(dialog) if is_about_sides(dialog, it))
        press(sides.buttons[str(table.teams)])


def visible_segments(dialog: NewMatchDialog) -> list[SegmentedControl]:
    """Returns the visible segments of the present choice; removed ones are hidden until they are
    deleted.
    """
    QApplication.processEvents()
    return [it for it in dialog.rules.findChildren(SegmentedControl) if it.isVisible()]


def is_about_sides(dialog: NewMatchDialog, segments: SegmentedControl) -> bool:
    offered = sides_choices(dialog.reference)
    return [*segments.buttons] == [str(count or "") for count in offered]
