"""Shows whose each row of melds is: a plate at its near end, and a tray in the side's colour."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import NAMES_JOINED, READABLE, ROUND, draw_name, draw_plate
from canasta_gui.table.furniture.text_drawing import (
    LEAST,
    TextStyle,
    draw_words,
    fitted,
    line_height,
    snug,
    width_of,
)
from canasta_gui.table.layout.geometry import hull
from canasta_gui.table.layout.measure import FACE_STEP, Measure
from canasta_gui.table.render.palette import TRAY, TablePalette
from canasta_gui.table.render.pen import shaded
from canasta_gui.table.render.portrait import portrait
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.viewmodel.table_view import SideView

_NAME, _POINTS, _OPENING = 0.92, 1.3, 0.82
"""The sizes of names, of points, and of what the opening needs, in text heights."""
_LINE = 1.65
"""The height of a line with names and points, in text heights."""
_PAD = 0.3
"""The space between the edge of a plate and what stands on it, in text heights."""
_LEAST_FACES = 0.26
"""The part of a high plate that the faces have at least beside large words."""
_BEHIND = 0.25
"""How far a tray reaches beyond the bonus cards, in text heights."""
_EDGE = (0.09, 0.75)
"""The width of a tray's edge in text heights, and its opacity."""


@dataclass(frozen=True, slots=True)
class _RowSign:
    """The faces before a row, the names of their players, and what they have laid."""

    faces: tuple[tuple[str, Mood], ...]
    names: tuple[str, ...]
    points: str
    opening: str
    """The text on what the side needs, as long as it has not opened."""
    colour: str

    @property
    def last(self) -> str:
        """Returns the text below the names, or behind them."""
        return self.points or self.opening

    def ink(self, palette: TablePalette, text: float) -> TextStyle:
        """Returns the style of that text."""
        if self.points:
            return TextStyle(_POINTS * text, palette.word, is_display=True)
        return TextStyle(_OPENING * text, palette.word_quiet, lines=2)


def show_row_signs(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the plate of every row of melds, except before the seats are drawn; and its tray once
    cards lie there.
    """
    for side in state.view.sides:
        if side.place is not None or state.chairs:
            continue
        sides = [it for it in state.view.sides if side.side in (it.side, it.place)]
        sign = _sign_of(state, side, [it.side for it in sides])
        if any(it.melds or it.bonus for it in sides):
            _show_tray(items, state, side.side, [it.side for it in sides])
        items.draw(
            ("row", side.side),
            state.frame.sides[side.side].sign,
            z.Z_PLATES,
            (sign, state.style),
            lambda painter, box, it=sign: _draw(
                painter, box, it, state.palette, state.frame.measure
            ),
        )


def _sign_of(state: FurnitureState, side: SideView, sides: list[int]) -> _RowSign:
    """Returns the sign of a row in which the melds of these sides lie."""
    calm = {Mood.THINKING: Mood.CALM}
    seats = [seat for seat in state.view.seats if seat.side in sides]
    return _RowSign(
        tuple((seat.face, calm.get(seat.mood, seat.mood)) for seat in seats),
        tuple(seat.name for seat in seats),
        side.gain,
        side.opening if side.need else "",
        state.side_colour(side.side).line,
    )


def _show_tray(items: PixmapItems, state: FurnitureState, row: int, sides: list[int]) -> None:
    """Shows the ground below a row, from its plate to the bonus cards of these sides."""
    frame, text = state.frame.sides[row], state.text
    beyond = 2 * _BEHIND * text
    ends = [state.frame.sides[side].bonus for side in sides]
    wide = [replace(it, x=it.x - beyond / 2, w=it.w + beyond) for it in ends]
    colour, (width, opacity) = state.side_colour(row), _EDGE
    items.panel(
        ("tray", row),
        hull([frame.sign, frame.melds, *wide]),
        z.Z_TRAYS,
        ROUND * text,
        shaded(colour.ground, TRAY),
        QPen(shaded(colour.line, opacity), width * text),
    )


def _draw(
    painter: QPainter, box: QRectF, sign: _RowSign, palette: TablePalette, m: Measure
) -> None:
    """Draws the plate: faces, names and points below each other, or on a low one in a line."""
    draw_plate(painter, box, palette, m.text, is_lit=False, edge=sign.colour)
    pad = _PAD * m.text
    is_low = box.height() < box.width()
    inner = box.adjusted(pad, 0, -pad, 0) if is_low else box.adjusted(pad, pad, -pad, -pad)
    draw = _draw_in_line if is_low else _draw_below
    draw(painter, inner, sign, palette, m)


def _draw_below(
    painter: QPainter, box: QRectF, sign: _RowSign, palette: TablePalette, m: Measure
) -> None:
    """Draws a line for each name below the faces, which are smaller beside large words."""
    name = TextStyle(_NAME * m.text, palette.word, is_bold=True, align="centre")
    last = replace(sign.ink(palette, m.text), align="centre")
    step, most = line_height(name), (1 - _LEAST_FACES) * box.height()
    if not sign.points:
        one = fitted(sign.opening, box.width(), replace(last, lines=1), 0.5)
        if one.size >= READABLE and width_of(sign.opening, one) <= box.width():
            last = one
        elif len(sign.names) * step + last.lines * line_height(last) > most:
            # The ring in the empty row says it as well.
            sign = replace(sign, opening="")
    below = last.lines * line_height(last) if sign.last else 0.0
    high = len(sign.names) * step + below
    if high > most:
        part = most / high
        name, last = (replace(it, size=max(part * it.size, LEAST)) for it in (name, last))
        step, below, high = part * step, part * below, most
    size = min(m.row_face, box.height() - high)
    top = box.center().y() - (size + high) / 2
    over = min(FACE_STEP * size, (box.width() - size) / max(len(sign.faces) - 1, 1))
    wide = size + (len(sign.faces) - 1) * over
    _draw_faces(painter, QRectF(box.center().x() - wide / 2, top, over, size), sign)
    line = QRectF(box.left(), top + size, box.width(), step)
    for each in sign.names:
        draw_name(painter, line, each, _unless_wide(each, line, name))
        line.translate(0, step)
    line.setHeight(below)
    if sign.points:
        last = fitted(sign.points, line.width(), last, 0.5)
    draw_words(painter, line, sign.last, snug(sign.last, line.width(), below, last, LEAST))


def _unless_wide(name: str, line: QRectF, ink: TextStyle) -> TextStyle:
    """Returns the style, not bold for a name that is wider than its line."""
    return replace(ink, is_bold=width_of(name, ink) <= line.width())


def _draw_in_line(
    painter: QPainter, box: QRectF, sign: _RowSign, palette: TablePalette, m: Measure
) -> None:
    """Draws the names and what they have laid behind the faces."""
    size = min(0.86 * box.height(), m.row_face)
    step = FACE_STEP * size
    _draw_faces(painter, QRectF(box.left(), box.center().y() - size / 2, step, size), sign)
    box = box.adjusted(size + (len(sign.faces) - 1) * step + 0.4 * m.text, 0, 0, 0)
    text = min(m.text, box.height() / _LINE)
    last, gap = replace(sign.ink(palette, text), lines=1), 0.6 * text
    beside = width_of(sign.last, last) + gap if sign.last else 0.0
    names = QRectF(box.left(), box.top(), box.width() - beside, box.height())
    ink = TextStyle(_NAME * text, palette.word, is_bold=True)
    used = draw_name(painter, names, NAMES_JOINED.join(sign.names), ink, 0.7)
    draw_words(painter, box.adjusted(used + gap, 0, 0, 0), sign.last, last)


def _draw_faces(painter: QPainter, first: QRectF, sign: _RowSign) -> None:
    """Draws the faces over each other, the first one in front; ``first`` is as high as a face, and
    as wide as the step from one to the next.
    """
    ratio = painter.device().devicePixelRatioF()
    for place, (face, mood) in reversed(list(enumerate(sign.faces))):
        picture = portrait(face, mood, first.height(), ratio, sign.colour)
        painter.drawPixmap(round(first.left() + place * first.width()), round(first.top()), picture)
