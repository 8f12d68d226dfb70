"""Decks of cards as values: a drawing function for each face and for the back."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtGui import QPainter

from canasta_gui.foreign_decks.card_names import OWN_DECK
from canasta_gui.settings.own_decks import DeckLayout
from canasta_gui.table.render.backs import draw_back
from canasta_gui.table.render.card_faces import draw_face
from canasta_gui.table.render.palette import back_palette, deck_palette
from canasta_gui.table.render.style import DeckStyle

FACE_TEXTS = (*(rank + suit for suit in "shdc" for rank in "A23456789TJQK"), "Jk", "Ca")
"""The text of every face of a deck."""

DrawCard = Callable[[QPainter, float], None]
"""A function that draws on the sheet of a card; its second argument is the width in logical
pixels.
"""


@dataclass(frozen=True, slots=True)
class DeckDesign:
    """The drawing functions of a deck, by card text, and that of the back."""

    faces: Mapping[str, DrawCard]
    back: DrawCard


def deck_design(style: DeckStyle) -> DeckDesign:
    """Returns the deck of a style; the ordinary deck for an unknown name."""
    if style.deck.startswith(OWN_DECK):
        return _imported_design(style)
    palette = deck_palette(style)
    draw = _face_of(palette.deck.layout)
    faces = {
        text: partial(draw, text=text, palette=palette, is_large=style.large_index)
        for text in FACE_TEXTS
    }
    return DeckDesign(faces, partial(draw_back, palette=back_palette(style)))


def _face_of(layout: DeckLayout) -> Callable[..., None]:
    """Returns the drawing function of a layout; imports only what draws that one."""
    match layout:
        case DeckLayout.BASKET:
            from canasta_gui.table.render.basket.basket_faces import draw_basket_face

            return draw_basket_face
        case DeckLayout.DECO:
            from canasta_gui.table.render.deco_faces import draw_deco_face

            return draw_deco_face
        case DeckLayout.ORDINARY:
            return draw_face


def _imported_design(style: DeckStyle) -> DeckDesign:
    """Returns an imported deck; its modules are loaded only here."""
    from canasta_gui.foreign_decks.deck_library import has_ranks
    from canasta_gui.table.render.imported_faces import draw_imported_back, imported_face

    palette = deck_palette(style)
    told = has_ranks(style.deck)
    faces = {text: imported_face(style, text, palette, has_ranks=told) for text in FACE_TEXTS}
    back = partial(draw_back, palette=back_palette(style))
    return DeckDesign(faces, partial(draw_imported_back, deck=style.deck, otherwise=back))
