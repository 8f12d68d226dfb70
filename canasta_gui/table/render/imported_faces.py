"""Draws the faces of imported decks: their pictures, with our value mark on them."""

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from canasta_gui.foreign_decks.card_names import BACK, JOKER
from canasta_gui.foreign_decks.deck_library import DeckPictures
from canasta_gui.table.render.card_body import SHEET
from canasta_gui.table.render.card_faces import draw_face, index_of
from canasta_gui.table.render.index import Index, IndexPlaces, draw_column, draw_tag, index_places
from canasta_gui.table.render.palette import DeckPalette
from canasta_gui.table.render.pen import fill, rounded, stroke
from canasta_gui.table.render.style import DeckStyle

_AIR = 2.6
"""The space between the index and the edge of its label."""


def imported_face(
    style: DeckStyle, text: str, palette: DeckPalette, deck: DeckPictures
) -> partial[None]:
    """Returns the drawing function of one face of an imported deck."""
    wants_more = style.four_colours or style.large_index or style.high_contrast
    return partial(
        _draw_face,
        picture=deck.by_text.get(text),
        text=text,
        palette=palette,
        is_large=style.large_index,
        has_label=wants_more or text == JOKER or not deck.has_ranks,
    )


def draw_imported_back(
    painter: QPainter, width: float, *, deck: DeckPictures, otherwise: partial[None]
) -> None:
    """Draws the back of an imported deck, or the program's own where the deck has none."""
    if not _draw_picture(painter, deck.by_text.get(BACK)):
        otherwise(painter, width)


def _draw_face(
    painter: QPainter,
    width: float,
    *,
    picture: bytes | None,
    text: str,
    palette: DeckPalette,
    is_large: bool,
    has_label: bool,
) -> None:
    """Draws the picture with our value mark; our own face where the picture is missing.

    Where the player wants more than the picture gives, or it is too small to be read, our index
    lies over that of the picture.
    """
    if not _draw_picture(painter, picture):
        draw_face(painter, width, text=text, palette=palette, is_large=is_large)
        return
    places, index = index_places(width, is_large=is_large), index_of(text, palette)
    if has_label or index_places(width, is_large=False) != _USUAL:
        _draw_label(painter, index, palette, places, places.tag.bottom())
        painter.save()
        painter.setTransform(_UPSIDE_DOWN, combine=True)
        _draw_label(painter, index, palette, places, places.sign.bottom())
        painter.restore()
    draw_tag(painter, index, palette, places.tag)


_USUAL = index_places(100, is_large=False)
_UPSIDE_DOWN = QTransform().translate(SHEET.width(), SHEET.height()).rotate(180)


def _draw_label(
    painter: QPainter, index: Index, palette: DeckPalette, places: IndexPlaces, foot: float
) -> None:
    """Draws rank and suit on paper over a corner of the picture."""
    label = rounded(QRectF(1, 1, places.tag.right() + _AIR - 1, foot + _AIR - 1), 4)
    fill(painter, label, palette.paper)
    stroke(painter, label, palette.edge, 0.7)
    draw_column(painter, index, palette, places)


def _draw_picture(painter: QPainter, picture: bytes | None) -> bool:
    """Fills the sheet with a picture, given as its file; returns whether there is one."""
    image = QImage() if picture is None else QImage.fromData(picture)
    if image.isNull():
        return False
    # The picture is scaled first: a painter would leave out pixels where the card is small.
    place = painter.transform().mapRect(SHEET).toRect()
    smooth = Qt.TransformationMode.SmoothTransformation
    scaled = image.scaled(place.size(), Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    painter.save()
    painter.resetTransform()
    painter.drawImage(place.topLeft(), scaled)
    painter.restore()
    return True
