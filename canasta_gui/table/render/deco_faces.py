"""The faces of the deco deck: the index in white on the colour of the suit, the picture beside it.

In a fan only the columns are seen: whole stripes of colour, with large letters. The picture shows
pips on rays, a court, a large suit, or a special card.
"""

from bisect import bisect_left
from functools import cache
from itertools import pairwise
from math import cos, hypot, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from canasta_gui.table.render.basket.basket_faces import kind_of
from canasta_gui.table.render.card_body import SHEET, draw_paper, outline
from canasta_gui.table.render.card_faces import index_of
from canasta_gui.table.render.drawing import Drawing, court_colours, scene_colours
from canasta_gui.table.render.emblems import draw_basket, draw_star, draw_stop
from canasta_gui.table.render.index import (
    Index,
    IndexPlaces,
    Portrait,
    draw_portrait,
    draw_tag,
    glyph,
    index_places,
)
from canasta_gui.table.render.palette import DeckPalette
from canasta_gui.table.render.pen import disc, fill, rounded, stroke
from canasta_gui.table.render.shapes import contour, placed, rays

_FIELD = QRectF(31.4, 4, 64.6, 132)
_SOURCE = QPointF(_FIELD.center().x(), 119)
"""The point from which the rays come."""
_DOWN, _SPREAD = 90.0, 84.0
"""The height of the arch on which pips stand, in units, and its reach to either side, in
degrees.
"""
_ROOM = 28.5
"""The distance from the middle to the frame."""
_FINE = 60
"""The number of steps into which each half of the arch is divided to measure it."""
_BURST = 26
_ACE = 54.0


def _draw_natural_field(painter: QPainter, text: str, palette: DeckPalette) -> None:
    """Draws the picture of an ordinary card."""
    rank, suit = text
    own = palette.suit(suit)
    if rank in "JQK":
        _draw_ground(painter, palette.panel, palette.ray, palette.frame)
        painter.save()
        painter.translate(_FIELD.center().x(), _FIELD.bottom())
        Drawing(palette.deck.drawing(rank), _colours(palette, suit), suit).draw(painter)
        painter.restore()
    elif rank == "A":
        _draw_ace(painter, suit, palette)
    else:
        _draw_rays(painter, int(rank.replace("T", "10")), suit, palette)
    _draw_frame(painter, own.ink)


def _draw_special_field(painter: QPainter, kind: str, suit: str, palette: DeckPalette) -> None:
    """Draws the picture of a special card: little, big, bonus, stop or caliente."""
    scene = palette.scenes[kind]
    _draw_ground(painter, scene.ground, scene.ray, palette.gold)
    painter.save()
    painter.translate(_FIELD.center())
    match kind:
        case "little":
            _draw_medal(painter, suit, palette, -25)
            painter.translate(0, 36)
            draw_basket(painter, palette.basket, 1.4)
        case "big":
            painter.translate(0, _FIELD.height() / 2)
            Drawing(palette.deck.drawing("mask"), _colours(palette, "k")).draw(painter)
        case "bonus":
            painter.scale(1.12, 1.12)
            draw_star(painter, suit, palette)
        case "stop":
            _draw_medal(painter, suit, palette, 38)
            painter.translate(0, -8)
            painter.scale(1.15, 1.15)
            draw_stop(painter, palette)
        case _:
            fill(painter, placed("flame", 0, 4, 84), palette.gold)
            stroke(painter, placed("flame", 0, 4, 84), palette.caliente.shade, 1.2)
    painter.restore()
    _draw_frame(painter, palette.gold)


def _draw_medal(painter: QPainter, suit: str, palette: DeckPalette, y: float) -> None:
    """Draws the suit on a disc, for cards whose picture does not show it."""
    medal = disc(QPointF(0, y), 15)
    fill(painter, medal, palette.paper)
    stroke(painter, medal, palette.gold, 1.6)
    fill(painter, placed(suit, 0, y + 0.4, 19), palette.suit(suit).ink)


def _colours(palette: DeckPalette, suit: str) -> dict[str, str]:
    return scene_colours(palette) | court_colours(palette, suit)


def _draw_rays(painter: QPainter, count: int, suit: str, palette: DeckPalette) -> None:
    """Draws one ray for each pip of the rank, a pip at each end, and a sun at their origin."""
    own = palette.suit(suit)
    height = min(19.0, 128 / count)
    for tip in _arch(count, _ROOM - height / 2):
        ray = QPainterPath(_SOURCE)
        ray.lineTo(_SOURCE + (tip - _SOURCE) * 0.93)
        stroke(painter, ray, palette.gold, 1.6)
        fill(painter, placed(suit, tip.x(), tip.y(), height), own.ink)
    for radius, colour in ((9.0, palette.gold), (5.4, palette.paper), (2.6, own.ink)):
        fill(painter, disc(_SOURCE, radius), colour)


@cache
def _arch(count: int, across: float) -> tuple[QPointF, ...]:
    """Returns points on an arch, at equal distances along it."""
    steps = [radians(_SPREAD * (at / _FINE - 1)) for at in range(2 * _FINE + 1)]
    points = [_SOURCE + QPointF(across * sin(it), -_DOWN * cos(it)) for it in steps]
    lengths = [0.0]
    for one, other in pairwise(points):
        lengths.append(lengths[-1] + hypot(other.x() - one.x(), other.y() - one.y()))
    wanted = (lengths[-1] * at / (count - 1) for at in range(count))
    return tuple(points[min(bisect_left(lengths, it), 2 * _FINE)] for it in wanted)


def _draw_ace(painter: QPainter, suit: str, palette: DeckPalette) -> None:
    """Draws one large suit with several outlines around it."""
    outline = QTransform.fromScale(_ACE, _ACE).map(contour(suit))
    painter.save()
    painter.translate(_FIELD.center())
    painter.setClipRect(_FIELD.translated(-_FIELD.center()).adjusted(2, 2, -2, -2))
    for size, width in ((24.0, 1.6), (17.0, 2.0), (10.0, 2.4)):
        stroke(painter, outline, palette.gold, 2 * size + width)
        stroke(painter, outline, palette.paper, 2 * size - width)
    fill(painter, outline, palette.suit(suit).ink)
    painter.restore()


def _draw_ground(painter: QPainter, ground: str, ray: str, edge: str) -> None:
    fill(painter, rounded(_FIELD, 2), ground)
    fill(painter, _burst(), ray)
    stroke(painter, rounded(_FIELD, 2), edge, 0.8)


def _draw_frame(painter: QPainter, ink: str) -> None:
    """Draws a frame with steps in its corners."""
    box, step = _FIELD.adjusted(2.6, 2.6, -2.6, -2.6), 4.0
    path = QPainterPath(QPointF(box.left() + 2 * step, box.top()))
    for start, across, down in (
        (box.topRight(), -1, 1),
        (box.bottomRight(), -1, -1),
        (box.bottomLeft(), 1, -1),
        (box.topLeft(), 1, 1),
    ):
        corners = [
            QPointF(across * 2 * step, 0),
            QPointF(across * 2 * step, down * step),
            QPointF(across * step, down * step),
            QPointF(across * step, down * 2 * step),
            QPointF(0, down * 2 * step),
        ]
        is_rising = start in (box.bottomRight(), box.topLeft())
        for corner in reversed(corners) if is_rising else corners:
            path.lineTo(start + corner)
    path.closeSubpath()
    stroke(painter, path, ink, 0.9)


@cache
def _burst() -> QPainterPath:
    """Returns rays over the whole field as one clipped path."""
    return rays(_SOURCE, _BURST, 160).intersected(rounded(_FIELD, 2))


_COLUMN = 28.4
_MASK = (0.0, -62.0)
"""The middle of the joker's mask."""
_BADGE = QPointF(86.2, 14.4)
"""The centre of the second suit sign, in the strip that a meld shows."""


def draw_deco_face(
    painter: QPainter, width: float, *, text: str, palette: DeckPalette, is_large: bool
) -> None:
    """Draws one face; ``width`` of the card is in logical pixels."""
    places, kind = index_places(width, is_large=is_large), kind_of(text)
    index = index_of(text, palette)
    draw_paper(painter, palette)
    if kind == "natural":
        _draw_natural_field(painter, text, palette)
    else:
        _draw_special_field(painter, kind, text[1], palette)
    _draw_badge(painter, text, palette)
    ground, letter = column_colours(text, palette)
    fill(painter, _column(), ground)
    _draw_index(painter, index, places, letter, palette)
    stroke(painter, outline(0.35), palette.edge, 0.7)


def column_colours(text: str, palette: DeckPalette) -> tuple[str, str]:
    """Returns the colour of a card's column, and of the letters on it."""
    match kind_of(text):
        case "little":
            return palette.wild, palette.wild_word
        case "big":
            return palette.joker.ink, palette.bonus_word
        case "caliente":
            return palette.caliente.ink, palette.bonus_word
        case _:
            return palette.suit(text[1]).ink, palette.bonus_word


def _draw_index(
    painter: QPainter, index: Index, places: IndexPlaces, letter: str, palette: DeckPalette
) -> None:
    if index.rank:
        fill(painter, glyph(index.rank, places.rank, is_display=True), letter)
    sign = places.sign if index.rank else places.rank.united(places.sign)
    x, y, height = sign.center().x(), sign.center().y(), min(sign.height(), sign.width() * 1.2)
    if index.portrait is not None:
        colours = scene_colours(palette) | court_colours(palette, "k")
        mask = Drawing(palette.deck.drawing("mask"), colours)
        draw_portrait(painter, Portrait(mask, _MASK, 66.0), sign)
    elif index.role == "bonus":
        fill(painter, placed("star", x, y, 1.3 * height), palette.gold)
        fill(painter, placed(index.sign, x, y + 0.4, 0.56 * height), index.ink)
    elif index.role == "stop":
        stroke(painter, placed("octagon", x, y, 1.06 * height), letter, 1.4)
        fill(painter, placed(index.sign, x, y, 0.7 * height), letter)
    else:
        ink = index.ink if index.role == "wild" and index.rank else letter
        fill(painter, placed(index.sign, x, y, height), ink)
    draw_tag(painter, index, palette, places.tag)


def _draw_badge(painter: QPainter, text: str, palette: DeckPalette) -> None:
    """Draws the suit on a disc of paper."""
    if text in ("Jk", "Ca"):
        return
    badge = disc(_BADGE, 10.4)
    fill(painter, badge, palette.paper)
    stroke(painter, badge, palette.gold, 1.0)
    fill(painter, placed(text[1], _BADGE.x(), _BADGE.y() + 0.4, 13.4), palette.suit(text[1]).ink)


def _column() -> QPainterPath:
    left = QPainterPath()
    left.addRect(QRectF(0, 0, _COLUMN, SHEET.height()))
    return outline().intersected(left)
