"""Draws the plates of players and sides, the grounds of counts, and what stands on them."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.text_drawing import (
    LEAST,
    TextStyle,
    draw_words,
    fitted,
    is_whole,
    line_height,
    snug,
    squeezed,
    text_size,
    width_of,
)
from canasta_gui.table.layout.geometry import around, hull
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.pen import rounded, shaded
from canasta_gui.viewmodel.seat_views import NAMES_JOINED, LargeFigure

AFAR = 1.9
"""The size of what is read from farthest away, in text heights: whose turn it is, the score."""
READABLE = 10.0
"""The size of letters in pixels below which no name is made smaller."""
ROUND = 0.62
"""The radius of the corners of a plate, in text heights."""
GROUND_PAD = (0.5, 0.25)
"""How far the ground of words reaches beyond them, across and down, in text heights."""
_GROUNDS: Final[Mapping[str, tuple[str, ...]]] = {
    "pile words": ("word", "verdict", "sign", "why"),
    "remark": ("reason", "last-action"),
}
"""The words that share a ground on the cloth, by its name."""
_EDGES = (0.075, 0.11, 0.16)
"""The widths of the edge of a plate, of one in a colour, and of a lit one, in text heights."""
_TICK = (((0.28, 0.52), (0.44, 0.69), (0.73, 0.32)),)
_CROSS = (((0.32, 0.32), (0.68, 0.68)), ((0.68, 0.32), (0.32, 0.68)))
_NEED_GAP, _NEED_AIR = 0.4, 0.3
"""The gap between what an opening needs and its words, and how much higher than it they may be, in
text heights.
"""
_LEAST_FIGURE = 1.4
"""The size to which that figure becomes smaller for these words, in text heights."""


def is_plain(palette: TablePalette) -> bool:
    """Returns whether the palette has edges instead of shades, as in high contrast."""
    return palette.plate_opacity == 1.0


def draw_plate(
    painter: QPainter,
    box: QRectF,
    palette: TablePalette,
    text: float,
    *,
    is_lit: bool,
    edge: str = "",
    ground: str = "",
) -> None:
    """Draws a plate with an edge and a ground of a colour; a lit one has a bright edge."""
    inner = box.adjusted(1, 1, -1, -1)
    path = rounded(inner, ROUND * text)
    opacity = 1.0 if ground else palette.plate_opacity
    painter.fillPath(path, shaded(ground or palette.plate, opacity))
    colour = palette.target if is_lit else edge or palette.plate_edge
    line = shaded(colour, 1.0 if is_lit or edge or is_plain(palette) else 0.5)
    painter.strokePath(path, QPen(line, _EDGES[2 if is_lit else bool(edge)] * text))


def show_grounds(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the grounds of what the pile still says beside what else is said, and of a remark."""
    (across, down), text, palette = GROUND_PAD, state.text, state.palette
    edge = QPen(shaded(palette.plate_edge, 1.0 if is_plain(palette) else 0.5), _EDGES[0] * text)
    for name, keys in _GROUNDS.items():
        said = [area for key in keys if key in items.declared and (area := items.area(key))]
        if said:
            rect = hull(said)
            rect = around(rect.cx, rect.cy, rect.w + 2 * across * text, rect.h + 2 * down * text)
            ground = shaded(palette.plate, palette.plate_opacity)
            items.panel(name, rect, z.Z_UNDER_PLATES, ROUND * text, ground, edge)


def draw_badge(painter: QPainter, box: QRectF, palette: TablePalette, radius: float) -> None:
    """Draws the dark ground of a count or a caption, round at its ends."""
    inner = box.adjusted(1, 1, -1, -1)
    path = rounded(inner, min(radius, inner.height() / 2))
    painter.fillPath(path, shaded(palette.plate, 0.88))
    painter.setPen(shaded(palette.mark, 0.35))
    painter.drawPath(path)


def _brief(names: str, initial: str = " {}.") -> str:
    """Returns the names of players with their first words, and initials for the others."""
    people = (name.split() for name in names.split(NAMES_JOINED))
    return NAMES_JOINED.join(
        "".join((*words[:1], *(initial.format(word[0]) for word in words[1:]))) for words in people
    )


def draw_name(
    painter: QPainter, box: QRectF, name: str, ink: TextStyle, smallest: float = 0.8
) -> float:
    """Draws a name, smaller or shortened to fit; returns its width.

    It is made smaller to the part ``smallest``, but no smaller than can be read. Then initials
    stand for all but the first name of each player, then nothing, and only then it loses its end.
    """
    least = max(smallest, min(READABLE / ink.size, 1.0))
    small, shown = ink, name
    for shown in (name, _brief(name), _brief(name, "")):
        small = fitted(shown, box.width(), ink, least)
        if width_of(shown, small) <= box.width():
            break
    ink, shown = small, squeezed(shown, box.width(), small)
    draw_words(painter, box, shown, ink)
    return min(width_of(shown, ink), box.width())


def name_lines(title: str, width: float) -> Iterator[str]:
    """Yields a line for each name, and two for a first word that would be too small on one."""
    ink = TextStyle(READABLE, "#000000", is_display=True)
    for name in title.split(NAMES_JOINED):
        first = name.partition(" ")[0]
        if width_of(first, ink) > width:
            half = (len(first) + 1) // 2
            yield from (f"{first[:half]}-", first[half:])
        else:
            yield name


def draw_answer(
    painter: QPainter, box: QRectF, palette: TablePalette, *, is_yes: bool | None
) -> None:
    """Draws a tick on a light disc, or a cross on a dark one."""
    size = box.width()
    ground, ink = (palette.target, palette.plate) if is_yes else (palette.plate, palette.word)
    painter.setPen(QPen(QColor(palette.target if is_yes else palette.word), 0.08 * size))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(box.adjusted(1, 1, -1, -1))
    pen = QPen(QColor(ink), 0.13 * size)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for line in _TICK if is_yes else _CROSS:
        points = [QPointF(box.x() + x * size, box.y() + y * size) for x, y in line]
        painter.drawPolyline(points)


def draw_need(
    painter: QPainter,
    box: QRectF,
    need: LargeFigure,
    palette: TablePalette,
    text: float,
    *,
    is_mirrored: bool,
) -> None:
    """Draws what an opening needs: the figure large, and the words beside it, which have two lines
    where they are long; the figure alone where they would be cut.
    """
    words, figure = need.words, need.figure
    ink, whole = _need_inks(palette, box.height(), text)
    gap, high = _NEED_GAP * text, box.height() + _NEED_AIR * text
    while True:
        wide = width_of(figure, ink) + 1
        room = box.width() - wide - gap
        label = snug(words, room, high, whole, LEAST)
        if label.size >= READABLE or ink.size <= _LEAST_FIGURE * text:
            break
        ink = replace(ink, size=ink.size - 1)
    if not is_whole(words, room, label):
        words, gap = "", 0.0
    used = min(text_size(words, room, label)[0] + 1, room)
    left = box.center().x() - (used + gap + wide) / 2
    is_behind = need.is_figure_first != is_mirrored
    starts = (left + wide + gap, left) if is_behind else (left, left + used + gap)
    draw_words(painter, QRectF(starts[0], box.top(), used, box.height()), words, label)
    draw_words(painter, QRectF(starts[1], box.top(), wide, box.height()), figure, ink)


def need_width(need: LargeFigure, palette: TablePalette, high: float, text: float) -> float:
    """Returns how wide that is with its words on one line, in a line of a height."""
    ink, label = _need_inks(palette, high, text)
    return width_of(need.words, label) + width_of(need.figure, ink) + _NEED_GAP * text + 3


def _need_inks(palette: TablePalette, high: float, text: float) -> tuple[TextStyle, TextStyle]:
    """Returns the styles of the figure and of the words."""
    figure = TextStyle(AFAR * text, palette.target, is_display=True)
    figure = replace(figure, size=min(figure.size, figure.size * high / line_height(figure)))
    return figure, TextStyle(text, palette.word, is_bold=True)
