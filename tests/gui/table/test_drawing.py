"""Tests drawing cards on another thread: the table keeps moving, and no gap is visible."""

import math
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap, QTransform
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
)
from pytestqt.qtbot import QtBot
from typing_extensions import override

from canasta_gui.table.items.card_pixmaps import CardPixmaps
from canasta_gui.table.items.card_render_thread import CardRenderThread
from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.geometry import Pose
from canasta_gui.table.motion.clock import MotionClock, Travel
from canasta_gui.table.motion.timing import TICK
from canasta_gui.table.render import card_painter, surfaces
from canasta_gui.table.render.card_painter import BACK, CardPainter
from canasta_gui.table.render.style import DeckStyle, TableStyle
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.beat import Beat, BeatKind
from canasta_gui.viewmodel.table_choices import Speed
from engine import Card, format_card, parse_card
from tests.gui.table.conftest import Table
from tests.kit.turns import canasta_closed, heap_taken

KING = parse_card("Kh")
PLACE = Pose(100, 100, 60)


def sprite_in(
    render_thread: CardRenderThread, place: Pose = PLACE
) -> tuple[CardSprite, CardPainter]:
    painter = CardPainter(DeckStyle())
    return CardSprite(CardPixmaps(painter, 1.0, render_thread), KING, place), painter


Detail = tuple[Qt.TransformationMode, int]
"""How a card in motion is drawn: the mode, and the width of its picture in pixels."""
FAST = Qt.TransformationMode.FastTransformation
SMOOTH = Qt.TransformationMode.SmoothTransformation


class _PaintWatcher(QObject):
    """Notes whether a point is among what is painted."""

    def __init__(self, point: QPoint, painted: list[bool]) -> None:
        super().__init__()
        self._point, self._painted = point, painted

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self._painted.append(event.region().contains(self._point))
        return False


def sprite_width(width: int) -> int:
    """Returns the width of an upright card's picture with its shadow."""
    return CardPainter(DeckStyle()).face("Kh", width, 1).width()


def painted_width(sprite: CardSprite) -> int:
    """Returns how wide a card and its shadow are on the screen, in pixels."""
    scene = QGraphicsScene(0, 0, 600, 300)
    scene.addItem(sprite)
    image = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    row = round(sprite.y())
    columns = [x for x in range(image.width()) if image.pixelColor(x, row).alpha()]
    scene.removeItem(sprite)
    return len(columns)


WIDE = 160
WHOLE, FEW = 186, 96
"""The widths of the pictures with which a card of this width is drawn, in pixels."""


@pytest.mark.parametrize(
    ("cards", "quick", "slow"),
    [(19, (SMOOTH, WHOLE), (SMOOTH, WHOLE)), (20, (FAST, FEW), (FAST, WHOLE))],
)
def test_cards_are_drawn_smoothly_and_those_of_a_crowd_once_they_slow_down(
    qtbot: QtBot, cards: int, quick: Detail, slow: Detail
) -> None:
    place = Pose(100, 100, WIDE)
    sprites = [sprite_in(CardRenderThread(), place)[0] for _ in range(cards)]
    looks = painted_width(sprites[0])
    clock = MotionClock()
    clock.stand_still()
    end = Pose(500, 100, WIDE)
    clock.start([Travel(it, end, KING, duration=1000, is_moved=True) for it in sprites])

    def details() -> set[Detail]:
        return {(it.transformationMode(), it.pixmap().width()) for it in sprites}

    clock.advance(1)
    clock.advance(889)
    assert details() == {quick}
    # A picture with fewer pixels looks as large.
    assert painted_width(sprites[0]) == pytest.approx(looks, abs=2)
    clock.advance(20)
    assert details() == {slow}
    clock.advance(50)
    assert details() == {slow}
    clock.advance(20)
    assert details() == {(SMOOTH, WHOLE)}
    clock.finish_all()


def test_the_last_cards_of_a_crowd_are_drawn_smoothly(qtbot: QtBot) -> None:
    """They had stairs at their edges until they lay."""
    sprites = [sprite_in(CardRenderThread(), Pose(100, 100, WIDE))[0] for _ in range(20)]
    clock, end = MotionClock(), Pose(500, 100, WIDE)
    clock.stand_still()
    last = sprites[12:]
    times = {it: 1000 if it in last else 300 for it in sprites}
    clock.start([Travel(it, end, KING, duration=times[it], is_moved=True) for it in sprites])
    for spent, mode in ((1, SMOOTH), (200, FAST), (150, FAST), (16, SMOOTH)):
        clock.advance(spent)
        assert {it.transformationMode() for it in last} == {mode}
    clock.finish_all()


def test_a_crowd_of_small_cards_is_drawn_smoothly(qtbot: QtBot) -> None:
    sprites = [sprite_in(CardRenderThread(), Pose(100, 100, 80))[0] for _ in range(60)]
    clock, end = MotionClock(), Pose(500, 100, 80)
    clock.stand_still()
    clock.start([Travel(it, end, KING, duration=500, is_moved=True) for it in sprites])
    for _ in range(3):
        clock.advance(100)
        assert {it.transformationMode() for it in sprites} == {SMOOTH}
    clock.finish_all()


def test_no_card_is_drawn_ahead_that_lies_there_already(
    make_table: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 3840 by 2160 a canasta drew 30 cards anew, of which 9 had another size before."""
    monkeypatch.setattr(card_painter, "_ALWAYS_KEPT", 1)
    monkeypatch.setattr(card_painter, "_KEPT_BYTES", 0)
    before, step = canasta_closed()
    table = make_table(before, speed=Speed.NORMAL)
    table.widget.finish_drawing()
    faces = [(it.face, round(it.pose.width)) for it in table.board.all_sprites()]
    worn = {(format_card(face) if face else BACK, width) for face, width in faces}
    worn = {(text, width) for text, width in worn if text[0] != "9"}  # Those of the canasta grow.
    drawn: list[tuple[str, int]] = []
    draw = CardPainter.draw

    def noted(painter: CardPainter, text: str, width: float, ratio: float) -> QImage:
        drawn.append((text, round(width)))
        return draw(painter, text, width, ratio)

    monkeypatch.setattr(CardPainter, "draw", noted)
    table.widget.play(step)
    while not table.widget.is_settled:
        QApplication.processEvents()
        table.widget.table_scene.clock.advance(TICK)
        table.widget.finish_drawing()
    assert drawn
    assert not worn & set(drawn)


def test_cards_are_drawn_ahead_in_the_size_that_they_will_have(
    qtbot: QtBot, make_table: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of a heap were drawn for the table before it had made room for them."""
    ahead: set[int] = set()

    def noted(_pixmaps: CardPixmaps, _face: Card | None, width: float) -> None:
        ahead.add(round(width))

    monkeypatch.setattr(CardPixmaps, "draw_ahead", noted)
    before, step = heap_taken(50)
    table = make_table(before, (1600, 1000), speed=Speed.NORMAL)
    scene = table.widget.table_scene
    scene.clock.stand_still()
    table.widget.play(step)
    begun: list[Beat] = []
    scene.player.beat_begun.connect(begun.append)
    while scene.clock.is_moving:
        scene.clock.advance(TICK)
    qtbot.waitUntil(lambda: bool(ahead))
    while not begun:
        scene.clock.advance(TICK)
    assert begun[0].kind is BeatKind.TAKE
    coming = table.board.arrangement
    poses = [*coming.stock, *(pose for held in coming.poses.values() for pose in held)]
    assert ahead == {round(pose.width) for pose in poses}


def test_nothing_is_drawn_ahead_while_a_heap_is_on_its_way(
    qtbot: QtBot, make_table: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It dropped kept pixmaps, which were drawn again when the cards of the heap arrived."""
    moving: list[bool] = []
    before, step = heap_taken(50)
    table = make_table(before, speed=Speed.NORMAL)
    scene = table.widget.table_scene
    scene.clock.stand_still()
    table.widget.play(step)
    while scene.player.beat is None or scene.player.beat.kind is not BeatKind.TAKE:
        scene.clock.advance(TICK)

    def noted(_pixmaps: CardPixmaps, _face: Card | None, _width: float) -> None:
        moving.append(scene.clock.is_moving)

    monkeypatch.setattr(CardPixmaps, "draw_ahead", noted)
    qtbot.wait(2 * TICK)
    while scene.clock.is_moving:
        scene.clock.advance(TICK)
    qtbot.waitUntil(lambda: bool(moving))
    assert not any(moving)
    assert scene.player.beat.kind is BeatKind.TAKE


def test_what_changes_at_both_ends_of_a_table_does_not_draw_all_between(table: Table) -> None:
    """At 3840 by 2160 each such picture took as long as the whole window."""
    widget, painted = table.widget, list[bool]()
    widget.grab()
    scene = widget.scene()
    for corner in ((10, 10), (1200, 780)):
        scene.addItem(mark := QGraphicsPixmapItem(QPixmap(20, 20)))
        mark.setPos(*corner)
    QApplication.processEvents()
    watcher = _PaintWatcher(widget.rect().center(), painted)
    widget.viewport().installEventFilter(watcher)
    for item in scene.items()[:2]:
        item.moveBy(1, 0)
    QApplication.processEvents()
    assert painted
    assert not any(painted)


@pytest.mark.parametrize(("cards", "is_one"), [(59, False), (60, True)])
def test_while_cards_move_all_over_the_table_one_rectangle_is_drawn(
    table: Table, cards: int, is_one: bool
) -> None:
    """Cutting each card to hundreds of pieces took half as long again."""
    widget, clock = table.widget, table.widget.table_scene.clock
    clock.stand_still()
    sprites = [sprite_in(CardRenderThread())[0] for _ in range(cards)]
    target = Pose(500, 100, 60)
    clock.start([Travel(it, target, KING, duration=500, is_moved=True) for it in sprites])
    for _ in range(2):
        clock.advance(100)
    mode = QGraphicsView.ViewportUpdateMode
    assert (widget.viewportUpdateMode() is mode.BoundingRectViewportUpdate) is is_one
    clock.finish_all()
    assert widget.viewportUpdateMode() is mode.MinimalViewportUpdate


def test_a_card_that_stays_in_the_air_is_not_drawn_again(qtbot: QtBot) -> None:
    """Each picture of an open fan would draw all its cards."""
    scene, drawn = QGraphicsScene(), list[object]()
    card, _ = sprite_in(CardRenderThread())
    scene.addItem(card)
    scene.changed.connect(drawn.append)
    for is_new in (True, False):
        card.hover(Pose(400, 300, 90, 5, 9), height=0.7)
        QApplication.processEvents()
        assert bool(drawn) is is_new
        drawn.clear()


def test_arrivals_of_a_crowd_are_told_together(qtbot: QtBot) -> None:
    sprites = [sprite_in(CardRenderThread())[0] for _ in range(30)]
    clock = MotionClock()
    clock.stand_still()
    told: list[int] = []
    clock.landed.connect(lambda: told.append(sum(not clock.is_coming(it) for it in sprites)))
    target = Pose(500, 100, 60)
    clock.start(
        [
            Travel(it, target, KING, delay=10.0 * place, duration=500, is_moved=True)
            for place, it in enumerate(sprites)
        ]
    )
    for _ in range(200):
        clock.advance(10)
    assert told == [8, 16, 24, 30]


def test_a_card_of_another_size_is_scaled_until_it_is_drawn(qtbot: QtBot) -> None:
    render_thread = CardRenderThread()
    sprite, painter = sprite_in(render_thread)
    sprite.lie(Pose(100, 100, 90))
    assert sprite.transform().m22() == 1.5
    qtbot.waitUntil(lambda: not render_thread.is_busy)
    assert sprite.transform().m22() == 1
    assert sprite.pixmap().cacheKey() == painter.face("Kh", 90, 1).cacheKey()


def test_another_style_comes_when_it_is_drawn(qtbot: QtBot) -> None:
    render_thread = CardRenderThread()
    sprite, painter = sprite_in(render_thread)
    basket = CardPainter(DeckStyle("basket"))
    sprite.dress(CardPixmaps(basket, 1.0, render_thread))
    assert sprite.pixmap().cacheKey() == painter.face("Kh", 60, 1).cacheKey()
    qtbot.waitUntil(lambda: not render_thread.is_busy)
    assert sprite.pixmap().cacheKey() == basket.face("Kh", 60, 1).cacheKey()


def test_a_card_that_cannot_be_drawn_is_tried_once_and_holds_up_no_other(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    render_thread = CardRenderThread()
    (bad, painter), (good, _) = sprite_in(render_thread), sprite_in(render_thread)

    def fail(_text: str, _width: int, _ratio: float) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(painter, "draw", fail)
    with qtbot.captureExceptions() as errors:
        for sprite in (bad, good):
            sprite.lie(Pose(100, 100, 90))
        qtbot.waitUntil(lambda: not render_thread.is_busy)
    assert [kind for kind, _, _ in errors] == [ZeroDivisionError]
    assert (bad.transform().m22(), good.transform().m22()) == (1.5, 1)


def test_who_needs_all_of_it_now_gets_it(qtbot: QtBot) -> None:
    render_thread = CardRenderThread()
    sprite, _ = sprite_in(render_thread)
    sprite.lie(Pose(100, 100, 90))
    render_thread.finish()
    assert not render_thread.is_busy
    assert sprite.transform().m22() == 1


def test_a_card_turned_down_meanwhile_shows_its_back(qtbot: QtBot) -> None:
    render_thread = CardRenderThread()
    sprite, painter = sprite_in(render_thread)
    sprite.lie(Pose(100, 100, 90))
    sprite.settle(None, PLACE)
    assert sprite.pixmap().cacheKey() == painter.back(60, 1).cacheKey()
    qtbot.waitUntil(lambda: not render_thread.is_busy)
    assert sprite.pixmap().cacheKey() == painter.back(60, 1).cacheKey()


def test_what_nobody_wants_any_more_is_not_drawn(qtbot: QtBot) -> None:
    render_thread = CardRenderThread()
    sprite, painter = sprite_in(render_thread)
    for width in (70, 80, 90):
        sprite.lie(Pose(100, 100, width))
    render_thread.forget()
    assert not render_thread.is_busy
    qtbot.wait(30)
    assert not painter.has("Kh", 90, 1)


def test_a_card_on_the_way_is_drawn_sharp_as_well(qtbot: QtBot) -> None:
    render_thread = CardRenderThread()
    sprite, _ = sprite_in(render_thread)
    sprite.prepare(90)
    sprite.hover(Pose(100, 100, 75), 0.5)
    qtbot.waitUntil(lambda: not render_thread.is_busy)
    assert sprite.pixmap().width() == sprite_width(90)
    assert sprite.transform().m11() == 75 / 90 * 0.5


def turned(render_thread: CardRenderThread) -> CardSprite:
    """Returns a card that lies at an angle and is drawn from a rotated picture."""
    sprite, _ = sprite_in(render_thread)
    sprite.lie(Pose(100, 120, 60, 20))
    assert sprite.rotation() == 20
    render_thread.turned.finish()
    return sprite


def test_a_card_that_lies_at_an_angle_is_turned_once_for_all_pictures(qtbot: QtBot) -> None:
    render_thread = CardRenderThread()
    sprite = turned(render_thread)
    assert sprite.rotation() == 0
    assert sprite.pixmap().width() > sprite_width(60)
    middle = sprite.sceneBoundingRect().center()
    assert (middle.x(), middle.y()) == pytest.approx((100, 120), abs=0.6)
    picture = sprite.pixmap()
    sprite.lie(Pose(100, 120, 60, 20))
    assert not render_thread.turned.is_busy
    assert sprite.pixmap().cacheKey() == picture.cacheKey()


def test_it_is_upright_again_before_it_moves(qtbot: QtBot) -> None:
    render_thread = CardRenderThread()
    sprite = turned(render_thread)
    sprite.hover(Pose(100, 120, 60, 35))
    assert sprite.rotation() == 35
    assert sprite.pixmap().width() == sprite_width(60)
    render_thread.turned.finish()
    assert sprite.rotation() == 35


def test_it_is_touched_where_it_lies(qtbot: QtBot) -> None:
    render_thread = CardRenderThread()
    sprite = turned(render_thread)
    lies = QTransform().translate(100, 120).rotate(20)
    inside, beside, under = (lies.map(QPointF(*at)) for at in ((28, 40), (32, 40), (0, 44)))
    assert sprite.pose.covers(inside.x(), inside.y())
    assert not sprite.pose.covers(beside.x(), beside.y())
    assert not sprite.pose.covers(under.x(), under.y())
    assert sprite.pose.covers(under.x(), under.y(), below=3)


def test_its_mark_lies_as_the_card_does(qtbot: QtBot) -> None:
    render_thread = CardRenderThread()
    sprite = turned(render_thread)
    sprite.set_mark(QPixmap(60, 84))
    mark = sprite.childItems()[0]
    assert mark.sceneTransform().m12() == pytest.approx(math.sin(math.radians(20)))
    sprite.hover(Pose(100, 120, 60, 35))
    assert mark.sceneTransform().m12() == pytest.approx(math.sin(math.radians(35)))


def test_cards_are_turned_a_few_at_a_time_and_then_nothing_runs(qtbot: QtBot) -> None:
    render_thread = CardRenderThread()
    sprite, _ = sprite_in(render_thread)
    sprite.lie(Pose(100, 120, 60, 20))
    qtbot.waitUntil(lambda: not render_thread.turned.is_busy)
    assert sprite.rotation() == 0
    assert not any(timer.isActive() for timer in render_thread.turned.findChildren(QTimer))


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


def test_on_a_screen_with_another_pixel_ratio_everything_is_drawn_sharp_where_it_lay(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget, lay = table.widget, [sprite.pose for sprite in table.board.all_sprites()]
    for ratio in (2.0, 1.0):
        monkeypatch.setattr(widget, "devicePixelRatioF", lambda ratio=ratio: ratio)
        QApplication.sendEvent(widget, QEvent(QEvent.Type.DevicePixelRatioChange))
        widget.finish_drawing()
        items = [it for it in widget.items() if isinstance(it, QGraphicsPixmapItem)]
        assert {it.pixmap().devicePixelRatio() for it in items} == {ratio}
        assert {sprite.transform().m22() for sprite in table.board.all_sprites()} == {1.0}
        assert [sprite.pose for sprite in table.board.all_sprites()] == lay


def test_a_table_that_comes_into_a_window_follows_the_pixel_ratio_of_its_screen(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.widget.hide()
    monkeypatch.setattr(table.widget, "devicePixelRatioF", lambda: 2.0)
    table.widget.show()
    assert table.widget.table_scene.card_pixmaps.ratio == 2.0
