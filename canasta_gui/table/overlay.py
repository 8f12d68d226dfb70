"""Marks over the table during a gesture: glowing places, the focus frame, words at the pointer."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.lights import (
    AIM_EDGE,
    PLACE_EDGE,
    FrameKind,
    frame,
    show_frame,
    show_light,
)
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.text_drawing import TextStyle, draw_words, text_height, width_of
from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.pen import rounded, shaded
from canasta_gui.table.render.style import TableStyle

_LIGHT = 0.2
"""How far the light around a place reaches, as a part of its width."""


class Overlay:
    """Marks that come and go with gestures."""

    def __init__(self, scene: QGraphicsScene, ratio: float, style: TableStyle) -> None:
        self._items = PixmapItems(scene, ratio)
        self.style = style
        self.focused: Rect | None = None
        """The rectangle with the focus frame."""
        self.words = ""
        """The text at the pointer."""
        self.glowing = 0
        """How many places glow."""
        self._lit: tuple[tuple[Rect, ...], FrameKind] = (), "target"

    def set_look(self, ratio: float, style: TableStyle) -> None:
        """Sets the look with which marks are drawn from now on."""
        self._items.ratio = ratio
        self.style = style
        self._items.forget()

    def glow(self, areas: Iterable[Rect], kind: FrameKind = "target") -> None:
        """Makes these places glow, and no others."""
        self._lit = tuple(areas), kind
        self._frame(*self._lit)

    def offer(self, areas: Iterable[Rect]) -> None:
        """Makes the places glow that would take what is lifted, and no others, until `clear`."""
        self._frame(areas, "target")

    def _frame(self, areas: Iterable[Rect], kind: FrameKind) -> None:
        for number in range(self.glowing):
            self._items.take(("glow", number))
        self.glowing = 0
        for area in areas:
            key, edge = ("glow", self.glowing), area.grown(PLACE_EDGE)
            show_frame(self._items, key, edge, z.Z_FRAME, kind, self.style)
            self.glowing += 1

    def focus(self, area: Rect | None) -> None:
        """Puts the focus frame around a rectangle, or removes it."""
        self.focused = area
        if area is None:
            self._items.take("focus")
        else:
            show_frame(self._items, "focus", area.grown(4), z.Z_FOCUS, "focus", self.style)

    def aim(self, area: Rect | None) -> None:
        """Marks the place that would receive the cards now."""
        if area is None:
            self._items.take("aim")
        else:
            edge = area.grown(AIM_EDGE)
            show_frame(self._items, "aim", edge, z.Z_FRAME + 1, "selected", self.style)

    def invite(self, area: Rect | None) -> None:
        """Lights a place that a press would use, while the pointer is over it."""
        if area is None:
            self._items.take("invite")
        else:
            show_light(self._items, "invite", area, _LIGHT * area.w, "drawn", self.style)

    @property
    def invited(self) -> Rect | None:
        """Returns the lit rectangle under the pointer, with its light."""
        return self._items.area("invite")

    @property
    def aimed(self) -> Rect | None:
        """Returns the marked target, with its mark."""
        return self._items.area("aim")

    def say(
        self, x: float, y: float, words: str, inside: Rect, state: FurnitureState | None
    ) -> None:
        """Shows words beside the pointer, inside the window; empty words hide them."""
        self.words = words
        if not words or state is None:
            self._items.take("say")
            return
        text, palette = state.text, state.palette
        ink = TextStyle(0.92 * text, palette.word, lines=4)
        width = min(width_of(words, ink) + 1.6 * text, 22 * text)
        high = text_height(words, width - 1.4 * text, ink) + 0.8 * text
        left = min(x + 1.2 * text, inside.right - width - 2)
        top = max(y - high - 0.8 * text, inside.y + 2)
        rect = Rect(max(left, inside.x + 2), top, width, high)
        self._items.draw(
            "say", rect, z.Z_REASON, (words, ink), lambda p, box: _tip(p, box, words, ink, palette)
        )

    def clear(self) -> None:
        """Removes what showed where lifted cards may go; places that glowed before glow again."""
        self._frame(*self._lit)
        self.hush()
        self._items.take("aim")

    def hush(self) -> None:
        """Hides the words at the pointer."""
        self.words = ""
        self._items.take("say")

    def mark(self, card: float) -> QPixmap:
        """Returns the mark for a card that was just drawn, in the width of a card."""
        return frame(card, card * CARD_ASPECT, self._items.ratio, "drawn", self.style)


def _tip(painter: QPainter, box: QRectF, words: str, ink: TextStyle, palette: TablePalette) -> None:
    path = rounded(box.adjusted(1, 1, -1, -1), 0.5 * ink.size)
    painter.fillPath(path, shaded(palette.plate, 0.95))
    painter.strokePath(path, QPen(QColor(palette.drawn), 1.2))
    draw_words(painter, box.adjusted(0.7 * ink.size, 0, -0.7 * ink.size, 0), words, ink)
