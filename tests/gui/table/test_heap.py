"""Tests the pile as a heap: cards stay where they were thrown, and a larger pile looks larger."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPixmap, QTransform
from pytestqt.qtbot import QtBot

from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect, hull
from canasta_gui.table.layout.pile_layout import buried, heap
from canasta_gui.table.render import surfaces
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.render.index import index_places
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import PILE
from tests.gui.table.legibility import is_on, lay, on_card
from tests.gui.table.moments import MakeTable
from tests.kit import specimens
from tests.kit.scenes import shoot
from tests.kit.turns import heap_taken

PLACE = Rect(400, 300, 100, 100 * CARD_ASPECT)
CROSSWISE = frozenset({4, 17, 40})
NARROW, WIDE = (0.0, 0.0), (0.6, 1.2)
"""The free cloth at the left and right of the pile, in card widths."""


def paper_of(pose: Pose) -> list[tuple[float, float]]:
    """Returns points of a card where nothing is drawn on its paper."""
    return [on_card(pose, QRectF(x, y, 0, 0))[0] for x, y in ((5, 95), (5, 75), (94, 60))]


def is_seen(poses: tuple[Pose, ...], at: int) -> bool:
    """Returns whether the rank of a card is visible below all cards that lie on it."""
    points = on_card(poses[at], index_places(100, is_large=True).rank)
    return not any(is_on(above, x, y) for above in poses[at + 1 :] for x, y in points)


@pytest.mark.parametrize("count", [1, 2, 5, 20, 56])
def test_a_card_stays_as_it_was_thrown(count: int) -> None:
    assert heap(PLACE, 108, CROSSWISE)[:count] == heap(PLACE, count, CROSSWISE)


def test_every_card_lies_a_little_differently() -> None:
    poses = heap(PLACE, 60, frozenset())
    assert len({round(pose.angle, 3) for pose in poses}) == 60
    assert len({(round(pose.x, 3), round(pose.y, 3)) for pose in poses}) == 60
    assert all(abs(pose.angle) < 18 for pose in poses)
    assert any(pose.angle > 4 for pose in poses[-6:])
    assert any(pose.angle < -4 for pose in poses[-6:])


def test_a_larger_heap_looks_larger() -> None:
    sizes = [hull([pose.rect for pose in heap(PLACE, n, frozenset())]) for n in (2, 5, 15, 56)]
    assert [size.area for size in sizes] == sorted(size.area for size in sizes)
    assert sizes[3].area > 1.35 * sizes[1].area
    shown = [n - len(buried(heap(PLACE, n, frozenset()))) for n in (2, 5, 15, 56)]
    assert shown == sorted(shown)
    assert shown[3] > 2 * shown[1]


def test_a_large_heap_takes_the_free_cloth_beside_it() -> None:
    narrow, wide = (
        [hull([pose.rect for pose in heap(PLACE, n, frozenset(), free)]).w for n in (1, 15, 50)]
        for free in (NARROW, WIDE)
    )
    assert wide[0] == narrow[0]
    assert wide[1] < 1.5 * narrow[1]
    assert wide[2] > 1.5 * narrow[2]
    assert wide[2] > 3 * PLACE.w


@pytest.mark.parametrize("crosswise", [frozenset[int](), CROSSWISE], ids=["plain", "frozen"])
@pytest.mark.parametrize("free", [NARROW, WIDE], ids=["narrow", "wide"])
def test_a_heap_of_any_height_lies_in_its_place(
    free: tuple[float, float], crosswise: frozenset[int]
) -> None:
    whole = hull([pose.rect for pose in heap(PLACE, 108, crosswise, free)])
    assert whole.y > PLACE.y - 0.15 * PLACE.w
    assert whole.bottom < PLACE.bottom + 0.125 * PLACE.w
    assert whole.x > PLACE.x - (0.51 + free[0]) * PLACE.w
    assert whole.right < PLACE.right + (0.64 + free[1]) * PLACE.w


@pytest.mark.parametrize("free", [NARROW, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("at", [3, 8, 20, 45])
def test_a_crosswise_card_is_read_below_all_later_ones(at: int, free: tuple[float, float]) -> None:
    poses = heap(PLACE, 80, frozenset({at}), free)
    assert 85 < poses[at].angle < 95
    assert is_seen(poses, at)


def test_crosswise_cards_show_beside_each_other() -> None:
    poses = heap(PLACE, 50, frozenset({5, 12}))
    assert abs(poses[5].y - poses[12].y) > 0.1 * PLACE.w


def test_only_what_nobody_sees_is_left_out() -> None:
    poses = heap(PLACE, 40, CROSSWISE)
    hidden = buried(poses)
    assert hidden
    assert not hidden & {*CROSSWISE, 39}
    for at in hidden:
        rect = poses[at].rect
        dots = [
            (rect.x + rect.w * i / 24, rect.y + rect.h * j / 24)
            for i in range(25)
            for j in range(25)
        ]
        own = [(x, y) for x, y in dots if is_on(poses[at], x, y, slack=2.0)]
        assert all(any(is_on(it, x, y, slack=0) for it in poses[at + 1 :]) for x, y in own)


@pytest.mark.parametrize("view", [specimens.playing, specimens.frozen, specimens.crowded])
def test_the_top_card_alone_is_bright(view: Callable[[], TableView], qtbot: QtBot) -> None:
    """A shade lies on all other cards of the heap, just below it."""
    load_fonts()
    lying = lay(view(), (1366, 768), TableOptions())
    poses = lying.arrangement.poses[PILE]
    area, z = lying.ledger.rects["pile shade"]
    assert poses[-2].z < z < poses[-1].z
    assert all(area.holds(pose.x, pose.y) for pose in poses[:-1])
    picture = shoot(view(), QSize(1366, 768))
    seen = [
        paper
        for at, pose in enumerate(poses)
        for paper in paper_of(pose)
        if not any(is_on(above, *paper) for above in poses[at + 1 :])
    ]
    light = [QColor(picture.pixel(round(x), round(y))).lightnessF() for x, y in seen]
    assert len(light) > 3
    assert max(light[:-3]) < 0.8 * min(light[-3:])


def test_a_single_card_has_no_shade(qtbot: QtBot) -> None:
    load_fonts()
    assert "pile shade" not in lay(specimens.started(), (1366, 768), TableOptions()).ledger.rects


def test_the_shade_of_a_high_heap_is_that_of_the_cards_that_are_seen(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That of all fifty lay on the cloth beside hidden ones, and took twice as long."""
    shaded: list[Sequence[QTransform]] = []
    draw = surfaces.heap_shade

    def noted(size: QSizeF, ratio: float, cards: Sequence[QTransform]) -> QPixmap:
        shaded.append(cards)
        return draw(size, ratio, cards)

    monkeypatch.setattr(surfaces, "heap_shade", noted)
    table = make_table(heap_taken(50)[0])
    seen = [it for it in table.board.sprites[PILE] if it.isVisible()]
    assert [len(cards) for cards in shaded] == [len(seen)]
    assert len(seen) < 35


def test_cards_that_others_hide_wear_small_pictures_until_they_are_seen(
    make_table: MakeTable,
) -> None:
    """At 3840 by 2160 they had 4 MB of pictures that nobody saw, drawn before a match was ready."""
    full, _ = heap_taken(50)
    table = make_table(full, size=(2200, 1400))
    table.widget.finish_drawing()
    hidden = [sprite for sprite in table.board.sprites[PILE] if not sprite.isVisible()]
    seen = [sprite for sprite in table.board.sprites[PILE] if sprite.isVisible()]
    assert len(hidden) > 20
    assert max(it.pixmap().width() for it in hidden) < 150
    assert min(it.pixmap().width() for it in seen) > 180
    few = replace(full, pile=replace(full.pile, cards=full.pile.cards[:5]))
    table.widget.show_view(few)
    table.widget.finish_drawing()
    assert len(table.board.sprites[PILE]) == 5
    assert {it.transform().m22() for it in table.board.sprites[PILE] if it.isVisible()} == {1.0}
    assert {it.face for it in table.board.sprites[PILE]} == set(few.pile.cards)


def test_a_hidden_card_never_shows_another_face_than_its_own(make_table: MakeTable) -> None:
    full, _ = heap_taken(50)
    table = make_table(full)
    hidden = [sprite for sprite in table.board.sprites[PILE] if not sprite.isVisible()]
    assert table.widget.is_drawing
    pixmaps = table.widget.table_scene.card_pixmaps
    for sprite in hidden:
        sprite.setVisible(True)
        drawn = pixmaps.pixmap(sprite.face, sprite.pose.width)
        assert sprite.pixmap().toImage() == drawn.toImage()
