"""Shows whose each row of melds is: a plate at its near end, and a tray in the side's colour."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import (
    AFAR,
    READABLE,
    ROUND,
    draw_name,
    draw_need,
    draw_plate,
    need_width,
)
from canasta_gui.table.furniture.text_drawing import (
    LEAST,
    TextStyle,
    draw_words,
    fitted,
    is_whole,
    line_height,
    snug,
    text_height,
    width_of,
)
from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.layout.measure import FACE_STEP, Measure
from canasta_gui.table.render.palette import TRAY, SideColours, TablePalette
from canasta_gui.table.render.pen import shaded
from canasta_gui.table.render.portrait import portrait
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.viewmodel.seat_views import NAMES_JOINED, LargeFigure, SideView
from canasta_gui.viewmodel.zones import ZoneKind

_TITLE, _POINTS, _SMALL = 1.9, 1.3, 0.9
"""The sizes of the title, of points, and of why these are below zero, in text heights."""
_NEED_SHARE = 0.56
"""The largest part of a plate below its title that what the opening needs takes."""
_LINE_SPACE = 1.28
"""The height of a line, by the size of its letters."""
_TITLE_IN_LINE = 1.25
"""The size of the title on a low plate, in text heights."""
_LOW = (3.2, 2.4)
"""The height below which a plate has one line, in text heights: usually, and in large text, which
has no room for all in a line.
"""
_LINE = 1.65
"""The height of a line with names and points, in text heights."""
_PAD, _TITLE_PAD = 0.3, 0.6
"""The space between the edge of a plate and what stands on it, and beside its title, in text
heights.
"""
_TITLE_SHARE = 0.55
"""The part of a high plate that the title takes at the most."""
_FACE_GROWS = 1.3
"""The size to which faces grow on a high plate, by that which they have at least elsewhere."""
_FACE_SHRINKS = 0.5
"""The part of their size below which faces leave their room to what an opening needs."""
_LEAST_TITLE = 2.5
"""The least room for the title in a line with faces and points, in text heights; with less the
faces are left out, or both have a line of their own.
"""
_LEAST_FACE, _LEAST_POINTS = 0.75, 4.0
"""The part of their size that faces over the points have at least, else they stand before them;
and the width that points have there, in text heights.
"""
_LYING = (ZoneKind.MELD, ZoneKind.BONUS)
"""The kinds of places whose cards lie on a tray."""
_BEHIND = 0.25
"""How far a tray reaches beyond the end of the row, in text heights."""
_EDGE = (0.09, 0.75)
"""The width of a tray's edge in text heights, and its opacity."""


@dataclass(frozen=True, slots=True)
class _RowSign:
    """The faces before a row, whose it is, and what they have laid."""

    faces: tuple[tuple[str, Mood], ...]
    title: str
    points: tuple[str, ...]
    """One figure, or one for each face where partners of a deal have different ones."""
    opening: LargeFigure | None
    """What its opening needs, or once the deal is over its next one; ``None`` beside points."""
    charged: str
    """Why the points are below zero; empty where they are not."""
    colours: SideColours
    is_mirrored: bool

    @property
    def last(self) -> str:
        """Returns the text below the faces, or behind the title."""
        return " ".join(self.points) or (self.opening.text if self.opening else "")

    def ink(self, palette: TablePalette, text: float) -> TextStyle:
        """Returns the style of that text; in the largest text an opening is a quiet one."""
        if self.points:
            return TextStyle(_POINTS * text, palette.word, is_display=True)
        return TextStyle(_SMALL * text, palette.word_quiet, lines=2)


def show_row_signs(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the plate of every row of melds, except before the seats are drawn; and its tray once
    cards lie there.
    """
    for side in state.view.sides:
        if side.place is not None or state.chairs:
            continue
        sides = [it for it in state.view.sides if side.side in (it.side, it.place)]
        sign = _sign_of(state, side, [it.side for it in sides])
        if any(
            cards and zone.kind in _LYING and zone.owner in [it.side for it in sides]
            for zone, cards in state.picture.zones.items()
        ):
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
    # A whole side is shown, also who sits out; partners for a deal are those two alone.
    shown = seats if len(sides) > 1 else [it for it in state.view.players if it.side in sides]
    gains = {it.side: it.gain for it in state.view.sides if it.gain}
    points = tuple(gains[seat.side] for seat in seats if seat.side in gains)
    return _RowSign(
        tuple((seat.face, calm.get(seat.mood, seat.mood)) for seat in shown),
        side.title,
        points if len(set(points)) > 1 else points[:1],
        None if points else side.opening,
        next((it.charged for it in state.view.sides if it.side in sides and it.charged), ""),
        state.side_colour(side.side),
        state.frame.is_mirrored,
    )


def _show_tray(items: PixmapItems, state: FurnitureState, row: int, sides: list[int]) -> None:
    """Shows the ground below a row, from its plate to the bonus cards of these sides."""
    frame, text, measure = state.frame.sides[row], state.text, state.frame.measure
    behind, end = _BEHIND * text, measure.bonus_end
    melds = replace(frame.melds, h=frame.melds.h + measure.air + measure.tray_air)
    ends = (state.frame.sides[side].bonus for side in sides)
    parts = [frame.sign, melds, *(_wider(it, behind + end) for it in ends)]
    if frame.sign.bottom <= melds.y:
        # No plate stands before these melds, which else begin at the edge.
        parts.append(_wider(melds, behind))
    colour, (width, opacity) = state.side_colour(row), _EDGE
    items.panel(
        ("tray", row),
        hull(parts),
        z.Z_TRAYS,
        ROUND * text,
        shaded(colour.ground, TRAY),
        QPen(shaded(colour.line, opacity), width * text),
    )


def _wider(place: Rect, beyond: float) -> Rect:
    return replace(place, x=place.x - beyond, w=place.w + 2 * beyond)


def _draw(
    painter: QPainter, box: QRectF, sign: _RowSign, palette: TablePalette, m: Measure
) -> None:
    """Draws the plate: title, faces and points below each other, or on a low one in a line."""
    colours = sign.colours
    draw_plate(
        painter, box, palette, m.text, is_lit=False, edge=colours.line, ground=colours.ground
    )
    pad = _PAD * m.text
    is_low = box.height() < _LOW[m.yielding > 0] * m.text
    inner = box.adjusted(pad, 0, -pad, 0) if is_low else box.adjusted(pad, pad, -pad, -pad)
    draw = _draw_in_line if is_low else _draw_high
    draw(painter, inner, sign, palette, m)


def _draw_high(
    painter: QPainter, box: QRectF, sign: _RowSign, palette: TablePalette, m: Measure
) -> None:
    """Draws the title, a line for each name, below it the faces and the points, and at the foot why
    these are below zero.
    """
    room = box.width() - 2 * (_TITLE_PAD - _PAD) * m.text
    names = tuple(_title_lines(sign.title, room))
    size = min(_TITLE * m.text, _TITLE_SHARE * box.height() / len(names) / _LINE_SPACE)
    ink = TextStyle(size, palette.word, is_display=True, align="centre")
    ink = min((fitted(it, room, ink, 0.0) for it in names), key=lambda it: it.size)
    ink = replace(ink, size=max(ink.size, READABLE))
    line = QRectF(box.left(), box.top(), box.width(), line_height(ink))
    for each in names:
        draw_name(painter, line, each, ink)
        line.translate(0, line.height())
    box.setTop(line.top())
    # Large text has room for points without a reason, which the score sheet gives.
    least = 2 * line_height(TextStyle(m.text, "")) if m.yielding else 0.0
    if sign.charged and box.height() >= least:
        ink = TextStyle(_SMALL * m.text, palette.word_quiet, align="centre")
        ink = fitted(sign.charged, box.width(), ink, 0.6)
        foot = QRectF(box.left(), box.bottom() - line_height(ink), box.width(), line_height(ink))
        draw_words(painter, foot, sign.charged, ink)
        box.setBottom(foot.top())
    if sign.opening and m.yielding < 1:
        below = min(AFAR * _LINE_SPACE * m.text, _NEED_SHARE * box.height())
        has_faces = box.height() - below >= _FACE_SHRINKS * m.row_face
        line = _draw_faces_over(painter, box, sign, below, m) if has_faces else box
        draw_need(painter, line, sign.opening, palette, m.text, is_mirrored=sign.is_mirrored)
        return
    last = replace(sign.ink(palette, m.text), align="centre")
    below = last.lines * line_height(last) if sign.last else 0.0
    if len(sign.points) > 1:
        _draw_columns(painter, box, sign, last, m)
    elif box.height() < below + _LEAST_FACE * m.row_face:
        _draw_faces_beside(painter, box, sign, replace(last, align="left"), m)
    else:
        last = snug(sign.last, box.width(), below, last, LEAST)
        below = text_height(sign.last, box.width(), last) if sign.last else 0.0
        line = _draw_faces_over(painter, box, sign, below, m)
        draw_words(painter, line, sign.last, last)


def _title_lines(title: str, width: float) -> Iterator[str]:
    """Yields a line for each name, and two for a first word that would be too small on one."""
    ink = TextStyle(READABLE, "#000000", is_display=True)
    for name in title.split(NAMES_JOINED):
        first = name.partition(" ")[0]
        if width_of(first, ink) > width:
            half = (len(first) + 1) // 2
            yield from (f"{first[:half]}-", first[half:])
        else:
            yield name


def _draw_faces_over(
    painter: QPainter, box: QRectF, sign: _RowSign, below: float, m: Measure
) -> QRectF:
    """Draws the faces over a line of a height; returns the place of that."""
    wide = _faces_wide(sign)
    size = min(_FACE_GROWS * m.row_face, box.height() - below, box.width() / wide)
    top = box.center().y() - (size + below) / 2
    left = box.center().x() - size * wide / 2
    _draw_faces(painter, QRectF(left, top, FACE_STEP * size, size), sign)
    return QRectF(box.left(), top + size, box.width(), below)


def _draw_columns(
    painter: QPainter, box: QRectF, sign: _RowSign, ink: TextStyle, m: Measure
) -> None:
    """Draws each face over its own points."""
    wide = box.width() / len(sign.points)
    room = wide - _PAD * m.text
    ink = min((fitted(it, room, ink, 0.0) for it in sign.points), key=lambda it: it.size)
    below = line_height(ink)
    size = min(_FACE_GROWS * m.row_face, box.height() - below, room)
    top = box.center().y() - (size + below) / 2
    for place, (face, points) in enumerate(zip(sign.faces, sign.points, strict=True)):
        column = QRectF(box.left() + place * wide, top, wide, size)
        left = column.center().x() - size / 2
        _draw_faces(painter, QRectF(left, top, size, size), replace(sign, faces=(face,)))
        draw_words(painter, QRectF(column.left(), column.bottom(), wide, below), points, ink)


def _draw_faces_beside(
    painter: QPainter, box: QRectF, sign: _RowSign, ink: TextStyle, m: Measure
) -> None:
    """Draws the faces before the points."""
    room = box.width() - _LEAST_POINTS * m.text
    size = min(m.row_face, box.height(), room / _faces_wide(sign))
    faces, gap = size * _faces_wide(sign), 0.4 * m.text
    whole, ink = ink, snug(sign.last, box.width() - faces - gap, box.height(), ink, LEAST)
    if m.yielding and ink.size < round(whole.size):
        ink = replace(whole, align="centre")
        draw_words(painter, box, sign.last, snug(sign.last, box.width(), box.height(), ink, LEAST))
        return
    wide = min(width_of(sign.last, ink) + 1, box.width() - faces - gap)
    left = box.center().x() - (faces + gap + wide) / 2
    _draw_faces(painter, QRectF(left, box.center().y() - size / 2, FACE_STEP * size, size), sign)
    draw_words(painter, QRectF(left + faces + gap, box.top(), wide, box.height()), sign.last, ink)


def _faces_wide(sign: _RowSign) -> float:
    """Returns the width of the faces, in faces."""
    return 1 + (len(sign.faces) - 1) * FACE_STEP


def _draw_in_line(
    painter: QPainter, box: QRectF, sign: _RowSign, palette: TablePalette, m: Measure
) -> None:
    """Draws the title and what they have laid behind the faces."""
    text = min(m.text, box.height() / _LINE)
    last, gap = replace(sign.ink(palette, text), lines=1), 0.6 * text
    beside = width_of(sign.last, last) + gap if sign.last else 0.0
    large = sign.opening if m.yielding < 1 else None
    if large:
        beside = need_width(large, palette, box.height(), text) + gap
    ink = TextStyle(_TITLE_IN_LINE * text, palette.word, is_bold=True)
    size = min(0.86 * box.height(), m.row_face)
    faces = size * _faces_wide(sign) + 0.4 * m.text
    least = _LEAST_TITLE * text
    if box.width() - beside < least:
        _draw_two_lines(painter, box, sign, palette, m)
        return
    wanted = width_of(sign.title, ink) if m.yielding else least
    if wanted <= box.width() - faces - beside:
        first = QRectF(box.left(), box.center().y() - size / 2, FACE_STEP * size, size)
        _draw_faces(painter, first, sign)
        box = box.adjusted(faces, 0, 0, 0)
    names = QRectF(box.left(), box.top(), box.width() - beside, box.height())
    used = draw_name(painter, names, sign.title, ink, 0.6)
    if large:
        need = QRectF(box.left() + used + gap, box.top(), beside - gap, box.height())
        draw_need(painter, need, large, palette, text, is_mirrored=sign.is_mirrored)
        return
    draw_words(painter, box.adjusted(used + gap, 0, 0, 0), sign.last, last)
    box = box.adjusted(used + beside + gap, 0, 0, 0)
    quiet = TextStyle(_SMALL * text, palette.word_quiet)
    if sign.charged and is_whole(sign.charged, box.width(), quiet):
        draw_words(painter, box, sign.charged, quiet)


def _draw_two_lines(
    painter: QPainter, box: QRectF, sign: _RowSign, palette: TablePalette, m: Measure
) -> None:
    """Draws the title over what they have laid, without faces."""
    upper = QRectF(box.left(), box.top(), box.width(), box.height() / 2)
    lower = upper.translated(0, upper.height())
    size = min(_TITLE_IN_LINE * m.text, upper.height() / _LINE_SPACE)
    ink = TextStyle(size, palette.word, is_bold=True, align="centre")
    draw_name(painter, upper, sign.title, ink, 0.6)
    if sign.opening and m.yielding < 1:
        draw_need(painter, lower, sign.opening, palette, m.text, is_mirrored=sign.is_mirrored)
    else:
        last = replace(sign.ink(palette, m.text), lines=1, align="centre")
        last = snug(sign.last, lower.width(), lower.height(), last, LEAST)
        draw_words(painter, lower, sign.last, last)


def _draw_faces(painter: QPainter, first: QRectF, sign: _RowSign) -> None:
    """Draws the faces over each other, the first one in front; ``first`` is as high as a face, and
    as wide as the step from one to the next.
    """
    ratio = painter.device().devicePixelRatioF()
    for place, (face, mood) in reversed(list(enumerate(sign.faces))):
        picture = portrait(face, mood, first.height(), ratio, sign.colours.line)
        painter.drawPixmap(round(first.left() + place * first.width()), round(first.top()), picture)
