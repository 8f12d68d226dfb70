"""Everything on the table that is not a card, as pixmaps."""

from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPixmap, QRadialGradient

from canasta_gui.table.render.fonts import fitted_word
from canasta_gui.table.render.frame import CARD_ASPECT
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.render.pen import blank, fill, shaded, smooth, stroke
from canasta_gui.table.render.style import TableStyle

GlowKind = Literal["target", "selected", "focus", "drawn"]
RibbonKind = Literal["natural", "mixed"]
_PLAIN = TableStyle()


def _picture(width: float, height: float, ratio: float) -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap.fromImage(blank(round(width * ratio), round(height * ratio)))
    painter = smooth(QPainter(pixmap))
    painter.scale(ratio, ratio)
    pixmap.setDevicePixelRatio(1)
    return pixmap, painter


def _rounded(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def _done(pixmap: QPixmap, painter: QPainter, ratio: float) -> QPixmap:
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def felt(size: QSize, ratio: float, style: TableStyle) -> QPixmap:
    """The table for a window of a size, lit from above."""
    palette = table_palette(style)
    pixmap, painter = _picture(size.width(), size.height(), ratio)
    light = QRadialGradient(QPointF(size.width() / 2, size.height() * 0.4), size.width() * 0.7)
    light.setColorAt(0, palette.felt_high)
    light.setColorAt(0.5, palette.felt)
    light.setColorAt(1, palette.felt_low)
    painter.fillRect(0, 0, size.width(), size.height(), light)
    return _done(pixmap, painter, ratio)


def plate(size: QSizeF, ratio: float, style: TableStyle) -> QPixmap:
    """The background of a score plate."""
    palette = table_palette(style)
    pixmap, painter = _picture(size.width(), size.height(), ratio)
    light = QLinearGradient(0, 0, 0, size.height())
    light.setColorAt(0, palette.plate_high)
    light.setColorAt(1, palette.plate_low)
    box = QRectF(1, 1, size.width() - 2, size.height() - 2)
    painter.fillPath(_rounded(box, 8), light)
    stroke(painter, _rounded(box, 8), palette.plate_edge, 1.5)
    return _done(pixmap, painter, ratio)


def empty_place(width: float, ratio: float, style: TableStyle) -> QPixmap:
    """The outline of a place for a card of a width, without a margin."""
    pixmap, painter = _picture(width, width * CARD_ASPECT, ratio)
    box = QRectF(1, 1, width - 2, width * CARD_ASPECT - 2)
    stroke(painter, _rounded(box, width * 0.06), table_palette(style).mark, max(1.5, width / 60))
    return _done(pixmap, painter, ratio)


def glow(size: QSizeF, ratio: float, kind: GlowKind, style: TableStyle) -> QPixmap:
    """A lit frame of a size; the light stays inside it."""
    colour = {
        "target": table_palette(style).target,
        "selected": table_palette(style).selected,
        "focus": table_palette(style).focus,
        "drawn": table_palette(style).drawn,
    }[kind]
    pixmap, painter = _picture(size.width(), size.height(), ratio)
    box = QRectF(3, 3, size.width() - 6, size.height() - 6)
    stroke(painter, _rounded(box, 8), colour, 4)
    return _done(pixmap, painter, ratio)


@lru_cache(maxsize=32)
def ribbon(
    width: float, ratio: float, kind: RibbonKind, word: str, style: TableStyle = _PLAIN
) -> QPixmap:
    """The ribbon across a canasta with its word."""
    palette = table_palette(style)
    height = width * 0.26
    pixmap, painter = _picture(width, height, ratio)
    box = QRectF(0, 0, width, height)
    ground = palette.ribbon_natural if kind == "natural" else palette.ribbon_mixed
    fill(painter, _rounded(box, 3), ground)
    inner = box.adjusted(width * 0.06, height * 0.25, -width * 0.06, -height * 0.25)
    fill(painter, fitted_word(word, inner), palette.ribbon_word)
    return _done(pixmap, painter, ratio)


def frost(width: float, ratio: float) -> QPixmap:
    """The overlay of a frozen pile, as large as a card without its margin."""
    pixmap, painter = _picture(width, width * CARD_ASPECT, ratio)
    box = QRectF(0, 0, width, width * CARD_ASPECT)
    painter.fillPath(_rounded(box, width * 0.06), shaded("#d8f1ff", 0.35))
    return _done(pixmap, painter, ratio)
