"""Draws what narrow melds show of the cards that they hide: their names, edges of paper, and the
gold on wild cards.
"""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QTransform

from canasta_gui.settings.own_decks import DeckLayout
from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.render.card_body import ROUNDING, SHEET, draw_paper
from canasta_gui.table.render.card_faces import index_of
from canasta_gui.table.render.fonts import word_path
from canasta_gui.table.render.index import Index, draw_portrait, glyph
from canasta_gui.table.render.kept_pictures import keep_pictures
from canasta_gui.table.render.palette import DeckPalette, deck_palette
from canasta_gui.table.render.pen import Canvas, disc, fill, rounded, shaded, stroke
from canasta_gui.table.render.shapes import placed
from canasta_gui.table.render.style import DeckStyle
from engine import Suit

_NARROWEST = 0.66
"""How narrow the letters of a name may become before they become smaller."""
_RUN = {False: QRectF(5, 8, 90, 37), True: QRectF(6, 7, 88, 33)}
"""The place of the name of a sequence: usually, and above a seal."""
_RANK_TOP, _RANK_MOST = 8.0, {False: 54.0, True: 42.0}
"""Where the rank of a set begins, and its largest height: usually, and beside a seal."""
_LEAST_RANK, _LEAST_SIGN, _RANK_KEEPS = 16.0, 14.0, 0.78
"""The heights in pixels of rank and suits that can be read, and the part of its height that a rank
keeps: it is only so much smaller that suits have theirs, in two lines where one has no room for all
of them.
"""
_RANK = {False: (16.0, 68.0), True: (6.0, 44.0)}
"""Where it begins from the left, and its width: usually, and beside a seal or coins."""
_SIGNS, _BETWEEN, _BELOW_RANK = (3.0, 94.0), 1.5, 4.0
"""Where suits begin from the left, and their width; the gap between them, and that above them."""
_IN_LINE, _MOST_SIGN, _APART = 2, 48.0, 1.15
"""The most suits in a line, their largest height, and how far apart they lie, by their height."""
_COINS = QRectF(53, 7, 42, 48)
"""The place of the coins of wild cards beside a rank."""
_COIN_STEP = 0.42
"""How far each coin lies below the one that it covers, by its height."""
NAME_FOOT = 134.0
"""How far down a name reaches where nothing covers the foot of its card."""
_BONUS_RANK, _BONUS_SUIT = QRectF(4, 9, 25, 33), (16, 61, 26)
_BONUS_PICTURE = QRectF(40, 18, 54, 54)
"""The places of rank, suit and star of a bonus card; its ribbon lies below them."""
_ON_COIN, _RIM = 0.62, 1.5
"""The height of the basket on the coin of a wild card, by that of the coin, and the line around
the coin.
"""
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
    foot: float = NAME_FOOT,
) -> QPixmap:
    """Returns a card that names a meld in large type: the ranks from which to which a sequence
    goes, such as ``4s`` and ``9s``, over its suit; or the rank of a set over the suits of its
    cards, one of each, and beside it a golden coin for each wild card among natural ones. The rank
    of a set has a colour only if all of its suits have that. What lies below ``foot`` (in parts of
    a width of 100) is covered.
    """
    scale = width / SHEET.width()
    picture, palette = Canvas(width, width * CARD_ASPECT, ratio), deck_palette(style)
    picture.painter.scale(scale, scale)
    draw_paper(picture.painter, palette)
    indices = [_index_of(card, palette) for card in cards]
    inks = {it.ink for it in indices}
    ink = inks.pop() if len(inks) == 1 else palette.suit("s").ink
    if is_run:
        place = _RUN[has_seal]
        word = "\N{EN DASH}".join(it.rank for it in indices)
        fill(picture.painter, _written(word, place), ink)
        _draw_signs(picture.painter, _below(place, foot, has_seal=has_seal), indices[:1], palette)
        return picture.done()
    suits = [it for it in indices if it.role != "wild"]
    coins = wilds if suits else 0
    left, wide = _RANK[has_seal or coins > 0]
    place = QRectF(left, _RANK_TOP, wide, rank_height(width, foot, has_seal=has_seal))
    fill(picture.painter, glyph(indices[0].rank, place), ink)
    _draw_signs(picture.painter, _below(place, foot, has_seal=has_seal), suits, palette)
    _draw_coins(picture.painter, coins, palette)
    return picture.done()


def rank_height(width: int, foot: float, *, has_seal: bool) -> float:
    """Returns the height of the rank of a set, by a width of 100, whatever suits it has: all of a
    row are alike.
    """
    sign, most = 100 * _LEAST_SIGN / width, _RANK_MOST[has_seal]
    least = max(100 * _LEAST_RANK / width, _RANK_KEEPS * most)
    lines = 1 if has_seal or sign <= _SIGNS[1] / len(Suit) - _BETWEEN else 2
    free = foot - _RANK_TOP - _BELOW_RANK - lines * (sign + _BETWEEN)
    return min(max(free, least), most)


def _below(rank: QRectF, foot: float, *, has_seal: bool) -> QRectF:
    """Returns the place of signs below a rank, beside a seal in the column of it."""
    left, wide = _RANK[True] if has_seal else _SIGNS
    top = rank.bottom() + _BELOW_RANK
    return QRectF(left, top, wide, foot - top)


def _draw_signs(
    painter: QPainter, box: QRectF, suits: Sequence[Index], palette: DeckPalette
) -> None:
    """Draws suits in one line, or in two as pips lie on a card, or a coin where a meld has none, as
    large as they have room.
    """
    signs = [*suits] or [None]
    high, across = max(
        (_sign_height(box, len(signs), across), across) for across in (len(signs), _IN_LINE)
    )
    lines = [signs[at : at + across] for at in range(0, len(signs), across)]
    pitch, level = box.width() / len(lines[0]), box.height() / len(lines)
    pitch = min(pitch, _APART * high)
    for row, line in enumerate(lines):
        for at, sign in enumerate(line):
            x = box.center().x() + (at - (len(line) - 1) / 2) * pitch
            y = box.top() + (row + 0.5) * level
            if sign is None:
                _draw_coin(painter, x, y, high, palette)
            else:
                fill(painter, placed(sign.sign, x, y, high), sign.ink)


def _sign_height(box: QRectF, count: int, across: int) -> float:
    """Returns the height of signs of which so many lie in a line."""
    level, pitch = box.height() / math.ceil(count / across), box.width() / min(across, count)
    return min(min(level, pitch) - _BETWEEN, _MOST_SIGN)


def _draw_coins(painter: QPainter, count: int, palette: DeckPalette) -> None:
    """Draws coins that lie over each other, beside a rank."""
    high = min(_COINS.width(), _COINS.height() / (1 + _COIN_STEP * max(count - 1, 0)))
    for at in range(count):
        y = _COINS.top() + (0.5 + at * _COIN_STEP) * high
        _draw_coin(painter, _COINS.center().x(), y, high, palette)


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
        path = rounded(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), ROUNDING * width)
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
    fill(picture.painter, rounded(box, ROUNDING * width), palette.wild)
    room = (width - left) / count
    high = min(_BASKET * strip, _BESIDE * room)
    for at in range(count):
        fill(
            picture.painter, placed("basket", (at + 0.5) * room, strip / 2, high), palette.wild_word
        )
    return picture.done()
