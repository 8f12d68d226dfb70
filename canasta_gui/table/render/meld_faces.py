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

_NAME, _NARROWEST = QRectF(5, 8, 90, 37), 0.66
"""The place of the name of a sequence; how narrow its letters may become before they become
smaller.
"""
_EMBLEM, _EMBLEM_BESIDE_SEAL = (50, 84, 56), (28, 70, 40)
"""The middle of the large suit below the name, and its height: usually, and beside a
seal.
"""
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
    width: int, ends: tuple[str, str], ratio: float, style: DeckStyle, *, has_seal: bool
) -> QPixmap:
    """Returns a card with the name of a sequence between two cards, such as ``4s`` and ``9s``, and
    its suit large below that.
    """
    scale = width / SHEET.width()
    picture, palette = Canvas(width, width * CARD_ASPECT, ratio), deck_palette(style)
    picture.painter.scale(scale, scale)
    draw_paper(picture.painter, palette)
    suit = ends[0][1]
    ink = palette.suit(suit).ink
    words = (rank_word(card[0], palette.letters) for card in ends)
    fill(picture.painter, _written("\N{EN DASH}".join(words), _NAME), ink)
    fill(picture.painter, placed(suit, *(_EMBLEM_BESIDE_SEAL if has_seal else _EMBLEM)), ink)
    return picture.done()


def _written(word: str, box: QRectF) -> QPainterPath:
    """Returns the outline of a word in the middle of a box: as high as that, or narrower, and then
    smaller.
    """
    path = word_path(word, is_display=False)
    ink, high = path.boundingRect(), word_path("H", is_display=False).boundingRect().height()
    across = min(box.height() / high, box.width() / ink.width())
    down = min(box.height() / high, across / _NARROWEST)
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
