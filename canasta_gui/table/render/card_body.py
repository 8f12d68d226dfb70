"""Draws the body of a card: outline, paper and shadow; and what shows of those below it in a stack.

Inside the body everything is drawn on a sheet 100 wide and 140 high.
"""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.render.kept_pictures import keep_pictures
from canasta_gui.table.render.palette import DeckPalette, deck_palette
from canasta_gui.table.render.pen import Canvas, blank, fill, rounded, shaded, smooth, stroke
from canasta_gui.table.render.style import DeckStyle

SHADOW_MARGIN = 0.08
"""Clear margin for the shadow on every side of the pixmap, as a part of the card's width."""
SHEET = QRectF(0, 0, 100, 100 * CARD_ASPECT)
CORNER = 6.0
_SHADOW_STEPS = 10
_STACK_SHADOW_STEPS = 8
ROUNDING = CORNER / SHEET.width()
"""The radius of a card's corners, as a part of its width."""
_FRAME = 0.03
"""The width of the golden frame of a prized stack, in card widths."""


@dataclass(frozen=True, slots=True)
class CardSize:
    """The size of a card in device pixels: a body on whole pixels inside a margin."""

    width: int
    ratio: float

    @property
    def body(self) -> tuple[int, int]:
        """Returns width and height of the card without its margin, in device pixels."""
        return round(self.width * self.ratio), round(self.width * CARD_ASPECT * self.ratio)

    @property
    def margin(self) -> int:
        """Returns the margin on every side: whole pixels, at most one too many."""
        return ceil(SHADOW_MARGIN * self.width * self.ratio)

    def canvas(self) -> QImage:
        """Returns a transparent image with room for the card and its shadow."""
        width, height = self.body
        return blank(width + 2 * self.margin, height + 2 * self.margin)

    def prepare(self, painter: QPainter) -> None:
        """Maps the painter to the sheet of 100 by 140 units."""
        smooth(painter)
        width, height = self.body
        painter.translate(self.margin, self.margin)
        painter.scale(width / SHEET.width(), height / SHEET.height())


def outline(inset: float = 0.0) -> QPainterPath:
    """Returns the rounded rectangle of a card, ``inset`` units inside its edge."""
    return rounded(SHEET.adjusted(inset, inset, -inset, -inset), CORNER - inset / 2)


def draw_shadow(painter: QPainter) -> None:
    """Draws a soft shadow a little below the card."""
    for step in range(_SHADOW_STEPS):
        spread = 5.5 * (1 - step / _SHADOW_STEPS)
        box = SHEET.adjusted(-spread, -spread, spread, spread).translated(0, 1.6)
        fill(painter, rounded(box, CORNER + spread), shaded("#000000", 0.03))


def draw_paper(painter: QPainter, palette: DeckPalette) -> None:
    """Draws the paper of a face, lighter at the top, and its edge."""
    light = QLinearGradient(QPointF(0, 0), QPointF(0, SHEET.height()))
    light.setColorAt(0, palette.paper)
    light.setColorAt(1, palette.paper_low)
    painter.fillPath(outline(), light)
    stroke(painter, outline(0.35), palette.edge, 0.7)


@keep_pictures
def stack_edges(
    width: int, count: int, step: float, ratio: float, style: DeckStyle, *, is_gilt: bool
) -> QPixmap:
    """Returns a stack of paper or gilt edges without its top card: that of a width would lie inside
    a margin of ``SHADOW_MARGIN`` at the top, each of ``count`` others ``step`` pixels farther down.
    """
    margin, high = SHADOW_MARGIN * width, width * CARD_ASPECT
    picture = Canvas(width + 2 * margin, high + count * step + 2 * margin, ratio)
    painter, palette = picture.painter, deck_palette(style)
    foot = QRectF(margin, margin + count * step, width, high)
    for number in range(_STACK_SHADOW_STEPS):
        spread = 0.7 * margin * (1 - number / _STACK_SHADOW_STEPS)
        # Beside the stack the shadow of its top card is enough.
        box = foot.adjusted(0.3 * margin, 0, -0.3 * margin, spread).translated(0, 0.2 * margin)
        fill(painter, rounded(box, ROUNDING * width + spread), shaded("#000000", 0.05))
    line = max(0.3 * step, 0.7 / ratio)
    if is_gilt:
        _draw_gilt_frame(painter, foot.adjusted(0, -count * step, 0, 0), palette)
    for number in range(count):
        box = foot.translated(0, -number * step)
        path = rounded(box.adjusted(line / 2, 0, -line / 2, -line / 2), ROUNDING * width)
        fill(painter, path, palette.gold if is_gilt else palette.paper_low)
        edge = shaded(palette.gold_low, 0.6) if is_gilt else shaded("#000000", 0.32)
        painter.strokePath(path, QPen(edge, line))
    return picture.done()


def _draw_gilt_frame(painter: QPainter, stack: QRectF, palette: DeckPalette) -> None:
    """Draws gold around a stack, with a dark line around that."""
    wide = _FRAME * stack.width()
    frame = rounded(stack.adjusted(-wide, -wide, wide, wide), ROUNDING * stack.width() + wide)
    fill(painter, frame, palette.gold)
    painter.strokePath(frame, QPen(QColor(palette.gold_low), 0.3 * wide))
