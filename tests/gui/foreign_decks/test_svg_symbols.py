"""Tests that symbols are drawn in the size that their uses ask for."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

from canasta_gui.foreign_decks.svg_source import open_drawing
from canasta_gui.foreign_decks.svg_tree import made_whole

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(symbol: str, use: str) -> QRect:
    """Returns the place, in a picture of 100 by 100, that a symbol with a square covers."""
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="100" height="100"><symbol id="s" {symbol}><rect x="-5" y="-5" width="10"'
        f' height="10"/></symbol><g><use xlink:href="#s" {use}/></g></svg>'
    )
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    open_drawing(made_whole(text.encode())).render(painter)
    painter.end()
    dark = [(x, y) for x in range(100) for y in range(100) if image.pixelColor(x, y).red() < 128]
    left, top = min(x for x, _ in dark), min(y for _, y in dark)
    right, bottom = max(x for x, _ in dark), max(y for _, y in dark)
    return QRect(left, top, right + 1 - left, bottom + 1 - top)


BOX = 'viewBox="-5 -5 10 10"'


@pytest.mark.parametrize(
    ("symbol", "use", "place"),
    [
        (BOX, 'x="20" y="30" width="40" height="40"', (20, 30, 40, 40)),
        (BOX, 'width="40" height="40" transform="translate(10 5)"', (10, 5, 40, 40)),
        (BOX, 'x="10px" width="40" height="20"', (20, 0, 20, 20)),
        (f'{BOX} preserveAspectRatio="xMinYMid"', 'width="40" height="20"', (0, 0, 20, 20)),
        (f'{BOX} preserveAspectRatio="xMaxYMid"', 'width="40" height="20"', (20, 0, 20, 20)),
        (f'{BOX} preserveAspectRatio="none"', 'width="40" height="20"', (0, 0, 40, 20)),
        ('viewBox="-10 -10 20 20"', 'width="40" height="40"', (10, 10, 20, 20)),
        ('preserveAspectRatio="none"', 'x="20" y="30"', (20, 30, 5, 5)),
    ],
)
def test_a_symbol_has_the_size_that_its_use_asks_for(
    symbol: str, use: str, place: tuple[int, int, int, int]
) -> None:
    assert drawn(symbol, use).getRect() == place


def test_a_symbol_that_nothing_uses_is_not_drawn() -> None:
    assert drawn(f"{BOX}", 'width="30" height="30"').getRect() == (0, 0, 30, 30)
