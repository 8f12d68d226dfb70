"""Light on the table: light around something, and the lit frames at the edge of a place or card."""

from collections.abc import Hashable
from functools import partial
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.render.card_body import ROUNDING
from canasta_gui.table.render.kept_pictures import keep_pictures
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.render.pen import Canvas, rounded, shaded
from canasta_gui.table.render.style import TableStyle

FrameKind = Literal["target", "selected", "focus", "drawn"]
"""What a frame or a light says; each has its colour in the palette."""
AIM_EDGE, PLACE_EDGE = 6.0, 2.1
"""How far the frame of the place that would receive the cards now, and that of another place,
reaches beyond it, in pixels.
"""
_BOLD_DRAWN = ((0.03, 2.5), (0.014, 1.4))
"""The line about a drawn card in high contrast, and its dark rim: parts of the card's width, and
pixels at the least.
"""
_STEPS, _STEP = 16, 0.085
"""In how many steps the light around something fades, and how strong each is."""
_FRAME_STEPS = 9
"""In how many steps the light of a frame fades inwards."""


@keep_pictures
def light(width: float, height: float, reach: float, ratio: float, colour: str) -> QPixmap:
    """Returns light around a rectangle that fades within ``reach`` pixels of its edge."""
    picture = Canvas(width + 2 * reach, height + 2 * reach, ratio)
    body = picture.box.adjusted(reach, reach, -reach, -reach)
    radius = min(body.width(), body.height()) * ROUNDING
    for step in range(_STEPS):
        spread = reach * (1 - step / _STEPS) ** 1.5
        box = body.adjusted(-spread, -spread, spread, spread)
        picture.painter.fillPath(rounded(box, radius + spread), shaded(colour, _STEP))
    return picture.done()


@keep_pictures
def frame(width: float, height: float, ratio: float, kind: FrameKind, style: TableStyle) -> QPixmap:
    """Returns a lit frame; line and light lie inside its size.

    The kinds differ in form as well as in brightness: a target is bathed in light, the selected
    place has a strong line and light, the focus a double line, a drawn card a fine line and light.
    """
    colour: str = getattr(table_palette(style), kind)
    picture = Canvas(width, height, ratio)
    painter, box = picture.painter, picture.box
    radius = min(max(min(width, height) * ROUNDING, 4), 14)
    bold = 1.5 if style.high_contrast else 1.0
    match kind:
        case "target":
            painter.fillPath(rounded(box.adjusted(2, 2, -2, -2), radius), shaded(colour, 0.10))
            _draw_light(painter, box, colour, radius)
            draw_line(painter, box, colour, 2.4 * bold, radius)
        case "selected":
            _draw_light(painter, box, colour, radius)
            draw_line(painter, box, colour, 4.0 * bold, radius)
        case "focus":
            _draw_double_line(painter, box, colour, 2.4 * bold, radius)
        case "drawn" if style.high_contrast:
            side = min(width, height)
            line, rim = (max(part * side, least) for part, least in _BOLD_DRAWN)
            draw_line(painter, box, colour, line, radius, rim)
        case "drawn":
            _draw_light(painter, box, colour, radius)
            draw_line(painter, box, colour, 1.8, radius)
    return picture.done()


def show_light(
    items: PixmapItems, key: Hashable, area: Rect, reach: float, kind: FrameKind, style: TableStyle
) -> None:
    """Shows light on the cloth around an area, as far as ``reach`` pixels."""
    colour: str = getattr(table_palette(style), kind)
    make = partial(light, area.w, area.h, reach, items.ratio, colour)
    items.put(key, area.grown(reach), z.Z_LIGHT, style, make)


def show_frame(
    items: PixmapItems, key: Hashable, area: Rect, height: float, kind: FrameKind, style: TableStyle
) -> None:
    """Shows a frame inside an area, at a height."""
    make = partial(frame, area.w, area.h, items.ratio, kind, style)
    items.put(key, area, height, (kind, style), make)


def draw_line(
    painter: QPainter, box: QRectF, colour: str, width: float, radius: float, rim: float = 1.0
) -> None:
    """Draws a line just inside a box, with an edge of the width ``rim`` that contrasts with
    paper.
    """
    inset = width / 2 + rim
    path = rounded(box.adjusted(inset, inset, -inset, -inset), radius)
    edge = "#000000" if QColor(colour).lightnessF() > 0.4 else "#ffffff"
    painter.strokePath(path, QPen(shaded(edge, 0.55 if rim == 1 else 1.0), width + 2 * rim))
    painter.strokePath(path, QPen(QColor(colour), width))


def _draw_light(painter: QPainter, box: QRectF, colour: str, radius: float) -> None:
    """Draws light that fades from the edge of a box inwards."""
    for step in range(_FRAME_STEPS):
        inset = 1.5 + step * 1.2
        path = rounded(box.adjusted(inset, inset, -inset, -inset), max(radius - inset, 2))
        strength = 0.34 * (1 - step / _FRAME_STEPS) ** 1.6
        painter.strokePath(path, QPen(shaded(colour, strength), 2.4))


def _draw_double_line(
    painter: QPainter, box: QRectF, colour: str, width: float, radius: float
) -> None:
    """Draws two bright lines inside a box, dark between and around them."""
    draw_line(painter, box, colour, width, radius)
    inset = width + 1
    inner = box.adjusted(inset, inset, -inset, -inset)
    draw_line(painter, inner, colour, width / 2, max(radius - inset, 1))
