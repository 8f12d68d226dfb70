"""The first page."""

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.windows.welcome import CardFan


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
