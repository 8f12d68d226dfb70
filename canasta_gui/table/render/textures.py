"""Tiles of cloth and wood: the same on every machine, since chance begins with a fixed number."""

from functools import lru_cache
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QLineF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from canasta_gui.table.render.pen import blank, shaded, smooth

_TILE = 256
_FIBRES = 2600
_GRAINS = ((4, 64, 0.30), (8, 256, 0.20), (2, 16, 0.26))
"""Spots along and across the grain, and how strongly they show."""
_BOARDS = 2


def _noise(size: QSize, spots: QSize, chance: Random) -> QImage:
    """Grey noise of so many spots, smoothly stretched to a size (a multiple of four wide)."""
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
    """A colour that covers where the noise is high (or low, if dark)."""
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
    """Woollen cloth: fine fibres in all directions over a quiet grain."""
    chance = Random(108)
    side = round(_TILE * ratio) // 4 * 4
    tile = blank(side, side)
    painter = smooth(QPainter(tile))
    for spots, strength in ((side, 0.10), (side // 4, 0.10), (32, 0.045)):
        noise = _noise(QSize(side, side), QSize(spots, spots), chance)
        painter.drawImage(0, 0, _veil(noise, "#ffffff", strength * 0.6, is_dark=False))
        painter.drawImage(0, 0, _veil(noise, "#000000", strength, is_dark=True))
    painter.scale(ratio, ratio)
    for colour, alpha in (("#ffffff", 0.045), ("#000000", 0.07)):
        painter.setPen(QPen(shaded(colour, alpha), 0.8))
        painter.drawLines(_fibres(chance))
    painter.end()
    return tile


def _fibres(chance: Random) -> list[QLineF]:
    """Short fibres; one that leaves the tile comes in again on the other side."""
    lines: list[QLineF] = []
    for _ in range(_FIBRES // 2):
        x, y = chance.uniform(0, _TILE), chance.uniform(0, _TILE)
        turn, length = chance.uniform(0, 2 * pi), chance.uniform(2, 7)
        dx, dy = length * cos(turn), length * sin(turn)
        for left in _shifts(x, dx):
            for top in _shifts(y, dy):
                from_x, from_y = x + left, y + top
                lines.append(QLineF(from_x, from_y, from_x + dx, from_y + dy))
    return lines


def _shifts(start: float, step: float) -> tuple[int, ...]:
    """By how much to move a fibre so that each of its places can be seen on the tile."""
    if max(start, start + step) > _TILE:
        return (-_TILE, 0)
    return (0, _TILE) if start + step < 0 else (0,)


@lru_cache(maxsize=4)
def wood_tile(ratio: float) -> QImage:
    """Boards with a long grain."""
    chance = Random(54)
    width, height = round(4 * _TILE * ratio) // 4 * 4, round(_TILE * ratio) // 4 * 4
    tile = blank(width, height)
    painter = smooth(QPainter(tile))
    for along, across, strength in _GRAINS:
        noise = _noise(QSize(width, height), QSize(along, across), chance)
        painter.drawImage(0, 0, _veil(noise, "#ffdca8", strength * 0.35, is_dark=False))
        painter.drawImage(0, 0, _veil(noise, "#1a0a00", strength, is_dark=True))
    for board in range(_BOARDS):
        y = height * board / _BOARDS
        painter.fillRect(0, round(y), width, max(round(ratio), 1), shaded("#000000", 0.35))
        painter.fillRect(0, round(y + ratio), width, max(round(ratio), 1), shaded("#ffe2b8", 0.10))
    painter.end()
    return tile
