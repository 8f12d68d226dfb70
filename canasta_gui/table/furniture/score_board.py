"""The score board: each side's name and score, how far it is, what its next opening needs."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import draw_name, draw_plate
from canasta_gui.table.furniture.text_drawing import (
    TextStyle,
    draw_words,
    fitted,
    width_of,
)
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.render.palette import SideColours, TablePalette
from canasta_gui.table.render.pen import rounded, shaded

_PAD = 0.7
"""The space beside the words of a row, by the size of the text."""
_SCORE = 1.22
"""The size of a score, in text heights."""
_TALL_SCORE = 0.74
"""The size of a score in a tall row, as a part of the row's height."""
_TALL = 1.9
"""The height of a row from which on it has two lines, in text heights."""
_OPENING = 0.9
"""The size of what the next opening needs, by the size of the name."""
_TWO_LINES, _LINE = 1.85, 1.12
"""The height from which on that stands below the name and not beside it, and the least height of
each of both lines, in text heights.
"""
_BESIDE = 0.7
"""Its distance from a name beside it, in text heights."""
_LIFT = 0.08
"""How far two lines stand above the middle of their row, in text heights."""
_BAR = 0.15
"""The thickness of the bar to the score that ends the match, in text heights."""
_AIR = 0.15
"""The space about the ground of the row that leads, in text heights."""
_WIDE_SCORE = "\N{MINUS SIGN}10,000"
_LEAST_SIZE = 0.75
"""A long name is made smaller to this part of its size before it is shortened."""
_LEAD, _LEAST_LEAD = 1.05, 0.82
"""The size of the lead in this deal in text heights, and the part of it that it has at least."""
_LEAST_NAME = 0.4
"""The part of a row that the name has at least."""


@dataclass(frozen=True, slots=True)
class _BoardRow:
    """The texts of a row, and its rectangle relative to the board."""

    name: str
    is_own: bool
    score: str
    opening: str
    lead: str
    lead_points: str
    progress: float | None
    place: Rect
    colours: SideColours


def show_scores(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the score board, except before the seats are drawn."""
    if state.chairs:
        return
    board = state.frame.board
    rows = tuple(
        _BoardRow(
            side.short_name or side.name,
            side.is_own,
            side.score,
            side.opening,
            side.lead,
            side.lead_points,
            side.progress,
            _within(board, plate),
            state.side_colour(side.side),
        )
        for side in state.view.sides
        for plate in (state.frame.sides[side.side].plate,)
    )
    items.draw(
        "score",
        board,
        z.Z_PLATES,
        (rows, state.style),
        lambda painter, box: _draw_board(painter, box, rows, state.palette, state.text),
    )


def _within(board: Rect, plate: Rect) -> Rect:
    return Rect(plate.x - board.x, plate.y - board.y, plate.w, plate.h)


def _draw_board(
    painter: QPainter,
    box: QRectF,
    rows: tuple[_BoardRow, ...],
    palette: TablePalette,
    text: float,
) -> None:
    """Draws all rows in columns."""
    draw_plate(painter, box, palette, text, is_lit=False)
    for row in rows:
        it = row.place
        if row.lead:
            ground = QRectF(it.x, it.y, it.w, it.h).adjusted(_AIR * text, 0, -_AIR * text, 0)
            painter.fillPath(rounded(ground, 2 * _AIR * text), QColor(row.colours.ground))
        line = QRectF(it.x + _PAD * text, it.y, it.w - 2 * _PAD * text, it.h)
        if it.y > rows[0].place.y and row.progress is None:
            _draw_rule(painter, line.topLeft(), line.topRight(), palette)
        elif it.x > rows[0].place.x:
            edge = QPointF(it.x, 0.4 * text)
            _draw_rule(painter, edge, QPointF(it.x, box.height() - 0.4 * text), palette)
        _draw_row(painter, line, row, palette, text)
        tab = QRectF(it.x + 0.2 * text, it.y + 0.25 * text, 0.22 * text, it.h - 0.5 * text)
        painter.fillPath(rounded(tab, 0.11 * text), QColor(row.colours.line))


def _draw_row(
    painter: QPainter, line: QRectF, row: _BoardRow, palette: TablePalette, text: float
) -> None:
    is_tall = line.height() >= _TALL * text
    size = _TALL_SCORE * line.height() if is_tall else _SCORE * text
    most = (1 - _LEAST_NAME) * line.width()
    ink = fitted(_WIDE_SCORE, most, TextStyle(size, palette.word, is_display=True, align="right"))
    ink = fitted(row.score, most, ink, 0.5)
    words = line.adjusted(0, 0, 0, -2 * _BAR * text) if is_tall else line
    draw_words(painter, words, row.score, ink)
    words.setRight(words.right() - width_of(row.score, ink) - 0.5 * text)
    _draw_name(painter, words, row, palette, text, is_tall=is_tall)
    if row.progress is not None:
        _draw_bar(painter, line, row, palette, _BAR * text)


def _draw_name(
    painter: QPainter,
    room: QRectF,
    row: _BoardRow,
    palette: TablePalette,
    text: float,
    *,
    is_tall: bool,
) -> None:
    """Draws the name, and the lead in this deal or, in a tall row, what the opening needs: below
    it, or beside it where that has room.
    """
    colour = palette.word if row.is_own or row.lead else palette.word_quiet
    name = TextStyle(text, colour, is_bold=row.is_own)
    second = row.lead or row.opening
    ink = TextStyle(_OPENING * text, palette.word_quiet)
    if row.lead:
        ink = TextStyle(_LEAD * text, palette.target, is_bold=True)
    beside = room.adjusted(width_of(row.name, name) + _BESIDE * text, 0, 0, 0)
    if second and room.height() >= _TWO_LINES * text:
        part = min(room.height() / 2 / (_LINE * text), 1.0)
        name, ink = (replace(it, size=part * it.size) for it in (name, ink))
        # Tails of letters would touch the bar.
        room = QRectF(room.left(), room.top() - _LIFT * text, room.width(), room.height() / 2)
        below = room.translated(0, room.height())
        second, ink = _shorter(row, second, room.width(), ink)
        draw_words(painter, below, second, fitted(second, room.width(), ink, 0.6))
    elif second and (is_tall or row.lead):
        second, ink = _shorter(row, second, beside.width(), ink)
        if width_of(second, ink) <= beside.width():
            draw_words(painter, beside, second, ink)
    draw_name(painter, room, row.name, name, smallest=_LEAST_SIZE)


def _shorter(row: _BoardRow, second: str, width: float, ink: TextStyle) -> tuple[str, TextStyle]:
    """Returns what fits of the lead, the words or the points alone; another text is as it is."""
    if not row.lead:
        return second, ink
    smaller = fitted(row.lead, width, ink, _LEAST_LEAD)
    if width_of(row.lead, smaller) <= width:
        return row.lead, smaller
    return row.lead_points, ink


def _draw_bar(
    painter: QPainter, line: QRectF, row: _BoardRow, palette: TablePalette, high: float
) -> None:
    """Draws the way to the score that ends the match, at the foot of a row."""
    box = QRectF(line.left(), line.bottom() - 1.6 * high, line.width(), high)
    painter.fillPath(rounded(box, high / 2), shaded(palette.plate_edge, 0.35))
    done = QRectF(box.left(), box.top(), (row.progress or 0.0) * box.width(), high)
    if done.width() > high:
        colour = palette.drawn if row.is_own else palette.word_quiet
        painter.fillPath(rounded(done, high / 2), QColor(colour))


def _draw_rule(painter: QPainter, start: QPointF, end: QPointF, palette: TablePalette) -> None:
    """Draws a fine line between two rows or columns."""
    painter.setPen(shaded(palette.plate_edge, 0.4))
    painter.drawLine(start, end)
