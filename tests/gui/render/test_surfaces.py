"""Felt, plates, places, lights, ribbons and ice."""

from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtCore import QRect, QSize, QSizeF
from PySide6.QtGui import QImage

from canasta_gui.table.render import surfaces
from canasta_gui.table.render.style import FELTS, TableStyle
from canasta_gui.table.render.surfaces import RIBBON_ASPECT, GlowKind
from canasta_gui.table.render.textures import baize_tile, wood_tile
from tests.gui.render.pictures import distance, opacity, pixels, thumbnail

pytestmark = pytest.mark.usefixtures("qapp")

_PLAIN = TableStyle()


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("felt", FELTS)
def test_felt_covers_the_window(felt: str, ratio: float) -> None:
    pixmap = surfaces.felt(QSize(301, 203), ratio, TableStyle(felt))
    assert (pixmap.width(), pixmap.height()) == (301 * ratio, 203 * ratio)
    assert pixmap.devicePixelRatio() == ratio
    for x, y in ((0, 0), (pixmap.width() - 1, pixmap.height() - 1)):
        assert opacity(pixmap, x, y) == 255


def test_light_falls_on_the_middle_of_the_table() -> None:
    image = surfaces.felt(QSize(400, 300), 1, _PLAIN).toImage()
    middle, corner = QRect(180, 110, 40, 40), QRect(0, 260, 40, 40)
    size = QSize(4, 4)
    assert sum(thumbnail(image, middle, size)) > 1.4 * sum(thumbnail(image, corner, size))


def test_felts_differ_and_high_contrast_is_plain() -> None:
    looks = {pixels(surfaces.felt(QSize(64, 64), 1, TableStyle(felt))) for felt in FELTS}
    assert len(looks) == len(FELTS)
    flat = surfaces.felt(QSize(64, 64), 1, TableStyle(high_contrast=True)).toImage()
    assert flat.pixelColor(0, 0) == flat.pixelColor(32, 32) == flat.pixelColor(63, 63)


def test_felt_of_a_size_is_kept() -> None:
    first = surfaces.felt(QSize(80, 60), 1, _PLAIN)
    assert surfaces.felt(QSize(80, 60), 1, _PLAIN).cacheKey() == first.cacheKey()


@pytest.mark.parametrize("tile", ["baize", "wood"])
def test_tiles_join_without_a_seam(tile: str) -> None:
    image = baize_tile(1.0) if tile == "baize" else wood_tile(1.0)
    inside = _step(image, image.width() // 2)
    across = _step(image, 0)
    assert across < 1.5 * inside


def _step(image: QImage, x: int) -> float:
    """The mean difference between a column of pixels and the one before it."""
    before = (x - 1) % image.width()
    columns = ([image.pixelColor(at, y) for y in range(image.height())] for at in (before, x))
    pairs = zip(*columns, strict=True)
    return (
        sum(abs(a.alpha() - b.alpha()) + abs(a.red() - b.red()) for a, b in pairs) / image.height()
    )


@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_every_pixmap_has_the_size_asked_for(ratio: float) -> None:
    size = QSizeF(120, 80)
    wanted = {
        surfaces.plate(size, ratio, _PLAIN): (120, 80),
        surfaces.glow(size, ratio, "target", _PLAIN): (120, 80),
        surfaces.empty_place(100, ratio, _PLAIN): (100, 140),
        surfaces.ribbon(100, ratio, "natural", "Natural"): (100, 100 * RIBBON_ASPECT),
        surfaces.frost(100, ratio): (100, 140),
    }
    for pixmap, (width, height) in wanted.items():
        assert (pixmap.width(), pixmap.height()) == (round(width * ratio), round(height * ratio))
        assert pixmap.devicePixelRatio() == ratio


@pytest.mark.parametrize("style", [_PLAIN, TableStyle(high_contrast=True)])
def test_lights_differ_in_brightness_not_only_in_colour(style: TableStyle) -> None:
    kinds: tuple[GlowKind, ...] = get_args(GlowKind)
    box = QRect(0, 0, 100, 140)
    looks = [
        thumbnail(surfaces.glow(QSizeF(100, 140), 1, kind, style).toImage(), box, QSize(100, 140))
        for kind in kinds
    ]
    assert all(distance(one, other) > 1 for one, other in combinations(looks, 2))


def test_the_middle_of_a_light_stays_clear() -> None:
    pixmap = surfaces.glow(QSizeF(100, 140), 1, "selected", _PLAIN)
    assert opacity(pixmap, 50, 70) == 0


def test_ribbons_of_all_kinds_differ_and_long_words_stay_inside() -> None:
    kinds = get_args(surfaces.RibbonKind)
    ribbons = [surfaces.ribbon(110, 1, kind, "Canasta") for kind in kinds]
    assert len({pixels(ribbon) for ribbon in ribbons}) == len(kinds)
    band = QRect(10, 8, 3, 12)
    plain = surfaces.ribbon(110, 1, "natural", "")
    long = surfaces.ribbon(110, 1, "natural", "Unvermischt und natürlich")
    size = QSize(4, 12)
    edge = distance(thumbnail(long.toImage(), band, size), thumbnail(plain.toImage(), band, size))
    assert edge < 1
    assert pixels(long) != pixels(plain)


def test_ice_leaves_the_index_readable() -> None:
    pixmap = surfaces.frost(100, 1)
    assert opacity(pixmap, 22, 24) < 110
    assert opacity(pixmap, 50, 70) == 255
