"""The rail of the table: a rounded strip of wood, lacquer or paint around three sides.

The fourth side is that of the viewer: there the table goes on beyond the window.
"""

from dataclasses import dataclass
from math import pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from canasta_gui.table.layout.geometry import rail_reach, rail_width
from canasta_gui.table.render.palette import TablePalette, blend
from canasta_gui.table.render.pen import rounded, shaded

_STEPS = 14
"""The number of strips across the rail, from its outer to its inner edge, each in one tone."""
_CREST = 0.36
"""The position of the highest line of the rail, from its outer edge, as a part of its width."""
_FIBRES = 64
_THIN = 0.2
"""The width of a thin edge, as a part of the width of a rail."""
_BELOW = 4.0
"""How far the rail goes on below the window, in rail widths."""
_ARROW, _ARROW_HEAD, _ARROW_LINE = 4.4, (1.0, 0.72), 0.22
"""The length of an arrow that tells the direction of play, the length and the width of its head,
and its line, in rail widths.
"""
_ARROW_GROUND = (5.4, 0.96)
"""The length and the width of the wood into which it is inlaid, in rail widths."""
_ARROWS_DOWN = 0.52
"""Where arrows lie at the left and right, as a part of the height of the window."""


@dataclass(frozen=True, slots=True)
class RailBuild:
    """The material and build of a rail."""

    corner: float
    """The radius of the outer corners, in rail widths."""
    grain: float = 0.0
    """The strength of the grain, from 0 to 1."""
    gloss: float = 0.0
    """The brightness of the line of light on the crest, from 0 to 1."""
    is_mitred: bool = False
    """Whether boards meet at the corners in a mitre joint."""
    is_thin: bool = False
    """Whether the rail is only a thin edge along the window."""


@dataclass(frozen=True, slots=True)
class RailShape:
    """The outer edge and the width of the rail, in pixels."""

    outer: QRectF
    width: float
    radius: float

    def path(self, inset: float) -> QPainterPath:
        """Returns the outline at a distance within the outer edge."""
        box = self.outer.adjusted(inset, inset, -inset, 0)
        return rounded(box, max(self.radius - inset, 0.0))


def rail_shape(box: QRectF, width: float, reach: float, build: RailBuild) -> RailShape:
    """Returns the rail of a window; ``reach`` is the distance from window edge to cloth."""
    wide, gap = (_THIN * width, 0.0) if build.is_thin else (width, reach - width)
    outer = box.adjusted(gap, gap, -gap, _BELOW * width)
    return RailShape(outer, wide, build.corner * width)


def draw_rail(painter: QPainter, shape: RailShape, build: RailBuild, palette: TablePalette) -> None:
    """Draws the rail: light, grain, joints, and the line between rail and cloth."""
    ring = shape.path(0)
    ring.addPath(shape.path(shape.width))
    painter.fillPath(ring, QColor(palette.rail))
    _draw_tones(painter, shape, palette)
    if build.grain:
        _draw_grain(painter, shape, build.grain, palette)
    if build.is_mitred:
        _draw_mitres(painter, shape, palette)
    if build.gloss:
        _draw_gloss(painter, shape, build.gloss)
    _draw_edges(painter, shape, palette)


def _draw_tones(painter: QPainter, shape: RailShape, palette: TablePalette) -> None:
    """Draws the rail dark at both edges and light on its crest."""
    step = shape.width / _STEPS
    for number in range(_STEPS):
        part = (number + 0.5) / _STEPS
        pen = QPen(QColor(_tone(part, palette)), step + 0.7)
        painter.strokePath(shape.path(part * shape.width), pen)


def _tone(part: float, palette: TablePalette) -> str:
    rising = part / _CREST if part < _CREST else 1 - (part - _CREST) / (1 - _CREST)
    light = sin(rising * pi / 2)
    if light > 0.6:
        return blend(palette.rail_high, palette.rail, (light - 0.6) / 0.4)
    return blend(palette.rail, palette.rail_low, light / 0.6)


def _draw_grain(
    painter: QPainter, shape: RailShape, strength: float, palette: TablePalette
) -> None:
    """Draws fibres along the rail."""
    chance = Random(7)
    tones = (palette.rail_low, palette.rail_low, palette.rail_high)
    for number in range(_FIBRES):
        tone = shaded(tones[number % len(tones)], strength * chance.uniform(0.12, 0.5))
        wide = shape.width * chance.uniform(0.012, 0.05)
        pen = QPen(tone, wide)
        pen.setDashPattern([chance.uniform(4, 60) * shape.width / wide * 0.16 for _ in range(6)])
        pen.setDashOffset(chance.uniform(0, 1000))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.strokePath(shape.path(shape.width * chance.uniform(0.04, 0.97)), pen)


def _draw_mitres(painter: QPainter, shape: RailShape, palette: TablePalette) -> None:
    """Draws the joints in the two visible corners."""
    painter.setPen(QPen(QColor(palette.rail_low), max(shape.width / 24, 1.0)))
    wide = shape.width
    for corner, inwards in ((shape.outer.topLeft(), 1), (shape.outer.topRight(), -1)):
        painter.drawLine(corner, corner + QPointF(inwards * wide, wide))


def _draw_gloss(painter: QPainter, shape: RailShape, strength: float) -> None:
    """Draws a line of light on the crest that fades towards the corners."""
    outer = shape.outer
    lamp = QPointF(outer.center().x(), outer.top() + 0.3 * outer.height())
    light = QRadialGradient(lamp, 0.62 * outer.width())
    light.setColorAt(0, shaded("#fff4dc", strength))
    light.setColorAt(0.6, shaded("#fff4dc", 0.55 * strength))
    light.setColorAt(1, shaded("#fff4dc", 0.08 * strength))
    for inset, wide in ((_CREST, 0.05), (_CREST + 0.02, 0.16)):
        painter.setOpacity(1.0 if wide < 0.1 else 0.32)
        painter.strokePath(shape.path(inset * shape.width), QPen(light, wide * shape.width))
    painter.setOpacity(1.0)


def _draw_edges(painter: QPainter, shape: RailShape, palette: TablePalette) -> None:
    """Draws the dark outer edge and the inlay at the inner one."""
    line = max(shape.width / 22, 1.0)
    painter.strokePath(shape.path(line / 2), QPen(shaded("#000000", 0.5), line))
    shine = QLinearGradient(shape.outer.topLeft(), shape.outer.topRight())
    for at, part in ((0.0, 0.75), (0.5, 1.0), (1.0, 0.75)):
        shine.setColorAt(at, QColor(blend(palette.inlay, palette.rail_low, part)))
    painter.strokePath(shape.path(shape.width - 1.6 * line), QPen(shine, 1.6 * line))
    painter.strokePath(shape.path(shape.width), QPen(shaded("#000000", 0.6), line))


def draw_direction(
    painter: QPainter, box: QRectF, palette: TablePalette, *, is_on_wood: bool
) -> None:
    """Draws clockwise arrows on three sides of a table that fills a box, as players take their
    turns: inlaid in its rail, or on the cloth where it has none.
    """
    width = rail_width(box.width(), box.height())
    middle = rail_reach(box.width(), box.height()) - width / 2
    ink = palette.ribbon_trim if is_on_wood else palette.mark
    y = box.top() + _ARROWS_DOWN * box.height()
    for at, angle in (
        (QPointF(box.left() + middle, y), -90.0),
        (QPointF(box.center().x(), box.top() + middle), 0.0),
        (QPointF(box.right() - middle, y), 90.0),
    ):
        painter.save()
        painter.translate(at)
        painter.rotate(angle)
        if is_on_wood:
            long, high = (it * width for it in _ARROW_GROUND)
            ground = rounded(QRectF(-long / 2, -high / 2, long, high), high / 2)
            painter.fillPath(ground, QColor(palette.rail_low))
        painter.fillPath(_arrow(width), QColor(ink))
        painter.restore()


def _arrow(width: float) -> QPainterPath:
    """Returns an arrow to the right about the origin, for a rail of a width."""
    end, line = _ARROW / 2 * width, _ARROW_LINE / 2 * width
    head, across = (it * width for it in _ARROW_HEAD)
    path = QPainterPath(QPointF(end, 0))
    for x, y in ((end - head, across / 2), (end - head, line), (-end, line)):
        path.lineTo(x, y)
    for x, y in ((-end, -line), (end - head, -line), (end - head, -across / 2)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path
