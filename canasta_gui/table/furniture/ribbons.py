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
from canasta_gui.table.layout.geometry import Rect, around, hull
from canasta_gui.table.render.pen import rounded, shaded
from canasta_gui.viewmodel.seat_views import MeldView
from canasta_gui.viewmodel.zones import Zone, ZoneKind

_WORTH, _LEAST_WORTH = 1.35, 12
"""The size of what is counted, in text heights, and in pixels at least."""
_LINE, _PAD, _TAILS = 1.16, 0.6, 0.12
"""The height of a line, the space beside it, and what tails of letters have of it, by the size of
the words.
"""
_BAND, _ROUND = 0.94, 0.5
"""The width of a ribbon of several lines, in card widths; the radius of the corners of one line, by
its height.
"""
_KIND, _LEAST_KIND, _LEAST_SUM = 0.8, 14, 15
"""The size of the words for a canasta, in text heights, and in pixels at least; the least size of
what it counts below them.
"""
_FOOT, _BEYOND = 0.36, 1.2
"""The part of the height of bonus cards that their ribbon may have, and its width by theirs."""
RibbonLines = tuple[tuple[str, int], ...]
"""What a ribbon says, with the sizes of the words."""


def line(state: FurnitureState, text: str, free: Rect) -> RibbonLines:
    """Returns what is counted, as large as a place allows; nothing where it would be small."""
    size = math.floor(min(_WORTH * state.text, free.h / _LINE))
    while size > _LEAST_WORTH and _width(text, size) > free.w:
        size -= 1
    least = state.text if state.frame.measure.yielding else _LEAST_WORTH
    return ((text, size),) if text and size >= least and _width(text, size) <= free.w else ()


def says_kind(state: FurnitureState, meld: MeldView, free: Rect) -> bool:
    """Returns whether a canasta has room below its seal for the word for its kind, in large
    windows.
    """
    size = round(_KIND * state.text)
    way = (meld.caption, size), (meld.bonus, round(state.text))
    return size >= _LEAST_KIND and bool(meld.bonus) and _fits(way, state, free)


def band(state: FurnitureState, meld: MeldView, free: Rect, *, has_kind: bool) -> RibbonLines:
    """Returns what a band says of a canasta: the word for its kind, and of how many cards it is
    where these are more than usual and that has room; nothing where it would say one line.
    """
    small, large = max(round(_KIND * state.text), _LEAST_KIND), max(round(state.text), _LEAST_SUM)
    bonus = (meld.bonus, large)
    kind = ((meld.caption, small),) if has_kind else ()
    if meld.count and meld.bonus:
        way = (*kind, (meld.count, small), bonus)
        if _fits(way, state, free):
            return way
    return (*kind, bonus) if kind else ()


def _fits(way: RibbonLines, state: FurnitureState, free: Rect) -> bool:
    wide, high = max(_width(*it) for it in way), _height(way)
    return wide <= _BAND * free.w and high <= free.h and not state.frame.measure.yielding


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
        high = _FOOT * poses[0].rect.h
        wide = _BEYOND * cards.w if len(poses) == 1 else cards.w
        foot = Rect(cards.cx - wide / 2, cards.bottom - high, wide, high)
        for other in lying.values():
            foot = _beside(foot, other) if other is not cards else foot
        palette, key = state.palette, ("bonus", side.side)
        if said := line(state, side.bonus_points, foot):
            ground, ink = palette.ribbon_trim, palette.seal_mixed
            if side.is_charged:
                ground, ink = palette.seal_natural, palette.seal_word
            show_ribbon(items, state, key, foot, said, ground, ink)
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
    free: Rect,
    lines: RibbonLines,
    ground: str,
    word: str = "",
) -> None:
    """Shows lines on a ribbon of a colour at the foot of a place; several of them on a band over
    all of its width.
    """
    ink = TextStyle(1, word or state.palette.seal_word, is_bold=True, align="centre")
    high = _height(lines)
    first, *more = lines
    wide = _BAND * free.w if more else _width(*first)

    def draw(painter: QPainter, box: QRectF) -> None:
        inner = box.adjusted(1, 1, -1, -1)
        path = rounded(inner, _ROUND / len(lines) * inner.height())
        painter.fillPath(path, QColor(ground))
        painter.strokePath(path, QPen(shaded(ink.colour, 0.7), 1))
        foot = box.bottom()
        for words, size in reversed(lines):
            row = QRectF(box.left(), foot - _LINE * size, box.width(), (_LINE - _TAILS) * size)
            draw_words(painter, row, words, replace(ink, size=size))
            foot = row.top() + _TAILS * size

    place = around(free.cx, free.bottom - high / 2, wide, high)
    items.draw(key, place, z.Z_SEALS, (lines, ground, state.style), draw)


def _height(lines: RibbonLines) -> float:
    """Returns the height of a ribbon with these lines, which share the room of their tails."""
    (_, last), *others = reversed(lines)
    return _LINE * last + sum((_LINE - _TAILS / 2) * size for _, size in others)


def _width(words: str, size: float) -> float:
    """Returns the width of a ribbon with these words."""
    return width_of(words, TextStyle(size, "#ffffff", is_bold=True)) + _PAD * size
