"""The score board: the name of each side, its score and what lies on the table."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import draw_name, draw_plate
from canasta_gui.table.furniture.text_drawing import (
    TextStyle,
    draw_words,
    fitted,
    show_words,
    width_of,
)
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.pen import shaded

_PAD = 0.7
"""The space beside the words of a row, by the size of the text."""
_SCORE = 1.22
"""The size of a score, in text heights."""
_GAIN = 0.86
"""The size of what lies on the table, in text heights."""
_WIDE_SCORE = "\N{MINUS SIGN}10,000"
_WIDE_GAIN = "+1,000"
_LEAST_SIZE = 0.75
"""A long name is made smaller to this part of its size before it is shortened."""
_LEAST_NAME = 0.3
"""The part of a row that the name has at least."""


@dataclass(frozen=True, slots=True)
class _BoardRow:
    """The texts of a row, and its rectangle relative to the board."""

    name: str
    is_own: bool
    score: str
    gain: str
    place: Rect


def show_scores(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the score board, except before the seats are drawn."""
    if state.chairs:
        return
    board = state.frame.board
    rows = tuple(
        _BoardRow(
            side.short_name or side.name, side.is_own, side.score, side.gain, _within(board, plate)
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


def show_side_names(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the names of sides above their melds, where several sides share a row."""
    for side in state.view.sides:
        room = state.frame.sides[side.side].name
        if not room.w or state.chairs:
            continue
        ink = TextStyle(0.86 * state.text, state.palette.word_quiet, align="centre", has_shade=True)
        ink = fitted(side.name, room.w, ink)
        show_words(items, ("side", side.side), room, side.name, ink)


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
    size = _size(rows, rows[0].place.w, text)
    score, gain = _column_widths(rows, size)
    for row in rows:
        it = row.place
        line = QRectF(it.x + _PAD * text, it.y, it.w - 2 * _PAD * text, it.h)
        if it.y > rows[0].place.y:
            _draw_rule(painter, line.topLeft(), line.topRight(), palette)
        elif it.x > rows[0].place.x:
            edge = QPointF(it.x, 0.4 * text)
            _draw_rule(painter, edge, QPointF(it.x, box.height() - 0.4 * text), palette)
        _draw_row(painter, line, row, palette, (size, score, gain))


def _column_widths(rows: tuple[_BoardRow, ...], size: float) -> tuple[float, float]:
    """Returns the widths of the scores and of the points on the table, at a text size."""
    scores, gains = (row.score for row in rows), (row.gain for row in rows)
    score = max(width_of(it, _score_ink(size, "#ffffff")) for it in (_WIDE_SCORE, *scores))
    gain = max(width_of(it, _gain_ink(size, "#ffffff")) for it in (_WIDE_GAIN, *gains))
    return score, gain


def _size(rows: tuple[_BoardRow, ...], width: float, text: float) -> float:
    """Returns the size of the texts with which the name has its part of a row."""
    size = text
    room = width - 2 * _PAD * text
    while size > 8 and sum(_column_widths(rows, size)) + 0.7 * size > (1 - _LEAST_NAME) * room:
        size -= 1
    return size


def _score_ink(size: float, colour: str) -> TextStyle:
    return TextStyle(_SCORE * size, colour, is_display=True, align="right")


def _gain_ink(size: float, colour: str) -> TextStyle:
    return TextStyle(_GAIN * size, colour, align="right")


def _draw_row(
    painter: QPainter,
    line: QRectF,
    row: _BoardRow,
    palette: TablePalette,
    sizes: tuple[float, float, float],
) -> None:
    size, score, gain = sizes
    draw_words(painter, line, row.gain, _gain_ink(size, palette.word_quiet))
    total = line.adjusted(0, 0, -gain - 0.35 * size, 0)
    ink = _score_ink(size, palette.word)
    draw_words(painter, total, row.score, ink)
    colour = palette.word if row.is_own else palette.word_quiet
    style = TextStyle(size, colour, is_bold=row.is_own)
    name = QRectF(line.left(), line.top(), total.width() - score - 0.35 * size, line.height())
    if width_of(row.name, style) > name.width():
        # A long name takes what a short score leaves free.
        name.setRight(total.right() - width_of(row.score, ink) - 0.5 * size)
    draw_name(painter, name, row.name, style, smallest=_LEAST_SIZE)


def _draw_rule(painter: QPainter, start: QPointF, end: QPointF, palette: TablePalette) -> None:
    """Draws a fine line between two rows or columns."""
    painter.setPen(shaded(palette.plate_edge, 0.4))
    painter.drawLine(start, end)
