"""Shows of how many cards a growing meld is: a large figure with small words, or with steps."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import draw_badge
from canasta_gui.table.furniture.text_drawing import (
    TextStyle,
    draw_words,
    line_height,
    width_of,
)
from canasta_gui.table.layout.geometry import Rect, around
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.pen import shaded
from canasta_gui.viewmodel.seat_views import MeldView
from canasta_gui.viewmodel.zones import Zone

_COUNT, _COUNT_SHARE, _LEAST_COUNT = 1.35, 0.5, 12.0
"""The size of the caption of a meld in text heights, so it lies over the foot of the cards; as a
part of the width of its room; and in pixels at least.
"""
TAILS = 0.12
"""How much of the height of a caption is left to the tails of letters, by its size."""
_LEAST_FIGURE, _LEAST_WORDS, _WORDS = 14, 12, 0.66
"""The least sizes in pixels of the number of cards of a meld and of smaller words beside it, and
the usual size of these by that of the figure.
"""
_BADGE, _TALLER, _DOWN = 2.3, 0.12, 0.05
"""The width of a count with steps, how much higher it is than one with words, and how far below the
middle its figure stands, by the size of that.
"""
_STEPS, _STEPS_PAD, _STEPS_FOOT = 0.18, 0.2, 0.1
"""The height of the steps, and the free space beside and below them, in the same way."""
_STEP_GAP, _LEAST_STEP, _DIM = 0.2, 3.0, 0.35
"""The gap between two, as a part of a step; the length in pixels from which on a step is of whole
pixels; and how bright those are that have no card yet.
"""
_COUNT_PAD, _BASE = 0.4, 0.36
"""The space beside such a count, by the size of the figure; and how far below the middle of larger
words smaller ones stand on the same base line, by the difference of the sizes.
"""


@dataclass(frozen=True, slots=True)
class MeldCount:
    """The number of cards of a growing meld, large, and smaller words before or behind it: a
    caption that has no room in one size.
    """

    words: tuple[str, str]
    figure: str
    sizes: tuple[int, int]
    """Those of the figure and of the words."""
    colour: str

    def ink(self, *, is_figure: bool) -> TextStyle:
        """Returns the style of the figure or of the words."""
        return TextStyle(self.sizes[not is_figure], self.colour, is_bold=True, align="centre")

    @property
    def widths(self) -> tuple[float, float, float]:
        """Returns the widths of the words before the figure, of this, and of those behind it."""
        small = self.ink(is_figure=False)
        before, behind = (width_of(it, small) + 1 if it else 0.0 for it in self.words)
        return before, width_of(self.figure, self.ink(is_figure=True)) + 1, behind

    @property
    def size(self) -> tuple[float, float]:
        """Returns the width and the height that all of it takes."""
        figure = self.sizes[0]
        high = line_height(self.ink(is_figure=True)) - 0.1 * figure
        return sum(self.widths) + _COUNT_PAD * figure, high

    def draw(self, painter: QPainter, box: QRectF, palette: TablePalette) -> None:
        """Draws the count on its plate, on one base line."""
        figure = self.sizes[0]
        draw_badge(painter, box, palette, min(0.58 * figure, box.height() / 2))
        inner = box.adjusted(0, 0, 0, -TAILS * figure)
        large, small = self.ink(is_figure=True), self.ink(is_figure=False)
        left = box.center().x() - sum(self.widths) / 2
        texts = self.words[0], self.figure, self.words[1]
        for text, wide, ink in zip(texts, self.widths, (small, large, small), strict=True):
            place = QRectF(left, inner.top(), wide, inner.height())
            draw_words(painter, place.translated(0, _BASE * (figure - ink.size)), text, ink)
            left += wide


def count_of(state: FurnitureState, zone: Zone, meld: MeldView) -> MeldCount | None:
    """Returns the count of a meld as large as its place allows; ``None`` where it would be small,
    or its caption tells none.
    """
    room = state.arrangement.captions[zone]
    # Who wants large text reads figures rather than small words.
    if not meld.need or state.frame.measure.yielding:
        return None
    before, figure, behind = meld.caption.partition(str(len(meld.cards)))
    for size in range(math.floor(count_size(state, room)), _LEAST_FIGURE - 1, -1):
        sizes = size, max(round(_WORDS * size), _LEAST_WORDS)
        count = MeldCount((before, behind), figure, sizes, state.palette.word)
        if figure and count.size[0] <= room.w:
            return count
    return None


def show_count(items: PixmapItems, state: FurnitureState, zone: Zone, count: MeldCount) -> None:
    """Shows a count below its meld."""
    room, (wide, high) = state.arrangement.captions[zone], count.size
    rect = around(room.cx, room.bottom - high / 2, wide, high)
    items.draw(
        ("caption", zone),
        rect,
        z.Z_SEALS,
        (count, state.style),
        lambda painter, box: count.draw(painter, box, state.palette),
    )


def show_steps(items: PixmapItems, state: FurnitureState, zone: Zone, meld: MeldView) -> None:
    """Shows the number of cards below a meld that has no room for a word, and how many of a canasta
    they are as steps of a bar.
    """
    room = state.arrangement.captions[zone]
    size = float(math.floor(count_size(state, room)))
    ink = TextStyle(size, state.palette.word, is_bold=True, align="centre")
    wide, high = min(_BADGE * size, room.w), caption_height(state, room)
    rect = around(room.cx, room.bottom - high / 2, wide, high + _TALLER * size)
    count = len(meld.cards), meld.need

    def draw(painter: QPainter, box: QRectF) -> None:
        draw_badge(painter, box, state.palette, 0.4 * size)
        bar = QRectF(box.left(), 0, box.width(), max(round(_STEPS * size), 2))
        bar.moveBottom(round(box.bottom() - _STEPS_FOOT * size))
        words = QRectF(box.left(), box.top() + _DOWN * size, box.width(), bar.top() - box.top())
        draw_words(painter, words, str(count[0]), ink)
        bar = bar.adjusted(_STEPS_PAD * size, 0, -_STEPS_PAD * size, 0)
        _draw_steps(painter, bar, count, state.palette)

    content = (count, ink, state.style)
    items.draw(("caption", zone), rect, z.Z_SEALS, content, draw)


def _draw_steps(
    painter: QPainter, bar: QRectF, count: tuple[int, int], palette: TablePalette
) -> None:
    """Draws in a bar as many steps as a canasta has cards; those that are there are bright."""
    have, need = count
    step = bar.width() / need
    # Whole pixels keep narrow steps apart.
    step = math.floor(step) if step >= _LEAST_STEP else step
    gap = max(round(_STEP_GAP * step), 1.0)
    left = round(bar.center().x() - (need * step - gap) / 2)
    for at in range(need):
        ink = QColor(palette.target) if at < have else shaded(palette.mark, _DIM)
        painter.fillRect(QRectF(left + at * step, bar.top(), step - gap, bar.height()), ink)


def count_size(state: FurnitureState, room: Rect) -> float:
    """Returns the size of a caption on one line in its place."""
    high = _COUNT * state.text
    return max(min(high, _COUNT_SHARE * room.w), _LEAST_COUNT)


def caption_height(state: FurnitureState, room: Rect) -> float:
    """Returns the largest height of a caption on one line in its place."""
    return line_height(TextStyle(count_size(state, room), "", is_bold=True)) - 0.1 * count_size(
        state, room
    )
