"""Shows a refusal: its reason and the button with the nearest legal way."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.buttons import HIGH, button_width
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.text_drawing import (
    TextStyle,
    draw_words,
    even_width,
    snug,
    text_height,
)
from canasta_gui.table.layout.geometry import Rect, around
from canasta_gui.table.render.pen import rounded, shaded

_PAD = 0.95
"""The space on each side of the words, by the size of the text."""
_ABOVE = 0.3
"""The space above and below them."""
_GAP = 0.45
"""Between the reason and the button."""
_BUTTON_SHARE = 0.4
"""The part of the height that the button has at the most."""
_TWO_LINES = 1.6
"""The height of a button with two lines of words, by that of one with a single line."""


@dataclass(frozen=True, slots=True)
class RefusalPlaces:
    """The rectangles of a refusal."""

    reason: Rect
    button: Rect | None = None


def place_refusal(state: FurnitureState) -> RefusalPlaces | None:
    """Returns the rectangles of reason and button; ``None`` without a refusal."""
    view, area, text = state.view, state.frame.notice, state.text
    if not view.notice:
        return None
    button_w, button_h = _button_size(state)
    below = button_h + _GAP * text if button_h else 0.0
    room_w, room_h = area.w - 2 * _PAD * text, area.h - below - 2 * _ABOVE * text
    ink = snug(_text(state), room_w, room_h, _ink(state))
    wide = even_width(_text(state), room_w, ink)
    high = text_height(_text(state), wide, ink) + 2 * _ABOVE * text
    top = area.cy - (high + below) / 2
    reason = around(area.cx, top + high / 2, wide + 2 * _PAD * text, high)
    if not button_h:
        return RefusalPlaces(reason)
    return RefusalPlaces(
        reason, Rect(area.cx - button_w / 2, reason.bottom + _GAP * text, button_w, button_h)
    )


def _button_size(state: FurnitureState) -> tuple[float, float]:
    """Returns width and height of the button, which is higher for words too long for one line;
    zeros without a button.
    """
    remedy, area, text = state.view.remedy, state.frame.notice, state.text
    if remedy is None:
        return 0.0, 0.0
    wide = button_width(remedy.text, text)
    lines = _TWO_LINES if wide > area.w else 1.0
    return min(wide, area.w), min(lines * HIGH * text, _BUTTON_SHARE * area.h)


def show_refusal(items: PixmapItems, state: FurnitureState, place: Rect) -> None:
    """Draws the reason."""
    notice = _text(state)
    ink = snug(
        notice, place.w - 2 * _PAD * state.text, place.h - 2 * _ABOVE * state.text, _ink(state)
    )
    items.draw(
        "notice",
        place,
        z.Z_BADGES,
        (notice, ink),
        lambda painter, box: _draw(painter, box, notice, ink, state),
    )


def _text(state: FurnitureState) -> str:
    view = state.view
    return f"{view.notice}  ·  {view.rules_link}" if view.rules_link else view.notice


def _ink(state: FurnitureState) -> TextStyle:
    return TextStyle(0.95 * state.text, state.palette.word, align="centre")


def _draw(painter: QPainter, box: QRectF, text: str, ink: TextStyle, state: FurnitureState) -> None:
    inner = box.adjusted(1.5, 1.5, -1.5, -1.5)
    path = rounded(inner, 0.62 * state.text)
    painter.fillPath(path, shaded(state.palette.plate, 0.92))
    painter.strokePath(path, QPen(QColor(state.palette.drawn), 1.6))
    pad = 0.8 * state.text
    draw_words(painter, inner.adjusted(pad, 0, -pad, 0), text, ink)
