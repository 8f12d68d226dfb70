"""Draws the edges of the cards below the top one of a stack, and the one shadow of the stack."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPen, QPixmap

from canasta_gui.table.render.card_body import CARD_ASPECT, CORNER, SHADOW_MARGIN, SHEET
from canasta_gui.table.render.kept_pictures import keep_pictures
from canasta_gui.table.render.palette import deck_palette
from canasta_gui.table.render.pen import Canvas, fill, rounded, shaded
from canasta_gui.table.render.style import DeckStyle

_SHADOW_STEPS = 8
_CORNER = CORNER / SHEET.width()


@keep_pictures
def stack_edges(width: int, count: int, step: float, ratio: float, style: DeckStyle) -> QPixmap:
    """Returns a stack without its top card: that of a width would lie inside a margin of
    ``SHADOW_MARGIN`` at the top, each of ``count`` others ``step`` pixels farther down.
    """
    margin, high = SHADOW_MARGIN * width, width * CARD_ASPECT
    picture = Canvas(width + 2 * margin, high + count * step + 2 * margin, ratio)
    painter, palette = picture.painter, deck_palette(style)
    foot = QRectF(margin, margin + count * step, width, high)
    for number in range(_SHADOW_STEPS):
        spread = 0.7 * margin * (1 - number / _SHADOW_STEPS)
        # Beside the stack the shadow of its top card is enough.
        box = foot.adjusted(0.3 * margin, 0, -0.3 * margin, spread).translated(0, 0.2 * margin)
        fill(painter, rounded(box, _CORNER * width + spread), shaded("#000000", 0.05))
    line = max(0.3 * step, 0.7 / ratio)
    for number in range(count):
        box = foot.translated(0, -number * step)
        path = rounded(box.adjusted(line / 2, 0, -line / 2, -line / 2), _CORNER * width)
        fill(painter, path, palette.paper_low)
        painter.strokePath(path, QPen(shaded("#000000", 0.32), line))
    return picture.done()
