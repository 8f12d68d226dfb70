"""Decks as values, a drawing function for each face and the back, and cards drawn as pixmaps: those
used last are kept, and those still in use found.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from threading import Lock
from weakref import WeakValueDictionary

from PySide6.QtGui import QImage, QPainter, QPixmap

from canasta_gui.foreign_decks.card_names import BACK, OWN_DECK
from canasta_gui.settings.own_decks import DeckLayout
from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.render.backs import draw_back
from canasta_gui.table.render.card_body import SHADOW_MARGIN, CardSize, draw_shadow
from canasta_gui.table.render.card_faces import draw_face
from canasta_gui.table.render.kept_pictures import PackedPictures, byte_count
from canasta_gui.table.render.palette import back_palette, deck_palette
from canasta_gui.table.render.pen import sheet_on
from canasta_gui.table.render.style import DeckStyle

FACE_TEXTS = (*(rank + suit for suit in "shdc" for rank in "A23456789TJQK"), "Jk", "Ca")
"""The text of every face of a deck."""

_DrawCard = Callable[[QPainter, float], None]
"""A function that draws on the sheet of a card; its second argument is the width in logical
pixels.
"""


@dataclass(frozen=True, slots=True)
class _DeckDesign:
    """The drawing functions of a deck, by card text, and that of the back."""

    faces: Mapping[str, _DrawCard]
    back: _DrawCard


def _deck_design(style: DeckStyle) -> _DeckDesign:
    """Returns the deck of a style; the ordinary deck for an unknown name."""
    if style.deck.startswith(OWN_DECK):
        return _imported_design(style)
    palette = deck_palette(style)
    draw = _face_of(palette.deck.layout)
    faces = {
        text: partial(draw, text=text, palette=palette, is_large=style.large_index)
        for text in FACE_TEXTS
    }
    return _DeckDesign(faces, partial(draw_back, palette=back_palette(style)))


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


def _imported_design(style: DeckStyle) -> _DeckDesign:
    """Returns an imported deck; its modules are loaded only here."""
    from canasta_gui.foreign_decks.deck_library import deck_pictures
    from canasta_gui.table.render.imported_faces import draw_imported_back, imported_face

    palette = deck_palette(style)
    deck = deck_pictures(style.deck)
    faces = {text: imported_face(style, text, palette, deck) for text in FACE_TEXTS}
    back = partial(draw_back, palette=back_palette(style))
    return _DeckDesign(faces, partial(draw_imported_back, deck=deck, otherwise=back))


__all__ = ["BACK", "CARD_ASPECT", "SHADOW_MARGIN", "CardPainter"]

_KEPT_SIZES = 8
_KEPT_BYTES = 16 << 20
"""The bytes of all kept pixmaps. A deck in one size has 7 MB in a window of 1600 by 1000, and 40 in
one of 3840 by 2160, where four sizes of it would be more than everything else together.
"""
_ALWAYS_KEPT = 24
"""The number of pixmaps that are kept however large they are: more than wait for each other."""
_Key = tuple[CardSize, str]
_DRAWING = Lock()
"""A lock, because cards share outlines that Qt completes while it draws them: one card at a
time.
"""


class CardPainter:
    """Draws the cards of one style.

    A pixmap holds the card and, on every side, a margin of ``SHADOW_MARGIN`` times its width in
    which the shadow falls. ``width`` is the card's own width in logical pixels, rounded to whole
    ones; ``ratio`` the device pixels for one of them. The pixmaps used last are kept; any that a
    card still wears is found again, so that none is drawn or held twice.
    """

    def __init__(self, style: DeckStyle) -> None:
        self.style = style
        design = _deck_design(style)
        self._draws = {**design.faces, BACK: design.back}
        self._kept: dict[_Key, QPixmap] = {}
        """The pixmaps, those that were not used for longest first."""
        self._alive: WeakValueDictionary[_Key, QPixmap] = WeakValueDictionary()
        """Those and all that cards wear."""
        self._packed: PackedPictures[_Key] = PackedPictures()
        self._shadow: tuple[CardSize, QImage] | None = None
        """The shadow in the size drawn last."""

    def face(self, text: str, width: float, ratio: float) -> QPixmap:
        """Returns the pixmap of a face by its text (``9h``, ``Td``, ``Jk``, ``Ca``), or `BACK`.

        Raises ``KeyError`` for a text that names no card of the deck.
        """
        key = _size(width, ratio), text
        picture = self._alive.get(key)
        if picture is None and (unpacked := self._packed.get(key)) is not None:
            # Not kept: it would push out what was drawn ahead.
            picture = self._alive[key] = QPixmap.fromImage(unpacked)
        elif picture is None:
            picture = self.keep(text, width, ratio, self.draw(text, width, ratio))
        elif key in self._kept:
            self._kept[key] = self._kept.pop(key)
        return picture

    def back(self, width: float, ratio: float) -> QPixmap:
        """Returns the pixmap of the back."""
        return self.face(BACK, width, ratio)

    def pack(self, text: str, width: float, ratio: float) -> None:
        """Puts away a pixmap that nothing shows for now: to unpack it takes a part of the time for
        which it would be drawn.
        """
        key = _size(width, ratio), text
        picture = self._alive.get(key)
        if picture is not None:
            self._packed.add(key, picture.toImage())
            self._kept.pop(key, None)

    def pack_next(self) -> bool:
        """Puts away one kept pixmap that no card wears; returns whether there was one."""
        for key in [*self._kept]:
            image = self._kept.pop(key).toImage()
            worn = self._alive.get(key)
            if worn is None:
                self._packed.add(key, image)
                return True
            self._kept[key] = worn
        return False

    def has(self, text: str, width: float, ratio: float) -> bool:
        """Returns whether a pixmap need not be drawn."""
        key = _size(width, ratio), text
        return key in self._alive or key in self._packed

    def ready_width(self, text: str, width: float, ratio: float) -> int:
        """Returns the width nearest to ``width``, but not smaller, at which a pixmap need not be
        drawn; ``width`` itself if there is none.
        """
        least = _size(width, ratio).width
        held = (*self._alive, *self._packed)
        ready = (it.width for it, kept in held if it.ratio == ratio and kept == text)
        return min((wide for wide in ready if wide >= least), default=least)

    def draw(self, text: str, width: float, ratio: float) -> QImage:
        """Draws an image for `keep`; any thread may call it."""
        return self._drawn(text, _size(width, ratio))

    def keep(self, text: str, width: float, ratio: float, image: QImage) -> QPixmap:
        """Adds an image drawn on another thread to the cache; returns its pixmap."""
        key = _size(width, ratio), text
        self._kept.pop(key, None)
        picture = self._kept[key] = self._alive[key] = QPixmap.fromImage(image)
        self._drop_oldest()
        return picture

    def _drop_oldest(self) -> None:
        latest = list(reversed(self._kept))
        sizes = list(dict.fromkeys(size for size, _ in latest))[:_KEPT_SIZES]
        room = _KEPT_BYTES
        for number, key in enumerate(latest):
            room -= byte_count(self._kept[key])
            if key[0] not in sizes or (room < 0 and number >= _ALWAYS_KEPT):
                del self._kept[key]

    def _drawn(self, text: str, size: CardSize) -> QImage:
        draw = self._draws[text]
        with _DRAWING:
            image = self._shadow_of(size).copy()
            sheet = sheet_on(image)
            painter = QPainter(sheet)
            size.prepare(painter)
            draw(painter, size.width)
            painter.end()
        image.setDevicePixelRatio(size.ratio)
        return image

    def _shadow_of(self, size: CardSize) -> QImage:
        if self._shadow is None or self._shadow[0] != size:
            image = size.canvas()
            painter = QPainter(image)
            size.prepare(painter)
            draw_shadow(painter)
            painter.end()
            self._shadow = size, image
        return self._shadow[1]


def _size(width: float, ratio: float) -> CardSize:
    return CardSize(max(round(width), 1), ratio)
