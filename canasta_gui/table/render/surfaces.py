"""Pixmaps of everything on the table that is not a card.

Sizes are in logical pixels, ``ratio`` is the device pixels for one of them; every pixmap has
exactly the size asked for and carries its ratio.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.render.card_body import ROUNDING, SHEET
from canasta_gui.table.render.kept_pictures import keep_pictures
from canasta_gui.table.render.ornaments import draw_frost
from canasta_gui.table.render.palette import TablePalette, table_palette
from canasta_gui.table.render.pen import Canvas, rounded, shaded
from canasta_gui.table.render.rail import draw_direction
from canasta_gui.table.render.seals import SIDE as SEAL_SIDE
from canasta_gui.table.render.seals import SealKind, draw_seal
from canasta_gui.table.render.style import TableStyle
from canasta_gui.table.render.table_top import (
    BUILDS,
    TableBuild,
    draw_bare_table,
    draw_cloth,
    draw_sample,
    draw_table,
)

FROST_EDGE = 2
"""The transparent edge about the ice, in pixels: a turned pixmap is smooth only inside its edge."""
_PLAIN = TableStyle()
_DrawTable = Callable[[QPainter, QRectF, float, TableBuild, TablePalette], None]
_SHADOW_REACH = 0.14
"""How far the soft shadow of a lifted card reaches, in card widths."""
_SHADOW_STEPS, _SHADOW_STEP = 14, 3.0
"""The least number of steps in which it fades, and how wide a step may be in device pixels: wider
ones are seen as stripes on the next card.
"""
_SHADOW_DARK = 0.51
"""How dark it is below the middle of the card."""
_DIM, _CAST, _CAST_STEPS, _CAST_STEP = 0.32, 0.22, 12, 0.045
"""How dark the cards below the top one of a heap are; how far the shadow of that reaches on them,
in its widths, in how many steps, and how dark each is.
"""


def table(size: QSize, ratio: float, style: TableStyle) -> QPixmap:
    """Returns the table for a window of a size: rail, cloth and light."""
    return drawn_table(size.width(), size.height(), ratio, style, draw_table)


def bare_table(size: QSize, ratio: float, style: TableStyle) -> QPixmap:
    """Returns the table without the ornament in the cloth."""
    return drawn_table(size.width(), size.height(), ratio, style, draw_bare_table)


# Only one table is kept: it has as many pixels as the window.
@lru_cache(maxsize=1)
def drawn_table(
    width: int, height: int, ratio: float, style: TableStyle, draw: _DrawTable
) -> QPixmap:
    """Returns a table that a function draws, and keeps it."""
    return _baked(QSize(width, height), ratio, style, draw)


def cloth(size: QSize, ratio: float, style: TableStyle) -> QPixmap:
    """Returns the surface under the cards, without a rail."""
    return _baked(size, ratio, style, draw_cloth)


def table_sample(size: QSize, ratio: float, style: TableStyle) -> QPixmap:
    """Returns a small picture of a whole table, for the settings."""
    return _baked(size, ratio, style, draw_sample)


def _baked(size: QSize, ratio: float, style: TableStyle, draw: _DrawTable) -> QPixmap:
    palette, build = table_palette(style), BUILDS.get(style.felt, BUILDS["club"])
    picture = Canvas(size.width(), size.height(), ratio, is_opaque=True)
    painter, box = picture.painter, picture.box
    if style.high_contrast:
        painter.fillRect(box, QColor(palette.felt))
    else:
        draw(painter, box, ratio, build, palette)
    if draw is draw_table:
        has_wood = not (style.high_contrast or build.rail.is_thin)
        draw_direction(painter, box, palette, is_on_wood=has_wood)
    return picture.done()


@keep_pictures
def empty_place(width: float, ratio: float, style: TableStyle) -> QPixmap:
    """Returns the outline of an empty place for a card of a width."""
    palette = table_palette(style)
    picture = Canvas(width, width * CARD_ASPECT, ratio)
    painter, box = picture.painter, picture.box
    radius = width * ROUNDING
    painter.fillPath(rounded(box, radius), shaded("#000000", 0.14))
    line = max(1.4, width / 70)
    pen = QPen(QColor(palette.mark), line)
    pen.setDashPattern([4, 2.6])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    inset = line * 1.6
    painter.strokePath(rounded(box.adjusted(inset, inset, -inset, -inset), radius), pen)
    return picture.done()


@keep_pictures
def seal(width: float, ratio: float, kind: SealKind, style: TableStyle = _PLAIN) -> QPixmap:
    """Returns the seal of a canasta with its sign: a square, its shadow included."""
    picture = Canvas(width, width, ratio)
    picture.painter.scale(width / SEAL_SIDE, width / SEAL_SIDE)
    draw_seal(picture.painter, kind, table_palette(style))
    return picture.done()


def frost(width: float, ratio: float, style: TableStyle = _PLAIN) -> QPixmap:
    """Returns the ice over a card of this width, within a transparent edge of `FROST_EDGE`."""
    picture = Canvas(width + 2 * FROST_EDGE, width * CARD_ASPECT + 2 * FROST_EDGE, ratio)
    picture.painter.translate(FROST_EDGE, FROST_EDGE)
    picture.painter.scale(width / SHEET.width(), width / SHEET.width())
    draw_frost(picture.painter, table_palette(style))
    return picture.done()


@keep_pictures
def lifted_shadow(width: int, ratio: float) -> QPixmap:
    """Returns the soft shadow of a lifted card of a width, about its middle."""
    reach = _SHADOW_REACH * width
    picture = Canvas(width + 2 * reach, width * CARD_ASPECT + 2 * reach, ratio)
    body = picture.box.adjusted(reach, reach, -reach, -reach)
    steps = max(_SHADOW_STEPS, round(2 * reach * ratio / _SHADOW_STEP))
    dark = shaded("#000000", 1 - (1 - _SHADOW_DARK) ** (1 / steps))
    for step in range(steps):
        spread = reach * (1 - 2 * step / steps)
        box = body.adjusted(-spread, -spread, spread, spread)
        radius = max(width * ROUNDING + spread, 1.0)
        picture.painter.fillPath(rounded(box, radius), dark)
    return picture.done()


def heap_shade(size: QSizeF, ratio: float, cards: Sequence[QTransform]) -> QPixmap:
    """Returns the shade on the cards of a heap below its top one, darkest beside that; ``cards``
    are where a card one pixel wide is put for each of them, bottom to top.
    """
    picture, heap = (Canvas(size.width(), size.height(), ratio) for _ in range(2))
    picture.painter.fillRect(picture.box, shaded("#000000", _DIM))
    for step in range(_CAST_STEPS):
        cast = _card_outline(_CAST * (step + 1) / _CAST_STEPS)
        picture.painter.fillPath(cards[-1].map(cast), shaded("#000000", _CAST_STEP))
    # A path of all cards to clip by takes ten times as long for a pile of forty.
    for placed in cards[:-1]:
        heap.painter.fillPath(placed.map(_card_outline(0.0)), QColor("black"))
    picture.painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    picture.painter.drawPixmap(QPointF(), heap.done())
    return picture.done()


def _card_outline(beyond: float) -> QPainterPath:
    """Returns the outline of a card one pixel wide about the origin, wider on all sides."""
    box = QRectF(-0.5, -CARD_ASPECT / 2, 1.0, CARD_ASPECT)
    return rounded(box.adjusted(-beyond, -beyond, beyond, beyond), ROUNDING + beyond)
