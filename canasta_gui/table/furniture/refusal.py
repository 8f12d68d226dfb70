"""Shows a refusal: its reason and the button with the nearest legal way."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.buttons import HIGH, button_width, ink_of
from canasta_gui.table.furniture.free_cloth import MOST_LINES, clear, free_place, is_few, word_sizes
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pile_marks import PILE_WORDS, beside_heap
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.text_drawing import (
    TextStyle,
    draw_words,
    text_size,
)
from canasta_gui.table.layout.geometry import Rect, around
from canasta_gui.table.render.pen import rounded, shaded
from canasta_gui.viewmodel.zones import PILE

_PAD = 0.95
"""The space on each side of the words, by their size."""
_ABOVE = 0.3
"""The space above and below them."""
_GAP = 0.45
"""Between the reason and the button."""
_BESIDE, _OVER = 1.9, 0.9
"""The space beside the words of the button, and above and below them together."""
_WIDTHS = (22, 18.5, 15.5, 13, 27, 34, 44, 11, 9)
"""The widths of the reason that are tried, by the size of its words; of some that lie as near, the
first one.
"""
_AT_CARDS = 22.0
"""The width that a refusal takes beside stock or pile, in text heights."""
_NO_BREAK = "\N{NO-BREAK SPACE}"
_EDGES = 4
"""The width of both edges, in pixels."""


@dataclass(frozen=True, slots=True)
class RefusalPlaces:
    """The rectangles of a refusal, and the size of its words."""

    reason: Rect
    size: float
    button: Rect | None = None

    @property
    def rects(self) -> tuple[Rect, ...]:
        """Returns all of these rectangles."""
        return (self.reason,) if self.button is None else (self.reason, self.button)


def place_refusal(
    items: PixmapItems, state: FurnitureState, kept: Sequence[Rect]
) -> RefusalPlaces | None:
    """Returns the rectangles of reason and button; ``None`` without a refusal.

    They lie on free cloth, near where it was tried; ``kept`` are the other buttons. What gives way
    to them is taken from the items. Where even small words have no room they cover what lies beside
    the stock.
    """
    if not state.view.notice:
        return None
    near = _near(items, state)
    tried = (
        _free(items, state, near, size, kept, widths)
        for in_few_lines in (True, False)
        for size in word_sizes(state)
        if (widths := _in_few_lines(state, size) if in_few_lines else _WIDTHS)
    )
    places = next((it for it in tried if it is not None), None)
    if places is None:
        size, near = state.frame.measure.least_words, state.frame.notice
        wide, high = _block(state, size, near.w / size)
        box = state.frame.on_cloth(around(near.cx, near.cy, wide, high))
        places = _split(state, size, box)
    for place in places.rects:
        clear(items, state, place)
    return places


def _near(items: PixmapItems, state: FurnitureState) -> Rect:
    """Returns where a refusal belongs: at the pile, where the words there give way to it, if that
    was tried; else beside the stock.
    """
    frame = state.frame
    is_at_pile = state.view.notice_at == PILE
    if is_at_pile:
        for key in PILE_WORDS:
            items.take(key)
    room = beside_heap(items, state) if is_at_pile else frame.notice
    wide = min(_AT_CARDS * state.text, room.w)
    is_after = is_at_pile != frame.is_mirrored
    return replace(room, x=room.x if is_after else room.right - wide, w=wide)


def _in_few_lines(state: FurnitureState, size: float) -> Sequence[float]:
    """Returns those of the widths at which the reason is no column of words."""
    ink = _ink(state, size)
    return [it for it in _WIDTHS if is_few(text_size(_text(state), it * size, ink)[1], ink)]


def _free(
    items: PixmapItems,
    state: FurnitureState,
    near: Rect,
    size: float,
    kept: Sequence[Rect],
    widths: Sequence[float],
) -> RefusalPlaces | None:
    """Returns the places of reason and button on free cloth: one below the other or, where that
    has no room, each alone.
    """
    blocks = [_block(state, size, letters) for letters in widths]
    both = free_place(items, state, near, blocks, kept)
    if both is not None or state.view.remedy is None:
        return None if both is None else _split(state, size, both)
    blocks = [_reason(state, size, letters) for letters in widths]
    reason = free_place(items, state, near, blocks, kept)
    if reason is None:
        return None
    widest = button_width(state.view.remedy.text, size)
    wides = [part * widest for part in (1.0, 0.62, 0.45)]
    blocks = [(wide, _button_height(state, size, wide)) for wide in wides]
    button = free_place(items, state, reason, blocks, (*kept, reason))
    return None if button is None else RefusalPlaces(reason, size, button)


def _split(state: FurnitureState, size: float, box: Rect) -> RefusalPlaces:
    """Returns the places of the reason and of the button below it in a rectangle."""
    remedy, high = state.view.remedy, _button_height(state, size, box.w)
    if remedy is None:
        return RefusalPlaces(box, size)
    wide = min(button_width(remedy.text, size), box.w)
    button = Rect(box.cx - wide / 2, box.bottom - high, wide, high)
    return RefusalPlaces(replace(box, h=box.h - high - _GAP * size), size, button)


def _reason(state: FurnitureState, size: float, letters: float) -> tuple[float, float]:
    """Returns width and height of the reason with words of a size, and lines of a width in that
    size.
    """
    wide, high = text_size(_text(state), letters * size, _ink(state, size))
    return wide + 2 * _PAD * size + _EDGES, high + 2 * _ABOVE * size


def _block(state: FurnitureState, size: float, letters: float) -> tuple[float, float]:
    """Returns the same of reason and button together."""
    wide, high = _reason(state, size, letters)
    if state.view.remedy is None:
        return wide, high
    wide = max(wide, min(button_width(state.view.remedy.text, size), letters * size))
    return wide, high + _GAP * size + _button_height(state, size, wide)


def _button_height(state: FurnitureState, size: float, wide: float) -> float:
    """Returns the height of the button, which is higher for words too long for one line; 0 without
    a button.
    """
    remedy = state.view.remedy
    if remedy is None:
        return 0.0
    high = text_size(remedy.text, wide - _BESIDE * size, ink_of(size, "#000000"))[1]
    return max(high + _OVER * size, HIGH * size)


def show_refusal(items: PixmapItems, state: FurnitureState, places: RefusalPlaces) -> None:
    """Draws the reason."""
    notice, ink = _text(state), _ink(state, places.size)
    items.draw(
        "notice",
        places.reason,
        z.Z_BUBBLES,
        (notice, ink),
        lambda painter, box: _draw(painter, box, notice, ink, state),
    )


def _text(state: FurnitureState) -> str:
    """Returns the reason, and the key to its page, which stays on one line."""
    view, link = state.view, state.view.rules_link.replace(" ", _NO_BREAK)
    return f"{view.notice} ({link})" if link else view.notice


def _ink(state: FurnitureState, size: float) -> TextStyle:
    return TextStyle(size, state.palette.word, align="centre", lines=MOST_LINES)


def _draw(painter: QPainter, box: QRectF, text: str, ink: TextStyle, state: FurnitureState) -> None:
    inner = box.adjusted(1.5, 1.5, -1.5, -1.5)
    path = rounded(inner, 0.62 * ink.size)
    painter.fillPath(path, shaded(state.palette.plate, 0.92))
    painter.strokePath(path, QPen(QColor(state.palette.drawn), 1.6))
    pad = 0.8 * ink.size
    draw_words(painter, inner.adjusted(pad, 0, -pad, 0), text, ink)
