"""Draws the index of a card: rank, suit and value in the corners that fans leave visible.

A fan shows the left 28 units of a card, a meld its upper 30: the left column holds all three one
below the other, and the uppermost pips or the upper right corner tell the suit. The value stands
once: two marks on every card make a table of sixty cards shimmer. On the ordinary deck rank and
sign stand on their heads in the lower half, as on every card; the value is printed upright only.
"""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from canasta_gui.table.render.drawing import Drawing
from canasta_gui.table.render.fonts import fitted_word, word_path
from canasta_gui.table.render.palette import DeckPalette
from canasta_gui.table.render.pen import fill, rounded, stroke
from canasta_gui.table.render.shapes import placed

IndexRole = Literal["natural", "wild", "bonus", "stop", "caliente"]


@dataclass(frozen=True, slots=True)
class Portrait:
    """A drawing that stands below a rank, in the place of a suit, or in that of a rank."""

    drawing: Drawing
    centre: tuple[float, float]
    """The point of the drawing that lies in the middle of the place."""
    width: float
    """The part of the drawing that is as wide as the place."""


@dataclass(frozen=True, slots=True)
class Index:
    """The texts and the mark in the index of a card."""

    rank: str
    """The printed rank, such as ``10``, or the letters of a card without one, such as ``W``; empty
    where a picture takes its place.
    """
    sign: str
    """The name of a shape: the suit, or the mark of a card without one."""
    value: str
    ink: str
    role: IndexRole
    portrait: Portrait | None = None
    """The small picture that replaces the sign, or the rank of a card without letters."""
    has_corner_sign: bool = False
    """Whether the sign stands in the upper right corner as well."""


@dataclass(frozen=True, slots=True)
class IndexPlaces:
    """The rectangles of the parts of the index, in units of the sheet."""

    rank: QRectF
    sign: QRectF
    tag: QRectF
    middle: float
    """The scale of the drawing between the indices; 1 fills 49 units."""


_TAG_PAD = 2.4
"""The space beside a value on its plate, in units of the sheet."""
_NORMAL = IndexPlaces(
    rank=QRectF(3.6, 5.4, 21, 21.4),
    sign=QRectF(4.6, 31, 19, 17),
    tag=QRectF(3, 50.6, 22, 13.4),
    middle=1.0,
)
_LARGE = IndexPlaces(
    rank=QRectF(2.4, 3.2, 23, 24),
    sign=QRectF(2.9, 31, 22, 21.5),
    tag=QRectF(1.8, 56, 23.4, 17),
    middle=0.86,
)
"""Whole within the strip that shows of cards of one rank in a full hand."""
_CORNER_SIGN = QRectF(81, 5, 14, 16)
_TURNABLE = ("6", "9")
_BAR = (0.04, 0.075, 0.62)
"""The distance, the thickness and the width of the bar below them, in heights of the rank."""
_SMALL_WIDTH = 96
"""The width in logical pixels below which the index needs more room than the picture."""


def index_places(width: float, *, is_large: bool) -> IndexPlaces:
    """Returns the places of the index; ``width`` of the card is in logical pixels."""
    return _LARGE if is_large or width < _SMALL_WIDTH else _NORMAL


def draw_index(painter: QPainter, index: Index, palette: DeckPalette, places: IndexPlaces) -> None:
    """Draws the left column of the index and the suit at the right."""
    if index.has_corner_sign:
        _draw_sign(painter, index, _CORNER_SIGN, palette)
    draw_tag(painter, index, palette, places.tag)
    draw_column(painter, index, palette, places)


def draw_column(painter: QPainter, index: Index, palette: DeckPalette, places: IndexPlaces) -> None:
    """Draws rank and suit of the left column, or the letters of a card and its picture."""
    if index.rank:
        fill(painter, glyph(index.rank, places.rank), index.ink)
    if index.portrait is not None:
        draw_portrait(painter, index.portrait, places.sign if index.rank else places.rank)
        if index.rank:
            return
    elif not index.rank:
        _draw_sign(painter, index, places.rank.united(places.sign), palette)
        return
    _draw_sign(painter, index, places.sign, palette)


def draw_portrait(painter: QPainter, portrait: Portrait, box: QRectF) -> None:
    """Draws the drawing in the middle of a box, as wide as the box."""
    scale = box.width() / portrait.width
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, scale)
    painter.translate(-portrait.centre[0], -portrait.centre[1])
    portrait.drawing.draw(painter)
    painter.restore()


def glyph(word: str, box: QRectF, *, is_display: bool = False) -> QPainterPath:
    """Returns the outline of a rank as high as its box; a wide one is narrowed. A bar below the box
    tells a six from a nine that stands on its head.
    """
    path = word_path(word, is_display=is_display)
    ink = path.boundingRect()
    down = box.height() / ink.height()
    across = min(down, box.width() / ink.width())
    scale = QTransform.fromTranslate(-ink.center().x(), -ink.center().y())
    scale *= QTransform.fromScale(across, down)
    scale *= QTransform.fromTranslate(box.center().x(), box.center().y())
    outline = scale.map(path)
    if word in _TURNABLE:
        gap, high, wide = (part * box.height() for part in _BAR)
        outline.addRect(QRectF(box.center().x() - wide / 2, box.bottom() + gap, wide, high))
    return outline


def _draw_sign(painter: QPainter, index: Index, box: QRectF, palette: DeckPalette) -> None:
    """Draws the suit; on a star for a bonus card, in an octagon for a stop card."""
    name = index.sign
    x, y, height = box.center().x(), box.center().y(), min(box.height(), box.width() * 1.2)
    match index.role:
        case "bonus":
            # The star is wider than its suit and stays inside the column.
            height = min(height, box.width() * 0.8)
            star = placed("star", x, y, height * 1.42)
            fill(painter, star, palette.gold)
            stroke(painter, star, palette.gold_low, 0.6)
            fill(painter, placed(name, x, y + 0.4, height * 0.6), index.ink)
        case "stop":
            height = min(height, box.width() * 0.9)
            fill(painter, placed("octagon", x, y, height * 1.12), palette.stop)
            fill(painter, placed(name, x, y, height * 0.74), palette.stop_word)
        case _:
            fill(painter, placed(name, x, y, height), index.ink)


def draw_tag(painter: QPainter, index: Index, palette: DeckPalette, box: QRectF) -> None:
    """Draws the value on a small plate; its colour shows the role of the card."""
    ground, word, edge = {
        "natural": (palette.tag, palette.tag_word, palette.tag_edge),
        "wild": (palette.wild, palette.wild_word, palette.gold_low),
        "bonus": (palette.bonus, palette.bonus_word, palette.bonus),
        "stop": (palette.stop, palette.stop_word, palette.stop_word),
        "caliente": (palette.caliente.ink, palette.bonus_word, palette.caliente.ink),
    }[index.role]
    inner = box.adjusted(1.4, box.height() * 0.14, -1.4, -box.height() * 0.14)
    figure = fitted_word(index.value, inner, narrowest=0.72)
    # In a full hand plates as wide as the strip that is seen would make one stripe.
    spare = max(box.width() - figure.boundingRect().width() - 2 * _TAG_PAD, 0.0) / 2
    plate = rounded(box.adjusted(spare, 0, -spare, 0), 3.2)
    fill(painter, plate, ground)
    stroke(painter, plate, edge, 0.7)
    fill(painter, figure, word)
