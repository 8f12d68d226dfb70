"""The celebration of a won match: the winners' faces in the middle of the table, and confetti."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.layout.geometry import Rect, around
from canasta_gui.table.moments.confetti import Confetti
from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.moments.table_snapshot import TableSnapshot
from canasta_gui.table.motion.flourish import Show
from canasta_gui.table.motion.path import ease
from canasta_gui.table.render import sparks
from canasta_gui.table.render.ornaments import draw_ribbon
from canasta_gui.table.render.portraits.portrait import portrait
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.viewmodel.table_view import SeatView

_FACE = 0.24
"""The size of a face, as a part of the window's height; several faces may be smaller."""
_ACROSS = 0.74
"""The part of the window's width that all faces take at most."""
_GAP = 0.16
"""Between two faces, by their size."""
_MIDDLE = 0.4
"""The gap between two faces, as a part of their size."""
_RIBBON = (1.16, 0.3)
"""The width of the ribbon, as a part of that of the row of faces, and its height, as a part of a
face.
"""
_LEAST_RIBBON = 2.2
"""The least width of the ribbon, in sizes of a face."""
_HOPS = 5
_HOP = 0.1
"""How high a face hops, as a part of its size."""
_COMES, _GOES = 0.1, 0.93
"""The parts of the time at which everything is visible, and at which it begins to fade."""
_SHADE = 0.5
_FIRST_RAYS, _FIRST_FACE = 0.009, 0.017
"""The parts of the time at which rays and faces begin, so that not all are drawn in one frame."""
_RAYS_TURN = 40.0
"""Degrees by which the rays turn."""
_LARGEST_TURNED = 1200.0
"""The largest size of turning rays, in device pixels; larger ones take too long for each frame."""


def celebration(at: MomentContext, winners: Sequence[int], *, is_still: bool) -> Show:
    """Returns the whole celebration; with people among the winners it has confetti."""
    seats = [seat for seat in (*at.after.seats, *at.after.resting) if seat.seat in winners]
    shows = [_shade(at), _rays(at, seats, is_still=is_still), _ribbon(at, seats)]
    shows += [_face(at, seats, place, is_still=is_still) for place in range(len(seats))]
    if any(seat.is_person for seat in seats):
        shows.append(Confetti(at, is_still=is_still).show)

    def show(part: float) -> None:
        for one in shows:
            one(part)

    return show


def _clear(part: float) -> float:
    """Returns the opacity of what fades in at the beginning and out at the end."""
    return max(min(1.0, part / _COMES, (1 - part) / (1 - _GOES)), 0.0)


def _window(at: MomentContext) -> Rect:
    frame = at.state.frame
    return Rect(0, 0, frame.width, frame.height)


def _faces(at: MomentContext, count: int) -> list[Rect]:
    """Returns the places of the faces, side by side."""
    window = _window(at)
    size = min(_FACE * window.h, _ACROSS * window.w / (count + _GAP * (count - 1)))
    pitch = (1 + _GAP) * size
    left = window.cx - pitch * (count - 1) / 2
    return [around(left + place * pitch, _MIDDLE * window.h, size, size) for place in range(count)]


def _shade(at: MomentContext) -> Show:
    """Returns the shade over the rest of the table, which is shown as one picture meanwhile."""
    picture = TableSnapshot(at, z.Z_WON)
    stages: list[int] = []

    def show(part: float) -> None:
        if part in (0.0, 1.0):
            picture.remove()
            return
        stage = (part >= _COMES) + (part >= _GOES)
        if stages[-1:] != [stage]:
            # In between the shade is part of the picture, so that one layer less is blended.
            if stage != 1 or not stages:
                picture.show()
            if stage == 1:
                picture.keep_dark(_SHADE)
            stages.append(stage)
        if stage != 1:
            picture.darken(_SHADE * _clear(part))

    return show


def _rays(at: MomentContext, seats: Sequence[SeatView], *, is_still: bool) -> Show:
    """Returns the rays behind the faces."""
    faces, key = _faces(at, len(seats)), "won rays"
    side = max(2.4 * faces[0].w, 1.5 * (faces[-1].right - faces[0].x))
    place = around((faces[0].x + faces[-1].right) / 2, faces[0].cy, side, side)
    make = partial(sparks.burst, side, at.effects.ratio, sparks.GOLD)
    turns = 0.0 if is_still or side * at.effects.ratio > _LARGEST_TURNED else _RAYS_TURN

    def show(part: float) -> None:
        if part < _FIRST_RAYS or part == 1.0:
            at.effects.take(key)
            return
        at.effects.put(key, place, z.Z_WON + 1, None, make)
        at.effects.turn(key, turns * part, is_soft=True)
        at.effects.pose(key, opacity=0.7 * _clear(part))

    return show


def _face(at: MomentContext, seats: Sequence[SeatView], place: int, *, is_still: bool) -> Show:
    """Returns the movement of a smiling face; the faces appear one after the other and hop."""
    key, rect, seat = ("won face", place), _faces(at, len(seats))[place], seats[place]
    ratio = at.effects.ratio
    make = partial(portrait, seat.face, Mood.GLAD, rect.w, ratio, sparks.GOLD)
    begins = _FIRST_FACE + 0.02 * place

    def show(part: float) -> None:
        if part < begins or part == 1.0:
            at.effects.take(key)
            return
        at.effects.put(key, rect, z.Z_WON + 3, seat.face, make)
        grown = 1.0 if is_still else max(ease(min(max(part - begins, 0.0) / _COMES, 1.0)), 0.05)
        up = 0.0 if is_still else _HOP * _hop(part * _HOPS + 0.35 * place)
        at.effects.pose(key, opacity=_clear(part), across=grown, high=grown, down=-up)

    return show


def _hop(turns: float) -> float:
    """Returns the height of a hop: from 0 up to 1 and back, once for each whole turn."""
    part = turns % 1
    return 4 * part * (1 - part)


def _ribbon(at: MomentContext, seats: Sequence[SeatView]) -> Show:
    """Returns the ribbon with the name of the winning side."""
    faces, key, palette = _faces(at, len(seats)), "won ribbon", at.state.palette
    side = next(side for side in at.after.sides if side.side == seats[0].side)
    size = faces[0].w
    wide = max(_LEAST_RIBBON * size, _RIBBON[0] * (faces[-1].right - faces[0].x))
    place = around(_window(at).cx, faces[0].bottom + 0.12 * size, wide, _RIBBON[1] * size)

    def draw(painter: QPainter, box: QRectF) -> None:
        draw_ribbon(painter, box, palette.seal_natural, side.name, palette)

    def show(part: float) -> None:
        if part in (0.0, 1.0):
            at.effects.take(key)
            return
        at.effects.draw(key, place, z.Z_WON + 4, side.name, draw)
        at.effects.pose(key, opacity=_clear(part))

    return show
