"""Building blocks of effects: light, rays, widening rings, flying points, crystals of ice."""

import math
from collections.abc import Hashable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_gui.table.furniture import lights
from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.text_drawing import TextStyle, draw_words, width_of
from canasta_gui.table.layout.geometry import Rect, around
from canasta_gui.table.layout.overlaps import MOVING
from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.motion.flourish import Show
from canasta_gui.table.motion.path import bent, ease, glide
from canasta_gui.table.render import sparks
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.pen import rounded
from canasta_gui.viewmodel.seat_views import LargeFigure
from canasta_gui.viewmodel.zones import Zone

_REACH = 0.3
"""How far light reaches beyond its rectangle, as a part of the smaller side."""
_SWELLS = 0.16
_BURST = 2.6
"""The size of rays, as a multiple of the longer side of what they surround."""
_TURNS = 24.0
STEADY = 3.0
"""The angle of rays that do not turn: Qt draws a picture with fewer pixels than units in its true
size only where it is turned (a quarter as large in windows of 3840 by 2160).
"""
_FIRST, _LAST = 0.7, 4.6
"""The first and the last size of a ring, as multiples of the width of what it surrounds."""
_POINTS = 1.5
"""The size of flying points, in text heights."""
_STANDS = 0.45
"""The part of their time for which they stand before they fly, so that they can be read."""
_RISES = 0.18
"""How far their way swings aside, as a part of its length."""
_CRYSTALS = 9
_CRYSTAL = 0.2
"""The size of a crystal, in widths of the card from which it flies."""


def _steady(part: float) -> float:
    """Returns the opacity of an effect that fades in, stays and fades out without moving."""
    return min(1.0, 5 * part, 5 * (1 - part))


def passing(at: MomentContext, key: Hashable, show: Show, begins: float = 0.0) -> Show:
    """Returns a movement whose item is on the table only from its beginning to its end."""

    def while_there(part: float) -> None:
        if part in (0.0, 1.0) or part < begins:
            at.effects.take(key)
        else:
            show(part)

    return while_there


def light(
    at: MomentContext,
    key: Hashable,
    rect: Rect,
    colour: str,
    *,
    height: float = z.Z_LIGHT,
) -> Show:
    """Returns light around a rectangle, which grows and fades."""
    reach = _REACH * min(rect.w, rect.h)
    make = partial(lights.light, rect.w, rect.h, reach, at.effects.ratio, colour)

    def show(part: float) -> None:
        at.effects.put(key, rect.grown(reach), height, colour, make)
        size = 1.0 if at.is_still else 1 + _SWELLS * part
        clear = _steady(part) if at.is_still else min(8 * part, 1.0) * (1 - part**2)
        at.effects.pose(key, opacity=clear, across=size, high=size, is_soft=True)

    return passing(at, key, show)


def rays(
    at: MomentContext, key: Hashable, rect: Rect, colour: str, *, is_steady: bool = False
) -> Show:
    """Returns rays behind a rectangle, which turn and fade; steady ones, which take little time to
    draw, only fade.
    """
    side = _BURST * max(rect.w, rect.h)
    place = around(rect.cx, rect.cy, side, side)
    make = partial(sparks.burst, side, at.effects.ratio, colour)

    def show(part: float) -> None:
        at.effects.put(key, place, z.Z_LIGHT - 1, colour, make)
        if is_steady:
            at.effects.turn(key, STEADY, is_soft=True)
            at.effects.pose(key, opacity=min(1 - part**2, 6 * part))
            return
        at.effects.turn(key, _TURNS * part, is_soft=True)
        size = 0.5 + 0.5 * glide(min(2.5 * part, 1.0))
        at.effects.pose(key, opacity=1 - part**2, across=size, high=size, is_soft=True)

    return passing(at, key, show)


def ring(at: MomentContext, key: Hashable, rect: Rect, colour: str) -> Show:
    """Returns a ring that widens from a round thing and fades."""
    side = _LAST * rect.w
    place = around(rect.cx, rect.cy, side, side)
    make = partial(sparks.ring, side, at.effects.ratio, colour)

    def show(part: float) -> None:
        at.effects.put(key, place, z.Z_UNDER_PLATES, colour, make)
        size = (_FIRST + (_LAST - _FIRST) * glide(part)) / _LAST
        at.effects.pose(key, opacity=1 - part, across=size, high=size, is_soft=True)

    return passing(at, key, show)


def points(at: MomentContext, key: Hashable, text: str, start: Rect, end: Rect) -> Show:
    """Returns points that rise from a rectangle and fly to the score."""
    palette, size = at.state.palette, _POINTS * at.state.text
    style = TextStyle(size, palette.drawn, is_bold=True, align="centre")
    wide, high = width_of(text, style) + 1.2 * size, 1.5 * size
    way = bent((start.cx, start.cy), (end.cx, end.cy), _RISES if end.cx < start.cx else -_RISES)

    def draw(painter: QPainter, box: QRectF) -> None:
        _pill(painter, box, palette)
        draw_words(painter, box, text, style)

    def show(part: float) -> None:
        x, y = way(0.0 if at.is_still else glide(max((part - _STANDS) / (1 - _STANDS), 0.0)))
        place = at.state.frame.on_cloth(around(x, y, wide, high))
        at.effects.draw(key, place, z.Z_POINTS, (text, style), draw)
        grown = 1.0 if at.is_still else 1.25 * min(5 * part, 1.0) - 0.5 * part**3
        clear = _steady(part) if at.is_still else min(6 * part, 1.0, 6 * (1 - part))
        at.effects.pose(key, opacity=clear, across=grown, high=grown)

    return passing(at, key, show)


def crystals(at: MomentContext, key: Hashable, rect: Rect) -> Show:
    """Returns small crystals of ice that fly off a card on all sides."""
    side, palette = _CRYSTAL * min(rect.w, rect.h), at.state.palette
    make = partial(sparks.crystal, side, at.effects.ratio, palette.frost_high)
    keys = [(key, number) for number in range(_CRYSTALS)]

    def show(part: float) -> None:
        for number, one in enumerate(keys):
            if part in (0.0, 1.0):
                at.effects.take(one)
                continue
            turn = 2 * math.pi * (number + 0.3 * (number % 3)) / _CRYSTALS
            far = (0.35 + 0.65 * ease(part)) * (1 + 0.25 * (number % 2))
            x = rect.cx + far * math.sin(turn) * rect.w * 0.75
            y = rect.cy - far * math.cos(turn) * rect.h * 0.75
            at.effects.put(one, around(x, y, side, side), z.Z_POINTS, side, make)
            at.effects.turn(one, 120 * part * (-1) ** number)
            at.effects.pose(one, opacity=min(6 * part, 1.0) * (1 - part**2))

    return show


def _pill(painter: QPainter, box: QRectF, palette: TablePalette) -> None:
    inner = box.adjusted(1.5, 1.5, -1.5, -1.5)
    path = rounded(inner, inner.height() / 2)
    painter.fillPath(path, QColor(palette.plate))
    painter.strokePath(path, QPen(QColor(palette.drawn), 0.07 * box.height()))


_CONTACT = 0.55
"""The part of its movement after which a seal meets the card."""
_SEAL_HEIGHT = 0.9
"""How much larger the seal is at the beginning, as a part of its size."""
_SEAL_PRESS = 0.1
"""How much smaller the seal becomes when it is pressed on, as a part of its size."""
_COMES = 8.0
"""How soon it is whole: wax is not clear, whatever lies below."""
_THIN = 0.04
"""The least width of a turning card, seen from its edge, as a part of its width."""


def turning(at: MomentContext, zone: Zone) -> Show:
    """Returns the movement that lifts the squared cards and turns them once round."""
    board = at.board
    sprites = board.sprites[zone]
    faces, poses = at.state.picture.cards(zone), at.state.arrangement.poses[zone]

    def show(part: float) -> None:
        if part == 0:
            return
        for sprite, face, pose in zip(sprites, faces, poses, strict=True):
            if part == 1:
                sprite.settle(face, pose)
                continue
            sprite.turn(None if 0.25 < part < 0.75 else face)
            flip = max(abs(math.cos(2 * math.pi * part)), _THIN)
            height = math.sin(math.pi * part)
            sprite.hover(replace(pose, z=MOVING + pose.z), flip, height=height)

    return show


def seal(at: MomentContext, zone: Zone) -> Show:
    """Returns the movement of the seal: it shrinks onto the card, is pressed on and springs
    back; with it come what the canasta counts, the name of a sequence and the golden frame.
    """

    def show(part: float) -> None:
        if part < _CONTACT:
            size = 1 + _SEAL_HEIGHT * (1 - (part / _CONTACT) ** 2)
        else:
            size = 1 - _SEAL_PRESS * math.sin(math.pi * (part - _CONTACT) / (1 - _CONTACT))
        size = 1.0 if part == 1 else size
        clear = min(_COMES * part, 1.0)
        at.items.pose(("seal", zone), opacity=clear, across=size, high=size)
        for key in ("worth", "run", "edges"):
            at.items.pose((key, zone), opacity=clear)

    return show


def flash(at: MomentContext, zone: Zone) -> Show:
    """Returns golden light around the cards."""
    return light(at, ("flash", zone), at.cards(zone), sparks.GOLD)


def burst(at: MomentContext, zone: Zone) -> Show:
    """Returns golden rays behind the cards."""
    return rays(at, ("burst", zone), at.cards(zone), sparks.GOLD)


def told_of(at: MomentContext, zone: Zone) -> LargeFigure | None:
    """Returns what a canasta is and what it counts besides its cards; ``None`` if nothing."""
    side = next(side for side in at.after.sides if side.side == zone.owner)
    return side.melds[zone.index].told if zone.index < len(side.melds) else None


def bonus(at: MomentContext, zone: Zone) -> Show | None:
    """Returns the flight of the canasta's points to the score, with what it is; ``None`` if it
    counts nothing.
    """
    told = told_of(at, zone)
    if told is None:
        return None
    plate = at.state.frame.sides[zone.owner].plate
    return points(at, ("points", zone), told.text, at.cards(zone), plate)


def arrival(at: MomentContext, zone: Zone) -> Show:
    """Returns the light around the score when the points arrive there."""
    plate, under = at.state.frame.sides[zone.owner].plate, z.Z_UNDER_PLATES
    return light(at, ("score", zone), plate, sparks.GOLD, height=under)
