"""Draws what narrow melds show of the cards that they hide: their names, edges of paper, and the
gold on wild cards.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QTransform

from canasta_gui.settings.own_decks import DeckLayout
from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.render.card_body import CORNER, SHEET, draw_paper
from canasta_gui.table.render.card_faces import index_of
from canasta_gui.table.render.fonts import word_path
from canasta_gui.table.render.index import Index, draw_portrait, glyph
from canasta_gui.table.render.kept_pictures import keep_pictures
from canasta_gui.table.render.palette import DeckPalette, deck_palette
from canasta_gui.table.render.pen import Canvas, disc, fill, rounded, shaded, stroke
from canasta_gui.table.render.shapes import placed
from canasta_gui.table.render.style import DeckStyle

_NARROWEST = 0.66
"""How narrow the letters of a name may become before they become smaller."""
_PLACES = {
    (True, False): QRectF(5, 8, 90, 37),
    (True, True): QRectF(6, 7, 88, 33),
    (False, False): QRectF(16, 8, 68, 54),
    (False, True): QRectF(7, 8, 42, 42),
}
"""The place of the name of a sequence and of a set: usually, and beside or above a seal."""
_SIGNS, _SIGNS_BESIDE_SEAL, _BETWEEN = QRectF(3, 66, 94, 44), QRectF(6, 54, 44, 27), 1.5
"""The places of suits and coins below a name, and the gap between them."""
_IN_LINE, _SUIT_LINE = 1, 0.36
"""More suits than so many have a line of their own above coins; and its height, as a part of both.
"""
_BONUS_RANK, _BONUS_SUIT = QRectF(4, 9, 25, 33), (16, 61, 26)
_BONUS_PICTURE = QRectF(40, 18, 54, 54)
"""The places of rank, suit and star of a bonus card; its ribbon lies below them."""
_ON_COIN, _RIM = 0.62, 1.5
"""The height of the basket on the coin of a wild card, by that of the coin, and the line around
the coin.
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
def meld_name(
    width: int,
    cards: tuple[str, ...],
    wilds: int,
    ratio: float,
    style: DeckStyle,
    *,
    is_run: bool = False,
    has_seal: bool,
) -> QPixmap:
    """Returns a card that names a meld in large type: the ranks from which to which a sequence
    goes, such as ``4s`` and ``9s``, over its suit; or the rank of a set over the suits of its
    cards, one of each, and a golden coin for each wild card among natural ones. The rank of a set
    has a colour only if all of its suits have that.
    """
    scale = width / SHEET.width()
    picture, palette = Canvas(width, width * CARD_ASPECT, ratio), deck_palette(style)
    picture.painter.scale(scale, scale)
    draw_paper(picture.painter, palette)
    indices = [_index_of(card, palette) for card in cards]
    place, inks = _PLACES[is_run, has_seal], {it.ink for it in indices}
    ink = inks.pop() if len(inks) == 1 else palette.suit("s").ink
    if is_run:
        word = "\N{EN DASH}".join(it.rank for it in indices)
        fill(picture.painter, _written(word, place), ink)
    else:
        fill(picture.painter, glyph(indices[0].rank, place), ink)
    suits = tuple(it for it in indices[: 1 if is_run else None] if it.role != "wild")
    coins = (None,) * (wilds if suits else 1)
    room = QRectF(_SIGNS_BESIDE_SEAL if has_seal else _SIGNS)
    lines = (suits, coins) if len(suits) > _IN_LINE and coins else ((*suits, *coins),)
    high = room.height() * (_SUIT_LINE if len(lines) > 1 else 1)
    for line in lines:
        _draw_signs(picture.painter, room.adjusted(0, 0, 0, high - room.height()), line, palette)
        room.setTop(room.top() + high)
        high = room.height()
    return picture.done()


def _draw_signs(
    painter: QPainter, box: QRectF, signs: Sequence[Index | None], palette: DeckPalette
) -> None:
    """Draws suits in a line, as large as they have room, and a coin for each that is ``None``."""
    pitch = box.width() / len(signs)
    high = min(box.height(), pitch - _BETWEEN)
    for at, sign in enumerate(signs):
        x, y = box.left() + (at + 0.5) * pitch, box.center().y()
        if sign is None:
            _draw_coin(painter, x, y, high, palette)
        else:
            fill(painter, placed(sign.sign, x, y, high), sign.ink)


@keep_pictures
def bonus_name(width: int, card: str, ratio: float, style: DeckStyle, *, is_front: bool) -> QPixmap:
    """Returns a bonus card with its rank and suit in large type in the strip that shows of it, and
    if nothing lies over it its star, or in the basket deck its picture, beside them: what it counts
    lies on a ribbon.
    """
    scale = width / SHEET.width()
    picture, palette = Canvas(width, width * CARD_ASPECT, ratio), deck_palette(style)
    picture.painter.scale(scale, scale)
    draw_paper(picture.painter, palette)
    rank, suit = card
    ink, portrait = palette.suit(suit).ink, _index_of(card, palette).portrait
    fill(picture.painter, glyph(rank, _BONUS_RANK), ink)
    fill(picture.painter, placed(suit, *_BONUS_SUIT), ink)
    if is_front and portrait is not None:
        draw_portrait(picture.painter, portrait, _BONUS_PICTURE)
    elif is_front:
        centre = _BONUS_PICTURE.center()
        star = placed("star", centre.x(), centre.y(), _BONUS_PICTURE.height())
        fill(picture.painter, star, palette.gold)
        stroke(picture.painter, star, palette.gold_low, _RIM)
    return picture.done()


def _index_of(text: str, palette: DeckPalette) -> Index:
    """Returns what stands in the corner of a card; imports only what draws that deck."""
    if palette.deck.layout is DeckLayout.BASKET:
        from canasta_gui.table.render.basket.basket_faces import basket_index_of

        return basket_index_of(text, palette)
    return index_of(text, palette)


def _draw_coin(painter: QPainter, x: float, y: float, high: float, palette: DeckPalette) -> None:
    """Draws the golden coin of a wild card, with its basket."""
    coin = disc(QPointF(x, y), high / 2)
    fill(painter, coin, palette.wild)
    stroke(painter, coin, palette.gold_low, _RIM)
    fill(painter, placed("basket", x, y, _ON_COIN * high), palette.wild_word)


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
