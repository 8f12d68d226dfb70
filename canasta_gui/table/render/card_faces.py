"""The faces of the ordinary deck: pips in their usual places, and courts.

A court is the figure twice, the lower one turned by 180°, and a sash between.
"""

from functools import cache
from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QTransform

from canasta_gui.table.render.card_body import SHEET, draw_paper
from canasta_gui.table.render.drawing import Drawing, court_colours
from canasta_gui.table.render.emblems import (
    draw_ace,
    draw_basket,
    draw_caliente,
    draw_star,
    draw_stop,
)
from canasta_gui.table.render.index import (
    Index,
    IndexPlaces,
    IndexRole,
    Portrait,
    draw_column,
    draw_index,
    index_places,
)
from canasta_gui.table.render.palette import DeckPalette
from canasta_gui.table.render.pen import blank, fill, rounded, smooth, stroke
from canasta_gui.table.render.shapes import path_of, placed, rays

PANEL = QRectF(-24.5, -64.5, 49, 129)
_CORNER = 2.5
_FALL = 9.3
"""How far the sash falls from the panel's left side to its middle."""
_SASH = 3.6
"""Half the width of the sash."""
_HEAD = QPointF(0, -38)
_RAYS = 18
_STRAND = "M -1.2 -3.6 L 2.8 0 L 0.8 0 L -3.2 -3.6 Z M 2.8 0 L -1.2 3.6 L -3.2 3.6 L 0.8 0 Z"


def _draw_court(painter: QPainter, figure: Drawing) -> None:
    """Draws a court about the origin, in a panel 49 units wide and 129 high."""
    half = _half_picture(painter, figure)
    turned = half.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    painter.save()
    painter.resetTransform()
    painter.drawImage(0, 0, half)
    painter.drawImage(0, 0, turned)
    painter.restore()
    panel = rounded(PANEL, _CORNER)
    painter.save()
    painter.setClipPath(panel)
    _draw_sash(painter, figure)
    painter.restore()
    stroke(painter, panel, figure.colours["frame"], 0.9)


def _half_picture(painter: QPainter, figure: Drawing) -> QImage:
    """Returns the upper half on a transparent image as large as the painter's.

    Drawing it once and turning the pixels takes half the time, and both halves are alike.
    """
    device = painter.device()
    picture = blank(device.width(), device.height())
    upper = smooth(QPainter(picture))
    upper.setTransform(painter.transform())
    upper.setClipPath(_upper_half())
    fill(upper, _upper_half(), figure.colours["panel"])
    fill(upper, _rays(), figure.colours["ray"])
    figure.draw(upper)
    upper.end()
    return picture


@cache
def _upper_half() -> QPainterPath:
    """Returns the part of the panel above the middle of the sash."""
    box = PANEL
    path = QPainterPath(QPointF(box.left(), -_FALL))
    path.lineTo(box.left(), box.top() + _CORNER)
    path.quadTo(box.topLeft(), QPointF(box.left() + _CORNER, box.top()))
    path.lineTo(box.right() - _CORNER, box.top())
    path.quadTo(box.topRight(), QPointF(box.right(), box.top() + _CORNER))
    path.lineTo(box.right(), _FALL)
    path.closeSubpath()
    return path


@cache
def _rays() -> QPainterPath:
    """Returns the rays behind the head."""
    return rays(_HEAD, _RAYS, 60)


def _draw_sash(painter: QPainter, figure: Drawing) -> None:
    """Draws the woven band between the two halves."""
    colours = figure.colours
    painter.save()
    painter.rotate(degrees(atan2(_FALL, PANEL.right())))
    band = QPainterPath()
    band.addRect(QRectF(-30, -_SASH, 60, 2 * _SASH))
    fill(painter, band, colours["gold"])
    for turn in (0, 180):
        for step in range(1, 8):
            strand = QTransform().rotate(turn).translate(step * 4.0, 0)
            fill(painter, strand.map(path_of(_STRAND)), colours["gold_low"])
    stroke(painter, band, colours["line"], 0.8)
    knot = path_of("M 0 -4.6 L 5 0 L 0 4.6 L -5 0 Z")
    fill(painter, knot, colours["trim"])
    stroke(painter, knot, colours["line"], 0.8)
    painter.restore()


_LEFT, _MIDDLE, _RIGHT = -13.8, 0.0, 13.8
_TOP, _CENTRE, _FOOT = -46.5, 0.0, 46.5
_THIRD = (_FOOT - _TOP) / 3
_PIP = 18.6
_CROWDED_PIP = 16.8

_PipPlace = tuple[float, float]


def _pair(*rows: float) -> tuple[_PipPlace, ...]:
    return tuple((x, y) for y in rows for x in (_LEFT, _RIGHT))


_FOUR = _pair(_TOP, _FOOT)
_SIX = _pair(_TOP, _CENTRE, _FOOT)
_EIGHT = _pair(_TOP, _TOP + _THIRD, _FOOT - _THIRD, _FOOT)
_PLACES: dict[str, tuple[_PipPlace, ...]] = {
    "2": ((_MIDDLE, _TOP), (_MIDDLE, _FOOT)),
    "3": ((_MIDDLE, _TOP), (_MIDDLE, _FOOT)),
    "4": _FOUR,
    "5": (*_FOUR, (_MIDDLE, _CENTRE)),
    "6": _SIX,
    "7": (*_SIX, (_MIDDLE, (_TOP + _CENTRE) / 2)),
    "8": (*_SIX, (_MIDDLE, (_TOP + _CENTRE) / 2), (_MIDDLE, (_FOOT + _CENTRE) / 2)),
    "9": (*_EIGHT, (_MIDDLE, _CENTRE)),
    "T": (*_EIGHT, (_MIDDLE, _TOP + _THIRD / 2), (_MIDDLE, _FOOT - _THIRD / 2)),
}


def _draw_pips(painter: QPainter, rank: str, suit: str, ink: str, spread: float) -> None:
    """Draws the pips of a number card around the origin; the lower half is upside down.

    ``spread`` moves the rows apart, so that on a smaller drawing the uppermost pips stay in the
    strip that a meld shows. The middle of twos and threes is left to the mark of what they do.
    """
    height = _CROWDED_PIP if rank in "9T" else _PIP
    for x, y in _PLACES[rank]:
        fill(painter, placed(suit, x, y * spread, height, 180 if y > _CENTRE else 0), ink)


_JOKER_HEAD = (0.0, -43.5)
"""The middle of the joker's head in its drawing."""
_VALUES = {"A": "20", "2": "20"} | dict.fromkeys("KQJT98", "10")


def index_of(text: str, palette: DeckPalette) -> Index:
    """Returns the index of a card of the ordinary deck."""
    if text == "Jk":
        head = Portrait(_court("Jk", "k", palette, part="head"), _JOKER_HEAD, 48.0)
        return Index("JK", "basket", "50", palette.joker.ink, "wild", head)
    if text == "Ca":
        # A real minus sign: a hyphen is too short to be seen.
        return Index("", "flame", "\N{MINUS SIGN}100", palette.caliente.ink, "caliente")
    rank, suit = text
    return Index(
        rank_word(rank, palette.letters),
        suit,
        value_of(text),
        palette.suit(suit).ink,
        role_of(text),
        has_corner_sign=rank == "A",
    )


def rank_word(rank: str, letters: str) -> str:
    """Returns the printed text of a rank; ``letters`` are those of jack, queen and king."""
    words = {"T": "10", **dict(zip("JQK", letters, strict=True))}
    return words.get(rank, rank)


def value_of(text: str) -> str:
    """Returns the points printed on a card that has a suit."""
    return "100" if role_of(text) == "bonus" else _VALUES.get(text[0], "5")


def role_of(text: str) -> IndexRole:
    """Returns the role of a card that has a suit."""
    rank, suit = text
    if rank == "3":
        return "bonus" if suit in "hd" else "stop"
    return "wild" if rank == "2" else "natural"


def draw_face(
    painter: QPainter, width: float, *, text: str, palette: DeckPalette, is_large: bool
) -> None:
    """Draws one face; ``width`` of the card is in logical pixels."""
    places = index_places(width, is_large=is_large)
    draw_paper(painter, palette)
    painter.save()
    painter.translate(SHEET.center())
    painter.scale(places.middle, places.middle)
    _draw_middle(painter, text, palette, 1 / places.middle)
    painter.restore()
    _draw_both_ends(painter, index_of(text, palette), palette, places)


def _draw_both_ends(
    painter: QPainter, index: Index, palette: DeckPalette, places: IndexPlaces
) -> None:
    draw_index(painter, index, palette, places)
    painter.save()
    painter.translate(SHEET.width(), SHEET.height())
    painter.rotate(180)
    draw_column(painter, index, palette, places)
    painter.restore()


def _draw_middle(painter: QPainter, text: str, palette: DeckPalette, spread: float) -> None:
    """Draws the picture between the indices, around the origin."""
    rank, suit = text
    match text:
        case "Jk":
            _draw_court(painter, _court(text, "k", palette))
        case "Ca":
            draw_caliente(painter, palette)
        case _ if rank in "KQJ":
            _draw_court(painter, _court(text, suit, palette))
        case _ if rank == "A":
            draw_ace(painter, suit, palette)
        case _:
            _draw_pips(painter, rank, suit, palette.suit(suit).ink, spread)
            _draw_mark(painter, text, palette)


def _court(text: str, suit: str, palette: DeckPalette, part: str = "") -> Drawing:
    """Returns the figure of a court or of the joker; each drawing shows its own suit."""
    return Drawing(palette.deck.drawing(text), court_colours(palette, suit), part=part)


def _draw_mark(painter: QPainter, text: str, palette: DeckPalette) -> None:
    """Draws the mark of a two or a three in the middle of the card."""
    match role_of(text):
        case "wild":
            draw_basket(painter, palette.basket)
        case "bonus":
            draw_star(painter, text[1], palette)
        case "stop":
            draw_stop(painter, palette)
        case _:
            pass
