"""Shows players' faces in the middle of the table, with rays behind them and a ribbon below."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.text_drawing import TextStyle, width_of
from canasta_gui.table.layout.geometry import Rect, around
from canasta_gui.table.moments.effects import STEADY, passing
from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.motion.flourish import Show
from canasta_gui.table.motion.path import ease
from canasta_gui.table.render import sparks
from canasta_gui.table.render.ornaments import draw_ribbon
from canasta_gui.table.render.portrait import portrait
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.viewmodel.seat_views import SeatView

_ACROSS = 0.74
"""The part of the window's width that all faces take at most."""
_GAP = 0.16
"""Between two faces, by their size."""
_RIBBON = (1.16, 0.3)
"""The width of the ribbon, as a part of that of the row of faces, and its height, as a part of a
face.
"""
_LETTERS = 0.5
"""The size of its letters, by its height."""
_LEAST_RIBBON = 2.2
"""The least width of the ribbon, in sizes of a face."""
_CROWN = 0.46
"""The width of a crown, by the size of the face."""
_CROWN_UP = 0.07
"""How far above the upper edge of the face its middle lies, by the size of the face."""
_CROWN_FALLS = 0.5
"""How far a crown falls on the head, by the size of the face."""
_CROWN_TILT = -7.0
"""How far it is rotated, in degrees."""
_HOP = 0.1
"""How high a face hops, as a part of its size."""
COMES, GOES = 0.1, 0.93
"""The parts of the time at which everything is visible, and at which it begins to fade."""
_FIRST_RAYS, _FIRST_FACE = 0.009, 0.017
"""The parts of the time at which rays and faces begin, so that not all are drawn in one frame."""
_RAYS = 0.7
"""The opacity of the rays."""
_RAYS_TURN = 40.0
"""Degrees by which the rays turn."""
_LARGEST_TURNED = 1200.0
"""The largest size of rays that are drawn for each frame, in device pixels."""


def clear(part: float) -> float:
    """Returns the opacity of what fades in at the beginning and out at the end."""
    return max(min(1.0, part / COMES, (1 - part) / (1 - GOES)), 0.0)


@dataclass(frozen=True, slots=True)
class FaceRow:
    """A row of glad faces over a ribbon with words."""

    at: MomentContext
    seats: Sequence[SeatView]
    words: str
    size: float
    """The size of a face, as a part of the window's height; several faces may be smaller."""
    hops: int
    """How often a face hops."""
    are_crowned: bool = False
    middle: float = 0.4
    """How far down the middle of the faces lies, as a part of the window's height."""

    def shows(self) -> list[Show]:
        """Returns the movements of rays, ribbon, faces and crowns."""
        faces = [self._face(place) for place in range(len(self.seats))]
        crowns = [self._crown(place) for place in range(len(self.seats) * self.are_crowned)]
        rays = [] if self.has_large_rays else [self._rays()]
        return [*rays, self._ribbon(), *faces, *crowns]

    def _places(self) -> list[Rect]:
        """Returns the places of the faces, side by side."""
        frame, count = self.at.state.frame, len(self.seats)
        widest = _ACROSS * frame.width / (count + _GAP * (count - 1))
        size = min(self.size * frame.height, widest)
        pitch = (1 + _GAP) * size
        left, cy = frame.width / 2 - pitch * (count - 1) / 2, self.middle * frame.height
        return [around(left + place * pitch, cy, size, size) for place in range(count)]

    @property
    def bottom(self) -> float:
        """Returns how far down the ribbon ends."""
        return self._ribbon_place().bottom

    @property
    def has_large_rays(self) -> bool:
        """Returns whether the rays take too long for each frame; they belong into the picture of
        the table.
        """
        return self._rays_place().w * self.at.effects.ratio > _LARGEST_TURNED

    def draw_rays(self, painter: QPainter) -> None:
        """Draws the rays behind the faces as they are when everything is visible."""
        place = self._rays_place()
        picture = sparks.burst(place.w, self.at.effects.ratio, sparks.GOLD)
        painter.setOpacity(_RAYS)
        painter.drawPixmap(
            QRectF(place.x, place.y, place.w, place.h), picture, QRectF(picture.rect())
        )

    def _rays_place(self) -> Rect:
        faces = self._places()
        side = max(2.4 * faces[0].w, 1.5 * (faces[-1].right - faces[0].x))
        return around((faces[0].x + faces[-1].right) / 2, faces[0].cy, side, side)

    def _rays(self) -> Show:
        """Returns the rays behind the faces."""
        effects, place = self.at.effects, self._rays_place()
        make = partial(sparks.burst, place.w, effects.ratio, sparks.GOLD)
        turns = 0.0 if self.at.is_still else _RAYS_TURN

        def show(part: float) -> None:
            effects.put("rays", place, z.Z_WON + 1, None, make)
            effects.turn("rays", STEADY + turns * part, is_soft=True)
            effects.pose("rays", opacity=_RAYS * clear(part))

        return passing(self.at, "rays", show, _FIRST_RAYS)

    def _face(self, place: int) -> Show:
        """Returns the movement of a face; the faces appear one after the other and hop."""
        effects, rect, seat = self.at.effects, self._places()[place], self.seats[place]
        key = ("large face", place)
        make = partial(portrait, seat.face, Mood.GLAD, rect.w, effects.ratio, sparks.GOLD)
        begins = _FIRST_FACE + 0.02 * place

        def show(part: float) -> None:
            effects.put(key, rect, z.Z_WON + 3, seat.face, make)
            still = self.at.is_still
            grown = 1.0 if still else max(ease(min(max(part - begins, 0.0) / COMES, 1.0)), 0.05)
            effects.pose(
                key, opacity=clear(part), across=grown, high=grown, down=-self._up(part, place)
            )

        return passing(self.at, key, show, begins)

    def _up(self, part: float, place: int) -> float:
        """Returns how high a face is above its place, as a part of its size."""
        return 0.0 if self.at.is_still else _HOP * _hop(part * self.hops + 0.35 * place)

    def _crown(self, place: int) -> Show:
        """Returns the movement of a crown that falls on a face when that has grown."""
        effects, face, key = self.at.effects, self._places()[place], ("crown", place)
        wide = _CROWN * face.w
        rect = around(face.cx, face.y - _CROWN_UP * face.h, wide, sparks.CROWN_HIGH * wide)
        make = partial(sparks.crown, wide, effects.ratio)
        begins = _FIRST_FACE + 0.02 * place + COMES

        def show(part: float) -> None:
            effects.put(key, rect, z.Z_WON + 3.5, None, make)
            effects.turn(key, _CROWN_TILT)
            fallen = 1.0 if self.at.is_still else ease(min((part - begins) / COMES, 1.0))
            up = self._up(part, place) + _CROWN_FALLS * (1 - fallen)
            effects.pose(key, opacity=min(fallen, clear(part)), down=-up * face.h / rect.h)

        return passing(self.at, key, show, begins)

    def _ribbon(self) -> Show:
        """Returns the ribbon with the words."""
        effects, place, palette = self.at.effects, self._ribbon_place(), self.at.state.palette

        def draw(painter: QPainter, box: QRectF) -> None:
            draw_ribbon(painter, box, palette.seal_natural, self.words, palette)

        def show(part: float) -> None:
            effects.draw("ribbon", place, z.Z_WON + 4, self.words, draw)
            effects.pose("ribbon", opacity=clear(part))

        return passing(self.at, "ribbon", show)

    def _ribbon_place(self) -> Rect:
        faces = self._places()
        size = faces[0].w
        ink = TextStyle(_LETTERS * _RIBBON[1] * size, "#ffffff", is_display=True)
        words = width_of(self.words, ink) + 2 * _RIBBON[1] * size
        wide = max(_LEAST_RIBBON * size, _RIBBON[0] * (faces[-1].right - faces[0].x), words)
        wide = min(wide, _ACROSS * self.at.state.frame.width)
        middle = self.at.state.frame.width / 2
        return around(middle, faces[0].bottom + 0.12 * size, wide, _RIBBON[1] * size)


def _hop(turns: float) -> float:
    """Returns the height of a hop: from 0 up to 1 and back, once for each whole turn."""
    part = turns % 1
    return 4 * part * (1 - part)
