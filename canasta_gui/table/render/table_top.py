"""Draws the empty table: room, rail, cloth and light.

The ornament in the middle of the cloth, with a twisted cord around it, has the tones of the cloth,
so that cards and words on it stand out as they do beside it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import cos, hypot, pi, sin
from random import Random
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from canasta_gui.table.layout.geometry import rail_reach, rail_width
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.pen import shaded
from canasta_gui.table.render.rail import RailBuild, RailShape, draw_rail, rail_shape
from canasta_gui.table.render.textures import baize_tile, leaf_shade, velvet_tile, wood_tile

_MIDDLE = (0.5, 0.415)
"""The middle of the field, which is that of stock and pile, as parts of the box."""
_REACH = (0.365, 0.228)
"""Half of its width and of its height, as parts of the box's."""
_CORD = 0.017
"""The width of the cord, as a part of the height of the box or, if it is high, of its width."""
_TWIST = 0.62
"""The distance from one strand of the cord to the next, in widths of the cord."""
_SLANT = 0.9
"""The angle of a strand against the cord, in radians."""
_FIELD, _GROOVE, _LIGHT, _DARK = 0.014, 0.13, 0.1, 0.18
"""The opacity of the field, of the groove of the cord, of its strands and of their shadow."""


def draw_medallion(painter: QPainter, box: QRectF) -> None:
    """Draws the ornament for a table that fills a box."""
    middle = box.topLeft() + QPointF(_MIDDLE[0] * box.width(), _MIDDLE[1] * box.height())
    across, down = _REACH[0] * box.width(), _REACH[1] * box.height()
    cord = _CORD * min(box.height(), 0.72 * box.width())
    field = QPainterPath()
    field.addEllipse(middle, across, down)
    painter.fillPath(field, shaded("#ffffff", _FIELD))
    painter.strokePath(field, QPen(shaded("#000000", _GROOVE), 1.1 * cord))
    strands = _strands(middle, across, down, cord)
    for tone, drop in ((shaded("#000000", _DARK), 0.12 * cord), (shaded("#ffffff", _LIGHT), 0.0)):
        pen = QPen(tone, 0.36 * cord)
        # Round ends would take twenty times as long.
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLines([strand.translated(0, drop) for strand in strands])


def _strands(middle: QPointF, across: float, down: float, cord: float) -> list[QLineF]:
    """Returns the strands of a cord along an ellipse, evenly spaced and slanted."""
    strands: list[QLineF] = []
    angle = 0.0
    while angle < 2 * pi:
        tangent = QPointF(-across * sin(angle), down * cos(angle))
        long = hypot(tangent.x(), tangent.y())
        along = tangent / long
        out = QPointF(along.y(), -along.x())
        half = (along * cos(_SLANT) + out * sin(_SLANT)) * 0.5 * cord
        place = middle + QPointF(across * cos(angle), down * sin(angle))
        strands.append(QLineF(place - half, place + half))
        angle += _TWIST * cord / long
    return strands


_PLANK = 0.118
"""The height of a plank, as a part of the height of the table."""
_BOLD = 3.6
"""The factor by which a rail is wider in a small picture."""
_SHADOW = 12
"""The number of steps in which the shadow of the rail fades on the cloth."""


@dataclass(frozen=True, slots=True)
class TableBuild:
    """The materials and the light of a table."""

    rail: RailBuild
    weave: Callable[[float], QImage] | None = None
    """A function from a pixel ratio to the tile of the cloth; ``None`` for one even colour."""
    is_planked: bool = False
    """Whether the table is made of boards, under a tree, instead of cloth."""
    has_stitching: bool = False
    has_medallion: bool = False
    """Whether an ornament is woven into the cloth."""
    lamp: float = 1.0
    """The width of the light, as a part of that of a lamp over the whole table."""
    shadow: float = 0.42
    """The darkness of the rail's shadow beside it, from 0 to 1."""


BUILDS: Final[Mapping[str, TableBuild]] = {
    "club": TableBuild(
        RailBuild(corner=3.4, grain=0.9, gloss=0.5),
        baize_tile,
        has_stitching=True,
        has_medallion=True,
        lamp=0.9,
    ),
    "garden": TableBuild(
        RailBuild(corner=0.35, grain=0.35, gloss=0.25, is_mitred=True),
        is_planked=True,
        lamp=1.2,
        shadow=0.2,
    ),
    "night": TableBuild(
        RailBuild(corner=3.4, gloss=0.95),
        velvet_tile,
        has_stitching=True,
        has_medallion=True,
        lamp=0.86,
    ),
    "plain": TableBuild(RailBuild(corner=0.5, is_thin=True), shadow=0.08),
}
"""The builds by the name of the table."""


def draw_table(
    painter: QPainter,
    box: QRectF,
    ratio: float,
    build: TableBuild,
    palette: TablePalette,
    bold: float = 1.0,
) -> None:
    """Draws the whole table: its rail on three sides, ``bold`` times as wide, and the room
    behind.
    """
    wide = bold * rail_width(box.width(), box.height())
    reach = bold * rail_reach(box.width(), box.height())
    shape = rail_shape(box, wide, reach, build.rail)
    _draw_room(painter, box, palette)
    painter.save()
    painter.setClipPath(shape.path(shape.width / 2))
    draw_cloth(painter, box, ratio, build, palette)
    if build.has_medallion:
        draw_medallion(painter, box)
    _draw_rail_shadow(painter, shape, wide, build.shadow)
    if build.has_stitching:
        _draw_stitching(painter, shape, wide, palette)
    painter.restore()
    draw_rail(painter, shape, build.rail, palette)


def draw_bare_table(
    painter: QPainter, box: QRectF, ratio: float, build: TableBuild, palette: TablePalette
) -> None:
    """Draws the whole table without the ornament, for pages with words in the middle."""
    draw_table(painter, box, ratio, replace(build, has_medallion=False), palette)


def draw_sample(
    painter: QPainter, box: QRectF, ratio: float, build: TableBuild, palette: TablePalette
) -> None:
    """Draws a small picture of the whole table, with a wide rail."""
    draw_table(painter, box, ratio, build, palette, _BOLD)


def draw_cloth(
    painter: QPainter, box: QRectF, ratio: float, build: TableBuild, palette: TablePalette
) -> None:
    """Draws the surface under the cards, lit from above."""
    painter.fillRect(box, _lamp(box, build.lamp, palette))
    if build.is_planked:
        _draw_planks(painter, box, ratio)
    elif build.weave is not None:
        painter.fillRect(box, _brush(build.weave(ratio), ratio))


def _lamp(box: QRectF, width: float, palette: TablePalette) -> QBrush:
    """Returns a brush with light in an ellipse as wide and high as the table."""
    light = QRadialGradient(QPointF(0, 0), 1)
    light.setColorAt(0, palette.felt_high)
    light.setColorAt(0.45, palette.felt)
    light.setColorAt(1, palette.felt_low)
    brush = QBrush(light)
    stretch = QTransform.fromTranslate(box.center().x(), box.top() + box.height() * 0.44)
    stretch.scale(box.width() * 0.66 * width, box.height() * 0.74 * width)
    brush.setTransform(stretch)
    return brush


def _brush(tile: QImage, ratio: float, x: float = 0.0, y: float = 0.0) -> QBrush:
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio) * QTransform.fromTranslate(x, y))
    return brush


def _draw_room(painter: QPainter, box: QRectF, palette: TablePalette) -> None:
    """Draws the room, darker towards the top."""
    light = QLinearGradient(box.topLeft(), box.bottomLeft())
    light.setColorAt(0, QColor(palette.room).darker(130))
    light.setColorAt(1, QColor(palette.room))
    painter.fillRect(box, light)


def _draw_planks(painter: QPainter, box: QRectF, ratio: float) -> None:
    """Draws boards from left to right, with the shadow of leaves on them."""
    chance = Random(33)
    high = box.height() * _PLANK
    top = box.top() - 0.3 * high
    line = max(high / 60, 1.0)
    while top < box.bottom():
        plank = QRectF(box.left(), top, box.width(), high)
        tint = chance.uniform(-1, 1)
        painter.fillRect(plank, shaded("#fff1d0" if tint > 0 else "#7a4a18", 0.2 * abs(tint)))
        x, y = chance.uniform(-900, 0), top + chance.uniform(0, 200)
        painter.fillRect(plank, _brush(wood_tile(ratio), ratio, x, y))
        painter.fillRect(QRectF(box.left(), top, box.width(), line), shaded("#fff6e0", 0.5))
        foot = QRectF(box.left(), plank.bottom() - line, box.width(), line)
        painter.fillRect(foot, shaded("#3a2006", 0.6))
        top += high
    shade = leaf_shade()
    painter.drawImage(box, shade, QRectF(shade.rect()))


def _draw_rail_shadow(painter: QPainter, shape: RailShape, wide: float, strength: float) -> None:
    """Draws the shadow of the rail on the cloth; it fades towards the middle."""
    reach = 1.1 * wide
    step = reach / _SHADOW
    for number in range(_SHADOW):
        alpha = strength * (1 - number / _SHADOW) ** 2
        pen = QPen(shaded("#000000", alpha), step + 0.6)
        painter.strokePath(shape.path(shape.width + (number + 0.5) * step), pen)


def _draw_stitching(
    painter: QPainter, shape: RailShape, wide: float, palette: TablePalette
) -> None:
    """Draws a stitched line beside the rail."""
    path: QPainterPath = shape.path(shape.width + 0.8 * wide)
    line = max(wide / 22, 1.0)
    pen = QPen(shaded("#000000", 0.3), 1.6 * line)
    painter.strokePath(path.translated(0, 0.8 * line), pen)
    pen = QPen(shaded(palette.stitch, 0.5), line)
    pen.setDashPattern([7, 3.4])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(path, pen)
