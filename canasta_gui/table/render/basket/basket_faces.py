"""The faces of the basket deck.

Special cards have no suit here: a boxed game knows one Little Wild, not four twos.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtGui import QPainter

from canasta_gui.table.render.basket.basket_foot import draw_band, draw_foot
from canasta_gui.table.render.basket.naturals import draw_natural
from canasta_gui.table.render.basket.scene import draw_in_front, draw_scene
from canasta_gui.table.render.card_body import draw_paper
from canasta_gui.table.render.card_faces import rank_word, role_of, value_of
from canasta_gui.table.render.drawing import Drawing
from canasta_gui.table.render.index import Index, IndexRole, Portrait, draw_index, index_places
from canasta_gui.table.render.palette import DeckPalette, scene_colours


@dataclass(frozen=True, slots=True)
class _Special:
    """The picture of a special card, and the texts of its index."""

    drawing: str
    width: float
    sign: str
    value: str
    role: IndexRole


_SPECIALS: Mapping[str, _Special] = {
    "little": _Special("kitten", 42.0, "basket", "20", "wild"),
    "big": _Special("lion", 63.0, "basket", "50", "wild"),
    "bonus": _Special("star", 62.0, "star", "100", "bonus"),
    "stop": _Special("stop", 62.0, "palm", "5", "stop"),
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
    drawing = Drawing(f"basket/{special.drawing}", scene_colours(palette))
    portrait = Portrait(drawing, (0, 0), special.width)
    ink = {"caliente": palette.caliente.ink, "bonus": palette.bonus}.get(kind, palette.joker.ink)
    return Index("", special.sign, special.value, ink, special.role, portrait)


def draw_basket_face(
    painter: QPainter, width: float, *, text: str, palette: DeckPalette, is_large: bool
) -> None:
    """Draws one face; ``width`` of the card is in logical pixels."""
    places, kind = index_places(width, is_large=is_large), kind_of(text)
    index = basket_index_of(text, palette)
    draw_paper(painter, palette)
    if kind == "natural":
        draw_natural(painter, text, palette, places.middle)
        draw_band(painter, palette.basket, palette.suit(text[1]).cloth, palette.edge)
    else:
        draw_scene(painter, kind, palette, places.middle)
        draw_foot(painter, palette.basket, palette.scenes[kind].ground, palette.edge)
        draw_in_front(painter, kind, palette)
    draw_index(painter, index, palette, places)
