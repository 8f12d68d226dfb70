"""The backs of the cards: the weave of a basket around a medallion."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QLinearGradient, QPainter, QRadialGradient

from canasta_gui.table.render.card_body import outline
from canasta_gui.table.render.emblems import draw_basket
from canasta_gui.table.render.palette import BackPalette, BasketColours
from canasta_gui.table.render.pen import disc, draw_lines, fill, shaded, stroke
from canasta_gui.table.render.weaves import MIDDLE, WIDTHS, strands

_BORDER = 5.5


def draw_back(painter: QPainter, _width: float, *, palette: BackPalette) -> None:
    """Draws a card back on the sheet of 100 by 140 units."""
    field = outline(_BORDER)
    fill(painter, field, palette.ground)
    _draw_weave(painter, palette)
    # The rim covers the ends of the strands: that is quicker than to clip hundreds of them.
    rim = outline()
    rim.addPath(field)
    fill(painter, rim, palette.border)
    stroke(painter, outline(0.35), palette.edge, 0.7)
    painter.fillPath(field, _lamp_light())
    stroke(painter, field, palette.ground, 1.6)
    stroke(painter, outline(_BORDER + 3.2), palette.gold, 0.9)
    _draw_medallion(painter, palette)


def _draw_weave(painter: QPainter, palette: BackPalette) -> None:
    colours = (palette.weave, palette.weave_low)
    for lines, colour in zip(strands(palette.weaving), colours, strict=True):
        draw_lines(painter, lines, colour, WIDTHS[palette.weaving])


def _lamp_light() -> QRadialGradient:
    light = QRadialGradient(MIDDLE, 84)
    light.setColorAt(0, shaded("#ffffff", 0.14))
    light.setColorAt(0.5, shaded("#ffffff", 0.0))
    light.setColorAt(1, shaded("#000000", 0.28))
    return light


def _draw_medallion(painter: QPainter, palette: BackPalette) -> None:
    field = disc(MIDDLE, 25)
    light = QLinearGradient(QPointF(0, 45), QPointF(0, 95))
    light.setColorAt(0, palette.ground)
    light.setColorAt(1, palette.line)
    painter.fillPath(field, light)
    stroke(painter, field, palette.gold, 1.4)
    stroke(painter, disc(MIDDLE, 22.6), palette.gold, 0.5)
    painter.save()
    painter.translate(MIDDLE.x(), MIDDLE.y() + 1.4)
    draw_basket(painter, BasketColours(), 0.86)
    painter.restore()
