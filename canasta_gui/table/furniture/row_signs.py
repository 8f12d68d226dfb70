"""Shows whose each row of melds is, at its near end: the faces, and the points of this deal."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.text_drawing import TextStyle, draw_words, fitted
from canasta_gui.table.layout.measure import FACE_STEP, Measure
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.portrait import portrait
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.viewmodel.table_view import SideView, TableView

_POINTS = 1.3
"""The size of the points, in text heights."""
_LINE = 1.5
"""The height of the line of the points, in text heights."""


@dataclass(frozen=True, slots=True)
class _RowSign:
    """The faces before a row, and the points below them."""

    faces: tuple[tuple[str, Mood], ...]
    points: str
    is_own: bool


def show_row_signs(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the sign of every row of melds, except before the seats are drawn."""
    for side in state.view.sides:
        if side.place is not None or state.chairs:
            continue
        sign = _RowSign(_faces_of(state.view, side), side.gain, side.is_own)
        items.draw(
            ("row", side.side),
            state.frame.sides[side.side].sign,
            z.Z_PLATES,
            (sign, state.style),
            lambda painter, box, it=sign: _draw(
                painter, box, it, state.palette, state.frame.measure
            ),
        )


def _faces_of(view: TableView, side: SideView) -> tuple[tuple[str, Mood], ...]:
    """Returns the faces of all whose melds lie in a side's row."""
    places = {it.side: it.side if it.place is None else it.place for it in view.sides}
    calm = {Mood.THINKING: Mood.CALM}
    return tuple(
        (seat.face, calm.get(seat.mood, seat.mood))
        for seat in view.seats
        if places[seat.side] == side.side
    )


def _draw(
    painter: QPainter, box: QRectF, sign: _RowSign, palette: TablePalette, m: Measure
) -> None:
    """Draws the faces over each other, the first one in front, and the points below or beside."""
    count, line = len(sign.faces), _LINE * m.text
    is_flat = box.height() < m.row_face
    size = box.height() if is_flat else min(m.row_face, box.height() - line)
    step = min(FACE_STEP * size, (box.width() - size) / max(count - 1, 1))
    wide = size + (count - 1) * step
    left = box.left() if is_flat else box.center().x() - wide / 2
    top = box.top() if is_flat else box.center().y() - (size + line) / 2
    ratio = painter.device().devicePixelRatioF()
    ring = palette.word if sign.is_own else palette.plate_edge
    for place, (face, mood) in reversed(list(enumerate(sign.faces))):
        picture = portrait(face, mood, size, ratio, ring)
        painter.drawPixmap(round(left + place * step), round(top), picture)
    ink = TextStyle(_POINTS * m.text, palette.word, is_display=True, has_shade=True)
    words = QRectF(left + wide + 0.4 * m.text, top, box.width() - wide, size)
    if not is_flat:
        ink = replace(ink, align="centre")
        words = QRectF(box.left(), top + size, box.width(), line)
    draw_words(painter, words, sign.points, fitted(sign.points, words.width(), ink, 0.5))
