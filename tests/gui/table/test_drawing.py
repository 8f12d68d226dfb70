"""Cards drawn on another thread: the table goes on meanwhile, and nothing shows through."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from canasta_gui.table.items.card_pixmaps import CardPixmaps
from canasta_gui.table.items.card_render_thread import CardRenderThread
from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.geometry import Pose
from canasta_gui.table.render import surfaces
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.style import DeckStyle, TableStyle
from canasta_gui.table.widget import TableWidget
from engine import parse_card

KING = parse_card("Kh")
PLACE = Pose(100, 100, 60)


def sprite_in(workshop: CardRenderThread) -> tuple[CardSprite, CardPainter]:
    painter = CardPainter(DeckStyle())
    return CardSprite(CardPixmaps(painter, 1.0, workshop), KING, PLACE), painter


def test_a_card_of_another_size_is_scaled_until_it_is_drawn(qtbot: QtBot) -> None:
    workshop = CardRenderThread()
    sprite, painter = sprite_in(workshop)
    sprite.lie(Pose(100, 100, 90))
    assert sprite.scale_shown == 1.5
    qtbot.waitUntil(lambda: not workshop.is_busy)
    assert sprite.scale_shown == 1
    assert sprite.pixmap().cacheKey() == painter.face("Kh", 90, 1).cacheKey()


def test_another_style_comes_when_it_is_drawn(qtbot: QtBot) -> None:
    workshop = CardRenderThread()
    sprite, painter = sprite_in(workshop)
    basket = CardPainter(DeckStyle("basket"))
    sprite.dress(CardPixmaps(basket, 1.0, workshop))
    assert sprite.pixmap().cacheKey() == painter.face("Kh", 60, 1).cacheKey()
    qtbot.waitUntil(lambda: not workshop.is_busy)
    assert sprite.pixmap().cacheKey() == basket.face("Kh", 60, 1).cacheKey()


def test_who_needs_all_of_it_now_gets_it(qtbot: QtBot) -> None:
    workshop = CardRenderThread()
    sprite, _ = sprite_in(workshop)
    sprite.lie(Pose(100, 100, 90))
    workshop.finish()
    assert not workshop.is_busy
    assert sprite.scale_shown == 1


def test_a_card_turned_down_meanwhile_shows_its_back(qtbot: QtBot) -> None:
    workshop = CardRenderThread()
    sprite, painter = sprite_in(workshop)
    sprite.lie(Pose(100, 100, 90))
    sprite.settle(None, PLACE)
    assert sprite.pixmap().cacheKey() == painter.back(60, 1).cacheKey()
    qtbot.waitUntil(lambda: not workshop.is_busy)
    assert sprite.pixmap().cacheKey() == painter.back(60, 1).cacheKey()


def test_what_nobody_wants_any_more_is_not_drawn(qtbot: QtBot) -> None:
    workshop = CardRenderThread()
    sprite, painter = sprite_in(workshop)
    for width in (70, 80, 90):
        sprite.lie(Pose(100, 100, width))
    workshop.forget()
    assert not workshop.is_busy
    qtbot.wait(30)
    assert not painter.has("Kh", 90, 1)


def test_a_card_on_the_way_is_drawn_sharp_as_well(qtbot: QtBot) -> None:
    workshop = CardRenderThread()
    sprite, _ = sprite_in(workshop)
    sprite.prepare(90)
    sprite.hover(Pose(100, 100, 75), 0.5)
    qtbot.waitUntil(lambda: not workshop.is_busy)
    assert sprite.body().width() == 90
    assert sprite.transform().m11() == 75 / 90 * 0.5


def test_while_a_window_changes_its_size_its_table_is_stretched(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    baked: list[QSize] = []
    bake = surfaces.table

    def counted(size: QSize, ratio: float, style: TableStyle) -> QPixmap:
        baked.append(size)
        return bake(size, ratio, style)

    monkeypatch.setattr(surfaces, "table", counted)
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.resize(1024, 700)
    widget.show()
    widget.grab()
    assert baked == [QSize(1024, 700)]
    for width in (1060, 1100, 1150, 1200):
        widget.resize(width, 720)
        widget.grab()
    assert baked == [QSize(1024, 700)]
    qtbot.waitUntil(lambda: baked[-1] == QSize(1200, 720))
    assert len(baked) == 2
