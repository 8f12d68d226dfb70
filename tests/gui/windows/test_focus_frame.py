"""Tests that the focus frame has its thing, after a lesson left midway and while cards travel."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.table.gestures.focus import Spot
from canasta_gui.viewmodel.beat import BeatKind
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, STOCK
from canasta_gui.windows.startup.program import Program
from tests.gui.kit.people import KeyUser, MouseUser, rest, sit_at
from tests.gui.kit.play import LEFT, view_of
from tests.gui.windows.learning.at_the_table import LessonFlow, read_on
from tests.kit.positions import playing


def test_a_card_that_leaves_the_table_shows_no_focus_there(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    table, someone = program.window.table, MouseUser(qtbot, program)
    read_on(teaching)
    someone.go_to(STOCK)
    rest(qtbot, program)
    read_on(teaching)
    someone.raise_cards("Kh")
    someone.go_to(FELT)
    rest(qtbot, program)
    assert ButtonId.TAKE_BACK in {button.id for button in view_of(program).buttons}
    QTest.mouseClick(teaching.card.leave_button, LEFT)
    assert not program.window.is_at_table
    program.preferences.change(speed=Speed.NORMAL)
    QTest.mouseClick(program.window.welcome.play_button, LEFT)
    assert table.hasFocus()
    scene, beats = table.table_scene, set[BeatKind]()
    while BeatKind.DEAL not in beats:
        assert scene.player.beat is not None
        beats.add(scene.player.beat.kind)
        assert scene.overlay.focused is None
        scene.clock.advance(40)
    assert BeatKind.CUT in beats


def test_a_button_that_is_gone_keeps_no_focus_while_cards_travel(
    qtbot: QtBot, program: Program
) -> None:
    sit_at(qtbot, program, playing("Kc Kh Ks 4c 5d", "7c 7d 7h"))
    someone, table = KeyUser(qtbot, program), program.window.table
    someone.raise_cards("Kc Kh")
    someone.go_to(FELT)
    rest(qtbot, program)
    program.preferences.change(speed=Speed.NORMAL)
    scene = table.table_scene
    while table.keyboard.spot != Spot(button=ButtonId.TAKE_BACK):
        QTest.keyClick(table, Qt.Key.Key_Tab)
    assert scene.overlay.focused == scene.furniture.buttons[ButtonId.TAKE_BACK]
    program.window.actions_by_name["take-back"].trigger()
    assert scene.player.is_busy
    assert ButtonId.TAKE_BACK not in scene.furniture.buttons
    assert scene.overlay.focused is None
