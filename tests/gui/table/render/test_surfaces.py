"""Tests the drawing of tables, places, seals and ice."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, product
from math import hypot
from typing import get_args

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPixmap

from canasta_gui.table.layout.geometry import rail_reach, rail_width
from canasta_gui.table.render import surfaces
from canasta_gui.table.render.palette import contrast, table_palette
from canasta_gui.table.render.pen import Canvas
from canasta_gui.table.render.seals import SealKind
from canasta_gui.table.render.style import FELTS, TableStyle
from canasta_gui.table.render.surfaces import FROST_EDGE
from canasta_gui.table.render.table_top import draw_medallion
from canasta_gui.table.render.textures import baize_tile, velvet_tile, wood_tile
from tests.gui.table.render.pictures import distance, opacity, thumbnail

pytestmark = pytest.mark.usefixtures("qapp")

Draw = Callable[[QSize, float, TableStyle], QPixmap]
Smooth = Qt.TransformationMode.SmoothTransformation
_PLAIN = TableStyle()


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("draw", [surfaces.table, surfaces.cloth, surfaces.table_sample])
def test_a_table_covers_the_window(draw: Draw, felt: str, ratio: float) -> None:
    pixmap = draw(QSize(301, 203), ratio, TableStyle(felt))
    assert (pixmap.width(), pixmap.height()) == (301 * ratio, 203 * ratio)
    assert pixmap.devicePixelRatio() == ratio
    for x, y in ((0, 0), (pixmap.width() - 1, pixmap.height() - 1)):
        assert opacity(pixmap, x, y) == 255


@pytest.mark.parametrize("felt", ["club", "garden", "night"])
def test_light_falls_on_the_middle_of_the_table(felt: str) -> None:
    image = surfaces.cloth(QSize(400, 300), 1, TableStyle(felt)).toImage()
    middle, corner = QRect(180, 110, 40, 40), QRect(0, 260, 40, 40)
    size = QSize(4, 4)
    assert sum(thumbnail(image, middle, size)) > 1.2 * sum(thumbnail(image, corner, size))


def test_the_plain_table_is_one_even_cloth() -> None:
    cloth = surfaces.cloth(QSize(400, 300), 1, TableStyle("plain")).toImage()
    assert {cloth.pixel(x, y) for x in range(0, 400, 7) for y in range(0, 300, 7)} == {
        cloth.pixel(0, 0)
    }


def test_tables_differ_in_light_not_only_in_colour() -> None:
    """No two tables look the same in grey."""
    size, whole = QSize(160, 100), QRect(0, 0, 160, 100)
    looks = [
        thumbnail(_grey(surfaces.table_sample(size, 1, TableStyle(felt)).toImage()), whole, size)
        for felt in FELTS
    ]
    assert all(distance(one, other) > 8 for one, other in combinations(looks, 2))


def test_high_contrast_is_one_dark_colour() -> None:
    for felt in FELTS:
        style = TableStyle(felt, high_contrast=True)
        flat = surfaces.bare_table(QSize(64, 64), 1, style).toImage()
        colours = {flat.pixel(x, y) for x in range(64) for y in range(64)}
        assert len(colours) == 1
        assert QColor(colours.pop()).lightness() < 60


def test_arrows_along_the_edge_lead_clockwise() -> None:
    """Players take their turns in that direction: the wide heads are in front."""
    style = TableStyle(high_contrast=True)
    (wide, high), cloth = (600, 400), QColor(table_palette(style).felt).rgb()
    picture = surfaces.table(QSize(wide, high), 1, style).toImage()
    marked = [(x, y) for x in range(wide) for y in range(high) if picture.pixel(x, y) != cloth]
    left = Counter(y for x, y in marked if x < wide / 4)
    above = Counter(x for x, _ in marked if wide / 4 < x < 3 * wide / 4)
    right = Counter(y for x, y in marked if x > 3 * wide / 4)
    for places, is_forwards in ((left, False), (above, True), (right, True)):
        [(head, _)] = places.most_common(1)
        assert (head > (min(places) + max(places)) / 2) is is_forwards


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (3840, 2160), (800, 1200)])
def test_the_rail_is_slim(size: tuple[int, int]) -> None:
    assert 0.012 * size[1] < rail_width(*size) < 0.04 * size[1]
    assert rail_reach(*size) < 0.04 * size[1]


@pytest.mark.parametrize("felt", FELTS)
def test_words_stand_out_from_the_cloth_as_it_is_drawn(felt: str) -> None:
    """Threads, boards and shadows of the drawn cloth count, not only its colours."""
    style = TableStyle(felt)
    picture, palette = surfaces.table(QSize(1024, 700), 1, style).toImage(), table_palette(style)
    cloth = picture.copy(40, 40, 944, 620).scaled(118, 78, mode=Smooth)
    for x in range(cloth.width()):
        for y in range(cloth.height()):
            ground = cloth.pixelColor(x, y).name()
            assert contrast(palette.word, ground) >= 4.5, (x, y, ground)
            assert contrast(palette.word_quiet, ground) >= 4.5, (x, y, ground)


def test_the_ornament_of_the_cloth_has_its_tones() -> None:
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(QColor("#206040"))
    painter = QPainter(image)
    draw_medallion(painter, QRectF(0, 0, 400, 300))
    painter.end()
    tones = {QColor(image.pixel(x, y)).lightness() for x in range(400) for y in range(300)}
    plain = QColor("#206040").lightness()
    assert min(tones) < plain < max(tones)
    assert max(abs(tone - plain) for tone in tones) < 30
    assert image.pixelColor(2, 2).lightness() == plain


def test_a_table_of_a_size_is_kept() -> None:
    first = surfaces.table(QSize(80, 60), 1, _PLAIN)
    assert surfaces.table(QSize(80, 60), 1, _PLAIN).cacheKey() == first.cacheKey()


def _grey(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("tile", [baize_tile, velvet_tile, wood_tile])
def test_tiles_join_without_a_seam(tile: Callable[[float], QImage]) -> None:
    image = tile(1.0)
    inside = _step(image, image.width() // 2)
    across = _step(image, 0)
    assert across < 1.5 * inside


def _step(image: QImage, x: int) -> float:
    """Returns the mean difference between a column of pixels and the one to its left."""
    before = (x - 1) % image.width()
    columns = ([image.pixelColor(at, y) for y in range(image.height())] for at in (before, x))
    pairs = zip(*columns, strict=True)
    return (
        sum(abs(a.alpha() - b.alpha()) + abs(a.red() - b.red()) for a, b in pairs) / image.height()
    )


@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_every_pixmap_has_the_size_asked_for(ratio: float) -> None:
    wanted = {
        surfaces.empty_place(100, ratio, _PLAIN): (100, 140),
        surfaces.seal(50, ratio, "natural"): (50, 50),
        surfaces.frost(100, ratio): (100 + 2 * FROST_EDGE, 140 + 2 * FROST_EDGE),
    }
    for pixmap, (width, height) in wanted.items():
        assert (pixmap.width(), pixmap.height()) == (round(width * ratio), round(height * ratio))
        assert pixmap.devicePixelRatio() == ratio


def test_seals_of_all_kinds_differ_in_form_not_only_in_colour() -> None:
    kinds: tuple[SealKind, ...] = get_args(SealKind)
    size, whole = QSize(60, 60), QRect(0, 0, 60, 60)
    shapes = [
        thumbnail(_grey(surfaces.seal(60, 1, kind).toImage().createAlphaMask()), whole, size)
        for kind in kinds
    ]
    assert all(distance(one, other) > 2 for one, other in combinations(shapes, 2))


def test_the_signs_of_seals_are_large_and_full_or_half_full() -> None:
    wide = {kind: _bright_columns(kind) for kind in get_args(SealKind)}
    assert all(max(it) - min(it) > (10 if kind == "sevens" else 18) for kind, it in wide.items())
    assert all(min(it) > 10 and max(it) < 50 for it in wide.values())
    full, half = wide["natural"], wide["mixed"]
    left = [x for x in full if x < 29]
    assert sum(half[x] for x in left) > 0.8 * sum(full[x] for x in left)
    right = [x for x in full if x > 31]
    assert sum(half.get(x, 0) for x in right) < 0.75 * sum(full[x] for x in right)


def _bright_columns(kind: SealKind) -> dict[int, int]:
    """Returns how many pixels of a sign there are in each column of a seal."""
    image = surfaces.seal(60, 1, kind).toImage()
    ink = table_palette(_PLAIN).seal_word
    within = [at for at in product(range(60), repeat=2) if hypot(at[0] - 30, at[1] - 30) < 22]
    bright = [x for x, y in within if image.pixelColor(x, y).name() == ink]
    # The rim is as bright, and light on the wax here and there.
    return {x: count for x, count in Counter(bright).items() if count > 1}


def test_ice_leaves_the_index_readable() -> None:
    pixmap = surfaces.frost(100, 1)
    for x, y in ((8, 10), (16, 16), (22, 24), (14, 40)):
        assert opacity(pixmap, x + FROST_EDGE, y + FROST_EDGE) == 0
    assert opacity(pixmap, 72 + FROST_EDGE, 106 + FROST_EDGE) == 255


def test_ice_has_a_clear_edge_that_keeps_it_smooth_when_it_is_turned() -> None:
    pixmap = surfaces.frost(100, 1)
    rim = [opacity(pixmap, x, y) for x in (0, pixmap.width() - 1) for y in (20, 70, 120)]
    assert rim == [0] * 6
    assert opacity(pixmap, FROST_EDGE, 70) > 200


@pytest.mark.parametrize("width", [60, 172, 344])
def test_the_shadow_of_a_lifted_card_has_no_stripes(width: int) -> None:
    """At 3840 by 2160 steps of seven pixels were seen on the card below."""
    picture = surfaces.lifted_shadow(width, 1.0).toImage()
    row = [picture.pixelColor(x, picture.height() // 2).alpha() for x in range(width // 3)]
    fading = [alpha for alpha in row if 0 < alpha < max(row)]
    assert max(row) == pytest.approx(130, abs=12)
    assert max(map(fading.count, fading)) <= 4


def test_a_large_opaque_picture_is_the_same_in_three_bytes_a_pixel() -> None:
    """A table of 3840 by 2160 pixels takes 25 MB instead of 33."""
    light = QLinearGradient(0, 0, 2400, 1300)
    light.setColorAt(0, QColor("#0b3d24"))
    light.setColorAt(1, QColor("#2f8a5b"))
    large, plain = (Canvas(2400 * part, 1300, 1, is_opaque=True) for part in (1.0, 0.5))
    for canvas in (large, plain):
        canvas.painter.fillRect(canvas.box, light)
    packed, picture = large.done(), plain.done()
    assert (packed.depth(), picture.depth()) == (24, 32)
    left = packed.copy(picture.rect()).toImage()
    assert left.convertToFormat(QImage.Format.Format_RGB32) == picture.toImage()
