"""Draws what narrow melds show of the cards that they hide: the name of a sequence, edges of paper,
and the gold on wild cards.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QPen, QPixmap, QTransform

from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.render.card_body import CORNER, SHEET, draw_paper
from canasta_gui.table.render.card_faces import rank_word
from canasta_gui.table.render.fonts import word_path
from canasta_gui.table.render.kept_pictures import keep_pictures
from canasta_gui.table.render.palette import deck_palette
from canasta_gui.table.render.pen import Canvas, fill, rounded, shaded
from canasta_gui.table.render.shapes import placed
from canasta_gui.table.render.style import DeckStyle

_ACROSS, _DOWN = 0.05, 0.18
"""The space around a name in its room, as parts of that."""
_SIGN, _GAP, _NARROWEST = 0.92, 0.16, 0.66
"""The height of the suit and the gap before it, by the height of the letters; how narrow these may
become before they become smaller.
"""
_EMBLEM = (38, 64, 38)
"""The middle of the large suit on the top of a squared sequence, and its height."""
_CORNER = CORNER / SHEET.width()
_LINE = (0.012, 0.4)
"""The width of the line around an edge of paper, in card widths, and how dark it is."""
BAND, _BASKET, _BESIDE = 0.36, 0.7, 0.7
"""Where the gold of a wild card begins, in card widths; the height of its sign, by the height of
the gold, and at the most by its room beside others.
"""
ROUND = 0.06
"""How far all of this reaches below the round corners of the next card, in card widths."""


@keep_pictures
def run_name(
    width: int,
    room: tuple[float, float],
    ends: tuple[str, str],
    ratio: float,
    style: DeckStyle,
    *,
    has_emblem: bool,
) -> QPixmap:
    """Returns paper as wide as a card with the name of a sequence between two cards, such as ``4s``
    and ``9s``, in a room at its upper left corner: as high as that, or a whole card with the suit
    large below the name.
    """
    scale = width / SHEET.width()
    high = width * CARD_ASPECT if has_emblem else room[1] + ROUND * width
    picture, palette = Canvas(width, high, ratio), deck_palette(style)
    picture.painter.scale(scale, scale)
    draw_paper(picture.painter, palette)
    wide, tall = room[0] / scale, room[1] / scale
    across, down = _ACROSS * wide, _DOWN * tall
    box = QRectF(0, 0, wide, tall).adjusted(across, down, -across, -down)
    suit = ends[0][1]
    words = [rank_word(card[0], palette.letters) for card in ends]
    ink = palette.suit(suit).ink
    fill(picture.painter, _written("\N{EN DASH}".join(words), suit, box), ink)
    if has_emblem:
        x, y, height = _EMBLEM
        fill(picture.painter, placed(suit, x, y, height), ink)
    return picture.done()


def _written(word: str, suit: str, box: QRectF) -> QPainterPath:
    """Returns the outline of a word with a suit behind it in the middle of a box: as high as that,
    or narrower, and then smaller.
    """
    path = QPainterPath(word_path(word, is_display=False))
    high = word_path("H", is_display=False).boundingRect().height()
    sign = placed(suit, 0, -high / 2, _SIGN * high)
    path.addPath(sign.translated(path.boundingRect().right() + (_GAP + _SIGN / 2) * high, 0))
    ink = path.boundingRect()
    down = box.height() / high
    across = min(down, box.width() / ink.width())
    down = min(down, across / _NARROWEST)
    scale = QTransform.fromTranslate(-ink.center().x(), high / 2)
    scale *= QTransform.fromScale(across, down)
    return (scale * QTransform.fromTranslate(box.center().x(), box.center().y())).map(path)


@keep_pictures
def edges(
    width: int,
    step: tuple[float, float],
    are_wild: tuple[bool, ...],
    ratio: float,
    style: DeckStyle,
) -> QPixmap:
    """Returns what shows of cards that lie below each other and below a top card, each ``step``
    farther down or to the right than the one before; the lowest one comes first.
    """
    high, more = width * CARD_ASPECT, ROUND * width
    across, down = (len(are_wild) * it for it in step)
    size = (across + more, high) if across else (width, down + more)
    picture, palette = Canvas(*size, ratio), deck_palette(style)
    line = max(1.0, _LINE[0] * width)
    for at, is_wild in enumerate(are_wild):
        box = QRectF(0, 0, width, high).translated(at * step[0], at * step[1])
        path = rounded(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), _CORNER * width)
        fill(picture.painter, path, palette.wild if is_wild else palette.paper_low)
        picture.painter.strokePath(path, QPen(shaded(palette.line, _LINE[1]), line))
    return picture.done()


@keep_pictures
def wild_band(width: int, strip: float, count: int, ratio: float, style: DeckStyle) -> QPixmap:
    """Returns the gold beside the index of a wild card of which a strip shows, with a sign for each
    of ``count`` wild cards, it and those that it hides; it reaches ``ROUND`` below that.
    """
    palette, left = deck_palette(style), BAND * width
    picture = Canvas(width - left, strip + ROUND * width, ratio)
    box = QRectF(-left, 0, width, width * CARD_ASPECT).adjusted(0, 0.5, -0.5, 0)
    fill(picture.painter, rounded(box, _CORNER * width), palette.wild)
    room = (width - left) / count
    high = min(_BASKET * strip, _BESIDE * room)
    for at in range(count):
        fill(
            picture.painter, placed("basket", (at + 0.5) * room, strip / 2, high), palette.wild_word
        )
    return picture.done()
