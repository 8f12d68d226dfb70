"""The faces of the deco deck: the index in white on the colour of the suit, the picture beside it.

In a fan only the columns are seen: whole stripes of colour, with large letters.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from canasta_gui.table.render.basket.basket_faces import kind_of
from canasta_gui.table.render.card_body import SHEET, draw_paper, outline
from canasta_gui.table.render.card_faces import index_of
from canasta_gui.table.render.deco.field import draw_natural_field, draw_special_field
from canasta_gui.table.render.drawing import Drawing
from canasta_gui.table.render.index import (
    Index,
    IndexPlaces,
    Portrait,
    draw_portrait,
    draw_tag,
    glyph,
    index_places,
)
from canasta_gui.table.render.palette import DeckPalette, court_colours, scene_colours
from canasta_gui.table.render.pen import disc, fill, stroke
from canasta_gui.table.render.shapes import placed

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
        draw_natural_field(painter, text, palette)
    else:
        draw_special_field(painter, kind, text[1], palette)
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
    if index.portrait is not None:
        colours = scene_colours(palette) | court_colours(palette, "k")
        mask = Portrait(Drawing("deco/mask", colours), _MASK, 66.0)
        draw_portrait(painter, mask, places.rank)
    elif index.rank:
        fill(painter, glyph(index.rank, places.rank, is_display=True), letter)
    sign = places.sign if index.rank or index.portrait else places.rank.united(places.sign)
    x, y, height = sign.center().x(), sign.center().y(), min(sign.height(), sign.width() * 1.2)
    if index.role == "bonus":
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
