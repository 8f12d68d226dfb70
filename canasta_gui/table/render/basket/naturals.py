"""The pictures of the natural cards: what lies or stands in the basket, by the rank."""

from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from canasta_gui.table.render.basket.basket_foot import BAND, RIM
from canasta_gui.table.render.basket.scene import PANEL, rays_on_panel
from canasta_gui.table.render.drawing import Drawing
from canasta_gui.table.render.palette import DeckPalette, court_colours, scene_colours
from canasta_gui.table.render.pen import fill, rounded, stroke
from canasta_gui.table.render.shapes import contour

_COURTS = "JQK"
_PANEL = PANEL.adjusted(0, 0, 0, BAND - RIM)
_OPENING = QPointF(63, BAND)
_COURT = QPointF(0, -50)
"""Where the origin of a court lies, from the opening: its line y = 50 is the rim."""
_COURT_SCALE = 1.0
"""The scale of a court, which leaves room for the suit in the corner above."""
_THING = QPointF(62.6, 73.0)
_ACE_HEIGHT = 66.0
_RAYS = 24


def draw_natural(painter: QPainter, text: str, palette: DeckPalette, scale: float) -> None:
    """Draws the picture of a natural card; ``scale`` shrinks it where the index needs room."""
    rank, suit = text
    picture = Drawing(f"basket/{rank}", scene_colours(palette) | court_colours(palette, suit), suit)
    if rank in _COURTS:
        _draw_ground(painter, palette)
    painter.save()
    if rank in _COURTS:
        painter.translate(_OPENING)
        painter.scale(_COURT_SCALE * scale, _COURT_SCALE * scale)
        painter.translate(_COURT)
        picture.draw(painter)
    else:
        painter.translate(_THING)
        painter.scale(scale, scale)
        if rank == "A":
            _draw_ace(painter, suit, palette)
        else:
            picture.draw(painter)
    painter.restore()


def _draw_ground(painter: QPainter, palette: DeckPalette) -> None:
    """Draws the pale panel behind a court card."""
    panel = rounded(_PANEL, 4)
    fill(painter, panel, palette.panel)
    fill(painter, _rays(), palette.ray)
    stroke(painter, panel, palette.frame, 1.0)


def _draw_ace(painter: QPainter, suit: str, palette: DeckPalette) -> None:
    """Draws one large suit with a golden line inside."""
    own = palette.suit(suit)
    outside = QTransform.fromScale(_ACE_HEIGHT, _ACE_HEIGHT).map(contour(suit))
    inside = QTransform.fromScale(0.72, 0.72).map(outside)
    fill(painter, outside, own.ink)
    fill(painter, inside, palette.gold)
    fill(painter, QTransform.fromScale(0.62, 0.62).map(outside), own.ink)


@cache
def _rays() -> QPainterPath:
    """Returns the rays behind the head."""
    return rays_on_panel(_OPENING + _COURT - QPointF(0, 8), _RAYS, _PANEL)
