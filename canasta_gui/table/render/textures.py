"""Tiles of cloth, wood and shade; a fixed seed makes them the same on every machine."""

from functools import lru_cache
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QLineF, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from canasta_gui.table.render.pen import blank, shaded, smooth

_TILE = 256
_FIBRES = 2600
_SHORT, _LONG = 2, 7
"""The lengths of fibres."""
_GRAINS = ((4, 64, 0.17), (10, 256, 0.13), (2, 16, 0.15))
"""Of each layer of the grain: spots along and across it, and its strength."""
_BAIZE = (2.2, 0.045, 0.022, 0.018)
"""The strengths of fibres, single spots, small clouds and large clouds."""
_VELVET = (0.6, 0.035, 0.012, 0.012)
_SHADE = QSize(240, 150)
"""The number of spots of a shade that is stretched over a whole table, which makes its edges
soft.
"""
_TWIGS = (
    (-0.04, 0.10, 20), (0.14, -0.08, 70), (0.30, -0.10, 110), (1.04, 0.16, 170), (0.86, -0.08, 120),
    (-0.04, 0.72, -20), (1.04, 0.66, 200), (0.97, 0.96, 215), (0.03, 1.0, -50), (0.62, -0.12, 75),
)  # fmt: skip
"""Of each twig: where it begins, as parts of the table's size, and its direction in degrees
clockwise.
"""
_LEAVES = 11
"""The number of leaves on each twig."""


def _noise(size: QSize, spots: QSize, chance: Random) -> QImage:
    """Returns grey noise of a number of spots, smoothly scaled to a size."""
    # A rim of the spots from the other side lets neighbouring tiles join without a seam.
    across, down = spots.width(), spots.height()
    rows = [chance.randbytes(across) for _ in range(down)]
    stride = -(-(across + 2) // 4) * 4
    data = b"".join((row[-1:] + row + row[:1]).ljust(stride) for row in (rows[-1], *rows, rows[0]))
    image = QImage(data, across + 2, down + 2, stride, QImage.Format.Format_Grayscale8)
    rim = (size.width() // across, size.height() // down)
    large = image.scaled(
        size.width() + 2 * rim[0],
        size.height() + 2 * rim[1],
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return large.copy(*rim, size.width(), size.height())


def _veil(noise: QImage, colour: str, strength: float, *, is_dark: bool) -> QImage:
    """Returns a colour whose opacity follows the noise (or its inverse, if dark)."""
    levels = bytes(
        round(max(128 - n if is_dark else n - 128, 0) * 2 * strength) for n in range(256)
    )
    mask = noise.convertToFormat(QImage.Format.Format_Grayscale8)
    data = bytes(mask.constBits()).translate(levels)
    alpha = QImage(
        data, mask.width(), mask.height(), mask.bytesPerLine(), QImage.Format.Format_Alpha8
    )
    image = blank(noise.width(), noise.height())
    image.fill(QColor(colour))
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, alpha)
    painter.end()
    return image


@lru_cache(maxsize=4)
def baize_tile(ratio: float) -> QImage:
    """Returns a tile of woollen cloth: fine fibres in all directions."""
    return _cloth_tile(ratio, *_BAIZE)


@lru_cache(maxsize=4)
def velvet_tile(ratio: float) -> QImage:
    """Returns a tile of velvet: few visible fibres, large soft spots of light."""
    return _cloth_tile(ratio, *_VELVET)


def _cloth_tile(ratio: float, fibres: float, *clouds: float) -> QImage:
    chance = Random(108)
    side = round(_TILE * ratio) // 4 * 4
    tile = blank(side, side)
    painter = smooth(QPainter(tile))
    for spots, strength in zip((side, side // 4, 16), clouds, strict=True):
        noise = _noise(QSize(side, side), QSize(spots, spots), chance)
        painter.drawImage(0, 0, _veil(noise, "#ffffff", strength * 0.6, is_dark=False))
        painter.drawImage(0, 0, _veil(noise, "#000000", strength, is_dark=True))
    painter.scale(ratio, ratio)
    for colour, alpha in (("#ffffff", 0.02), ("#000000", 0.03)):
        painter.setPen(QPen(shaded(colour, alpha * fibres), 0.8))
        painter.drawLines(_fibres(chance))
    painter.end()
    return tile


def _fibres(chance: Random) -> list[QLineF]:
    """Returns short fibres that wrap around the edges of the tile."""
    lines: list[QLineF] = []
    # A tile is made before the first frame, and `uniform` would take half of its time.
    part = chance.random
    for _ in range(_FIBRES // 2):
        x, y = _TILE * part(), _TILE * part()
        turn, length = 2 * pi * part(), _SHORT + (_LONG - _SHORT) * part()
        dx, dy = length * cos(turn), length * sin(turn)
        if _LONG < x < _TILE - _LONG and _LONG < y < _TILE - _LONG:
            lines.append(QLineF(x, y, x + dx, y + dy))
            continue
        for left in _shifts(x, dx):
            for top in _shifts(y, dy):
                from_x, from_y = x + left, y + top
                lines.append(QLineF(from_x, from_y, from_x + dx, from_y + dy))
    return lines


def _shifts(start: float, step: float) -> tuple[int, ...]:
    """Returns the offsets at which a fibre must be drawn to wrap around the tile."""
    if max(start, start + step) > _TILE:
        return (-_TILE, 0)
    return (0, _TILE) if start + step < 0 else (0,)


@lru_cache(maxsize=4)
def wood_tile(ratio: float) -> QImage:
    """Returns a tile of wood grain in grey."""
    chance = Random(54)
    width, height = round(4 * _TILE * ratio) // 4 * 4, round(_TILE * ratio) // 4 * 4
    tile = blank(width, height)
    painter = QPainter(tile)
    for along, across, strength in _GRAINS:
        noise = _noise(QSize(width, height), QSize(along, across), chance)
        painter.drawImage(0, 0, _veil(noise, "#ffe9c4", strength * 0.6, is_dark=False))
        painter.drawImage(0, 0, _veil(noise, "#5e3208", strength, is_dark=True))
    painter.end()
    return tile


@lru_cache(maxsize=1)
def leaf_shade() -> QImage:
    """Returns the shadow of twigs from the sides, to be stretched over a table."""
    chance = Random(29)
    shade = blank(_SHADE.width(), _SHADE.height())
    painter = smooth(QPainter(shade))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shaded("#33300f", 0.12))
    for x, y, turn in _TWIGS:
        stem = QPointF(x * _SHADE.width(), y * _SHADE.height())
        _draw_twig(painter, stem, turn, chance)
    painter.end()
    return shade


def _draw_twig(painter: QPainter, stem: QPointF, turn: float, chance: Random) -> None:
    """Draws a bent stem with leaves on both sides."""
    for number in range(_LEAVES):
        side = 1 if number % 2 else -1
        long = chance.uniform(13, 20)
        _draw_leaf(painter, stem, turn + side * chance.uniform(25, 70), long)
        turn += chance.uniform(-16, 14)
        step = chance.uniform(4, 7)
        stem += QPointF(step * cos(turn * pi / 180), step * sin(turn * pi / 180))


def _draw_leaf(painter: QPainter, stem: QPointF, turn: float, long: float) -> None:
    """Draws a pointed leaf."""
    leaf = QPainterPath()
    leaf.quadTo(0.45 * long, 0.42 * long, long, 0)
    leaf.quadTo(0.45 * long, -0.42 * long, 0, 0)
    painter.save()
    painter.translate(stem)
    painter.rotate(turn)
    painter.drawPath(leaf)
    painter.restore()
