"""The picture of a special card: a coloured ground with rays, and what stands in the basket."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from canasta_gui.table.render.basket.basket_foot import RIM
from canasta_gui.table.render.drawing import Drawing
from canasta_gui.table.render.palette import DeckPalette, scene_colours
from canasta_gui.table.render.pen import fill, rounded, stroke
from canasta_gui.table.render.shapes import placed, rays

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
