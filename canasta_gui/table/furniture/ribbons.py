"""Shows ribbons on cards: what canastas and bonus cards count, of how many cards a long canasta is,
and in large windows of what kind.
"""

import math
from collections.abc import Hashable
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.text_drawing import TextStyle, draw_words, width_of
from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect, hull
from canasta_gui.table.render.pen import rounded, shaded
from canasta_gui.viewmodel.seat_views import MeldView
from canasta_gui.viewmodel.zones import Zone, ZoneKind

_WORTH, _LEAST_WORTH = 1.35, 12
"""The size of what is counted, in text heights, and in pixels at least."""
_LINE, _PAD, _TAILS = 1.16, 0.4, 0.12
"""The height of a line, the space beside it, and what tails of letters have of it, by the size of
the words.
"""
_INSET, _ROUND, _LEAST_HIGH = 0.02, 0.07, 0.27
"""The gap between a ribbon and the edges of its card, the radius of its corners, and its least
height, which covers the rank in the corner: in card widths.
"""
_MOST, _SMALL = 0.35, 28.0
"""The part of the height of a canasta that its ribbon may cover, and how many pixels on a small
one.
"""
_KIND, _LEAST_KIND, _LEAST_COUNTED = 0.7, 11, 13
"""The size of the words for a canasta, by that of what it counts, and in pixels at least; the least
one beside the number of its cards.
"""
_FOOT, _SMALL_FOOT = 0.36, 0.5
"""The part of the height of bonus cards that their ribbon may have, and on small ones, of which
then only the rank shows.
"""
RibbonLines = tuple[tuple[str, int], ...]
"""What a ribbon says, with the sizes of the words."""


def worth(state: FurnitureState, text: str, free: Rect) -> RibbonLines:
    """Returns what is counted, as large as a place allows; nothing where it would be small."""
    size = math.floor(min(_WORTH * state.text, free.h / _LINE))
    while size > _LEAST_WORTH and _width(text, size) > free.w:
        size -= 1
    least = state.text if state.frame.measure.yielding else _LEAST_WORTH
    return ((text, size),) if text and size >= least and _width(text, size) <= free.w else ()


def worth_of_kind(state: FurnitureState, meld: MeldView, free: Rect) -> RibbonLines:
    """Returns what a canasta counts below the word for its kind, and of how many cards it is where
    these are more than usual and that has room; nothing where the word has none.
    """
    if state.frame.measure.yielding or not meld.bonus:
        return ()
    sizes = range(math.floor(_WORTH * state.text), _LEAST_WORTH, -1)
    ways = (_lines(meld.bonus, size, meld.caption) for size in sizes)
    told = next((way for way in ways if _fits(way, free)), ())
    counted = _lines(meld.bonus, round(state.text), meld.caption, meld.count)
    has_room = counted[0][1] >= _LEAST_COUNTED and _fits(counted, free)
    return counted if told and meld.count and has_room else told


def _lines(total: str, size: int, *words: str) -> RibbonLines:
    """Returns lines of words above what is counted, which has a size."""
    small = max(round(_KIND * size), _LEAST_KIND)
    return (*((word, small) for word in words), (total, size))


def _fits(way: RibbonLines, free: Rect) -> bool:
    high = min(free.h, max(_MOST * CARD_ASPECT * free.w, _SMALL))
    return max(_width(*it) for it in way) <= free.w and _height(way) <= high


def ribbon_height(card: Rect) -> float:
    """Returns the largest height of a ribbon over the foot of a canasta."""
    return max(_MOST * card.h, _SMALL) + _INSET * card.w


def show_bonus(items: PixmapItems, state: FurnitureState) -> None:
    """Shows on the bonus cards of each side what these count, or cost."""
    lying = {
        zone: hull([pose.rect for pose in poses])
        for zone, poses in state.arrangement.poses.items()
        if zone.kind is ZoneKind.BONUS and poses
    }
    for side in state.view.sides:
        zone = Zone(ZoneKind.BONUS, side.side)
        if zone not in lying or state.count(zone) != len(side.bonus):
            continue
        poses, cards = state.arrangement.poses[zone], lying[zone]
        whole = poses[0].rect.h
        high = max(_FOOT * whole, min(_LEAST_WORTH * _LINE, _SMALL_FOOT * whole))
        foot = Rect(cards.x, cards.bottom - high, cards.w, high)
        for other in lying.values():
            foot = _beside(foot, other) if other is not cards else foot
        palette, key = state.palette, ("bonus", side.side)
        if said := worth(state, side.bonus_points, foot):
            ground, ink = palette.ribbon_trim, palette.seal_mixed
            if side.is_charged:
                ground, ink = palette.seal_natural, palette.seal_word
            show_ribbon(items, state, key, (foot, poses[0].width), said, ground, ink)
            if side.bonus_told:
                items.tell(key, side.bonus_told)


def _beside(foot: Rect, other: Rect) -> Rect:
    """Returns the part of a foot that is nearer to its own cards than to others."""
    if foot.overlap(other) <= 0:
        return foot
    middle = (max(foot.x, other.x) + min(foot.right, other.right)) / 2
    left, right = (middle, foot.right) if other.cx < foot.cx else (foot.x, middle)
    return Rect(left, foot.y, right - left, foot.h)


def show_ribbon(
    items: PixmapItems,
    state: FurnitureState,
    key: Hashable,
    place: tuple[Rect, float],
    lines: RibbonLines,
    ground: str,
    word: str = "",
) -> None:
    """Shows lines on a ribbon of a colour over the foot of a place with cards of a width, all of
    its width: what would show of a corner beside it looks like another figure.
    """
    ink = TextStyle(1, word or state.palette.seal_word, is_bold=True, align="centre")
    (free, card), words = place, _height(lines)
    inset, high = _INSET * card, max(words, _LEAST_HIGH * card)

    def draw(painter: QPainter, box: QRectF) -> None:
        path = rounded(box, _ROUND * card)
        painter.fillPath(path, QColor(ground))
        painter.strokePath(path, QPen(shaded(ink.colour, 0.7), 1))
        foot = box.bottom() - (box.height() - words) / 2
        for text, size in reversed(lines):
            row = QRectF(box.left(), foot - _LINE * size, box.width(), (_LINE - _TAILS) * size)
            draw_words(painter, row, text, replace(ink, size=size))
            foot = row.top() + _TAILS * size

    foot = Rect(free.x + inset, free.bottom - inset - high, free.w - 2 * inset, high)
    items.draw(key, foot, z.Z_SEALS, (lines, ground, state.style), draw)


def _height(lines: RibbonLines) -> float:
    """Returns the height of a ribbon with these lines, which share the room of their tails."""
    (_, last), *others = reversed(lines)
    return _LINE * last + sum((_LINE - _TAILS / 2) * size for _, size in others)


def _width(words: str, size: float) -> float:
    """Returns the width of a ribbon with these words."""
    return width_of(words, TextStyle(size, "#ffffff", is_bold=True)) + _PAD * size
