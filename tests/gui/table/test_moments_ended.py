"""Tests effects that are ended early: by a key, a click, or a change of the window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.beat import BeatKind
from canasta_gui.viewmodel.gestures import Activate
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.zones import STOCK
from tests.gui.table.moments import MOMENTS, MakeTable, effects, in_the_midst, pictures
from tests.kit.turns import canasta_closed

KEYS = (Qt.Key.Key_D, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_F7, Qt.Key.Key_Return)
"""A key that does something else, for each moment."""


@pytest.mark.parametrize(("kind", "key"), [*zip(MOMENTS, KEYS, strict=True)])
def test_any_key_ends_it_and_does_nothing_else(
    make_table: MakeTable, kind: BeatKind, key: Qt.Key
) -> None:
    table = in_the_midst(make_table, kind)
    table.key(Qt.Key.Key_Shift)
    assert not table.widget.is_settled
    table.key(key)
    assert table.widget.is_settled
    assert effects(table) == {}
    assert table.gestures == []
    assert not table.widget.keyboard.is_shown
    table.key(Qt.Key.Key_D)
    assert table.gestures == [Activate(STOCK, ())]


def test_a_shortcut_of_the_window_waits_until_it_is_over(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(canasta_closed()[0], speed=Speed.NORMAL)
    heard: list[bool] = []
    action = QAction("something", table.widget)
    action.setShortcut("F7")
    action.triggered.connect(lambda: heard.append(True))
    table.widget.addAction(action)
    table.widget.activateWindow()
    table.widget.setFocus()
    qtbot.waitUntil(table.widget.hasFocus)
    table.widget.play(canasta_closed()[1])
    next(spent for spent in pictures(table, BeatKind.CANASTA) if spent > 500)
    table.key(Qt.Key.Key_F7)
    assert (table.widget.is_settled, heard) == (True, [])
    table.key(Qt.Key.Key_F7)
    assert heard == [True]


def test_a_click_in_a_canasta_plays_on_at_once(make_table: MakeTable) -> None:
    table = in_the_midst(make_table, BeatKind.CANASTA)
    table.click(table.middle(STOCK))
    assert table.widget.is_settled
    assert table.gestures == [Activate(STOCK, ())]


def test_a_click_ends_the_celebration_and_does_nothing_else(make_table: MakeTable) -> None:
    table = in_the_midst(make_table, BeatKind.WON)
    table.click(table.middle(STOCK))
    assert table.widget.is_settled
    assert table.gestures == []


@pytest.mark.parametrize("kind", MOMENTS)
def test_skipping_shows_how_it_ends(make_table: MakeTable, kind: BeatKind) -> None:
    table = in_the_midst(make_table, kind)
    table.widget.finish_all()
    assert effects(table) == {}
    before, step = MOMENTS[kind]()
    jumped = make_table(before)
    jumped.widget.show_view(step.after)
    assert lying(table.widget) == lying(jumped.widget)


def lying(widget: TableWidget) -> list[tuple[object, ...]]:
    return [
        (it.face, it.pose, it.height, it.isVisible())
        for it in widget.table_scene.board.all_sprites()
    ]


@pytest.mark.parametrize("kind", MOMENTS)
def test_a_window_may_be_resized_minimised_and_restyled_during_it(
    make_table: MakeTable, kind: BeatKind
) -> None:
    step = MOMENTS[kind]()[1]
    changes: list[Callable[[TableWidget], None]] = [
        lambda widget: widget.resize(1100, 720),
        lambda widget: widget.table_scene.set_ratio(2.0),
        lambda widget: widget.set_options(TableOptions(speed=Speed.FAST)),
    ]
    for change in changes:
        table = in_the_midst(make_table, kind)
        change(table.widget)
        assert effects(table) == {}
        assert table.widget.view == step.after
    table = in_the_midst(make_table, kind)
    table.widget.showMinimized()
    assert [*pictures(table, kind)]
    table.widget.showNormal()
    assert table.widget.view == step.after
    assert effects(table) == {}
