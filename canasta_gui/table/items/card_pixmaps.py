"""Provides the pixmaps of card sprites, whole and coarse ones."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from canasta_gui.settings.own_decks import own_decks
from canasta_gui.table.items.card_render_thread import CardRenderThread, Order, Turnable
from canasta_gui.table.render.card_body import stack_edges
from canasta_gui.table.render.card_painter import BACK, CardPainter
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.table.render.surfaces import lifted_shadow
from engine import Card, format_card

_SHADOW_PIXELS: Final = 160
"""The most device pixels that the card of a shadow is wide: reading a larger picture of something
soft takes as long as the card itself.
"""
_COARSE: Final = 96
"""The width of a coarse pixmap, in device pixels."""
SLOWS_DOWN: Final = 0.9
"""The part of its time after which a card is slow."""
_ARRIVES: Final = 0.97
"""The part of its time after which a card hardly moves."""


class Detail(Enum):
    """How finely a card in motion is drawn: nobody sees it well before it slows down."""

    SMOOTH = auto()
    ROUGH = auto()
    """Without smoothing."""
    COARSE = auto()
    """Without smoothing, from a small pixmap: reading whole ones takes most of the time that a
    crowd of cards is drawn.
    """


def detail_at(part: float, *, is_in_crowd: bool) -> Detail:
    """Returns how finely a card is drawn after this part of its time: finely unless it is in a
    crowd, which takes longest.
    """
    if not is_in_crowd or part >= _ARRIVES:
        return Detail.SMOOTH
    return Detail.COARSE if part < SLOWS_DOWN else Detail.ROUGH


class CardPixmaps:
    """The pixmaps for sprites: a painter, a device pixel ratio, and the thread that draws in
    advance.
    """

    def __init__(self, painter: CardPainter, ratio: float, render_thread: CardRenderThread) -> None:
        self._painter = painter
        self._render_thread = render_thread
        self.ratio = ratio

    @property
    def are_opaque(self) -> bool:
        """Returns whether nothing shows through a card: pictures of other decks may be clear."""
        return self._painter.style.deck in own_decks()

    def pixmap(self, face: Card | None, width: float) -> QPixmap:
        """Returns the pixmap of a face or of the back; draws it now if needed."""
        return self._painter.face(_text(face), width, self.ratio)

    def pack(self, face: Card | None, width: float) -> None:
        """Puts away the pixmap of a face or of the back that nothing shows for now."""
        self._painter.pack(_text(face), width, self.ratio)

    def pack_next(self) -> bool:
        """Puts away one kept pixmap that no card wears; returns whether there was one."""
        return self._painter.pack_next()

    def ready_width(self, face: Card | None, width: float) -> int:
        """Returns the width of the pixmap that can stand in for one of a width at once."""
        return self._painter.ready_width(_text(face), width, self.ratio)

    def shadow(self, width: float) -> QPixmap:
        """Returns the shadow of a lifted card; it is soft, so that few pixels look like many."""
        side = max(round(width), 1)
        return lifted_shadow(side, min(self.ratio, _SHADOW_PIXELS / side))

    @property
    def style(self) -> DeckStyle:
        """Returns the style of the deck."""
        return self._painter.style

    def edges(self, width: int, count: int, step: float, *, is_gilt: bool) -> QPixmap:
        """Returns the edges of ``count`` cards below the top one of a stack."""
        return stack_edges(width, count, step, self.ratio, self.style, is_gilt=is_gilt)

    def turn_soon(self, card: Turnable) -> None:
        """Queues a card that lies at an angle, to be drawn from a pixmap that is rotated once."""
        self._render_thread.turned.add(card)

    def has(self, face: Card | None, width: float) -> bool:
        """Returns whether the pixmap was drawn already."""
        return self._painter.has(_text(face), width, self.ratio)

    def order(self, face: Card | None, width: float, then: Callable[[], None]) -> None:
        """Has the pixmap drawn on the thread, then calls ``then``."""
        order = Order(self._painter, _text(face), max(round(width), 1), self.ratio)
        self._render_thread.order(order, then)

    def draw_ahead(self, face: Card | None, width: float) -> None:
        """Has a pixmap drawn on the thread that will be needed soon."""
        if not self.has(face, width):
            self.order(face, width, lambda: None)


def coarse(pixmap: QPixmap) -> QPixmap:
    """Returns a pixmap that has few pixels and looks as large."""
    if pixmap.width() <= _COARSE:
        return pixmap
    small = pixmap.scaledToWidth(_COARSE, Qt.TransformationMode.SmoothTransformation)
    small.setDevicePixelRatio(pixmap.devicePixelRatio() * _COARSE / pixmap.width())
    return small


def _text(face: Card | None) -> str:
    return BACK if face is None else format_card(face)
