"""The basket at the foot of every card, and the picture of a special card: a coloured ground with
rays, and what stands in the basket.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QRadialGradient

from canasta_gui.table.render.card_body import SHEET, outline
from canasta_gui.table.render.drawing import Drawing, scene_colours
from canasta_gui.table.render.palette import BasketColours, DeckPalette
from canasta_gui.table.render.pen import draw_lines, fill, rounded, shaded, stroke
from canasta_gui.table.render.shapes import path_of, placed, rays

RIM = 112.0
"""The y of the rim's upper edge, on the sheet."""
BAND = 127.4
"""The y of the rim on natural cards: what shows of the basket has 9 % of the card's height."""
_RIM_HEIGHT = 7.6
_BAND_RIM = 6.4
_ROW = 7.0
_STRAND = 15.0
_GAP = 6.0
_ROWS = 3
_COLOURED = 1
"""The row whose strands have the colour of the card."""


@cache
def _rows() -> tuple[list[QLineF], list[QLineF]]:
    """Returns the visible strands as lines: those of cane, and those in the card's colour.

    They end inside the card, so that nothing has to be clipped.
    """
    ways: tuple[list[QLineF], list[QLineF]] = ([], [])
    step = _STRAND + _GAP
    for row in range(_ROWS):
        y = RIM + _RIM_HEIGHT + 3.4 + row * _ROW
        inset = 6.4 if row == _ROWS - 1 else 3.6
        start = -6 - (row % 2) * step / 2
        for at in range(7):
            left = max(start + at * step, inset)
            right = min(start + at * step + _STRAND, SHEET.width() - inset)
            if left < right:
                ways[row == _COLOURED].append(QLineF(left, y, right, y))
    return ways


def draw_foot(painter: QPainter, colours: BasketColours, ink: str, edge: str) -> None:
    """Draws the woven basket across the foot of a card; ``ink`` is the colour of its middle row."""
    body = _body(RIM)
    fill(painter, body, colours.stake)
    cane, coloured = _rows()
    for lines, high, low in ((cane, colours.cane, colours.cane_low), (coloured, ink, ink)):
        draw_lines(painter, lines, low, 6.4)
        draw_lines(painter, lines, high, 4.8)
    painter.fillPath(body, _shade(RIM))
    _draw_rim(painter, colours, RIM, _RIM_HEIGHT)
    stroke(painter, outline(0.35), edge, 0.7)


def draw_band(painter: QPainter, colours: BasketColours, ink: str, edge: str) -> None:
    """Draws the rim of the basket and a band in the colour of the suit at the foot of a card."""
    body = _body(BAND)
    fill(painter, body, ink)
    painter.fillPath(body, _shade(BAND))
    _draw_rim(painter, colours, BAND, _BAND_RIM)
    stroke(painter, outline(0.35), edge, 0.7)


@cache
def _body(rim: float) -> QPainterPath:
    below = QPainterPath()
    below.addRect(QRectF(0, rim, SHEET.width(), SHEET.height() - rim))
    return outline().intersected(below)


def _shade(rim: float) -> QLinearGradient:
    light = QLinearGradient(0, rim, 0, SHEET.height())
    light.setColorAt(0, shaded("#000000", 0.3))
    light.setColorAt(0.4, shaded("#000000", 0.0))
    light.setColorAt(1, shaded("#000000", 0.22))
    return light


def _draw_rim(painter: QPainter, colours: BasketColours, y: float, high: float) -> None:
    """Draws a twisted rim across the whole width."""
    rim = rounded(QRectF(1.2, y, SHEET.width() - 2.4, high), 0.48 * high)
    fill(painter, rim, colours.cane)
    top, foot = y + 1, y + high - 1
    twist = " ".join(f"M {x} {top} Q {x + 1.4} {foot - 2} {x + 5} {foot}" for x in range(2, 93, 6))
    stroke(painter, path_of(twist), colours.cane_low, 1.7)
    stroke(painter, rim, colours.line, 0.9)


PANEL = QRectF(29.5, 3.5, 67, 112)
_SOURCE = QPointF(63, RIM)
"""The point from which the rays come: the opening of the basket."""
_RAYS = 26


@dataclass(frozen=True, slots=True)
class PlacedDrawing:
    """A drawing with its place and size in the picture."""

    drawing: str
    x: float
    y: float
    scale: float = 1.0
    turn: float = 0.0
    is_mirrored: bool = False


_BEHIND: Mapping[str, tuple[PlacedDrawing, ...]] = {
    "little": (PlacedDrawing("butterfly", 78, 32, 1.1, 20), PlacedDrawing("kitten", 62, 84, 1.42)),
    "big": (PlacedDrawing("lion", 63, 68, 1.06),),
    "bonus": (PlacedDrawing("star", 63, 63, 1.0),),
    "stop": (PlacedDrawing("pole", 63, 64), PlacedDrawing("stop", 63, 58, 1.0)),
    "caliente": (
        PlacedDrawing("chili", 51, 72, 1.45, -24, is_mirrored=True),
        PlacedDrawing("chili", 75, 72, 1.45, 24),
    ),
}
_HANGING: Mapping[str, tuple[PlacedDrawing, ...]] = {"bonus": (PlacedDrawing("string", 63, 60),)}
"""Drawings that hang from the upper edge, whatever the scale of the picture is."""
_IN_FRONT: Mapping[str, tuple[PlacedDrawing, ...]] = {
    "little": (PlacedDrawing("paws", 62, 114, 1.1),),
    "big": (PlacedDrawing("paws", 63, 114, 1.35),),
}


def draw_scene(painter: QPainter, kind: str, palette: DeckPalette, scale: float) -> None:
    """Draws ground and picture; ``scale`` shrinks the picture where the index needs room."""
    own = palette.scenes[kind]
    panel = rounded(PANEL, 4)
    fill(painter, panel, own.ground)
    fill(painter, _rays(), own.ray)
    _draw(painter, _HANGING.get(kind, ()), palette)
    painter.save()
    _scale_about_opening(painter, scale)
    if kind == "caliente":
        _draw_fire(painter, palette)
    _draw(painter, _BEHIND[kind], palette)
    painter.restore()
    stroke(painter, panel, palette.gold, 1.1)


def draw_in_front(painter: QPainter, kind: str, palette: DeckPalette) -> None:
    """Draws the parts that hang over the rim of the basket."""
    painter.save()
    _draw(painter, _IN_FRONT.get(kind, ()), palette)
    painter.restore()


def rays_on_panel(source: QPointF, count: int, panel: QRectF = PANEL) -> QPainterPath:
    """Returns rays over the ground of a picture.

    They are cut to the ground once: a clip would cost more than all that is drawn in it.
    """
    return rays(source, count, 130).intersected(rounded(panel, 4))


def _scale_about_opening(painter: QPainter, scale: float) -> None:
    """Scales the painter about the opening of the basket."""
    painter.translate(_SOURCE)
    painter.scale(scale, scale)
    painter.translate(-_SOURCE)


def _draw(painter: QPainter, things: tuple[PlacedDrawing, ...], palette: DeckPalette) -> None:
    colours = scene_colours(palette)
    for thing in things:
        painter.save()
        painter.translate(thing.x, thing.y)
        painter.rotate(thing.turn)
        painter.scale(-thing.scale if thing.is_mirrored else thing.scale, thing.scale)
        Drawing(palette.deck.drawing(thing.drawing), colours).draw(painter)
        painter.restore()


def _draw_fire(painter: QPainter, palette: DeckPalette) -> None:
    glow = QRadialGradient(QPointF(63, 86), 60)
    glow.setColorAt(0, palette.star_high)
    glow.setColorAt(0.4, palette.gold)
    glow.setColorAt(1, palette.caliente.cloth)
    body = placed("flame", 63, 60, 98)
    painter.fillPath(body, glow)
    stroke(painter, body, palette.caliente.shade, 1.0)


@cache
def _rays() -> QPainterPath:
    return rays_on_panel(_SOURCE, _RAYS)
