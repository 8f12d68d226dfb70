"""The first page."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.viewmodel.zones import STOCK
from canasta_gui.windows.program import Program
from canasta_gui.windows.welcome import CardFan
from engine import Phase
from tests.gui.windows.play import LEFT, click, is_to_act, view_of, wait_for_turn


@pytest.mark.parametrize(("width", "height"), [(300, 220), (500, 400), (900, 220), (1540, 508)])
def test_the_fan_is_drawn_whole(qtbot: QtBot, width: int, height: int) -> None:
    fan = CardFan()
    qtbot.addWidget(fan)
    fan.resize(width, height)
    image = QImage(QSize(width, height), QImage.Format.Format_ARGB32)
    image.fill(0)
    fan.render(image, QPoint(), QRegion(), QWidget.RenderFlag(0))
    assert image.pixelColor(width // 2, height // 2).alpha() == 255
    across = [(x, y) for x in range(width) for y in (0, height - 1)]
    down = [(x, y) for x in (0, width - 1) for y in range(height)]
    assert all(image.pixelColor(x, y).alpha() == 0 for x, y in across + down)


def test_a_newcomer_holds_a_first_card_after_two_clicks(
    qtbot: QtBot, start: Callable[..., Program]
) -> None:
    program = start()
    window = program.window
    assert not window.is_at_table
    QTest.mouseClick(window.welcome.play_button, LEFT)
    wait_for_turn(qtbot, program)
    held = len(view_of(program).seats[0].hand)
    click(qtbot, program, window.table.tableau.board.arrangement.areas[STOCK])
    qtbot.waitUntil(lambda: is_to_act(program, Phase.PLAY))
    assert len(view_of(program).seats[0].hand) > held
    assert any(card.is_new for card in view_of(program).seats[0].hand)
