"""The score board: each side's name, its points of the match and of this deal, their sum, and how
far it is.
"""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import draw_name, draw_plate
from canasta_gui.table.furniture.score_columns import (
    BAR,
    LEAST_SIZE,
    NONE,
    PAD,
    BoardRow,
    ScoreColumns,
    columns_of,
    head_inks,
)
from canasta_gui.table.furniture.text_drawing import (
    TextStyle,
    draw_words,
    fitted,
    width_of,
)
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.pen import rounded, shaded
from canasta_gui.table.render.sparks import CROWN_HIGH, crown
from canasta_gui.viewmodel.seat_views import SideView

_CROWN, _TILT = 1.35, -24.0
"""The width of a crown in text heights, and how far it is turned, in degrees."""
_GOAL = 0.32
"""The height of the post at the end of the bar to the score of the match, in text heights."""


def show_scores(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the score board, except before the seats are drawn."""
    if state.chairs:
        return
    rows = tuple(_row(state, side) for side in sorted(state.view.sides, key=_is_other))
    heads = state.view.score_heads
    m = state.frame.measure
    # Beside each other so many figures are a crowd, and the largest text has no room for them:
    # the points of this deal stand before the melds.
    if m.columns > 1 or m.yielding == 1:
        heads = ("", "", heads[-1])
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
    items.tell("score", "\n".join(filter(None, (state.view.score_told, *told))))


def _is_other(side: SideView) -> bool:
    return not side.is_own


def _row(state: FurnitureState, side: SideView) -> BoardRow:
    board, plate = state.frame.board, state.frame.sides[side.side].plate
    counted = state.view.counting if state.has_result else ()
    deal = counted[-1].gains[side.side] if counted else side.gain
    return BoardRow(
        side.short_name or side.name,
        side.is_own,
        (side.before, deal or NONE, side.total),
        side.leads,
        side.progress,
        replace(plate, x=plate.x - board.x, y=plate.y - board.y),
        state.side_colour(side.side),
    )


def _draw_board(
    painter: QPainter,
    box: QRectF,
    rows: Sequence[BoardRow],
    heads: tuple[str, str, str],
    target: str,
    palette: TablePalette,
    text: float,
) -> None:
    """Draws all rows, above the first column of them the words for the points, and above the names
    the points to which the match goes.
    """
    draw_plate(painter, box, palette, text, is_lit=False)
    ahead = width_of(target, head_inks(palette, text)[0]) + 1
    columns = columns_of(rows, heads, ahead, palette, text)
    top = min(row.box.top() for row in rows)
    for row in rows:
        line = row.box.adjusted(PAD * text, 0, -PAD * text, 0)
        if row is rows[0]:
            # Over the first row there is a line for all columns, or a row that is free.
            high = row.box.height() if row.box.top() > top else top - _head_air(box, rows)
            head = QRectF(line.left(), line.top() - high, line.width(), high)
            _draw_heads(painter, head, columns)
            _draw_target(painter, head, columns, target)
        elif row.box.top() > top:
            if row.progress is None:
                _draw_rule(painter, line.topLeft(), line.topRight(), palette)
        elif row.box.left() > rows[0].box.left():
            edge = QPointF(row.box.left(), 0.4 * text)
            foot = QPointF(edge.x(), box.height() - 0.4 * text)
            _draw_rule(painter, edge, foot, palette)
        _draw_row(painter, line, row, columns, palette, text)
        tab = row.box.adjusted(0.2 * text, 0.25 * text, 0, -0.25 * text)
        tab.setWidth(0.22 * text)
        painter.fillPath(rounded(tab, 0.11 * text), QColor(row.colours.line))


def _head_air(box: QRectF, rows: Sequence[BoardRow]) -> float:
    """Returns the space above the words, which is that below the last row."""
    return box.height() - max(row.box.bottom() for row in rows)


def _draw_heads(painter: QPainter, line: QRectF, columns: ScoreColumns) -> None:
    """Draws what the points in the columns below are."""
    for it in columns.columns:
        left = line.right() - it.right - it.width
        place = QRectF(left, line.top(), it.width, line.height())
        draw_words(painter, place, it.head, columns.head)


def _draw_target(painter: QPainter, line: QRectF, columns: ScoreColumns, target: str) -> None:
    """Draws to how many points the match goes, where it has room before the other words."""
    room = line.width() - columns.width
    ink = fitted(target, room, replace(columns.head, align="left"), LEAST_SIZE)
    wide = width_of(target, ink) + 1
    if wide <= room + 1:
        draw_words(painter, QRectF(line.left(), line.top(), wide, line.height()), target, ink)


def _draw_row(
    painter: QPainter,
    line: QRectF,
    row: BoardRow,
    columns: ScoreColumns,
    palette: TablePalette,
    text: float,
) -> None:
    words = line.adjusted(0, 0, 0, -2 * BAR * text) if row.progress is not None else line
    for it in columns.columns:
        told = row.points[it.at]
        colour = palette.word if it.is_sum else palette.word_quiet
        left = line.right() - it.right - it.width
        place = QRectF(left, words.top(), it.width, words.height())
        if row.leads and it.is_sum:
            ground = place.adjusted(-columns.pad, 0, columns.pad, 0)
            painter.fillPath(rounded(ground, columns.pad), QColor(row.colours.ground))
            _draw_crown(painter, ground.topLeft(), _CROWN * text)
        draw_words(painter, place, told, replace(it.ink, colour=colour))
    words.setRight(words.right() - columns.width)
    colour = palette.word if row.is_own or row.leads else palette.word_quiet
    name = TextStyle(columns.name, colour, is_bold=row.is_own)
    draw_name(painter, words, row.name, name, smallest=LEAST_SIZE * text / columns.name)
    if row.progress is not None:
        _draw_bar(painter, line, row, palette, BAR * text)


def _draw_crown(painter: QPainter, corner: QPointF, width: float) -> None:
    """Draws the crown of the most points over a corner of their ground."""
    picture, high = crown(width, painter.device().devicePixelRatio()), CROWN_HIGH * width
    painter.save()
    # Over the topmost row it would lose its tips at the edge of the board.
    painter.translate(corner.x(), max(corner.y(), 0.95 * high))
    painter.rotate(_TILT)
    painter.drawPixmap(QPointF(-0.62 * width, -0.62 * high), picture)
    painter.restore()


def _draw_bar(
    painter: QPainter, line: QRectF, row: BoardRow, palette: TablePalette, high: float
) -> None:
    """Draws the way to the score that ends the match, at the foot of a row, a post at its end."""
    box = QRectF(line.left(), line.bottom() - 1.6 * high, line.width(), high)
    painter.fillPath(rounded(box, high / 2), shaded(palette.plate_edge, 0.35))
    post = QRectF(0, 0, 1.2 * high, _GOAL / BAR * high)
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
