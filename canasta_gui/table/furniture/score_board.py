"""The score board: each side's name, its points of this deal and of the match, how far it is, and
what its next opening needs.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import AFAR, READABLE, draw_name, draw_plate
from canasta_gui.table.furniture.text_drawing import (
    TextStyle,
    draw_words,
    fitted,
    is_whole,
    width_of,
)
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.layout.measure import BOARD_HEAD
from canasta_gui.table.render.palette import SideColours, TablePalette
from canasta_gui.table.render.pen import rounded, shaded
from canasta_gui.viewmodel.seat_views import SideView

_PAD = 0.7
"""The space beside the words of a row, by the size of the text."""
_HEAD = 1.0
"""The size of the words above the points, in text heights."""
_DIGITS = 1.08
"""The largest size of points, by the height of their row without the bar."""
_APART, _WIDE_APART = 1.05, 1.6
"""The least space between two columns of a row, and that where there is room, in text heights."""
_NONE = "\N{EN DASH}"
"""The sign in place of the points of a side that has none yet."""
_NEED = 1.0
"""The size of what the opening needs in place of points, in text heights."""
_SECOND = 0.9
"""The size of the line below a name, by the size of the name."""
_TWO_LINES, _LINE = 1.75, 0.98
"""The height from which on that line has room, and the least height of each of both lines, in text
heights.
"""
_LIFT = 0.08
"""How far two lines stand above the middle of their row, in text heights."""
_BAR, _GOAL = 0.18, 0.32
"""The thickness of the bar to the score that ends the match, and the height of the post at its
end, in text heights.
"""
_GROUND = 0.25
"""How far the ground of the most points reaches into the space between two columns."""
_LEAST_SIZE = 0.75
"""A long name is made smaller to this part of its size before it is shortened."""
_NAME = 0.45
"""The largest part of a row that is kept for names: longer ones are shortened."""


@dataclass(frozen=True, slots=True)
class _BoardRow:
    """The texts of a row, and its rectangle relative to the board."""

    name: str
    is_own: bool
    points: tuple[str, str]
    """The points of this deal, and those of the match."""
    opening: str
    """What the opening needs, which stands in place of the points of this deal, or below the
    name.
    """
    charged: str
    """Why the points are below zero, below the name."""
    leads: tuple[bool, bool]
    """Whether the side has most points of this deal, and of the match."""
    progress: float | None
    place: Rect
    colours: SideColours

    @property
    def box(self) -> QRectF:
        """Returns that rectangle for a painter."""
        return QRectF(self.place.x, self.place.y, self.place.w, self.place.h)


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of points: which of a row's, the word above, and where it lies from the right end
    of a row.
    """

    at: int
    head: str
    right: float
    width: float


@dataclass(frozen=True, slots=True)
class _Columns:
    """The columns of points, in one style."""

    columns: tuple[_Column, ...]
    ink: TextStyle
    gap: float
    has_openings: bool
    """Whether what openings need has room in place of points."""

    def second(self, row: _BoardRow) -> str:
        """Returns the line below the name of a row."""
        return row.charged or ("" if self.has_openings else row.opening)

    @property
    def pad(self) -> float:
        """Returns how far the ground of the most points reaches beyond a column."""
        return _GROUND * self.gap

    @property
    def width(self) -> float:
        """Returns the width of all columns with the gaps before them."""
        return sum(it.width + self.gap for it in self.columns)


def show_scores(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the score board, except before the seats are drawn."""
    if state.chairs:
        return
    rows = tuple(_row(state, side) for side in sorted(state.view.sides, key=_is_other))
    deal, match = state.view.score_heads
    # The largest text has no room to say twice what stands before the melds.
    heads = (deal if state.frame.measure.yielding < 1 else "", match)
    target = state.view.score_target
    items.draw(
        "score",
        state.frame.board,
        z.Z_PLATES,
        (rows, heads, target, state.style),
        lambda painter, box: _draw_board(
            painter, box, rows, heads, target, state.palette, state.text
        ),
    )
    told = (f"{it.name}: {it.to_win}" for it in state.view.sides if it.to_win)
    items.tell("score", "\n".join(told))


def _is_other(side: SideView) -> bool:
    return not side.is_own


def _row(state: FurnitureState, side: SideView) -> _BoardRow:
    board, plate = state.frame.board, state.frame.sides[side.side].plate
    deal = side.result if state.has_result else side.gain
    return _BoardRow(
        side.short_name or side.name,
        side.is_own,
        (deal or _NONE, side.score),
        # That of the next deal stands before the melds alone.
        "" if state.view.is_over or side.opening is None else side.opening.text,
        side.charged,
        (side.is_ahead, side.leads_match),
        side.progress,
        replace(plate, x=plate.x - board.x, y=plate.y - board.y),
        state.side_colour(side.side),
    )


def _draw_board(
    painter: QPainter,
    box: QRectF,
    rows: Sequence[_BoardRow],
    heads: tuple[str, str],
    target: str,
    palette: TablePalette,
    text: float,
) -> None:
    """Draws all rows, above each column of them the words for its points, and above the names the
    points to which the match goes.
    """
    draw_plate(painter, box, palette, text, is_lit=False)
    columns = _columns(rows, heads, palette, text)
    first = rows[0].box
    for row in rows:
        line = row.box.adjusted(_PAD * text, 0, -_PAD * text, 0)
        if row.box.top() > first.top():
            if row.progress is None:
                _draw_rule(painter, line.topLeft(), line.topRight(), palette)
        else:
            _draw_heads(painter, line, columns, palette, text)
            if row is rows[0]:
                _draw_target(painter, line, columns, target, palette, text)
            if row.box.left() > first.left():
                edge = QPointF(row.box.left(), 0.4 * text)
                foot = QPointF(edge.x(), box.height() - 0.4 * text)
                _draw_rule(painter, edge, foot, palette)
        _draw_row(painter, line, row, columns, palette, text)
        tab = row.box.adjusted(0.2 * text, 0.25 * text, 0, -0.25 * text)
        tab.setWidth(0.22 * text)
        painter.fillPath(rounded(tab, 0.11 * text), QColor(row.colours.line))


def _head_ink(palette: TablePalette, text: float) -> TextStyle:
    return TextStyle(_HEAD * text, palette.word_quiet, align="right")


def _columns(
    rows: Sequence[_BoardRow], heads: tuple[str, str], palette: TablePalette, text: float
) -> _Columns:
    """Returns the columns, as large as the names leave room; where this deal has none, its points
    stand before the melds alone.
    """
    high = min(row.box.height() for row in rows)
    whole = rows[0].box.width() - 2 * _PAD * text
    # In the largest text points are no larger than the names beside them have room for.
    part, share = (_LEAST_SIZE, _NAME) if heads[0] else (1.0, 1.0)
    least = max(part * text, min(READABLE, text))
    names = max(_name_width(row, least) for row in rows)
    room = whole - min(names, share * whole)
    size = round(min(AFAR * text, _DIGITS * (high - 2 * _BAR * text)))
    for shown in ((0, 1), (1,)) if heads[0] else ((1,),):
        for tried in range(size, round(text) - 1, -1):
            found = _of_size(tried, shown, rows, heads, palette, text)
            if found.width <= room:
                told = _of_size(tried, shown, rows, heads, palette, text, has_openings=True)
                told = told if shown[0] == 0 and told.width <= room else found
                whole_names = max(_name_width(row, text) for row in rows)
                return _spread(told, min(room, whole - whole_names), text)
    return _of_size(round(text), (1,), rows, heads, palette, text)


def _name_width(row: _BoardRow, size: float) -> float:
    """Returns the width of a side's name in letters of a size."""
    return width_of(row.name, TextStyle(size, "", is_bold=row.is_own))


def _spread(told: _Columns, room: float, text: float) -> _Columns:
    """Returns the columns farther apart, as far as names in full size leave room."""
    free = max((room - told.width) / len(told.columns), 0.0)
    more = min((_WIDE_APART - _APART) * text, free)
    columns = (replace(it, right=it.right + at * more) for at, it in enumerate(told.columns))
    return replace(told, columns=tuple(columns), gap=told.gap + more)


def _of_size(
    size: float,
    shown: Sequence[int],
    rows: Sequence[_BoardRow],
    heads: tuple[str, str],
    palette: TablePalette,
    text: float,
    *,
    has_openings: bool = False,
) -> _Columns:
    """Returns the shown columns with points of a size."""
    ink = TextStyle(size, palette.word, is_display=True, align="right")
    head = _head_ink(palette, text)
    gap, right = _APART * text, 0.0
    found: list[_Column] = []
    for at in reversed(shown):
        cells = [_cell(row, at, ink, text, has_openings=has_openings) for row in rows]
        wide = max(width_of(heads[at], head), *(width_of(*cell) for cell in cells)) + 1
        found.append(_Column(at, heads[at], right, wide))
        right += wide + gap
    return _Columns(tuple(found), ink, gap, has_openings)


def _cell(
    row: _BoardRow, at: int, ink: TextStyle, text: float, *, has_openings: bool
) -> tuple[str, TextStyle]:
    """Returns what a row says in a column, and how: points, or what its opening needs."""
    if has_openings and at == 0 and row.opening and row.points[0] == _NONE:
        return row.opening, TextStyle(_NEED * text, ink.colour, is_bold=True, align="right")
    return row.points[at], ink


def _draw_heads(
    painter: QPainter, line: QRectF, columns: _Columns, palette: TablePalette, text: float
) -> None:
    """Draws what the points in the columns below are."""
    high = BOARD_HEAD * text
    for it in columns.columns:
        left = line.right() - it.right - it.width
        place = QRectF(left, line.top() - high, it.width, high)
        draw_words(painter, place, it.head, _head_ink(palette, text))


def _draw_target(
    painter: QPainter,
    line: QRectF,
    columns: _Columns,
    target: str,
    palette: TablePalette,
    text: float,
) -> None:
    """Draws to how many points the match goes, where it has room before the other words."""
    ink = replace(_head_ink(palette, text), align="left")
    high, wide = BOARD_HEAD * text, width_of(target, ink) + 1
    if wide <= line.width() - columns.width:
        draw_words(painter, QRectF(line.left(), line.top() - high, wide, high), target, ink)


def _draw_row(
    painter: QPainter,
    line: QRectF,
    row: _BoardRow,
    columns: _Columns,
    palette: TablePalette,
    text: float,
) -> None:
    words = line.adjusted(0, 0, 0, -2 * _BAR * text) if row.progress is not None else line
    for it in columns.columns:
        told, ink = _cell(row, it.at, columns.ink, text, has_openings=columns.has_openings)
        colour = palette.word_quiet if told == _NONE else ink.colour
        left = line.right() - it.right - it.width
        place = QRectF(left, words.top(), it.width, words.height())
        if row.leads[it.at]:
            ground = place.adjusted(-columns.pad, 0, columns.pad, 0)
            painter.fillPath(rounded(ground, columns.pad), QColor(row.colours.ground))
        draw_words(painter, place, told, replace(ink, colour=colour))
    words.setRight(words.right() - columns.width)
    _draw_name(painter, words, row, columns.second(row), palette, text)
    if row.progress is not None:
        _draw_bar(painter, line, row, palette, _BAR * text)


def _draw_name(
    painter: QPainter,
    room: QRectF,
    row: _BoardRow,
    second: str,
    palette: TablePalette,
    text: float,
) -> None:
    """Draws the name, and in a high row the second line below it."""
    colour = palette.word if row.is_own or any(row.leads) else palette.word_quiet
    name = TextStyle(text, colour, is_bold=row.is_own)
    if second and room.height() >= _TWO_LINES * text:
        part = min(room.height() / 2 / (_LINE * text), 1.0)
        name = replace(name, size=part * name.size)
        ink = TextStyle(part * _SECOND * text, palette.word_quiet)
        # Tails of letters would touch the bar.
        room = QRectF(room.left(), room.top() - _LIFT * text, room.width(), room.height() / 2)
        below = room.translated(0, room.height())
        ink = fitted(second, room.width(), ink, 0.6)
        if is_whole(second, room.width(), ink):
            draw_words(painter, below, second, ink)
    draw_name(painter, room, row.name, name, smallest=_LEAST_SIZE)


def _draw_bar(
    painter: QPainter, line: QRectF, row: _BoardRow, palette: TablePalette, high: float
) -> None:
    """Draws the way to the score that ends the match, at the foot of a row, a post at its end."""
    box = QRectF(line.left(), line.bottom() - 1.6 * high, line.width(), high)
    painter.fillPath(rounded(box, high / 2), shaded(palette.plate_edge, 0.35))
    post = QRectF(0, 0, 1.2 * high, _GOAL / _BAR * high)
    post.moveCenter(QPointF(box.right() - post.width() / 2, box.center().y()))
    painter.fillPath(rounded(post, post.width() / 2), QColor(palette.word))
    done = QRectF(box.left(), box.top(), (row.progress or 0.0) * box.width(), high)
    if done.width() > high:
        colour = palette.drawn if row.is_own else palette.word_quiet
        painter.fillPath(rounded(done, high / 2), QColor(colour))


def _draw_rule(painter: QPainter, start: QPointF, end: QPointF, palette: TablePalette) -> None:
    """Draws a fine line between two rows or columns."""
    painter.setPen(shaded(palette.plate_edge, 0.4))
    painter.drawLine(start, end)
