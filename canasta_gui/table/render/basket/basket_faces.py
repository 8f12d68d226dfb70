"""The faces of the basket deck: what lies or stands in the basket, by the rank.

Special cards have no suit here: a boxed game knows one Little Wild, not four twos.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from canasta_gui.table.render.basket.scene import (
    BAND,
    PANEL,
    RIM,
    draw_band,
    draw_foot,
    draw_in_front,
    draw_scene,
    rays_on_panel,
)
from canasta_gui.table.render.card_body import draw_paper
from canasta_gui.table.render.card_faces import rank_word, role_of, value_of
from canasta_gui.table.render.drawing import Drawing, court_colours, scene_colours
from canasta_gui.table.render.index import Index, IndexRole, Portrait, draw_index, index_places
from canasta_gui.table.render.palette import DeckPalette
from canasta_gui.table.render.pen import fill, rounded, stroke
from canasta_gui.table.render.shapes import contour

_COURTS = "JQK"
_PANEL = PANEL.adjusted(0, 0, 0, BAND - RIM)
_OPENING = QPointF(63, BAND)
_COURT = QPointF(0, -50)
"""Where the origin of a court lies, from the opening: its line y = 50 is the rim."""
_COURT_SCALE = 1.0
"""The scale of a court, which leaves room for the suit in the corner above."""
_THING = QPointF(62.6, 73.0)
_ACE_HEIGHT = 66.0
_RAYS = 24


def _draw_natural(painter: QPainter, text: str, palette: DeckPalette, scale: float) -> None:
    """Draws the picture of a natural card; ``scale`` shrinks it where the index needs room."""
    rank, suit = text
    colours = scene_colours(palette) | court_colours(palette, suit)
    picture = Drawing(palette.deck.drawing(rank), colours, suit)
    if rank in _COURTS:
        _draw_ground(painter, palette)
    painter.save()
    if rank in _COURTS:
        painter.translate(_OPENING)
        painter.scale(_COURT_SCALE * scale, _COURT_SCALE * scale)
        painter.translate(_COURT)
        picture.draw(painter)
    else:
        painter.translate(_THING)
        painter.scale(scale, scale)
        if rank == "A":
            _draw_ace(painter, suit, palette)
        else:
            picture.draw(painter)
    painter.restore()


def _draw_ground(painter: QPainter, palette: DeckPalette) -> None:
    """Draws the pale panel behind a court card."""
    panel = rounded(_PANEL, 4)
    fill(painter, panel, palette.panel)
    fill(painter, _rays(), palette.ray)
    stroke(painter, panel, palette.frame, 1.0)


def _draw_ace(painter: QPainter, suit: str, palette: DeckPalette) -> None:
    """Draws one large suit with a golden line inside."""
    own = palette.suit(suit)
    outside = QTransform.fromScale(_ACE_HEIGHT, _ACE_HEIGHT).map(contour(suit))
    inside = QTransform.fromScale(0.72, 0.72).map(outside)
    fill(painter, outside, own.ink)
    fill(painter, inside, palette.gold)
    fill(painter, QTransform.fromScale(0.62, 0.62).map(outside), own.ink)


@cache
def _rays() -> QPainterPath:
    """Returns the rays behind the head."""
    return rays_on_panel(_OPENING + _COURT - QPointF(0, 8), _RAYS, _PANEL)


@dataclass(frozen=True, slots=True)
class _Special:
    """The picture of a special card, and the texts of its index."""

    drawing: str
    width: float
    sign: str
    value: str
    role: IndexRole
    letter: str = ""
    """What stands in the place of a rank, as the cards of the boxes are called everywhere."""


_SPECIALS: Mapping[str, _Special] = {
    "little": _Special("kitten", 42.0, "basket", "20", "wild", "W"),
    "big": _Special("lion", 63.0, "basket", "50", "wild", "W"),
    "bonus": _Special("star", 62.0, "star", "100", "bonus"),
    "stop": _Special("stop", 62.0, "palm", "5", "stop", "S"),
    # A real minus sign: a hyphen is too short to be seen.
    "caliente": _Special("chili", 45.0, "flame", "\N{MINUS SIGN}100", "caliente"),
}


def kind_of(text: str) -> str:
    """Returns the kind of a card's picture: one of the special kinds, or ``natural``."""
    if text in ("Jk", "Ca"):
        return {"Jk": "big", "Ca": "caliente"}[text]
    role = role_of(text)
    return "little" if role == "wild" else role


def basket_index_of(text: str, palette: DeckPalette) -> Index:
    """Returns the index of a card of the basket deck."""
    kind = kind_of(text)
    if kind == "natural":
        rank, suit = text
        ink = palette.suit(suit).ink
        word = rank_word(rank, palette.letters)
        return Index(word, suit, value_of(text), ink, "natural", has_corner_sign=True)
    special = _SPECIALS[kind]
    drawing = Drawing(palette.deck.drawing(special.drawing), scene_colours(palette))
    portrait = Portrait(drawing, (0, 0), special.width)
    inks = {"caliente": palette.caliente.ink, "bonus": palette.bonus, "stop": palette.stop}
    ink = inks.get(kind, palette.joker.ink)
    return Index(special.letter, special.sign, special.value, ink, special.role, portrait)


def draw_basket_face(
    painter: QPainter, width: float, *, text: str, palette: DeckPalette, is_large: bool
) -> None:
    """Draws one face; ``width`` of the card is in logical pixels."""
    places, kind = index_places(width, is_large=is_large), kind_of(text)
    index = basket_index_of(text, palette)
    draw_paper(painter, palette)
    if kind == "natural":
        _draw_natural(painter, text, palette, places.middle)
        draw_band(painter, palette.basket, palette.suit(text[1]).cloth, palette.edge)
    else:
        draw_scene(painter, kind, palette, places.middle)
        draw_foot(painter, palette.basket, palette.scenes[kind].ground, palette.edge)
        draw_in_front(painter, kind, palette)
    draw_index(painter, index, palette, places)
