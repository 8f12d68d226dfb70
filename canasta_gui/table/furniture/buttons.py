"""The buttons on the felt."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_gui.table.furniture.text_drawing import TextStyle, draw_words, snug, width_of
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.pen import rounded, shaded
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView

_SAFE = frozenset(
    {
        ButtonId.TAKE_BACK,
        ButtonId.NO,
        ButtonId.ASK,
        ButtonId.PASS,
        ButtonId.MY_DEAL,
        ButtonId.SORT,
        ButtonId.COUNTED,
        ButtonId.OTHER_HINT,
        ButtonId.EXPLAIN_HINT,
    }
)
"""The buttons that are never the main one."""

_LEAST = 0.85
"""The part of its width that a button with the longest of its words keeps."""
HIGH = 2.2
"""The least height of a button that stands in no row, in text heights."""
_CORNER = 1.3
"""The largest radius of its corners, in text heights: one of several lines is no disc."""
DIM_WORD, DIM_GROUND = 0.75, 0.25
"""How much is seen of the words of a dim button, which can be read, and of its ground."""
_BELOW = 0.1
"""The space below a row of buttons, in text heights."""


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """The values that decide how a button looks."""

    text: str
    is_enabled: bool
    is_main: bool
    is_hovered: bool = False
    is_down: bool = False


def is_main(button: ButtonView) -> bool:
    """Returns whether the button is highlighted as the next thing to press."""
    return button.is_enabled and button.id not in _SAFE


def ink_of(text: float, colour: str) -> TextStyle:
    """Returns the text style of a button."""
    return TextStyle(text, colour, is_bold=True, align="centre")


def button_width(word: str, text: float) -> float:
    """Returns the width of a button with this text."""
    return max(width_of(word, ink_of(text, "#000000")) + 1.9 * text, 4.5 * text)


def place(line: Rect, texts: Sequence[str], text: float, beside: float) -> tuple[Rect, ...]:
    """Returns the rectangles of buttons, from the right end of the line.

    Where there is no room for them and what stands ``beside`` them, both become narrower, but
    hardly narrower than the longest word of a button while the buttons have room.
    """
    widths = [button_width(word, text) for word in texts]
    gap = 0.55 * text
    room = line.w - gap * (len(texts) + 1)
    part = room / (sum(widths) + beside)
    if part < 1:
        least = [_LEAST * button_width(max(word.split(" "), key=len), text) for word in texts]
        widths = [max(width * part, one) for width, one in zip(widths, least, strict=True)]
        widths = [width * min(1.0, room / sum(widths)) for width in widths]
    x = line.right - sum(widths) - gap * max(len(texts) - 1, 0)
    rects: list[Rect] = []
    for width in widths:
        rects.append(Rect(x, line.y, width, line.h - _BELOW * text))
        x += width + gap
    return tuple(rects)


def draw_button(
    painter: QPainter, box: QRectF, look: ButtonLook, palette: TablePalette, text: float
) -> None:
    """Draws a button: bright for the next thing to press, hollow when it is dim."""
    inner = box.adjusted(1.5, 1.5, -1.5, -1.5)
    if look.is_down:
        inner.translate(0, 1)
    path = rounded(inner, min(inner.height() / 2, _CORNER * text))
    if look.is_main:
        ground, word, edge = QColor(palette.target), palette.plate, QColor(palette.target)
    else:
        ground, word, edge = QColor(palette.plate), palette.word, shaded(palette.mark, 0.6)
    if look.is_hovered and look.is_enabled:
        ground = ground.lighter(112 if look.is_main else 145)
    if not look.is_enabled:
        ground.setAlphaF(DIM_GROUND)
        edge.setAlphaF(0.3)
    painter.fillPath(path, ground)
    painter.strokePath(path, QPen(edge, 0.1 * text))
    painter.setOpacity(1.0 if look.is_enabled else DIM_WORD)
    words = inner.adjusted(0.4 * text, 0, -0.4 * text, 0)
    ink = snug(look.text, words.width(), words.height(), ink_of(text, word))
    draw_words(painter, words, look.text, ink)
