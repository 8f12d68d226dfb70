"""Shows whose each row of melds is: a plate at its near end, and a tray in the side's colour."""

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
    name_lines,
    need_width,
)
from canasta_gui.table.furniture.text_drawing import (
    LEAST,
    TextStyle,
    draw_words,
    fitted,
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
from canasta_gui.viewmodel.seat_views import LargeFigure, SideView
from canasta_gui.viewmodel.zones import ZoneKind

_TITLE, _POINTS, _SMALL = 1.9, 1.3, 0.9
"""The sizes of the title, of points, and of why these are below zero, in text heights."""
_NEED_SHARE = 0.6
"""The largest part of a plate below its title that what the opening needs takes."""
_TITLE_IN_LINE, _TITLE_SHRINKS, _LINE_GROWS = 1.25, 0.6, 1.3
"""The size of the title on a low plate, in text heights; the part of it to which it may shrink; and
how much larger all of a line becomes on a plate that has the height, but for large text.
"""
_LOW, _WIDE = (3.2, 2.4), 5.0
"""The height below which a plate has one line, in text heights: usually, and in large text, which
has no room for all in a line; and the width from which on it has one, by its height.
"""
_LINE = 1.65
"""The height of a line with names and points, in text heights."""
_PAD, _TITLE_PAD = 0.3, 0.6
"""The space beside what stands on a plate, and beside its title, in text heights."""
_TITLE_SHARE = 0.43
"""The size of the title by the height of a high plate, at the most."""
_FACE_GROWS = 1.3
"""The size to which faces grow on a high plate, by that which they have at least elsewhere."""
_FACE_SHRINKS = 0.5
"""The part of their size below which faces leave their room to what stands below them."""
_LEAST_TITLE = 2.5
"""The least room for the title in a line with faces and points, in text heights; with less the
faces are left out, or points stand below the title.
"""
_NEED_SHRINKS = 0.8
"""The least part of its width that what an opening needs has, so that no name is cut."""
_LYING = (ZoneKind.MELD, ZoneKind.BONUS)
"""The kinds of places whose cards lie on a tray."""
_BEHIND = 0.25
"""How far a tray reaches beyond the end of the row, in text heights."""
_EDGE = (0.09, 0.75)
"""The width of a tray's edge in text heights, and its opacity."""
Faces = tuple[tuple[str, Mood], ...]
"""Faces with their moods."""


@dataclass(frozen=True, slots=True)
class _RowSign:
    """The faces before a row, whose it is, and what they have laid."""

    faces: Faces
    title: str
    points: tuple[str, ...]
    """One figure, or one for each face where partners of a deal have different ones."""
    last: str
    """All of these, or in the largest text what its opening needs."""
    need: LargeFigure | None
    """The same, the figure large; once the deal is over that of the next one."""
    charged: str
    """Why the points are below zero; empty where they are not."""
    colours: SideColours
    is_mirrored: bool


def show_row_signs(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the plate of every row of melds, except before the seats are drawn; and its tray once
    cards lie there.
    """
    m = state.frame.measure
    for side in state.view.sides:
        if side.place is not None or state.chairs:
            continue
        sides = state.frame.sharing(side.side)
        _show_tray(items, state, sides)
        sign = _sign_of(state, side, sides)
        items.draw(
            ("row", side.side),
            state.frame.sides[side.side].sign,
            z.Z_PLATES,
            (sign, state.style),
            lambda painter, box, it=sign: _Plate(painter, it, state.palette, m).draw(box),
        )


def _sign_of(state: FurnitureState, side: SideView, sides: list[int]) -> _RowSign:
    """Returns the sign of a row in which the melds of these sides lie."""
    calm = {Mood.THINKING: Mood.CALM}
    seats = [seat for seat in state.view.seats if seat.side in sides]
    # A whole side is shown, also who sits out; partners for a deal are those two alone.
    shown = seats if len(sides) > 1 else [it for it in state.view.players if it.side in sides]
    gains = {it.side: it.gain for it in state.view.sides if it.gain}
    points = tuple(gains[seat.side] for seat in seats if seat.side in gains)
    shown_points = points if len(set(points)) > 1 else points[:1]
    opening = None if points else side.opening
    return _RowSign(
        tuple((seat.face, calm.get(seat.mood, seat.mood)) for seat in shown),
        side.title,
        shown_points,
        " ".join(shown_points) or (opening.text if opening else ""),
        opening if state.frame.measure.yielding < 1 else None,
        next((it.charged for it in state.view.sides if it.side in sides and it.charged), ""),
        state.side_colour(side.side),
        state.frame.is_mirrored,
    )


def _show_tray(items: PixmapItems, state: FurnitureState, sides: list[int]) -> None:
    """Shows the ground below the row of these sides, from its plate to the bonus cards, once cards
    lie there.
    """
    if not any(
        cards and zone.kind in _LYING and zone.owner in sides
        for zone, cards in state.picture.zones.items()
    ):
        return
    row = sides[0]
    frame, text, measure = state.frame.sides[row], state.text, state.frame.measure
    behind, end = _BEHIND * text, measure.bonus_end
    melds = replace(frame.melds, h=frame.melds.h + measure.air + measure.tray_air)
    # Below a sign melds begin at the edge, before which no plate stands.
    parts = [frame.sign, _wider(melds, behind), _wider(frame.bonus, behind + end)]
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


@dataclass(frozen=True, slots=True)
class _Plate:
    """Draws a sign: title, faces and points below each other, or on a low plate in a line."""

    painter: QPainter
    sign: _RowSign
    palette: TablePalette
    m: Measure

    def draw(self, box: QRectF) -> None:
        """Draws the plate over a place, and the sign on it."""
        text, colours = self.m.text, self.sign.colours
        edge, ground = colours.line, colours.ground
        draw_plate(self.painter, box, self.palette, text, is_lit=False, edge=edge, ground=ground)
        pad, high = _PAD * text, box.height()
        is_high = high >= _LOW[self.m.yielding > 0] * text and box.width() < _WIDE * high
        inner = box.adjusted(pad, pad * is_high, -pad, -pad * is_high)
        (self._draw_high if is_high else self._draw_in_line)(inner)

    def _ink(self, text: float) -> TextStyle:
        """Returns the style of points, or of an opening, for a height of text."""
        if self.sign.points:
            return TextStyle(_POINTS * text, self.palette.word, is_display=True)
        return TextStyle(_SMALL * text, self.palette.word_quiet, lines=2)

    def _draw_last(self, box: QRectF, last: str, ink: TextStyle, text: float) -> None:
        """Draws what the opening needs, or the points."""
        if self.sign.need:
            mirrored = self.sign.is_mirrored
            draw_need(self.painter, box, self.sign.need, self.palette, text, is_mirrored=mirrored)
        else:
            draw_words(self.painter, box, last, snug(last, box.width(), box.height(), ink, LEAST))

    def _draw_high(self, box: QRectF) -> None:
        """Draws a line for each name, faces, points, and at the foot why these are below zero."""
        sign, m = self.sign, self.m
        self._draw_names(box)
        self._draw_reason(box)
        last = replace(self._ink(m.text), align="centre")
        columns = [(sign.faces, sign.last)]
        if len(sign.points) > 1:
            columns = [((it,), points) for it, points in zip(sign.faces, sign.points, strict=True)]
        wide = box.width() / len(columns)
        room = wide - _PAD * m.text * (len(columns) > 1)
        high = min(last.lines * line_height(last), box.height())
        inks = (snug(it, room, high, last, LEAST) for _, it in columns)
        last = min(inks, key=lambda it: it.size)
        below = min(line_height(TextStyle(AFAR * m.text, "")), _NEED_SHARE * box.height())
        if not self.sign.need:
            below = max(text_height(it, room, last) for _, it in columns) if sign.last else 0.0
        for place, (faces, said) in enumerate(columns):
            line = QRectF(box.left() + place * wide, box.top(), wide, box.height())
            if box.height() - below >= _FACE_SHRINKS * m.row_face:
                line = self._draw_over(line, below, faces)
            self._draw_last(line, said, last, m.text)

    def _draw_names(self, box: QRectF) -> None:
        """Draws the title at the top of a box, and takes its height off that."""
        room = box.width() - 2 * (_TITLE_PAD - _PAD) * self.m.text
        names = tuple(name_lines(self.sign.title, room))
        size = min(_TITLE * self.m.text, _TITLE_SHARE * box.height() / len(names))
        ink = TextStyle(size, self.palette.word, is_display=True, align="centre")
        ink = min((fitted(it, room, ink, 0.0) for it in names), key=lambda it: it.size)
        ink = replace(ink, size=max(ink.size, READABLE))
        for each in names:
            line = QRectF(box.left(), box.top(), box.width(), line_height(ink))
            draw_name(self.painter, line, each, ink)
            box.setTop(line.bottom())

    def _draw_reason(self, box: QRectF) -> None:
        """Draws at the foot of a box why points are below zero, and takes its height off that."""
        charged = self.sign.charged
        # Large text has room for points without a reason, which the score sheet gives.
        if charged and not self.m.yielding:
            ink = TextStyle(_SMALL * self.m.text, self.palette.word_quiet, align="centre")
            ink = fitted(charged, box.width(), ink, 0.6)
            box.setBottom(box.bottom() - line_height(ink))
            foot = QRectF(box.left(), box.bottom(), box.width(), line_height(ink))
            draw_words(self.painter, foot, charged, ink)

    def _draw_over(self, box: QRectF, below: float, faces: Faces) -> QRectF:
        """Draws faces over a line of a height; returns the place of that."""
        wide = _wide(faces)
        size = min(_FACE_GROWS * self.m.row_face, box.height() - below, box.width() / wide)
        top = box.center().y() - (size + below) / 2
        self._draw_faces(box.center().x() - size * wide / 2, top, size, faces)
        return QRectF(box.left(), top + size, box.width(), below)

    def _draw_in_line(self, box: QRectF) -> None:
        """Draws the title and what they have laid behind the faces, or the title over it."""
        sign, m = self.sign, self.m
        text = min((1 if m.yielding else _LINE_GROWS) * m.text, box.height() / _LINE)
        last, gap, least = self._ink(text), 0.6 * text, _LEAST_TITLE * text
        beside = width_of(sign.last, last) + 1 + gap if sign.last else 0.0
        if self.sign.need:
            beside = need_width(self.sign.need, self.palette, box.height(), text) + gap
        ink = TextStyle(_TITLE_IN_LINE * text, self.palette.word, is_bold=True)
        small = replace(ink, size=max(READABLE, _TITLE_SHRINKS * ink.size))
        least_ink = replace(ink, size=READABLE) if sign.need else small
        titled = width_of(sign.title, ink if m.yielding else least_ink)
        if box.width() - beside < max(least, titled):
            lines = 1 + len([*name_lines(sign.title, box.width())])
            spare = box.height() - lines * line_height(TextStyle(READABLE, ""))
            if spare >= 0:
                air = 0.0 if sign.need else min(_PAD * m.text, spare) / 2
                self._draw_high(box.adjusted(0, air, 0, -air))
                return
        room = box.width() - width_of(sign.title, small) - 1
        if sign.need and not m.yielding and _NEED_SHRINKS * beside <= room:
            beside = min(beside, room)
        if box.width() - beside < least:
            beside = 0.0
        size = min(0.86 * box.height(), m.row_face)
        faces = size * _wide(sign.faces) + 0.4 * m.text
        if titled <= box.width() - faces - beside:
            self._draw_faces(box.left(), box.center().y() - size / 2, size, sign.faces)
            box = box.adjusted(faces, 0, 0, 0)
        names = QRectF(box.left(), box.top(), box.width() - beside, box.height())
        left = box.left() + draw_name(self.painter, names, sign.title, ink, _TITLE_SHRINKS) + gap
        if beside:
            line = QRectF(left, box.top(), beside - gap, box.height())
            self._draw_last(line, sign.last, last, text)

    def _draw_faces(self, left: float, top: float, size: float, faces: Faces) -> None:
        """Draws faces over each other, the first one in front."""
        ratio = self.painter.device().devicePixelRatioF()
        for place, (face, mood) in reversed(list(enumerate(faces))):
            picture = portrait(face, mood, size, ratio, self.sign.colours.line)
            self.painter.drawPixmap(round(left + place * FACE_STEP * size), round(top), picture)


def _wide(faces: Faces) -> float:
    """Returns the width of faces, in faces."""
    return 1 + (len(faces) - 1) * FACE_STEP
